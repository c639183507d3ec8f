language-name = English
answer-yes = yes
answer-no = no

key-choose = choose
key-back = back
key-done = done
key-more = more
key-help = help
key-quit = quit
key-menu = menu
key-move = move
key-arrows = arrows
key-next = next choice
key-type = type
key-hint = hint
key-play = play it
key-undo = undo
key-stop = move now
key-pause = pause
key-go-on = go on
key-step = one move
key-earlier = earlier
key-later = later
key-now = now
key-change = change
key-redraw = draw again
key-board = board
key-start = start
key-other-board = another board

screen-too-small = This window is too small for a board. Please make it at least { $columns } columns wide and { $rows } rows high.
screen-failed = That did not work
screen-help = Help
error-thinking = the computer player failed; press p to let it try again

home-subtitle = Board games to play, watch and study
home-continue = Continue
home-continue-about = Go on where you were. Every move is kept.
home-others = Kept games ({ $count })
home-others-about = Continue, rename or delete a game.
home-new = New game
home-new-about = Choose the game, its rules and board, and who plays.
home-watch = Watch
home-watch-about = Let computers play each other, and pause them whenever you like.
home-settings = Settings
home-settings-about = Colours, language and boards.
home-help = Help
home-help-about = What the keys do. ? works on every screen.
home-quit = Quit
home-quit-about = Leave. Games that are not over are kept.
home-play-about = Enter plays now, against the easiest computer; n: rules, players, clock.
kept-title = Kept games
kept-none = No games are kept.
kept-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
kept-taken = Another program is playing this game.
kept-rename = Rename
kept-rename-about = The new name of this game:
kept-delete = Delete
kept-delete-sure = Delete “{ $name }”? This cannot be undone.
key-open = open
key-rename = rename
key-delete = delete
key-select = select

settings-theme = Colours
settings-language = Language
settings-board = Boards
settings-board-cells = blocks
settings-board-fine = fine blocks
settings-board-picture = pictures
settings-moves = Computers’ moves
settings-moves-shown = shown step by step
settings-moves-at-once = at once
theme-dark = dark
theme-light = light
theme-high-contrast = high contrast
theme-colour-blind = colour-blind safe
theme-monochrome = without colours
theme-ascii = only ASCII

new-game = Game
new-rules = Rules
new-players = Players
new-seat = Seat { $seat }
new-start = Start the game
new-start-about = Enter begins. Nothing else needs to be chosen.
new-option-about = Left and right change it.
new-person-named = { $name }
new-person-about = A person at this keyboard. Enter gives a name.
new-name-ask = What is this player called?
new-program = program: { $command }
new-program-about = Another program that speaks the engine protocol. Enter gives the command that starts it.
new-program-ask = The command that starts a program which speaks the Universal Game Interface:
new-engine-ask = A level (3), one of the reports' (hard), or an engine with limits (alpha-beta time=1s):
new-map-none = none
new-map-own = own
new-map-about = A map of your own. Enter loads one from a file, or lets you edit this one.
new-map-load = load a map from a file
new-map-edit = edit the map
new-map-clear = no map of my own
new-map-ask = The file with the map:
new-clock = Clock
new-clock-none = none
new-clock-about = How much time everyone has: for the game, with more after each turn, or for each turn. Enter takes any other.
new-clock-ask = none, 5m, 5m+3s (three seconds more after each turn), or 30s/turn:
editor-title = A map of your own
editor-leave = What do you want to do with this map?
editor-take = play on it
editor-go-on = continue editing
editor-drop = discard it
new-preview-hidden = Press v to see the board (the window is too narrow to show both).

