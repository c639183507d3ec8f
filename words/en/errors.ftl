error-option-rule-set = there is no rule set `{ $wanted }`; there is { $offered }
error-option-seats = the rule set `{ $rule-set }` is for { $offered } players, not { $wanted }
error-option-unknown = the rule set `{ $rule-set }` has no option `{ $wanted }`; it has { $offered }
error-option-value = `{ $wanted }` is not a value of the option `{ $option }`: it takes { $offered }
error-option-text = the option `{ $option }`: { $problem }
offered-number = a whole number from { $min } to { $max }
offered-choices = { $choices }
offered-per-seat = one number from 0 to { $max } for each of the { $seats } seats, with commas between
offered-seat = a seat from 1 to { $seats }, or random
offered-text = a text

error-setup-game = `{ $found }` is not the beginning of a set-up; it would be like `{ $example }`
error-setup-version = version { $found } of `{ $code }` texts is newer than this program, which reads up to { $known }
error-setup-rule-set = there is no rule set `{ $found }`
error-setup-seats = `{ $found }` players cannot play this rule set
error-setup-not-a-field = `{ $found }` is not a field: a field is NAME~VALUE
error-setup-missing = the field `{ $field }` is missing
error-setup-unknown = the field `{ $field }` is not one of this set-up's, or stands there twice
error-setup-field = the field `{ $field }`: { $problem }
problem-seat = `{ $found }` is not a seat from 1 to { $seats }
problem-cell-name = `{ $found }` is not the name of a cell: a cell is a letter and a number, like c4

error-position = not a position of this game: { $problem }
error-move-illegal = `{ $found }` is not a legal move here

error-record = line { $line }: { $problem }
problem-record-begins = a record begins with `Tabuleiro record { $version }`
problem-record-version = version { $found } is newer than this program, which reads up to { $known }
problem-record-line = `{ $found }` is neither a field nor a turn
problem-record-field = there is no field `{ $found }`
problem-record-no-setup = the line `Setup:` is missing
problem-record-seat = there is no seat `{ $found }`
problem-record-turn = turn { $turn } is not like `{ $turn }. (1) MOVE`
problem-record-turn-number = turn { $turn } should come here, not { $found }
problem-record-brackets = the seat of a turn is in brackets, like (1)
problem-record-comment = a comment ends with {"}"}
problem-record-time = `{ $found }` is not a time like @3500ms
problem-record-no-moves = turn { $turn } has no moves
problem-record-ending = `{ $found }` is not how a game ends: rules, resigned 1, out-of-time 1, agreed or abandoned
problem-record-result = `{ $found }` is not a result: won, drew or lost
problem-record-points = `{ $found }` is not a number of points
problem-link-twice = `{ $found }` stands there twice
problem-link-seats = `{ $found }` is not a number of seats
problem-link-by = `by` names { $seats } seats for { $turns } turns
problem-link-time = `{ $found }` is not a number of milliseconds
problem-link-end = `end` is how it ended and why
problem-link-encoding = `{ $found }` is not percent-encoded UTF-8

error-open-kind = no game has texts like `{ $found }`
error-open-game = this is a record of `{ $game }`, which this program does not know
error-open-setup = the set-up: { $problem }
error-open-record = the record, { $problem }
error-fault-move = turn { $turn }: `{ $found }` is not legal; legal are { $legal }
error-fault-over = turn { $turn }: the game was over before `{ $found }`
error-fault-player = turn { $turn } is written as seat { $found }'s, but it is seat { $expected }'s
error-fault-grouping = turn { $turn } is written as several turns, or several as one
error-fault-seats = the record has { $found ->
    [one] 1 seat
   *[other] { $found } seats
} for a game of { $expected }
error-fault-end = after turn { $turn } the record says end `{ $found }`, but it is `{ $expected }`
error-fault-results = after turn { $turn } the record says result `{ $found }`, but it is `{ $expected }`
error-fault-points = after turn { $turn } the record says points `{ $found }`, but it is `{ $expected }`
error-fault-reason = after turn { $turn } the record says reason `{ $found }`, but it is `{ $expected }`
error-fault-not-over = after turn { $turn } the record says that the game is over, but it goes on
error-play-over = the game is over
error-play-gone = seat { $seat } has left the game already
error-play-no-seat = there is no seat { $seat } at this table
error-out-of-time = the time of seat { $seat } has run out
error-clock-form = `{ $found }` is no clock: it is none, a time for the game (5m), such a time and some more after each turn (5m+3s), or a time for each turn (30s/turn, 2d/turn)
error-duration = `{ $found }` is not a time; use numbers with d, h, m, s or ms after them, the larger first, like 5m, 1h30m or 0.5s
error-clock-zero = a clock of `{ $found }` leaves no time to decide
error-duration-too-long = `{ $found }` is too long; the longest time is 365d

