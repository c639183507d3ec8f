game-name = Green Skull
game-about = Goblins against orcs, and the player who holds the skull moves the zombies too.
game-goal = Have the most points at the end: 2 for each piece of yours on your edge, 1 for each piece that you capture. The zombies can win too.

rule-set-published = published
rule-set-published-about = The orcs move first.
rule-set-report = report
rule-set-report-about = The goblins, who hold the skull, move first.
option-starts = Who moves first

glyph-goblin = goblin
glyph-orc = orc
glyph-zombie = zombie
glyph-skull = skull
level-easy = easy
level-easy-about = Plays the move that gains the least.
level-medium = medium
level-medium-about = Plays the move in the middle between the worst and the best.
level-hard = hard
level-hard-about = Plays the move that gains the most at once.
counter-pieces = pieces left
counter-lost = pieces lost
score-edge = on the edge
score-captures = captured
party-zombies = zombies
button-stop = stop jumping
side-goblins = goblins
side-orcs = orcs
you-goblins = You are the goblins.
you-orcs = You are the orcs.
one-goblin = a goblin
one-orc = an orc
one-zombie = a zombie
species-goblin = goblin
species-orc = orc
species-zombie = zombie

caption-own = { $player } moves { $species }
caption-zombie = { $player } holds the skull and moves a zombie
caption-series = { $player } jumps on from { $cell } or stops
caption-over = The game is over
prompt-own = Choose { $species }.
prompt-zombie = You hold the skull: choose a zombie.
prompt-to = Choose where it goes.
prompt-series = Jump on from { $cell }, or stop.
fact-skull = { $player } holds the skull
fact-zombies = { $left ->
    [one] 1 zombie
   *[other] { $left } zombies
} left, { $lost } captured
fact-quiet = { $count } of { $most } moves without a capture

piece = { $species }
piece-at-home = { $species } on its own edge
empty = empty
empty-edge-goblins = empty, on the goblins’ edge
empty-edge-orcs = empty, on the orcs’ edge
empty-edge-zombies = empty, on the zombies’ edge
empty-apex = empty, on the edges of goblins and orcs
empty-left-corner = empty, on the edges of orcs and zombies
empty-right-corner = empty, on the edges of goblins and zombies

step = { $player } moves { $species } from { $from } to { $to }
jump = { $player } jumps with { $species } from { $from } over { $over } to { $to }
stops = { $player } stops jumping
event-captured = the { $species } on { $cell } is captured
event-skull = { $player } gets the skull
event-no-zombie = no zombie can move: { $player } leaves them where they are
event-no-own = { $player } can move none of their own pieces
event-pass = { $player } can move nothing and passes
done-step = { $player } moved { $species } from { $from } to { $to }
done-jump = { $player } jumped with { $species } from { $from } over { $over } to { $to }
done-stops = { $player } stopped jumping
done-event-captured = the { $species } on { $cell } was captured
done-event-skull = { $player } got the skull
done-event-no-zombie = no zombie could move: { $player } left them where they were
done-event-no-own = { $player } could move none of their own pieces
done-event-pass = { $player } could move nothing and passed

why-over = the game is over
why-no-cell = there is no cell { $cell } on this board
why-no-button = there is no series of jumps to stop
why-complete = the move is complete before that
why-empty = there is no piece on { $cell }
why-stuck = the piece on { $cell } can neither step nor jump
why-zombie-now = it is a zombie’s turn to move, and { $cell } has none
why-own-first = the { $species } moves first, the zombie after it
why-no-skull = only { $player }, who holds the skull, moves zombies
why-not-yours = the piece on { $cell } belongs to the opponent
why-press-stop = the piece is on { $to } already: jump on, or stop
why-same = the piece is on { $to } already
why-occupied = there is a piece on { $to } already
why-nothing-to-jump = there is nothing to jump over on { $over }
why-only-jumps = a series goes on with jumps only, not with a step to { $to }
why-too-far = { $to } is out of reach of { $from }: a piece steps to the next cell or jumps straight over one piece

over-gone-goblins = there are no goblins left
over-gone-orcs = there are no orcs left
over-gone-zombies = there are no zombies left
over-edge-goblins = all goblins left are on their edge
over-edge-orcs = all orcs left are on their edge
over-edge-zombies = all zombies left are on their edge
over-hundred = a hundred moves in a row captured nothing
over-both-pass = nothing on the board can move

problem-form = it is ROWS~TURN~SKULL~MOVES, like -_--_z-z_…~o~g~0
problem-rows = there are { $found } rows instead of { $rows }
problem-row = row { $row } from the apex has { $row } cells, not `{ $found }`
problem-letter = `{ $found }` is none of g, o, z and -
problem-too-many = there are { $count } { $letter ->
    [g] goblins
    [o] orcs
   *[z] zombies
}, but at most { $most }
problem-side = `{ $found }` is not a side: it is g or o
problem-cell = `{ $found }` is not a cell
problem-quiet-moves = `{ $found }` is not a number of moves without a capture: 0 to { $most }
problem-zombie-without-skull = only who holds the skull moves a zombie
problem-jumper-absent = the piece that jumps does not stand there
problem-jumper-stuck = the piece that jumps can jump no further
problem-series-without-capture = a series has captured something
problem-jumper-holds-skull = who jumps does not hold the skull any more