game-turn = { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}
game-moves = Moves
game-press = Press { $keys }.
game-tab = Tab goes to the next one.
game-not-your-turn = It is { $player }’s turn.
game-unknown = Unknown word "{ $word }": type cells one after another, or a move’s text.
game-type = Cells or a move:
game-walking = Viewing step { $step } of { $steps }. Press End to return to the game.
game-hint-thinks = Looking for a good move for { $player }…
game-paused = Paused. p resumes, n plays one move.
game-thought = depth { $depth }, { $nodes } positions, expects { $percent } %: { $line }
game-redone = Redone.
game-which-seat = Change who plays which seat?
game-save-about = Save a copy as:
game-export-about = The file that the record is written to:
game-copied = Copied: the position as text
game-resign-sure = { $player }: resign this game?
hint-gains = It gains { $parts }.
hint-gains-later = Over the next { $decisions } moves: { $parts }.
hint-expects = Winning chance: { $percent }%.
hint-enter = Enter plays it.

screen-order-go-on = go on playing
screen-order-hint = a hint
screen-order-undo = undo the last turn
screen-order-redo = redo
screen-order-pause = pause or resume the computers
screen-order-seat = change who plays which seat
screen-order-type = type a move
screen-order-save = save a copy
screen-order-export = write the record to a file
screen-order-copy = copy the position as text
screen-order-resign = resign
screen-order-help = help
screen-order-leave = leave; the game is kept

end-look = Look at the board
end-new = Another game
end-home = Home
end-course-points = Points, move by move
end-course-expected = Winning chance in percent, as the computers saw it

screen-help-home =
    Arrows, Tab, wheel | select
    Enter, or its letter | do it
    1, 2, … | play a game now, against the computer for beginners
    l | learn a game by small tasks
    Mouse | click on anything
    ? | help, on every screen
    Esc | back, on every screen
    q, Ctrl-C | quit; nothing is lost
screen-help-list =
    Arrows, j k, wheel | select
    Enter, click | choose
    Esc | back
screen-help-kept =
    Arrows, j k, wheel | select
    Enter, click | continue the game; look at it again if it is over
    r | rename it
    d, Delete | delete it
    Esc | back
screen-help-learn =
    Arrows, h j k l | move on the board
    Tab, Shift-Tab | to the next cell that can be chosen
    Enter, Space, click | choose a cell; then go on
    1, 2, … | press a button
    i | a hint
    n, p | the next lesson, the one before
    r | begin the lesson again
    Esc | take back the last choice, else leave
screen-help-new =
    Arrows up and down | choose a line
    Arrows left and right | change it
    Enter | a name for a person, a command for a program, a file for a map
    r | draw the board again, where chance has a part in it
    v | the board instead of the choices
    s | start
    Esc | back
    The line at the bottom begins the same game from a shell.
screen-help-editor =
    Letters, arrows | write; the board beside it shows what it means
    Ctrl-U, Ctrl-R | take back, do again
    Esc | play on the map, go on editing, or forget it
screen-help-settings =
    Arrows up and down | look at it
    Enter | take it
    Tab | another board
    Esc | back
screen-help-end =
    Arrows, Enter | choose
    Esc | look at the board again
    q | home
screen-help-game =
    Arrows, h j k l | move on the board
    Tab, Shift-Tab | to the next cell that can be chosen
    Enter, Space, click | choose a cell
    1, 2, … | press a button
    Esc, Backspace | take back the last choice, or the last step of an unfinished turn
    : | type cells (c4 e4) or a move’s text
    i | a hint, and why; Enter plays it
    u, r | undo a turn, redo it
    , and . or wheel | walk back and forth through the moves; End is now
    s | make the computer move now
    p, n | pause or resume the computers; one move
    v | change who plays a seat
    w, e, c | save a copy, write the record, copy the position
    a | let an engine judge the game so far
    b | the rules of the game
    x | resign
    q | leave; the game is kept
    On the board: (x) or a line below can be chosen, {"{"}x{"}"} or a yellow ring is chosen, [x] or another ring is the last move.

bench-start = home screen after { $median } ms (median of { $runs } starts; slowest { $slowest } ms)