error-store-no-home = cannot tell where this system keeps a program's data; name a folder with --data or TABULEIRO_DATA
error-store-taken = the game { $name } is being played by another program
error-store-name = `{ $name }` cannot be the name of a game
error-store-record = { $path }, { $problem }
error-make-folder = cannot make the folder { $path }: { $problem }
error-read-folder = cannot read the folder { $path }: { $problem }
error-read = cannot read { $path }: { $problem }
error-write = cannot write { $path }: { $problem }
error-open = cannot open { $path }: { $problem }
error-lock = cannot lock { $path }: { $problem }
io-not-found = no such file or folder
io-permission-denied = permission denied
io-already-exists = it is there already
io-is-a-folder = it is a folder
io-not-a-folder = it is not a folder
io-not-text = it is not text in UTF-8
io-storage-full = the disk is full
io-read-only = the disk can only be read
io-file-name = this cannot be the name of a file
io-other = { $problem }

error-engine = there is no engine `{ $found }`; there is best, alpha-beta, max-n, mcts, level N, report NAME, uct and random
error-engine-setting = `{ $found }` is not a setting: time=100ms, nodes=N, playouts=N, depth=N, threads=N, memory=MIB, contempt=N, curiosity=X, solve
error-engine-memory = there are no { $mib } MiB of free memory here; set less (memory=MIB, or Hash)
error-engine-no-number = `level` needs a number after it
error-engine-no-name = `report` needs the name of a level after it
error-engine-level = there is no level `{ $wanted }` here; there is { $offered }
error-think-empty = no engine was made for this game
error-client-command = `{ $found }` is not a command
error-client-start = cannot start { $program }: { $problem }
error-client-ended = it has ended
error-client-timeout = no answer to `{ $asked }` within { $ms } ms
error-client-answer = `{ $found }` is no answer to `{ $asked }`
error-program = { $program }: { $problem }
error-not-ours = `{ $found }` is another program

error-in-file = { $path }: { $problem }
error-language = --lang { $wanted }: there is { $offered }
error-no-game = there is no game `{ $wanted }`; there is { $offered }
error-rules-page = there is no page { $wanted }: they go from 1 to { $most }
error-option-form = `{ $found }` is not an option: it is NAME=VALUE
error-no-maps = { $game } has no maps of your own
error-over-before = the game is over before `{ $found }`
error-not-legal = `{ $found }` is not legal; legal are { $legal }
error-no-starts = in { $game } nobody chooses who starts
error-too-many-seats = { $given } seats are given for a game of { $seats }
error-nobody = `{ $wanted }` is nobody who plays here: there is person, person:NAME, { $offered }
error-pause = a pause of { $found } is too long; the longest is { $most }
error-lines = --lines { $found } is not from 1 to { $most }
error-record-and-moves = a record has its own moves
error-runs = --runs { $found } is not from 1 to { $most }
error-seconds = --seconds { $found } is not from 0.01 to 600
error-json-syntax = this is no JSON from line { $line }, column { $column } on
error-json-end = the JSON ends too early, in line { $line }
error-json-record = this JSON is no record: { $problem }

