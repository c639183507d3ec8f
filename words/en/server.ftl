help-serve = Run a server: people, tables, clocks and engines
help-serve-config = A TOML file with the other settings by their long names, like engine-threads = 2; flags and the environment come first
help-serve-listen = Where to listen [default: { $default }]
help-database = Where the server keeps everything: sqlite://FILE or postgres://… [default: server.sqlite in the data folder]
help-serve-bus = Where several nodes over one PostgreSQL database hear of each other: postgres, postgres://… where the database is behind a pooler, or nats://HOST:PORT [default: postgres]
help-serve-lease-seconds = After so many seconds without a sign of life a node is given up, and others see to its games [default: { $default }]
help-serve-origin = The address under which people find it, like https://games.example; only its pages may act in their name [default: as asked for]
help-serve-behind-proxy = Take people's addresses from the proxy in front (X-Forwarded-For) [default: { $default }]
help-serve-engine-threads = How many engines think at once [default: all processors but one]
help-serve-engine-seconds = The most time an engine takes for a decision [default: { $default }]
help-serve-analysis-seconds = The most time an analysis takes for one position alone; each decision of a game has what engine-seconds says [default: { $default }]
help-serve-requests-per-minute = How often one person or one address may ask [default: { $default }]
help-serve-passwords-per-minute = How often a minute a password may be tried for one account from one address, and one address may become somebody new [default: { $default }]
help-serve-connections-max = How many may follow a table or their games at once; past it only those who play get in [default: { $default }]
help-serve-tables-max = At how many tables something may happen at once; past it nobody makes another [default: { $default }]
help-serve-queue-max = How many changes may wait to be written; past it nothing new is begun [default: { $default }]
help-serve-guest-tables-max = How many unfinished tables a guest may have [default: { $default }]
help-serve-account-tables-max = How many unfinished tables an account may have [default: { $default }]
help-serve-guest-streams-max = How many streams and sockets a guest may have [default: { $default }]
help-serve-account-streams-max = How many streams and sockets an account may have [default: { $default }]
help-serve-guest-tokens-max = How many tokens a guest may have [default: { $default }]
help-serve-account-tokens-max = How many tokens an account may have [default: { $default }]
help-serve-analyses-max = How many unfinished analyses of games one person may have, and as many of positions and fairness jobs [default: { $default }]
help-serve-chat-lines-per-minute = How many lines of chat one person may write a minute [default: { $default }]
help-serve-address-factor = How many times as much as one person those at one address may have together [default: { $default }]
help-serve-abandoned-seconds = Seconds without a turn after which a guest's game without other people ends [default: { $default }]
help-serve-half-open-max = How many requests of one address may be half sent [default: { $default }]
help-serve-header-seconds = Seconds in which the headers of a request must arrive; idle connections are closed after them [default: { $default }]
help-serve-body-seconds = Seconds in which the body of a request must arrive [default: { $default }]
help-serve-answer-seconds = Seconds in which something of an answer must be read [default: { $default }]
help-serve-closing-seconds = Seconds that requests have to finish when the server ends [default: { $default }]
help-serve-idle-seconds = After so many seconds in which nobody watches and nothing can happen by itself, a table is left to the disk [default: { $default }]
help-serve-log-filter = What is logged, like debug or info,sqlx=warn [default: { $default }]
help-serve-log-json = Log JSON, for other programs [default: { $default }]
help-serve-audit-days = After so many days entries leave the audit log [default: { $default }]
help-serve-openapi = Print the description of the interface (OpenAPI 3.1) and end
help-admin = Administer a server (running or not)
help-admin-accounts = List the accounts, one JSON document a line
help-admin-grant = Make an account an admin's
help-admin-grant-name = The account's name
help-admin-revoke = Make it an ordinary one again
help-admin-revoke-name = The account's name
help-admin-password = Give an account another password, which ends its sessions and tokens; a drawn one, told this once
help-admin-password-name = The account's name
help-admin-password-stdin = Read the password from the first line of the input instead of drawing one
help-admin-log-out = End all sessions of an account and take back its tokens
help-admin-log-out-name = The account's name
help-admin-remove = Remove an account or a guest and all that is personal; the games stay, nameless
help-admin-remove-name = The name
help-admin-reports = List the lines of chats that were reported, one JSON document a line
help-admin-audit = List log-ins and failures, tokens, moderation and commands, the latest first, one JSON document a line
help-admin-audit-days = Only what is at most so many days old
help-admin-backup = Write everything, as it is at one moment, into a file; the server may run meanwhile
help-admin-backup-file = The file, which is written whole or not at all
help-admin-backup-force = Overwrite the file if it exists
help-admin-restore = Put a backup into an empty database, be it SQLite or PostgreSQL
help-admin-restore-file = The backup
help-admin-export = Write every game that has begun into a file, one JSON document a line
help-admin-export-file = The file, which is written whole or not at all
help-admin-export-force = Overwrite the file if it exists
help-admin-prune = Remove expired data, tables that never began, old chats and guests without games
help-admin-prune-days = Only what is older than so many days
help-bot = Let an engine play on a server
help-bot-server = The server's address, like http://127.0.0.1:8080 or https://example.org
help-bot-token = A token of the server's with the scope play
help-bot-engine = Who plays: best, a level such as 3, an engine with limits, or "ugi COMMAND"
help-bot-pair = Look for an opponent in this game, and again after each; otherwise wait to be seated
help-bot-clock = The clock to ask for, like 5m+3s [default: none]
help-bot-games = End after so many games
serve-ready = Serving on http://{ $address } — Ctrl-C ends

