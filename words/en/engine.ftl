check-starts = it starts
check-introduces = it says who it is (ugi)
check-options = its options are written as they should be
check-ready = it is ready when asked (isready)
check-new-game = it begins another game (uginewgame)
check-queries = it answers what is asked about a position (query)
check-depth = it moves when depth is limited
check-nodes = it moves when positions are limited
check-move-time = it keeps to the time for a move
check-clock = it keeps to the clock
check-stop = while it searches it is ready at once, and it stops when told
check-info = it tells positions, time and speed before it moves (info)
check-silence = it says nothing unasked
check-nonsense = it endures what it does not understand
check-whole-game = it plays a whole game against itself
check-quits = it ends when told (quit)
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
analyze-stopped = Stopped: this is what was found by then.
verdict-forced = forced
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
proof-won = { $player } wins for certain
proof-won-in = { $player } wins in { $plies }
proof-won-by = { $player } wins by { $points }
proof-drew = a draw for certain
proof-drew-in = a draw in { $plies }
proof-drew-by = a draw for certain
proof-lost = { $player } loses for certain
proof-lost-in = { $player } loses in { $plies }
proof-lost-by = { $player } loses by { $points }
bench-engines-heading = one thread, { $seconds } s                              knodes/s  depth    signature

fair-progress = { $done } of { $all } games …
fair-title = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $engine } against itself, each begun with a few random moves:
fair-of-seat = { $player }: { $share } % of the results, with 95 % confidence { $low } to { $high } %
fair-of-turn = { $turn ->
    [1] whoever begins
   *[other] whoever moves as number { $turn }
}: { $share } %, { $low } to { $high } %
fair-seat = { $player } has more than a fair share.
fair-turn = The seats are even as far as one can tell, but { $turn ->
    [1] whoever begins
   *[other] whoever moves as number { $turn }
} has more than a fair share.
fair-unknown = As far as one can tell it is fair; more games would tell more.
fair-together = Everyone wins or loses together: the shares say how often they win.
