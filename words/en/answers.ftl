say-cell = On { $cell } there is { $content }.
say-cell-empty = { $cell } is { $content }.
say-phrase = { $cell }, { $content }
say-neighbours = Beside it are { $cells }.
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
