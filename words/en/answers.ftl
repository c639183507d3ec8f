say-cell = { $cell }: { $content }.
say-cell-empty = { $cell }: { $content }.
say-phrase = { $cell }, { $content }
say-neighbours = Around it: { $cells }.
say-row = Row { $row } has, from the left: { $cells }.
say-moves-count = { $count ->
    [one] There is one legal move.
   *[other] There are { $count } legal moves.
}
say-moves-begin = They begin on { $cells }.
say-moves-of = { $count ->
    [one] One legal move begins on { $cell }.
   *[other] { $count } legal moves begin on { $cell }.
}
say-moves-none = No legal move begins on { $cell }.
say-moves-none-because = No legal move begins on { $cell }: { $why }.
say-move = { $sentence }: type { $move }.
say-sentence = { $sentence }.
say-nothing-changed = Nothing has changed since your last turn.
say-points = { $total ->
    [one] { $player } has 1 point: { $parts }.
   *[other] { $player } has { $total } points: { $parts }.
}
say-party-points = { $total ->
    [one] There are also the { $party }, with 1 point: { $parts }.
   *[other] There are also the { $party }, with { $total } points: { $parts }.
}
say-no-points = This game has no points.
say-counters = { $player } has: { $counters }.
say-unlimited = without limit
say-sits = In seat { $seat } sits { $title }.
say-out = { $player } takes no further part in the game.
say-time = { $player } has { $left } left on the clock.
say-beside = { $direction } { $cell }, { $content }
say-column = Column { $column } has, from the bottom: { $cells }.
say-ray = To the { $direction } of { $cell }: { $cells }.
say-ray-ends = To the { $direction } of { $cell } the board ends.
say-place = { $cell } { $content }
say-no-direction = No straight line goes there on this board. The directions are { $directions }.
say-where = { $thing }: { $cells }.
say-where-of = { $thing } of { $player }: { $cells }.
say-nowhere = None on the board.
say-no-thing = There is no "{ $word }" on the board. On it are: { $things }.
say-board = { $game }: a board of { $cells } cells in { $rows } rows, { $first } to { $last }.
say-has = { $player } has: { $pieces }.
say-rest = Also on the board: { $pieces }.
say-thing-on = { $thing } on { $cells }
say-thing-count = { $thing } { $count }
say-how-to-answer = Answer with a cell, such as { $cell }, or a whole move, such as { $move }.
say-how = Ask where are my pieces, look c4, rays of c4, moves, or ? for every question.
say-nothing-played = Nothing has been played yet.
direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
direction-north-words = north, n
direction-north-east-words = north-east, northeast, ne
direction-east-words = east, e
direction-south-east-words = south-east, southeast, se
direction-south-words = south, s
direction-south-west-words = south-west, southwest, sw
direction-west-words = west, w
direction-north-west-words = north-west, northwest, nw
