help = Play, study and research board games: { $names }
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-examples =
    Without a command, the program asks what to play. Some ways to begin:
      tabuleiro learn { $game }
                                    small boards with a task each
      tabuleiro play { $game } --level 3
                                    against level 3 of the computer
      tabuleiro play { $game } -s person:Ana -s person:Rui
                                    two people
      tabuleiro continue            the game that you played last
      tabuleiro help play           more about a command, with examples
    Exit status: 0 after success, 1 if the command failed, 2 if the command line is invalid.
help-help = Print help
help-version = Print the version
help-lang = Language: en or pt [default: that of the system]
help-color = Use colours (NO_COLOR is respected)
help-ascii = Use ASCII characters only
help-describe = Describe the board in sentences instead of drawing it
help-plain = Play line by line instead of in full screen
help-data = Folder of your games and settings [default: the system's folder for program data]
help-json = Print JSON for other programs
help-rule-set = Rule set [default: the first of the game, see `tabuleiro games`]
help-players = Number of players [default: the smallest]
help-options = Option of the set-up, such as map=random; see `tabuleiro games`
help-map = Map of your own, from a text file
help-seed = Seed of all random draws; the same seed gives the same game
help-text = Position, set-up, record, kept game, or a game's name for a new set-up
help-play = Play a game, or choose one from a menu
help-play-game = Game, or the beginning of its name
help-play-seats = Player in the next seat: person, person:NAME, a level (3) or an engine (uct time=1s); once for each seat
help-play-starts = Seat that starts, or random
help-play-clock = Time for each player: 5m for the game, 5m+3s with an increment per turn, 30s/turn, 2d/turn or none [default: none]
help-play-pause = Time for which each position is shown when only computers play [default: 1s in a terminal]
help-play-new = Do not offer unfinished games
help-games = List the games with their rule sets, options and levels
help-games-game = Only this game
help-rules = Read the rules, with boards as pictures
help-rules-game = Game [default: the headings of all]
help-rules-page = Number of a page [default: all]
help-replay = Replay a record and check it
help-replay-file = Record or kept game; - for standard input
help-replay-turn = Stop after this turn
help-replay-boards = Show the board after every turn
help-replay-pause = Time for which each board is shown [default: 0s]
help-replay-link = Print the record as a link
help-show = Show a position
help-show-moves = Moves to play first
help-moves = List the legal moves of a position
help-moves-moves = Moves to play first
help-perft = Count the lines of play of each length
help-perft-depth = Length in moves; 0 is the position itself
help-perft-divide = Count for each first move
help-bench = Measure speed
help-bench-rules = Measure random play and move counting, and the size of a position
help-bench-rules-game = Only this game
help-bench-rules-seconds = Seconds for each measurement
help-bench-start = Measure the time until the home screen is drawn
help-bench-start-runs = Number of starts
help-bench-start-once = Draw the home screen once
help-engine = Offer our engines to another program (Universal Game Interface)
help-engine-game = Game [default: the first]; the option Game changes it
help-engine-engine = Engine: best, alpha-beta, max-n, mcts, uct or a level such as 3 [default: best]
help-engine-check = Check a program against the Universal Game Interface
help-engine-check-words = Program and its arguments
help-analyze = Judge a position, or every turn of a game, with an engine
help-analyze-what = Record (- for standard input), kept game, position, or a game's name for a new set-up
help-analyze-moves = Moves to play first
help-analyze-engine = Engine and its limits, such as "alpha-beta time=1s threads=4" [default: best]
help-analyze-lines = Number of best lines [default: 3, or 1 for an engine that solves]
help-analyze-fair = Play this many games of a level against itself and say how fair the position is [default: 100]
help-analyze-svg = Draw the course of the game into this SVG file
help-export = Draw a position as SVG or PNG, or a game as an animated GIF
help-export-what = Record (- for standard input), kept game, position, or a game's name for a new set-up
help-export-file = Output file; the extension (.svg, .png, .gif) selects the format; - for standard output
help-export-moves = Moves to play first
help-export-format = Format, regardless of the file name [default: by the extension, SVG on standard output]
help-export-turn = Position after this turn, 0 being the start; an animation ends there
help-export-theme = Colours
help-export-size = Longer side in pixels, 64 to 4096 (animations: at most 1024)
help-export-mark = Ring around a cell, such as c4; may be given several times
help-export-arrow = Arrow from cell to cell, such as c4-e4; may be given several times
help-export-flip = Show the board from the other side
help-export-rotate = Turn the board clockwise, in degrees: multiples of 30 for hexagons, of 90 for squares
help-export-mirror = Exchange left and right
help-export-no-coordinates = Leave out the names of cells
help-export-no-last-move = Do not mark the last turn
help-export-no-captions = Draw only the board
help-export-pace = Seconds for which each turn of an animation is shown
help-bench-engines = Measure the speed and depth of the engines; the signature changes when their search does
help-bench-engines-game = Only this game
help-bench-engines-seconds = Seconds for each measurement
help-bench-engines-signature = Only the signature, the same on every machine
help-openings = Random moves played from each drawn set-up before the players take over
help-balanced = Use only balanced openings (of two seats, each wins 30% to 70% in a short search)
help-concurrency = Games played at once
help-log = File that keeps every finished game [default: a new file in the data folder]
help-resume = Continue the match in the log
help-chart = Draw the result into this SVG file
help-match = Play a match between engines, with statistics
help-match-game = Game
help-match-engines = Player: "alpha-beta time=100ms", "level 4", "report hard", "mcts playouts=2000", "uct", or "ugi:COMMAND" for another program
help-match-gauntlet = Gauntlet: the first player plays all others
help-match-games = Number of games, rounded up to whole starts [default: 100]
help-match-starts = Number of starts; from each, every order of seats is played
help-match-clock = Clock of each player: a time for the game (1m), or with an increment per move (1m+500ms)
help-match-time = Time for a move of a player without a clock or limits of its own
help-match-patience = Time without an answer after which a player loses
help-match-processor-time = Measure the processor time of our engines, so that other programs do not affect the match
help-match-sprt = Stop as soon as a test decides between two claims about the first player's Elo
help-match-write = Write the result into the table of this file [docs/lab/results.md if no file is named]
help-levels = Rate the levels of a game: an Elo ladder
help-levels-game = Game [default: every game]
help-levels-starts = Number of starts; from each, every player meets those near it in both orders of seats
help-levels-reach = Largest distance between a level and its opponents, in levels
help-levels-write = Write the ladder into the table of this file [docs/levels.md if no file is named]
help-completions = Print a script that completes commands in a shell
help-completions-shell = Shell
help-man = Print the manual page
help-usage-options = [OPTIONS]
help-usage-command = [COMMAND]
help-help-command = Command, with its subcommands
help-heading-general = General options
help-heading-examples = Examples
help-group-play = Play
help-group-study = Study
help-group-matches = Matches
help-group-server = Server
help-group-tools = Tools
help-default = [default: { $value }]
help-values = [values: { $values }]
help-theme = Colours of the full screen [default: as set with `tabuleiro config`]
help-play-level = Level of the computer in every seat that you do not fill with -s
help-continue = Continue an unfinished game
help-continue-name = Name of the kept game [default: the one played last]
help-learn = Learn a game on small boards with a task each
help-learn-game = Game [default: list the lessons]
help-learn-lesson = Number of the lesson to begin with
help-list = List the kept games
help-rename = Rename a kept game
help-rename-name = Name of the kept game
help-rename-to = New name
help-delete = Delete kept games
help-delete-names = Names of the kept games
help-delete-yes = Do not ask
help-config = Show or change the settings of the full screen
help-config-name = theme, language, board or moves [default: show all]
help-config-value = New value; default resets the setting
help-man-to = Write one page for each command into this folder
man-examples = Examples
man-exit-status = Exit status
man-files = Files
man-environment = Environment
man-see-also = See also
man-exit-status-text =
    0: The command succeeded.
    1: The command failed, for example because a file is missing or a record is faulty.
    2: The command line is invalid: an unknown command, option, game or value.
    130: Ctrl-C ended the program.
man-files-text =
    games/NAME.tabuleiro: A kept game, in the data folder.
    settings.json: The settings of the full screen and the last new game, in the data folder.
    matches/: The logs of matches, in the data folder.
    The data folder is that of --data or TABULEIRO_DATA. By default it is the system's folder for program data, such as ~/.local/share/tabuleiro.
man-environment-text =
    TABULEIRO_DATA: The data folder.
    TABULEIRO_LANG: The language, en or pt. Otherwise LC_ALL, LC_MESSAGES and LANG decide.
    TABULEIRO_THEME: The theme of the full screen.
    NO_COLOR: No colours, if it is set.
    COLUMNS, LINES: The size of the output where it is not a terminal.
man-written = { $pages ->
    [one] 1 page is in { $path }.
   *[other] { $pages } pages are in { $path }.
}
help-complete = Print completions of the last word, for the scripts of shells
help-complete-words = Words of the command line
help-also = (also { $names })
