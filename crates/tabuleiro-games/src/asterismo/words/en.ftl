game-name = Asterismo
game-about = Pick pieces off a tree of colours without letting another one fall.
game-goal = Collect five pieces of each colour; with three players, ten of one colour.

rule-set-report = report
rule-set-report-about = Two against each other: five of each colour win; a tree nobody can pick from is a draw.
rule-set-decisive = decisive
rule-set-decisive-about = Two against each other, never a draw: if nobody can take a piece, the more useful harvest wins.
rule-set-published = published
rule-set-published-about = Two or three together: all must complete their harvest, or all lose.

option-each = Pieces of each colour
option-starts = Who starts

glyph-red = red piece
glyph-blue = blue piece
glyph-yellow = yellow piece
counter-red = red
counter-blue = blue
counter-yellow = yellow
counter-pieces = all pieces
score-red = red
score-blue = blue
score-yellow = yellow

level-easy = easy
level-easy-about = Takes any piece it may.
level-normal = normal
level-normal-about = Takes the first piece that makes its own harvest more useful.

button-take = take the piece

piece-red = red piece
piece-blue = blue piece
piece-yellow = yellow piece
content = a { $piece }
content-empty = empty

caption-take = { $player } takes a piece
caption-over = The game is over
progress-useful = { $useful } of { $needed } useful
progress-best-colour = { $useful } of { $needed } in one colour
prompt-piece = Choose a piece to take.
prompt-take = Take it, or choose another piece.
fact-first-to-five = The first to have five of each colour wins
fact-all-five = Everyone needs five of each colour
fact-all-ten = Everyone needs ten of one colour
fact-useful = { $player } has { $useful } of { $needed } useful pieces
fact-best-colour = { $player } has { $useful } of { $needed } in their best colour

take = { $player } takes the { $piece } on { $cell }
done-take = { $player } took the { $piece } on { $cell }
harvest-complete = { $player } has a complete harvest

over-harvest = { $player } has five of each colour
over-together = every harvest is complete
over-no-move = no piece can be taken any more, and here points decide nothing
over-lost = no piece can be taken any more, and not every harvest is complete
over-most-useful = no piece can be taken any more, and { $player } has more useful pieces
over-equally-useful = no piece can be taken any more, both have as many useful pieces, and { $player } did not make the last move
over-last-piece = no piece can be taken any more, both have as many useful pieces, and { $player } took the last one

why-over = the game is over
why-off-the-board = there is no cell { $cell } on this board
why-empty = there is no piece on { $cell }
why-unsafe = without { $cell }, the piece on { $falling } would have neither three neighbours nor two of its colour
why-apart = without { $cell }, the tree would fall apart
why-no-piece-chosen = choose the piece to take first
why-not-confirmed = { $cell } is chosen: take it, or choose again
why-one-piece = a turn is one piece

problem-form = a position is TREE~HARVESTS~SEAT, where the seat is the one to move
problem-rows = a tree has { $rows } rows joined by `_`, not { $found }
problem-row = `{ $found }` is not a row: a row is { $cells } cells long, in letters r, b, y and numbers of empty cells
problem-no-piece = there is no piece on the board
problem-ties = `{ $found }` does not say who wins with equal useful pieces: it is `last`, for the player who made the last move
problem-unsafe = the piece on { $cell } is not safe: it has neither three neighbours nor two of its colour
problem-apart = the pieces are not one tree: { $cell } and { $other } are not linked
problem-nothing-takeable = no piece of it can be taken
problem-harvests = there is one harvest for each of { $seats } seats, joined by `_`
problem-harvest = `{ $found }` is not a harvest: a harvest is like r2b0y1
problem-too-many = there are { $count } { $colour ->
    [r] red
    [b] blue
   *[y] yellow
} pieces, more than { $most }
problem-both-complete = both have five of each colour, but the first to have them has won

