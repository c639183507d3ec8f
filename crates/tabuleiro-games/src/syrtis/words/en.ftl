game-name = Syrtis
game-about = Move towers, sink tiles, and join all the land of your colour or your shape.
game-goal = Join all tiles of your colour, or all of your shape, into one island. Or sink four tiles without an answer.
rule-set-published = published
rule-set-published-about = A tower starts on a tile of its colour or its shape.
rule-set-report = report
rule-set-report-about = A tower starts on a tile of its colour and its shape.
option-board = Board
option-board-major = Major: 36 tiles
option-board-minor = Minor: 16 tiles
option-placement = Towers
option-placement-players = one player places them, the other chooses a side
option-placement-automatic = placed at random, player 1 is Light
option-limit = Turns without a sink
option-limit-60 = 60 in a row end the game
option-limit-none = no limit

glyph-light-round = light round tile
glyph-light-square = light square tile
glyph-dark-round = dark round tile
glyph-dark-square = dark square tile
glyph-light-tower = light tower
glyph-dark-tower = dark tower
glyph-water = water where land was
tile-light-round = light round tile
tile-light-square = light square tile
tile-dark-round = dark round tile
tile-dark-square = dark square tile
side-light = Light
side-dark = Dark
you-light = You are Light.
you-dark = You are Dark.

button-light = play Light
button-dark = play Dark
button-sink = sink the tile
button-pass = pass

content-empty = empty
content-water = water where land was
content-tile = a { $tile }
content-light-tower = a light tower on a { $tile }
content-dark-tower = a dark tower on a { $tile }

caption-place-light = { $player } places a light tower
caption-place-dark = { $player } places a dark tower
caption-choose = { $player } chooses to play Light or Dark
caption-light = { $player } plays a turn for Light
caption-dark = { $player } plays a turn for Dark
caption-over = The game is over
progress-light = islands: { $colour } light, { $shape } round
progress-dark = islands: { $colour } dark, { $shape } square
prompt-place-light = Choose a tile for a light tower.
prompt-place-dark = Choose a tile for a dark tower.
prompt-choose = Choose to play Light or Dark.
prompt-turn = Choose a tower to move, or a tile to sink.
prompt-to = Choose where the tower goes.
prompt-sink = Sink the tile, or choose another.

fact-nobody-sank = Nobody has sunk a tile yet
fact-sunk = { $count ->
    [one] { $player } has sunk 1 tile since { $opponent } last sank one; the fourth wins
   *[other] { $player } has sunk { $count } tiles since { $opponent } last sank one; the fourth wins
}
fact-initiative = { $player } has the initiative
fact-passes = { $count ->
    [one] { $player } passed on their last turn
   *[other] { $player } has passed { $count } times in a row; the fourth ends the game
}
fact-quiet-turns = { $count ->
    [one] 1 turn of { $limit } without a sink
   *[other] { $count } turns of { $limit } without a sink
}

place-light = { $player } places a light tower on { $cell }
place-dark = { $player } places a dark tower on { $cell }
choose-light = { $player } chooses to play Light
choose-dark = { $player } chooses to play Dark
move-tower = { $player } moves a tower from { $from } to { $to }
sink = { $player } sinks the { $tile } on { $cell }
slide = { $player } slides a tile with its tower from { $from } to { $to }
pass = { $player } passes

event-initiative = { $player } takes the initiative
done-place-light = { $player } placed a light tower on { $cell }
done-place-dark = { $player } placed a dark tower on { $cell }
done-choose-light = { $player } chose to play Light
done-choose-dark = { $player } chose to play Dark
done-move-tower = { $player } moved a tower from { $from } to { $to }
done-sink = { $player } sank the { $tile } on { $cell }
done-slide = { $player } slid a tile with its tower from { $from } to { $to }
done-pass = { $player } passed
done-event-initiative = { $player } took the initiative
event-quicksand = Quicksand: one more tile and { $player } wins

over-island-light = { $player } wins: all light tiles are one island
over-island-dark = { $player } wins: all dark tiles are one island
over-island-round = { $player } wins: all round tiles are one island
over-island-square = { $player } wins: all square tiles are one island
over-quicksand = { $player } wins by quicksand: four tiles sunk without an answer
over-initiative-both-islands = Both players' islands are complete at once; { $player } has the initiative and wins
over-initiative-both-passed = Both players passed; { $player } has the initiative and wins
over-initiative-four-passes = A player passed four times in a row; { $player } has the initiative and wins
over-initiative-sixty-turns = Sixty turns without a sink; { $player } has the initiative and wins

