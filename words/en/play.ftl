menu-welcome = Tabuleiro
menu-how = Type a number and Enter; Enter alone takes the one in brackets; quit leaves.
menu-game = What shall we play?
menu-continue = Continue { $game }: { $names }, { $turns ->
    [one] 1 turn played
   *[other] { $turns } turns played
}
menu-rule-set = Which rules?
menu-players = How many players?
menu-players-count = { $count } players
menu-random = drawn by lot
menu-seat = Who plays as player { $seat }?
menu-person = a person
menu-level = computer, { $name }: { $about }
menu-computer-name = Computer { $seat }
menu-name = Name
menu-number-range = Please type a number from { $min } to { $max }.

play-welcome = Type a move by its cells (c4 e4) or its text; ? for help.
play-how = Type a move by its cells or its text; moves lists them all, ? is help, quit leaves.
play-help = Type a move as the cells it touches and the choices it asks for, one after another or on one line: "c4", then "e4". The short text that moves shows also works. You can also type:
play-points = points
play-out = out
play-time-left = time { $left }
play-out-of-time = The time of { $player } has run out.
play-no-cell = There is no cell { $cell } on this board.
play-no-row = There is no row { $row } on this board.
play-next-cells = Then: { $cells }
play-illegal = Not possible: { $why }.
play-unknown = Unknown word "{ $word }". Type ? for help, or moves for every legal move.
play-hint = Try { $move }: { $sentence }.
play-thinks = { $player } is thinking…
play-nothing-to-undo = There is nothing to undo.
play-nothing-to-redo = There is nothing to redo.
play-paused = The game is paused. Enter continues, undo and redo work, quit leaves:
play-undone = Undone.
play-saved = Saved as { $path }.
play-kept = The game is kept in { $path }; continue it with: tabuleiro continue { $name }
play-interrupted = The game is kept; continue it with: tabuleiro continue
play-resign-sure = { $player }, resign this game? (y/n)

rules-how = tabuleiro rules GAME shows all pages of a game, tabuleiro rules GAME 2 its second.
rules-how-here = Type rules and a number for a page, or rules all.

order-help = ?, help, h
order-help-about = this help
order-rules = rules
order-rules-about = the pages of the rules; rules 2: a page; rules all: every page
order-all = all
order-hint = hint
order-hint-about = a good move
order-moves = moves
order-moves-about = every legal move; moves of c4: those of a cell, in sentences
order-board = board
order-board-about = the board again
order-look = look
order-look-about = the board in sentences; look c4: a cell and what is around it
order-row = row
order-row-about = row c: what is in a row
order-changed = what changed, changed
order-changed-about = what was played since your last turn, and which cells are different
order-who = who
order-who-about = whose turn it is, and who plays
order-of = of, at, on, from
order-undo = undo
order-undo-about = undo the last turn
order-redo = redo
order-redo-about = redo what was undone
order-pause = pause
order-pause-about = stop the clock until you press Enter
order-back = back
order-back-about = forget the cells typed so far
order-save = save
order-save-about = where the game is kept; save NAME: keep a copy in the data folder
order-resign = resign, give up
order-resign-about = resign the game
order-quit = quit, q, exit
order-quit-about = leave; the game is kept
order-score = score
order-score-about = points, part by part, and stocks

after-question = And now?
after-menu = Another game
after-quit = Quit

replay-turn = After turn { $turn }:
perft-line = depth { $depth }: { $nodes } { $count ->
    [one] line
   *[other] lines
}, { $speed } million a second
games-rule-set = { $id } ({ $players } players)
games-levels = computer players
games-text = (text, or a file with --map)
bench-heading = random play, one thread                    Mplies/s    games/s plies/g Mperft/s  bytes
menu-learn = Learn: small boards with a task each
menu-learn-game = Learn which game?
list-none = No games are kept yet. `tabuleiro play` begins one.
list-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
list-to-move = { $player } to move
list-faulty = the file has a fault; `tabuleiro replay NAME` names it
kept-renamed = { $name } is now called { $to } ({ $path }).
kept-deleted = { $name } is deleted.
kept-not-deleted = { $name } is not deleted.
kept-delete-sure = Delete { $name }? (y/n)
learn-how = tabuleiro learn GAME begins with the first lesson, tabuleiro learn GAME 3 with the third.
learn-keys = Type a move by its cells. hint helps, board shows the board again, skip goes to the next lesson, quit leaves.
learn-title = Lesson { $number } of { $count }: { $title }
learn-finished = These were all lessons. `tabuleiro play { $game }` begins a game.
learn-unknown = Unknown word "{ $word }". Type cells such as c4, or hint, board, skip or quit.
order-skip = skip, next
play-unknown-near = Unknown word "{ $word }". Did you mean { $near }?
play-unknown-begun = "{ $word }" is the beginning of { $moves }. Type one of them.
play-no-column = There is no column { $column } on this board.
play-export-where = Type export and a file, such as export game.tabuleiro.
order-where = where are, where is, where
order-where-about = where are my pieces; where are the NAME; where is c4
order-column = column, col
order-column-about = column 3: what is on the cells with a number
order-rays = rays, ray, lines
order-rays-about = rays of c4: what lies in each direction; north-east of c4: in one
order-last = last move, last turn, last
order-last-about = what was played last
order-export = export
order-export-about = export FILE: write the game to a file
order-my = my, mine, our
order-the = the, a, an, all
order-pieces = pieces, piece, everything
