game-name = Noughts and crosses
game-about = Three in a row wins.
game-goal = Put three marks in a row.

rule-set-plain = plain
rule-set-plain-about = Three in a row wins, a full board is a draw.
rule-set-misere = misère
rule-set-misere-about = Three in a row loses, a full board is a draw.
option-starts = Who starts

glyph-cross = cross
glyph-nought = nought
level-corner = corner
level-corner-about = Takes the first corner or the middle.

caption-mark = { $player } marks a cell
caption-over = The game is over
prompt-mark = Choose an empty cell.
marked = a mark of { $player }
empty = empty
mark = { $player } marks { $cell }
done-mark = { $player } marked { $cell }

why-over = the game is over
why-taken = that cell is taken

three-in-a-row = { $player } has three in a row
board-full = the board is full

problem-cells = there are { $found } cells instead of { $cells }
problem-letter = `{ $found }` is none of x, o and -
problem-two-lines = both players have three in a row

insight-completing = { $count ->
    [one] One cell would give { $player } three in a row
   *[other] { $count } cells would give { $player } three in a row
}

lesson-middle = A first mark
lesson-middle-task = Mark the middle, b2.
lesson-middle-done = Four of the eight lines go through the middle.
lesson-middle-hint = Choose b2.
lesson-block = Block
lesson-block-task = The noughts have two in a row. Do not let them have three.
lesson-block-done = The top row is closed.
lesson-block-hint = The top row has one empty cell.
lesson-fork = Two at once
lesson-fork-task = Threaten to complete two lines at once.
lesson-fork-done = One of them can be blocked, not both. You also stopped their diagonal.
lesson-fork-hint = Look at the corner that is still free.
lesson-three = Three in a row
lesson-three-task = Win.
lesson-three-done = Three in a row, column or diagonal win.
lesson-three-hint = Your marks lie on a diagonal.
