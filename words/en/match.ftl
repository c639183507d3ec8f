match-title = { $game } { $rules }, { $seats } seats: { $games } of { $planned } games from { $starts ->
    [one] 1 start
   *[other] { $starts } starts
}, seed { $seed }
match-title-balanced = { $game } { $rules }, { $seats } seats: { $games } of { $planned } games from { $starts ->
    [one] 1 even start
   *[other] { $starts } even starts
}, seed { $seed }
match-drawing = { $found } of { $wanted } even openings found, { $looked-at } examined
match-progress = { $games } of { $planned } games, { $left } left; { $result }
match-progress-first = { $games } of { $planned } games
match-result-two = { $name } { $score } ({ $low } to { $high }), Elo { $elo }
match-result-many = { $name } leads with { $score } ({ $low } to { $high })
match-kept-in = The games are saved in { $path }
match-interrupted = Stopped after { $games } of { $planned } games. To continue: { $command }
match-settled-lower = The test is settled: not better than { $elo } Elo ({ $ratio } is below { $bound })
match-settled-upper = The test is settled: better than { $elo } Elo ({ $ratio } is above { $bound })
match-settled-open = The test is open: { $ratio } lies between { $lower } and { $upper }
match-elo = Elo of { $name } above { $other }: { $elo } ({ $low } to { $high })
match-nobody-won = No player won { $games ->
    [one] 1 game
   *[other] { $games } games
}, which give no points
match-forfeit = { $name } lost { $count ->
    [one] 1 game
   *[other] { $count } games
} { $why }
match-failure-crashed = by crashing
match-failure-out-of-time = on time
match-failure-illegal = by an illegal move
match-equal-share = An equal share of first places would be { $share }
match-seat = seat { $seat }
match-column-player = player
match-column-score = score
match-column-firsts = firsts
match-column-interval = 95 % interval
match-column-games = games
match-column-won = won
match-column-drawn = drawn
match-column-lost = lost
match-column-rank = mean rank
match-column-slowest = slowest
match-column-elo = Elo
match-cross = Points of the row's player against the column's
match-chart-games = games
levels-title = { $game } { $rules }: Elo above random play, from { $games } games
levels-title-options = { $game } { $rules } { $options }: Elo above random play, from { $games } games
