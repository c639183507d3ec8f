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
check-sum = { $wrong ->
    [0] { $tried } things tried, all as they should be.
   *[other] { $tried } things tried, { $wrong } not as they should be.
}