insight-edge-goblins = { $count ->
    [one] 1 goblin is on its own edge
   *[other] { $count } goblins are on their own edge
}
insight-edge-orcs = { $count ->
    [one] 1 orc is on its own edge
   *[other] { $count } orcs are on their own edge
}
insight-edge-zombies = { $count ->
    [one] 1 zombie is on its own edge
   *[other] { $count } zombies are on their own edge
}
insight-captured-goblins = { $count ->
    [one] 1 goblin was captured
   *[other] { $count } goblins were captured
}
insight-captured-orcs = { $count ->
    [one] 1 orc was captured
   *[other] { $count } orcs were captured
}
insight-captured-zombies = { $count ->
    [one] 1 zombie was captured
   *[other] { $count } zombies were captured
}
insight-way-goblins = { $count ->
    [one] 1 goblin is not yet on its edge
   *[other] { $count } goblins are not yet on their edge
}: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} in all, and the game ends
insight-way-orcs = { $count ->
    [one] 1 orc is not yet on its edge
   *[other] { $count } orcs are not yet on their edge
}: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} in all, and the game ends
insight-way-zombies = { $count ->
    [one] 1 zombie is not yet on its edge
   *[other] { $count } zombies are not yet on their edge
}: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} in all, and the game ends
insight-skull = { $player } holds the skull and moves a zombie after a step; { $jumpers ->
    [0] nothing can jump that would give it to { $opponent }
    [one] a jump of the one piece that can would give it to { $opponent }
   *[other] a jump of one of the { $jumpers } pieces that can would give it to { $opponent }
}
insight-zombies-ahead = with { $total } points the zombies lead by { $difference }: if it ended like this, both players would have lost
insight-zombies-level = with { $total } points the zombies share the lead: if it ended like this, it would be a draw
insight-zombies-behind = with { $total } points the zombies are { $difference } behind

lesson-step = A first step
lesson-step-task = Move the orc on d7 one step to d6, nearer to your edge on the left.
lesson-step-done = That is a step: any piece of yours, to any empty cell next to it.
lesson-step-hint = Choose d7, then d6.
lesson-jump = Capture
lesson-jump-task = Capture the zombie on d4.
lesson-jump-done = A jump goes straight over a piece into the empty cell behind it. You never have to.
lesson-jump-hint = The orc on d5 is next to it, and d3 behind it is empty.
lesson-series = Jump after jump
lesson-series-task = Capture the goblin on f4.
lesson-series-done = One turn, two jumps. The first was over a friend, which costs you a piece.
lesson-series-hint = Come nearer by jumping over your own orc, then go on jumping.
lesson-skull = The skull
lesson-skull-task = You lead the goblins and hold the skull: after a step you move a zombie. Let it capture the orc on f3.
lesson-skull-done = Captured orcs count for you, no matter who captured them. But a jump gives the skull away, that of a zombie too.
lesson-skull-hint = Step with any goblin. Then jump with the zombie on g2.
lesson-edge = Home, and the end
lesson-edge-task = All your orcs but one are on their edge. End the game and win.
lesson-edge-done = When all that is left of a species stands on its edge, the game ends. You had the most points.
lesson-edge-hint = The orc on f2 is next to two cells of the left edge.
lesson-zombies = Beat the zombies too
lesson-zombies-task = The zombies are ahead. Bring your last orc to the edge, and win.
lesson-zombies-done = The jump brought 1 point for the zombie and 2 for the edge: just enough.
lesson-zombies-hint = Walking there takes too long and brings too little. Is there something to jump over?
lesson-home-jump = Two jumps
lesson-home-jump-task = The orc on d3 can capture either of two goblins. Choose the better jump.
lesson-home-jump-done = Both jumps capture a goblin. This one also brings the orc to your edge: two points more.
lesson-home-jump-hint = Look where each jump ends.
lesson-stop = Know when to stop
lesson-stop-task = Capture the goblin on d2, and end the turn at the right moment.
lesson-stop-done = The orc stands on your edge, which is worth two points. Another jump would have left it again.
lesson-stop-hint = The orc on c3 lands on your edge. Would another jump be better?
lesson-two-captures = Two in one turn
lesson-two-captures-task = Two goblins stand apart from each other. Capture both in one turn.
lesson-two-captures-done = Two goblins less, and every one of them is a point for you.
lesson-two-captures-hint = Begin with the orc on e4.
lesson-long-series = End it while you lead
lesson-long-series-task = One series wins at once. Find it.
lesson-long-series-done = The zombie on c4 was the last one away from its edge, so the game is over, and you lead with 18 points to 16.
lesson-long-series-hint = The orc on e3 begins by jumping over your own orc.
lesson-break-zombies = When the zombies lead
lesson-break-zombies-task = The zombies have 18 points: if they win, both players lose. Save the game in one turn.
lesson-break-zombies-done = Two zombies less, and one of them stood on its edge. The goblins are all at home now, with as many points as the zombies: a draw.
lesson-break-zombies-hint = The orc on c1 has to leave its edge.
lesson-first-strike = Jump first
lesson-first-strike-task = The goblin on f4 threatens to jump over your orc on e4. Answer it.
lesson-first-strike-done = You captured it before it could capture you.
lesson-first-strike-hint = Where two pieces stand side by side, either may be able to jump.

dial-skull = Who holds the skull
dial-part = What is to be moved
dial-part-own = a piece of their own
dial-part-zombie = a zombie, after a step
dial-quiet = Moves without a capture
