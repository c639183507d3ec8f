web-analysis = Analysis
analysis = Analysis
analysis-of = { $game }: analysis
analysis-intro = Choose one of your games, a start position or an edited one. Play moves on the board to try them; an engine says what it thinks.
analysis-text = A position, a record or a link
analysis-open = Open
analysis-file = From a file …
analysis-begin = From the start
analysis-kept = Kept in this browser
analysis-kept-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
analysis-unknown = Not judged yet
analysis-course = The course of the game: each player’s chance after every turn
analysis-lines = Best lines
analysis-try-line = Try this line
analysis-depth = { $depth ->
    [one] 1 decision deep
   *[other] { $depth } decisions deep
}, { $nodes } positions
analysis-won-in = proved: { $name } wins in { $plies }
analysis-lost-in = proved: { $name } loses in { $plies }
analysis-drew-in = proved: a draw in { $plies }
analysis-won-by = proved: { $name } wins by { $points }
analysis-lost-by = proved: { $name } loses by { $points }
analysis-drew-by = proved: a draw
analysis-won = proved: { $name } wins
analysis-lost = proved: { $name } loses
analysis-drew = proved: a draw
analysis-turns = Turns
analysis-start = Start
analysis-verdict-best = best
analysis-verdict-good = good
analysis-verdict-forced = forced
analysis-verdict-inaccuracy = an inaccuracy
analysis-verdict-mistake = a mistake
analysis-verdict-blunder = a blunder
analysis-forget = Forget { $moves }
analysis-learn = Learn from mistakes
analysis-find-better = { $name } played { $move } here. Find something better.
analysis-found-best = That is what the engine would play.
analysis-found-good = That is good too.
analysis-found-worse = { $move } loses { $percent } %. Try again.
analysis-judging = The engine is judging …
analysis-no-answer = The engine did not answer; try again.
analysis-no-more = No more mistakes.
analysis-try-again = Try again
analysis-next-mistake = Next one
analysis-engine = What an engine thinks
analysis-engine-on = Engine
analysis-stop = Stop
analysis-judge = Judge every turn
analysis-progress = How far the analysis is
analysis-done = { $done } of { $all } decisions
analysis-thinking = The engine is thinking …
analysis-comment = Comment on this turn
analysis-share = Share and download
analysis-position-text = This position as text
analysis-link = A link to the game as far as here
analysis-copy-position = Copy the position
analysis-copy-link = Copy the link
analysis-copied = Copied.
analysis-play-on = Play on from here
analysis-other = Analyse another game
table-analyse = Analyse the game
analysis-insights = Points, explained
table-record-picture = Animated picture
fairness = How fair it is
fairness-ask = How fair is it?
fairness-about = A computer plays a hundred games against itself from here.
fairness-progress = How many games have been played
fairness-games = { $done } of { $all } games
fairness-share = { $name } wins { $share } % ({ $low } to { $high })
fairness-turn-share = { $turn ->
    [1] The player who begins
   *[other] Player number { $turn } in turn order
} wins { $share } % ({ $low } to { $high })
fairness-together = { $share } % of the games are won by all together ({ $low } to { $high })
fairness-unknown = No difference is visible yet.
fairness-seat = { $name } certainly has more than a fair share.
fairness-turn = The seats are even as far as one can tell, but { $turn ->
    [1] the player who begins
   *[other] player number { $turn } in turn order
} surely has more than a fair share.
fairness-how = { $games ->
    [one] One game
   *[other] { $games } games
} of a computer{ $level ->
    [0] {""}
   *[other] { " " }of level { $level }
} against itself, each begun with a few random moves; a draw counts half. In brackets: where the true share lies with 95 % confidence.
fairness-more = Play on to { $games } games
analysis-go-on = Go on
analysis-settings = Engine settings
analysis-where = Engine runs
analysis-server = on the server
analysis-device = on this device
analysis-no-device = Engines cannot run on this device now; the server runs them.
analysis-device-failed = The engine on this device failed. Try again, or ask the server's engine.
analysis-position-time = Time per position
analysis-decision-time = Time per decision
analysis-seconds = { $seconds } s
analysis-refuted = { $move } loses { $percent } %. It is answered by { $reply }. Try again.
analysis-hint = Hint
analysis-hint-cell = The best move begins at { $cell }.
analysis-show-answer = Show the answer
analysis-answer-is = The engine would play { $move }.
analysis-hidden = The engine’s lines are hidden until you find a better move.
analysis-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
analysis-recent = Your recent games
analysis-course-short = Each player’s chance to win: the higher line is ahead
analysis-course-turn = Turn { $turn }
analysis-slips = Mistakes in the game
analysis-slip = { $turn }. { $name }: { $move }