insight-enough = { $player } has { $count } { $colour }: enough
insight-missing = { $player } has { $count } { $colour } and needs { $missing } more; { $reach } can be taken now
insight-missing-of-one = { $player } has { $count } { $colour }, { $missing } short of ten; { $reach } can be taken now
insight-takeable = { $count ->
    [0] no piece can be taken
    [one] 1 piece can be taken
   *[other] { $count } pieces can be taken
}
insight-effect = taking { $cell } blocks { $blocked ->
    [0] no other piece
    [one] 1 other piece
   *[other] { $blocked } other pieces
}{ $opened ->
    [0] {""}
    [one] , frees 1
   *[other] , frees { $opened }
} and leaves { $left } to take

lesson-pick = Pick a piece
lesson-pick-task = Take any red piece that may be taken.
lesson-pick-done = Every piece that stayed is still safe, and all hang together.
lesson-pick-hint = Try pieces at the edge of the tree. If one cannot be taken, a message names the piece that would fall.
lesson-tight = A bare tree
lesson-tight-task = Only four pieces may be taken here. Take the yellow one.
lesson-tight-done = Without it every other piece still has three neighbours, or two of its colour.
lesson-tight-hint = It is on the right, in row e.
lesson-harvest = The harvest
lesson-harvest-task = You have five red, four blue and five yellow pieces. Win.
lesson-harvest-done = Five of each colour: the first to have them wins.
lesson-harvest-hint = A blue one is missing.
lesson-together = Together
lesson-together-task = In the published game all win or lose together. The other has a complete harvest. Win for both.
lesson-together-done = Both harvests are complete, so both have won.
lesson-together-hint = Count your own pieces: of one colour there are only four.
lesson-squeeze = Leave little
lesson-squeeze-task = Take a piece so that the other can take only one.
lesson-squeeze-done = What you take decides what may be taken next.
lesson-squeeze-hint = Taking some pieces makes two others hold up the tree that could be taken before.
lesson-last = The last piece
lesson-last-task = In the decisive game, when nobody can take a piece, the more useful harvest wins. Both have nine useful pieces. Win now.
lesson-last-done = Ten against nine, and nothing can be taken any more.
lesson-last-hint = Five pieces may be taken. After one of them the other can take nothing at all.
lesson-useful = Only five count
lesson-useful-task = You have five red, one blue and three yellow pieces. Take the piece that counts.
lesson-useful-done = Only five pieces of a colour count. A sixth red one would have added nothing.
lesson-useful-hint = Compare the colours of the two pieces that can be taken.
lesson-deny = Take what they need
lesson-deny-task = The other player needs only one yellow piece to win. Prevent it.
lesson-deny-done = g3 was the only yellow piece that could be taken.
lesson-deny-hint = Two pieces can be taken. Which colour is each of them?
lesson-last-word = The last piece
lesson-last-word-task = The decisive game gives a tie to the player who took the last piece. Take it.
lesson-last-word-done = Seven useful pieces each, nothing can be taken any more, and the last turn was yours.
lesson-last-word-hint = After one of the two pieces nothing else can be taken.
lesson-count-on = Count to the end
lesson-count-on-task = Two pieces can be taken now. Count all turns to the end before you choose.
lesson-count-on-done = The other player takes one more piece, and then you take the last.
lesson-count-on-hint = Taking g5 sets h5 free.
lesson-spare = Keep one for later
lesson-spare-task = Four pieces can be taken. Choose so that the last turn is yours.
lesson-spare-done = Two pieces are left that can be taken: one for the other player, and one for you.
lesson-spare-hint = Two of the four do not disturb each other.
lesson-only-one = One of five
lesson-only-one-task = Five pieces can be taken, and only one of them wins. Find it.
lesson-only-one-done = Only e6 and a3 can be taken now: one for the other player, and the last one for you.
lesson-only-one-hint = Choose the piece after which an even number can be taken.

dial-red = Red pieces harvested
dial-blue = Blue pieces harvested
dial-yellow = Yellow pieces harvested
