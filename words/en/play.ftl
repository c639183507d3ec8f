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
play-help = A move is typed as the cells it touches, one after another or all on one line, and the choices it asks for: "c4", then "e4". Its short text, as moves shows it, is enough as well. Besides that:
play-points = points
play-out = out
play-time-left = time { $left }
play-out-of-time = The time of { $player } has run out.
play-no-cell = There is no cell { $cell } on this board.
play-no-row = There is no row { $row } on this board.
play-next-cells = Then: { $cells }
play-illegal = Not possible: { $why }.
play-unknown = I do not know "{ $word }" here. Type ? for help, or moves for every legal move.
play-hint = Try { $move }: { $sentence }.
play-thinks = { $player } is thinking…
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to play again.
play-undone = Taken back.
play-saved = Saved as { $path }.
play-kept = The game is kept in { $path }; start tabuleiro to go on with it.
play-interrupted = The game is kept; start tabuleiro to go on with it.
play-resign-sure = { $player }, do you really give up? (y/n)

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
order-look-about = the board in sentences; look c4: a cell and what is beside it
order-row = row
order-row-about = row c: what stands in a row
order-changed = what changed, changed
order-changed-about = what was played since your last turn, and which cells are different
order-who = who
order-who-about = whose decision it is, and who sits where
order-of = of, at, on, from
order-undo = undo
order-undo-about = take the last turn back
order-back = back
order-back-about = forget the cells typed so far
order-save = save
order-save-about = where the game is kept; save FILE: a copy with this name
order-resign = resign
order-resign-about = give up
order-quit = quit, q, exit
order-quit-about = leave; the game is kept
order-score = score
order-score-about = points, part by part, and stocks

after-question = And now?
after-again = the same again
after-winner-starts = the same again, { $player } starts
after-menu = another game
after-quit = quit

replay-turn = After turn { $turn }:
perft-line = depth { $depth }: { $nodes } lines, { $speed } million a second
games-rule-set = { $id } ({ $players } players)
games-levels = computer players
games-text = (text, or a file with --map)
bench-heading = random play, one thread                    Mplies/s    games/s plies/g Mperft/s  bytes
