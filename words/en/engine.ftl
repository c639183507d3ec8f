check-starts = it starts
check-introduces = it says who it is (ugi)
check-options = its options are well-formed
check-ready = it answers when it is ready (isready)
check-new-game = it starts another game (uginewgame)
check-queries = it answers questions about a position (query)
check-depth = it moves within a depth limit
check-nodes = it moves within a node limit
check-move-time = it keeps to the time for a move
check-clock = it keeps to the clock
check-stop = while it searches it is ready at once, and it stops when told
check-info = it reports positions, time and speed before it moves (info)
check-silence = it says nothing unasked
check-nonsense = it survives lines that it does not understand
check-whole-game = it plays a whole game against itself
check-quits = it quits when told (quit)
check-wrong = { $what }: { $fault }
check-fault-trouble = { $problem }
check-fault-missing = "{ $found }" is missing
check-fault-option = not an option: { $found }
check-fault-answer = a wrong answer: { $found }
check-fault-unasked = it said "{ $found }"
check-fault-nonsense = after "{ $line }": { $problem }
check-fault-illegal = not a legal move: { $found }
check-fault-exit = it did not end as it should { $found }
check-sum = { $tried ->
    [one] { $wrong ->
        [0] 1 check, passed.
       *[other] 1 check, failed.
    }
   *[other] { $wrong ->
        [0] { $tried } checks, all passed.
       *[other] { $tried } checks, { $wrong } failed.
    }
}

analyze-best-was = best was { $line }
analyze-seat = { $player }: { $counts }; { $mean } lost a turn
analyze-lines = The best lines ({ $depth ->
    [one] 1 decision deep
   *[other] { $depth } decisions deep
}, { $nodes } positions, { $seconds } s):
analyze-axis = expected result, decision by decision
analyze-mark = Turn { $turn }, { $moves }: { $verdict }
analyze-progress = { $done } of { $all } decisions …
analyze-stopped = Stopped. These are the results so far.
verdict-forced = forced
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
proof-won = { $player } certainly wins
proof-won-in = { $player } wins in { $plies }
proof-won-by = { $player } wins by { $points }
proof-drew = certainly a draw
proof-drew-in = a draw in { $plies }
proof-drew-by = certainly a draw
proof-lost = { $player } certainly loses
proof-lost-in = { $player } loses in { $plies }
proof-lost-by = { $player } loses by { $points }
bench-engines-heading = one thread, { $seconds } s                              knodes/s  depth    signature

fair-progress = { $done } of { $all } games …
fair-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $engine } against itself, each after a few random opening moves:
fair-of-seat = { $player }: { $share } % of the results, with 95 % confidence { $low } to { $high } %
fair-of-turn = { $turn ->
    [1] the player who begins
   *[other] player number { $turn } in turn order
}: { $share } %, { $low } to { $high } %
fair-seat = { $player } has more than a fair share.
fair-turn = No seat was found to be favoured, but { $turn ->
    [1] the player who begins
   *[other] player number { $turn } in turn order
} has more than a fair share.
fair-unknown = No seat was found to be favoured; more games would show smaller differences.
fair-together = All players win or lose together; the shares show how often they win.