error-match-exists = { $path } is there already; --resume goes on with it
error-match-taken = { $path } is being written by another program
error-match-no-definition = { $path } does not begin with the definition of a match
error-match-version = { $path } is of version { $found }, which is newer than this program, which reads up to { $known }
error-match-another = { $path } is another match: { $difference }
problem-match-games = the games differ
problem-match-setups = the set-ups differ
problem-match-engines = the players differ
problem-match-pairings = the pairings differ
problem-match-seeds = the seeds differ
problem-match-openings = the openings differ
problem-match-conditions = the conditions differ
error-match-line = { $path }, line { $line }: { $problem }
problem-match-line = it is no finished game: { $problem }
problem-match-not-planned = it is not a game of this match as this program draws it
error-match-few-starts = only { $found } of { $wanted } different starts were found; another --openings may give more
error-match-few-even = only { $found } of { $wanted } even starts were found (openings looked at: { $looked-at }); --openings with another number of decisions may give more, and without --balanced every opening is taken
error-match-nothing-to-balance = here everybody plays together and no seat can be better off: there is nothing to balance, leave out --balanced
error-match-test = `{ $found }` is not a test like elo0=0,elo1=10 (and alpha=0.05,beta=0.05), elo0 below elo1
error-match-test-for-two = --sprt is for two players at tables for two
error-match-players = { $given ->
    [one] 1 player is given
   *[other] { $given } players are given
} for a match of 2 to { $most }
error-match-alone = a match needs a game for two or more
error-time-flag = --{ $name }: { $problem }
error-match-clock = a match has no clock like `{ $found }`; use a time for the game (1m) or such a time and some more after each decision (1m+500ms)
error-levels-log = --log is for one game; name it
error-levels-reach = --reach 0 leaves everyone alone
error-levels-no-random = this is not a match of levels: nobody plays at random

error-no-turn = there is no turn { $found }; there are { $turns }
error-export-ending = { $path }: a picture is called something.svg, something.png or something.gif; or say --format
error-export-terminal = a PNG or GIF is not for the eyes: name a file, or send it on through a pipe
error-export-pace = a turn cannot be seen for { $found } seconds; from { $least } to { $most } it can
error-picture-size = a picture of { $found } pixels cannot be drawn; from { $least } to { $most } can
error-picture-rotation = this board cannot be turned by { $found } degrees; it can by a multiple of { $step } below 360
error-picture-arrow = `{ $found }` is no arrow; one looks like c4-e4
error-picture-no-cell = this board has no cell { $cell }
error-picture-theme = there is no theme `{ $found }`; there is { $offered }
error-picture-too-long = a game of { $turns } turns is too long for an animation; { $most } are the most
error-picture-drawing = the picture could not be drawn: { $problem }

usage-unknown = unexpected argument '{ $argument }' found
usage-value = invalid value '{ $value }' for '{ $argument }'
usage-value-problem = invalid value '{ $value }' for '{ $argument }': { $problem }
usage-value-digits = it is a whole number in digits, like 12
usage-value-decimal = it is a number, like 0.5
usage-value-bounds = it is not from { $least } to { $most }
usage-value-range = it is too large or too small
usage-value-other = { $problem }
usage-no-value = a value is required for '{ $argument }' but none was supplied
usage-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
usage-missing = the following required arguments were not provided: { $argument }
usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-command = unrecognized command '{ $command }'
usage-similar = similar: { $offered }
usage-values = possible values: { $offered }
usage-help = For more information, try '--help'.
error-lesson-finished = the task is over: nothing more is played after it is done or missed
error-edit-cell = there is no cell { $cell } on this board
error-edit-mark = `{ $found }` cannot be put on this board
error-edit-dial = there is nothing called `{ $found }` to set
error-edit-value = { $found } is not from { $min } to { $max }
error-edit-cells = the draft has { $found } cells, this board { $expected }
error-games = { $found } games cannot be played: it is 1 to { $most }