error-serve-config = { $path }: { $problem }
error-serve-range = { $name } = { $found } is not from { $least } to { $most }
error-serve-database-kind = `{ $found }` is not a database we know: it is sqlite:FILE or postgres://USER@HOST/NAME
error-serve-database = the database cannot be used: { $problem }
error-serve-bus-kind = `{ $found }` is not a bus we know: it is postgres, postgres://… or nats://HOST:PORT
error-serve-bus-alone = a bus joins several nodes, and several nodes need PostgreSQL: --database postgres://…
error-serve-bus = the bus cannot be used: { $problem }
error-serve-listen = cannot listen on { $address }: { $problem }
error-serve-run = the server failed: { $problem }
error-serve-writer = changes cannot be written any more, so the server has ended; start it again
error-serve-in-use = another server has the database { $path }; end that one, or name another with --database
error-serve-not-sqlite = { $path } is not a SQLite database; move it away, or name another with --database
error-serve-damaged = the database { $path } is damaged: { $problem }; restore a backup into a new one
error-serve-filter = `{ $found }` is not what a log is filtered by

error-api-not-there = there is nothing here
error-api-method = this cannot be done here
error-api-who-asks = nobody is logged in
error-api-token = this token is wrong or has expired
error-api-password = there is no such name and password
error-api-ended = you were logged out here; log in again
error-api-scope = this token lacks the scope `{ $scope }`
error-api-origin = another site asks in your name
error-api-not-yours = this is not yours to do
error-api-sent = what was sent cannot be read: { $problem }
error-api-too-large = what was sent is too large: at most { $most } KiB; send less
error-api-unavailable = the database cannot be used just now; nothing was changed, try again in a second
error-busy-streams = the server is full: at most { $most } streams and windows at once; games go on, try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-busy-tables = the server is full: at most { $most } tables at once; games go on, try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-busy-writes = the server is full: at most { $most } changes that wait to be written; games go on, try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-busy-analyses = the server is full: at most { $most } unfinished analyses; games go on, try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-api-too-slow = what was sent did not arrive within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}; send it again
error-limit-requests = too often: at most { $most } requests a minute; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-frames-address = too often: at most { $most } requests and messages of sockets a minute from your address; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-passwords = too often: at most { $most } passwords or new guests a minute; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-pictures = too often: at most { $most } pictures a minute, and ten turns of an animation count as one; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-chat = too often: at most { $most } lines of chat a minute; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-chat-address = too often: at most { $most } lines of chat a minute from your address; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tables = too many: at most { $most } unfinished tables; end one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tables-address = too many: at most { $most } unfinished tables from your address; end one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tokens = too many: at most { $most } tokens; take one back, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tokens-address = too many: at most { $most } tokens from your address; take one back, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-streams = too many: at most { $most } streams and windows at once; close one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-streams-address = too many: at most { $most } streams and windows at once from your address; close one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-analyses = too many: unfinished analyses of games at most: { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-positions = too many: unfinished analyses of positions at most: { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-analyses-address = too many: unfinished analyses of games at most from your address: { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-positions-address = too many: unfinished analyses of positions at most from your address: { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-fairness = too many: unfinished fairness jobs at most: { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-fairness-address = too many: unfinished fairness jobs at most from your address: { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-half-open = too many: at most { $most } requests from your address may be half sent; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-api-at-once = somebody else did something at the same moment; look again
error-name = a name has 2 to { $most } letters, digits, hyphens and underscores, a letter first
error-name-taken = somebody is called { $name } already
error-name-reserved = { $name } is a name of the house; choose another
error-name-alike = { $name } looks like { $other }, who is here already; choose another
error-account-already = this is an account already
error-password-length = a password has { $least } to { $most } letters
error-token-name = the name of a token is at most 100 letters long, without control, invisible or direction-changing characters

error-room-gone = somebody counts as gone after 10 seconds to 30 days
error-room-rated = only drawn games for two or more who play against each other can be rated
error-room-rated-guest = rated games are for accounts
error-room-no-seat = there is no such free seat for you
error-room-two-seats = in a rated game nobody sits in two seats
error-room-not-full = there are free seats
error-room-not-begun = the game has not begun
error-room-begun = the game has begun
error-room-not-your-turn = it is the turn of seat { $seat }
error-room-more-than-a-turn = these moves are more than one turn
error-room-after-reveal = see what that move reveals before you decide further
error-room-revealed = what a turn has revealed is not taken back
error-room-less-than-a-turn = these moves are less than a whole turn
error-room-turn-number = this is turn { $found }, but turn { $expected } is next
error-room-too-late = after the second turn a game is not aborted
error-room-no-offer = nothing is proposed
error-room-no-draw = no draw can be agreed on here
error-room-no-takeback = in rated games nothing is taken back
error-room-nothing-to-take-back = there is nothing to take back
error-room-rematch-already = there is a rematch already
error-room-nobody-absent = you cannot claim the game yet: the player to move is still within time
error-room-no-hint = in rated games nobody is helped
error-room-paused = the game is paused
error-room-no-pause = only a game that one person plays alone can be paused
error-room-nothing-to-redo = there is nothing to play again
error-click = there is no cell or button { $found } here
error-room-format = there is no format `{ $found }`; there is text, json, link
error-chat = a line is 1 to { $most } letters long, without control, invisible or direction-changing characters
error-map = a map has a game that is known and a text of at most { $most } letters and a name of at most 60, without control, invisible or direction-changing characters
error-maps = too many: at most { $most } maps; delete one first

error-admin-account = there is no account { $name }
error-admin-file = { $path }: { $problem }
error-admin-not-empty = the database is not empty; a backup is restored into an empty one
error-admin-backup = line { $line } is no part of a backup
error-admin-cut = the backup is truncated; nothing was restored
error-admin-changed = the backup was changed: its lines do not match its checksum; nothing was restored
error-admin-exists = { $path } exists; --force overwrites it
error-admin-no-database = there is no database at { $path }; --data or --database says where it is
error-admin-table = the table { $id } cannot be read
error-analysis-not-over = a game is analysed when it is over
error-analysis-question = an analysis is of either a table or a line
error-analysis-setting = { $name } is from { $least } to { $most } here, not { $found }
error-bot-server = the server cannot be reached or understood: { $problem }
error-bot-refused = the server says: { $problem }
error-bot-engine = the engine failed: { $problem }
error-bot-address = `{ $found }` is not the address of a server; use one like https://example.org
error-serve-syntax = { $path }, line { $line }: this is not TOML
error-serve-unknown = { $path }: unknown setting `{ $name }`; `tabuleiro serve --help` lists the settings
error-serve-value = { $path }: `{ $name }` must be { $wanted }