why-over = the game is over
why-no-cell = there is no such cell on this board
why-no-button = that cannot be chosen now
why-complete = the move is complete already
why-occupied = a tower stands there
why-place-first = the towers must be placed first
why-place-on-tile = a tower is placed on a tile
why-place-light-or-round = a light tower is placed on a light or a round tile
why-place-dark-or-square = a dark tower is placed on a dark or a square tile
why-place-light-and-round = a light tower is placed on a light round tile
why-place-dark-and-square = a dark tower is placed on a dark square tile
why-choose-first = first choose to play Light or Dark
why-nothing-there = there is no tile there: begin with one of your towers or with the tile to sink
why-their-tower = that tower is the opponent's
why-tower-stuck = this tower can neither move to another tile nor slide with its own
why-sink-what = first choose the tile to sink
why-sink-not-beside = to be sunk, a tile must lie beside one of your towers
why-sink-enclosed = to be sunk, a tile must have an open side
why-sink-splits = without that tile the others would not be connected
why-sink-own-tower = a tile with a tower on it cannot be sunk
why-confirm-sink = the tile on { $cell } can only be sunk
why-pass-alone = a tower is chosen: let go of it to pass
why-same-cell = the tower must go to another cell
why-not-island-light = that tile is in no light or round island which the tower's own tile belongs to
why-not-island-dark = that tile is in no dark or square island which the tower's own tile belongs to
why-slide-outside = a tile cannot slide out of the smallest rectangle around all tiles
why-slide-blocked = there is no way there through empty cells
why-slide-splits = there the tile would leave the tiles unconnected

problem-limit = `{ $found }` is neither { $limited } nor { $unlimited }
problem-rows = there are boards of 7 and of 5 rows, not of { $found }
problem-board = the board is { $size } rows of { $size } letters joined by _
problem-letter = `{ $found }` on { $cell } is neither a tile (c s C S), a tower on one (1 2 3 7 8 9) nor empty (-)
problem-towers-among-tiles = towers are not written among the tiles of a set-up
problem-no-tile-there = no tile lies on { $cell } at the start
problem-tile-missing = a tile is missing on { $cell }
problem-places = the tiles do not lie on their places
problem-pair = the tiles on { $cell } and { $other } must differ in colour and in shape
problem-kinds = there are { $each } tiles of each of the four kinds
problem-island-complete = an island is complete before the first turn
problem-towers-form = it is the cells of two light and two dark towers, each two in order, like a3b4c5d6
problem-cell = there is no cell { $cell } on this board
problem-two-towers = two towers cannot stand on one tile
problem-light-tower-misplaced = a light tower cannot be placed on { $cell }
problem-dark-tower-misplaced = a dark tower cannot be placed on { $cell }
problem-form = it is the board, ~ and what is to be decided
problem-parts = after the board come place, or choose, or five parts like 1~l~n0~00~0: Light's seat, the side to move, the last sinks, the passes of both and the turns without a sink
problem-towers-placed = the set-up has placed the towers already
problem-other-tiles = { $cell } is not as in the set-up; while towers are placed, every tile lies where it lay at first
problem-tower-misplaced = a tower stands on a tile on which it cannot be placed
problem-placing-order = two light towers are placed, then two dark ones
problem-placing-phase = with these towers it is time to { $expected }, not to { $found }
problem-two-each = each side has two towers
problem-not-connected = the tiles are not all connected
problem-too-many-tiles = there are no more than { $most } tiles of each kind
problem-light-seat = `{ $found }` is not the seat of Light, 1 or 2
problem-light-is-seat-1 = seat 1 is Light where the set-up places the towers
problem-side = `{ $found }` is not the side to move, l or d
problem-sinks = `{ $found }` is not n0 or, like d2, a side and its sinks from 1 to 4
problem-passes = `{ $found }` is not the passes of both in a row, like 02, up to 4
problem-quiet-turns = `{ $found }` is not a number of turns without a sink from 0 to { $most }

insight-complete-light = all light tiles are one island
insight-apart-light = the light tiles are { $islands } islands: { $apart ->
    [one] 1 tile is
   *[other] { $apart } tiles are
} apart from the largest, which has { $largest }
insight-complete-dark = all dark tiles are one island
insight-apart-dark = the dark tiles are { $islands } islands: { $apart ->
    [one] 1 tile is
   *[other] { $apart } tiles are
} apart from the largest, which has { $largest }
insight-complete-round = all round tiles are one island
insight-apart-round = the round tiles are { $islands } islands: { $apart ->
    [one] 1 tile is
   *[other] { $apart } tiles are
} apart from the largest, which has { $largest }
insight-complete-square = all square tiles are one island
insight-apart-square = the square tiles are { $islands } islands: { $apart ->
    [one] 1 tile is
   *[other] { $apart } tiles are
} apart from the largest, which has { $largest }
insight-sinkable = { $count ->
    [0] { $player } stands next to no tile that can be sunk
    [one] { $player } stands next to 1 tile that can be sunk
   *[other] { $player } stands next to { $count } tiles that can be sunk
}
insight-no-quicksand = no tile has been sunk: four in a row without an answer win
insight-quicksand = { $player } has sunk { $count } since { $opponent } last did; { $left ->
    [0] that wins
    [one] 1 more wins
   *[other] { $left } more win
}

