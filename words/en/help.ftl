help = Play, study and research board games: { $names }
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-examples =
    Without a command it asks what to play. Some ways to begin:
      tabuleiro play { $game }
                                    against the computer
      tabuleiro play { $game } -s person:Ana -s person:Rui
                                    two people
      tabuleiro play { $game } -s uct -s random --pause 2s
                                    watch two computers
      tabuleiro games               everything there is to choose
    The exit code is 0 when all went well, 1 when something failed, 2 for a wrong command line.
help-help = Print help
help-version = Print the version
help-lang = The language: en, pt [default: as LANG says]
help-color = When to use colours; NO_COLOR is heeded
help-ascii = Only letters that every terminal has
help-describe = Tell the board in sentences instead of drawing it
help-plain = Line by line instead of the whole window
help-data = The folder where games are kept [default: where this system keeps a program's data]
help-json = Write JSON, for other programs
help-rule-set = The rule set [default: the game's first, see `tabuleiro games`]
help-players = How many players [default: the fewest]
help-options = A choice of the set-up, such as map=random; see `tabuleiro games`
help-map = A map of your own, from a text file
help-seed = Draw the set-up and play by this number, the same every time
help-text = A position's text, a set-up's text, or a game's name for a fresh set-up
help-play = Play a game; without a game it shows what there is
help-play-game = The game, or the beginning of its name
help-play-seats = Who sits in the next seat: person, person:NAME, or a computer: a level (3), one of the reports' (hard), or an engine (uct time=1s)
help-play-starts = The seat that starts, or random
help-play-clock = How much time everyone has: 5m for the game, 5m+3s with some more after each turn, 30s/turn, 2d/turn, or none [default: none]
help-play-pause = How long a position stays when only computers play [default: 1s in a terminal]
help-play-new = Do not offer games that were begun before
help-games = Show what there is: rule sets, boards, options, computer players
help-games-game = Only this game
help-rules = Show how the games are played, with boards as pictures
help-rules-game = The game, or the beginning of its name [default: the headings of all]
help-rules-page = The number of a page [default: all]
help-replay = Replay a record and check it
help-replay-file = The record; - for standard input
help-replay-turn = Stop after this turn
help-replay-boards = Show the board after every turn
help-replay-pause = How long each board stays
help-replay-link = Write the whole record as one line that can stand in an address
help-show = Show a position
help-show-moves = Moves to play first
help-moves = List every legal move of a position
help-moves-moves = Moves to play first
help-perft = Count the lines of play of each length
help-perft-depth = The length, in decisions
help-perft-divide = Count for each first move
help-bench = Measure speed
help-bench-rules = Random play and move counting per second, and the size of a position
help-bench-rules-game = Only this game
help-bench-rules-seconds = How long to measure each
help-bench-start = How long it takes until the home screen is drawn
help-bench-start-runs = How many starts
help-bench-start-once = How long it takes until the home screen is drawn
help-engine = Let another program use our engines, by the Universal Game Interface on standard input and output
help-engine-game = The game, or the beginning of its name [default: the first]; the option Game changes it
help-engine-engine = Who thinks: best, alpha-beta, max-n, mcts, uct, a level such as 3 [default: best]
help-engine-check = Try whether a program keeps to the Universal Game Interface
help-engine-check-words = The program and its arguments
help-analyze = Ask an engine about a position, or about every decision of a game
help-analyze-what = A record (- for standard input), a position's text, or a game's name for a fresh set-up
help-analyze-moves = Moves to play first
help-analyze-engine = Who judges, and how long: alpha-beta time=1s threads=4
help-analyze-lines = How many of the best lines to look for; 3 unless said, 1 for an engine that solves
help-analyze-fair = Play so many games of a level against itself from there, and say how fair it is; 100 unless said
help-analyze-svg = Draw the course of the game into this file
help-export = Draw a position as SVG or PNG, or a whole game as an animated GIF: export game.tabuleiro game.gif --theme light
help-export-what = A record (- for standard input), the name of a kept game, a position's text, or a game's name for a fresh set-up
help-export-file = Where to draw it; its ending, .svg, .png or .gif, says as what. - for standard output
help-export-moves = Moves to play first
help-export-format = Draw it as this, whatever the file is called; SVG for standard output if not given
help-export-turn = As it stood after this turn, 0 being the start; an animation ends there
help-export-theme = The colours
help-export-size = The longer side in pixels, from 64 to 4096; an animation has 1024 at most
help-export-mark = A ring around a cell, such as c4; may be given several times
help-export-arrow = An arrow from cell to cell, such as c4-e4; may be given several times
help-export-flip = Seen from the other side
help-export-rotate = Turn the board clockwise: by 30, 60, 90… degrees if its cells are hexagons, by 90, 180 or 270 if they are squares
help-export-mirror = Seen from behind, left and right exchanged
help-export-no-coordinates = Leave out the names of cells
help-export-no-last-move = Do not set off the cells of the last turn
help-export-no-captions = Only the board, without players and sentences
help-export-pace = How long each turn of an animation is seen
help-bench-engines = Positions a second and depth of the engines, and a number that changes when their search does
help-bench-engines-game = Only this game
help-bench-engines-seconds = How long to measure each
help-bench-engines-signature = Only that number: it is the same on every machine
help-openings = How many random decisions are played from a drawn set-up before the players take over
help-balanced = Keep only those openings from which no seat is much better off, as a short search sees it: of two seats, each with 30 % to 70 %. Games that chance has decided beforehand say little about the players
help-concurrency = How many games are played at once
help-log = Where every finished game is kept [default: a new file in the data folder]
help-resume = Go on with the match in the log
help-chart = Draw the result into this SVG file
help-match = Let computer players meet, and count with intervals
help-match-game = The game, or the beginning of its name
help-match-engines = A player: "alpha-beta time=100ms", "level 4", "report hard", "mcts playouts=2000", "uct", or "ugi:COMMAND" for another program
help-match-gauntlet = The first meets everyone else, and they do not meet each other
help-match-games = How many games in all, rounded up to whole starts [default: 100]
help-match-starts = How many starts; from each, every order of seats is played
help-match-clock = Each player's clock: a time for the game (1m), and some more after each decision (1m+500ms)
help-match-time = The time for a decision of a player that has neither a clock nor limits of its own
help-match-patience = After so long without an answer a player has lost
help-match-processor-time = Count the thinking time of our own engines on the processor: a busy machine has no part in the match
help-match-sprt = End as soon as one claim about the first player's Elo is clearly the better one
help-match-write = Put the result into this file's table [docs/engines.md if no file is named]
help-levels = Let a game's levels, the reports' and random play meet, and print an Elo ladder
help-levels-game = The game, or the beginning of its name [default: every game]
help-levels-starts = How many starts; from each, everyone plays everyone nearby in both orders of seats
help-levels-reach = How many levels up and down a level's opponents are
help-levels-write = Put the ladder into this file's table [docs/levels.md if no file is named]
help-completions = Write a script that completes commands in a shell
help-completions-shell = The shell
help-man = Write the manual page
