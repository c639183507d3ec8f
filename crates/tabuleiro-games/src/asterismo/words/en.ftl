game-name = Asterismo
game-about = Pick pieces off a tree of colours without letting another one fall.

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
fact-first-to-five = The first to have five of each colour wins
fact-all-five = Everyone needs five of each colour
fact-all-ten = Everyone needs ten of one colour
fact-useful = { $player } has { $useful } of { $needed } useful pieces
fact-best-colour = { $player } has { $useful } of { $needed } in their best colour

take = { $player } takes the { $piece } on { $cell }
harvest-complete = { $player } has a complete harvest

over-harvest = { $player } has five of each colour
over-together = every harvest is complete
over-no-move = no piece can be taken any more
over-lost = no piece can be taken any more, and not every harvest is complete
over-most-useful = no piece can be taken any more, and { $player } has more useful pieces
over-equally-useful = no piece can be taken any more, both have as many useful pieces, and { $player } did not make the last move

why-over = the game is over
why-off-the-board = there is no cell { $cell } on this board
why-empty = there is no piece on { $cell }
why-unsafe = without { $cell }, the piece on { $falling } would have neither three neighbours nor two of its colour
why-apart = without { $cell }, the tree would fall apart
why-no-piece-chosen = choose the piece to take first
why-not-confirmed = { $cell } is chosen: take it, or choose again
why-one-piece = a turn is one piece
