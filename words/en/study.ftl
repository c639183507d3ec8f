home-rules = Rules
home-rules-about = How the games are played, page by page, with boards.
home-rules-title = The rules of which game?
key-next-page = next page
key-previous-page = page before
screen-order-rules = the rules of the game
rules-title = { $game }: the rules, page { $page } of { $pages }

screen-help-rules =
    Arrows left and right | another page
    1, 2, … or click | the page with this number
    Arrows up and down | scroll, and so does the wheel
    Space, PageDown | read on, to the next page too
    Esc | back

home-replay = Replay
home-replay-about = Look at a game again, move by move: one that is kept, a record in a file, or a position as text.
home-analyse = Analyse
home-analyse-about = The same, and an engine judges every decision.
key-analyse = analyse
key-stop-analysis = stop
key-best = best move
key-try = try a move
key-to-game = back to the game
screen-order-analyse = let an engine judge the game so far

replay-title = Replay which game?
replay-title-analyse = Analyse which game?
replay-open-file = A record from a file …
replay-open-text = A position or a link as text …
replay-file-about = The file with the record:
replay-text-about = The text of a position, a set-up or a link, as c copies it. A whole record can be pasted into the list.
replay-game = { $game }: { $names }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
replay-game-over = { $game }: { $names }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, over
replay-place = turn { $turn } of { $turns }, step { $step } of { $steps }
replay-variation = Tried instead: { $moves }
replay-try = Try a move
replay-try-about = Cells one after another, or a move’s text:
replay-analysing = An engine judges: { $done } of { $all } decisions …
replay-thinking = An engine looks for the best move …
replay-how = a lets an engine judge the game, i looks for the best move here.
replay-over = The game is over here: there is nothing to decide.
replay-no-mistakes = No mistakes are known: a analyses the game.
replay-mistakes = Mistakes
key-mistake = next mistake
end-analyse = Analyse the game
replay-best = Best here: { $line }

screen-help-replay =
    Arrows left and right | a step back or forth, and so does the wheel
    Arrows up and down | a turn back or forth
    Home, End | the beginning, the end
    a | let an engine judge every decision, or stop it
    m, M | the next mistake, all mistakes
    i | the best move in this position
    : | type another move to try; the game stays as it was
    Click, Tab and Enter | choose its cells instead
    1, 2, … | press a button
    Esc | back to the game from what was tried, then back
    c | copy the position
    b | the rules of the game
    After a move ?! says that it lost something, ? much, and ?? the game or nearly.
    In the graph each player’s number is their line, and ^ is where you are.

lesson-missed = That is legal, but it is not what the task asks for. Try again.
lesson-missed-better = That is legal, but something better can be played. Try again.

dial-turn = Whose turn it is