lesson-place = Towers
lesson-place-task = You place the first light tower. Put it on a tile that is light and also round.
lesson-place-done = Such a tile belongs to a light island and to a round one: the tower can walk on both.
lesson-place-hint = Light round tiles are on e3, c1, c2 and b5.
lesson-tower = Move a tower
lesson-tower-task = Move the light tower from e3 to c1.
lesson-tower-done = It walked over round tiles, light and dark.
lesson-tower-hint = Light’s towers walk on light islands and on round ones. Choose e3, then c1.
lesson-sink = Sink a tile
lesson-sink-task = Sink the tile on e4.
lesson-sink-done = It was next to your tower, had an open side, and all others still hang together.
lesson-sink-hint = Choose e4, then sink it.
lesson-slide = Slide a tile
lesson-slide-task = Slide the tile on b5, with your tower on it, to a4.
lesson-slide-done = Through empty cells, around the corner, and it touches others again.
lesson-slide-hint = Choose the tower on b5, then the empty cell a4.
lesson-island = One island
lesson-island-task = Join all light tiles, or all round ones, to one island and win.
lesson-island-done = All light tiles hang together. Where a tile is missing, another may slide in.
lesson-island-hint = One empty cell lies between c1 and the other light tiles, and a tower of yours stands on a light tile that can slide there.
lesson-quicksand = Quicksand
lesson-quicksand-task = You have sunk three tiles and your opponent has not answered. Win.
lesson-quicksand-done = The fourth tile without an answer wins.
lesson-quicksand-hint = Sink any tile you can.
lesson-initiative = Initiative
lesson-initiative-task = Your opponent has passed, and you were the last to sink a tile. Win.
lesson-initiative-done = When both pass one after the other, the player who sank last wins.
lesson-initiative-hint = Sometimes it is best to do nothing.
lesson-stray = A stray tile
lesson-stray-task = You play Dark. One dark tile lies apart from all others. Win in one turn.
lesson-stray-done = Without the tile on d1, all dark land is one island.
lesson-stray-hint = Land need not be joined: what lies apart can also be sunk.
lesson-bridge = Build a bridge
lesson-bridge-task = You play Light. One gap parts the light land. Close it with a tile of your own.
lesson-bridge-done = The tile under your tower closed the gap: all light land is one island.
lesson-bridge-hint = The gap is on c3, and the tower on e5 stands on a light tile.
lesson-guard = Stand on it
lesson-guard-task = You play Dark. Light wants to sink the tile on d3. Prevent it.
lesson-guard-done = A tile under a tower cannot be sunk.
lesson-guard-hint = Move a tower to the tile that is in danger.
lesson-answer-sinks = Stop the fourth sink
lesson-answer-sinks-task = You play Light. Dark has sunk three tiles in a row and sinks c1 next. Prevent it.
lesson-answer-sinks-done = The tile on c1 now holds your tile on d1, so it cannot be sunk. A sink of your own also ends such a count.
lesson-answer-sinks-hint = Slide a tile to where only c1 connects it.
lesson-third-sink = The third sink
lesson-third-sink-task = You play Dark and have sunk two tiles in a row. Choose the turn after which Light has no defence.
lesson-third-sink-done = Three in a row: from now on a fourth sink threatens in every turn.
lesson-third-sink-hint = Sink again, before Light does.
lesson-second-target = A second threat
lesson-second-target-task = You play Dark and have sunk three tiles in a row, but no fourth can be sunk now. Prepare it.
lesson-second-target-done = Wherever Light goes, there is a tile for you to sink.
lesson-second-target-hint = Move or slide the tower on c1.

dial-phase = Phase
dial-phase-before = towers are placed, then a side is chosen
dial-phase-playing = in play
dial-light = Who plays Light
dial-sunk-light = Tiles sunk by Light since Dark last did
dial-sunk-dark = Tiles sunk by Dark since Light last did
dial-passes-light = Passes of Light in a row
dial-passes-dark = Passes of Dark in a row
dial-quiet = Turns without a sink
problem-both-sank = only one side can have sunk tiles since the other last did
problem-tower-in-water = the tower on { $cell } needs a tile under it
