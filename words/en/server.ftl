help-serve = Run a server for people, tables, clocks and engines
help-serve-config = TOML file with other settings by their long names, like engine-threads = 2; flags and the environment have priority
help-serve-listen = Address and port to listen on [default: { $default }]
help-database = Database: sqlite://FILE or postgres://… [default: server.sqlite in the data folder]
help-serve-bus = Bus between several nodes over one PostgreSQL database: postgres; postgres://… if the database is behind a pooler; or nats://HOST:PORT [default: postgres]
help-serve-lease-seconds = Seconds without a heartbeat after which other nodes take over a node's games [default: { $default }]
help-serve-origin = Public address of the server, like https://games.example; only its pages may act in people's names [default: as requested]
help-serve-behind-proxy = Take people's addresses from the proxy in front (X-Forwarded-For) [default: { $default }]
help-serve-engine-threads = Number of engines that think at once [default: all processors but one]
help-serve-engine-seconds = Maximum time of an engine for a decision, in seconds [default: { $default }]
help-serve-analysis-seconds = Maximum time of an analysis for a single position, in seconds; engine-seconds limits each decision of a game [default: { $default }]
help-serve-requests-per-minute = Requests per minute of one person or one address [default: { $default }]
help-serve-passwords-per-minute = Password attempts per minute for one account from one address, and new guests per minute from one address [default: { $default }]
help-serve-connections-max = Maximum number of streams and sockets; above it only players can connect [default: { $default }]
help-serve-tables-max = Maximum number of active tables; above it no table can be made [default: { $default }]
help-serve-queue-max = Maximum number of changes that wait to be written; above it nothing new begins [default: { $default }]
help-serve-guest-tables-max = Maximum number of unfinished tables of a guest [default: { $default }]
help-serve-account-tables-max = Maximum number of unfinished tables of an account [default: { $default }]
help-serve-guest-streams-max = Maximum number of streams and sockets of a guest [default: { $default }]
help-serve-account-streams-max = Maximum number of streams and sockets of an account [default: { $default }]
help-serve-guest-tokens-max = Maximum number of tokens of a guest [default: { $default }]
help-serve-account-tokens-max = Maximum number of tokens of an account [default: { $default }]
help-serve-analyses-max = Maximum number of unfinished analyses of games for one person; the same limit applies to positions and to fairness jobs [default: { $default }]
help-serve-chat-lines-per-minute = Chat lines per minute of one person [default: { $default }]
help-serve-address-factor = Limit for one address, as a multiple of the limit for one person [default: { $default }]
help-serve-abandoned-seconds = Seconds without a turn after which a guest's game without other people ends [default: { $default }]
help-serve-half-open-max = Maximum number of incomplete requests from one address [default: { $default }]
help-serve-header-seconds = Seconds in which the headers of a request must arrive; also the limit for idle connections [default: { $default }]
help-serve-body-seconds = Seconds in which the body of a request must arrive [default: { $default }]
help-serve-answer-seconds = Seconds in which a client must read some of an answer [default: { $default }]
help-serve-closing-seconds = Seconds that requests have to finish when the server stops [default: { $default }]
help-serve-idle-seconds = Seconds without spectators or pending events after which a table leaves memory [default: { $default }]
help-serve-log-filter = Filter of the log, like debug or info,sqlx=warn [default: { $default }]
help-serve-log-json = Write the log as JSON, for other programs [default: { $default }]
help-serve-audit-days = Days after which entries leave the audit log [default: { $default }]
help-serve-openapi = Print the description of the API (OpenAPI 3.1) and exit
help-admin = Administer a server (running or not)
help-admin-accounts = List the accounts, one JSON document a line
help-admin-grant = Make an account an administrator
help-admin-grant-name = The account's name
help-admin-revoke = Make an administrator an ordinary account again
help-admin-revoke-name = The account's name
help-admin-password = Set another password for an account, which ends its sessions and tokens; prints a random password once
help-admin-password-name = The account's name
help-admin-password-stdin = Read the password from the first line of the input
help-admin-log-out = End all sessions and tokens of an account
help-admin-log-out-name = The account's name
help-admin-remove = Remove an account or a guest with all personal data; the games stay, without the name
help-admin-remove-name = The name
help-admin-reports = List the reported lines of chats, one JSON document a line
help-admin-audit = List log-ins and failures, tokens, moderation and commands, the latest first, one JSON document a line
help-admin-audit-days = Only entries of the last days
help-admin-backup = Write a snapshot of the whole database into a file; the server may be running
help-admin-backup-file = File to write, completely or not at all
help-admin-backup-force = Overwrite the file if it exists
help-admin-restore = Restore a backup into an empty database, SQLite or PostgreSQL
help-admin-restore-file = The backup
help-admin-export = Write every game that has begun into a file, one JSON document a line
help-admin-export-file = File to write, completely or not at all
help-admin-export-force = Overwrite the file if it exists
help-admin-prune = Remove expired data, tables that never began, old chats and guests without games
help-admin-prune-days = Only data older than this number of days
help-bot = Let an engine play on a server
help-bot-server = The server's address, like http://127.0.0.1:8080 or https://example.org
help-bot-token = A token of the server's with the scope play
help-bot-engine = Player: best, a level such as 3, an engine with limits, or "ugi COMMAND"
help-bot-pair = Look for opponents in this game; otherwise wait for invitations
help-bot-clock = The clock to ask for, like 5m+3s [default: none]
help-bot-games = Exit after this number of games
serve-ready = Serving on http://{ $address } — press Ctrl-C to stop

error-serve-config = { $path }: { $problem }
error-serve-range = { $name } = { $found } is not from { $least } to { $most }
error-serve-database-kind = unknown kind of database `{ $found }`; use sqlite:FILE or postgres://USER@HOST/NAME
error-serve-database = the database cannot be used: { $problem }
error-serve-bus-kind = unknown kind of bus `{ $found }`; use postgres, postgres://… or nats://HOST:PORT
error-serve-bus-alone = a bus needs several nodes over PostgreSQL; use --database postgres://…
error-serve-bus = the bus cannot be used: { $problem }
error-serve-listen = cannot listen on { $address }: { $problem }
error-serve-run = the server failed: { $problem }
error-serve-writer = the server has ended because changes can no longer be written; start it again
error-serve-in-use = another server uses the database { $path }; stop it, or choose another one with --database
error-serve-not-sqlite = { $path } is not a SQLite database; move it away, or choose another one with --database
error-serve-damaged = the database { $path } is damaged: { $problem }; restore a backup into a new one
error-serve-filter = invalid log filter `{ $found }`; use one like debug or info,sqlx=warn

error-api-not-there = there is nothing at this address
error-api-method = this address does not support this method
error-api-who-asks = you are not logged in
error-api-token = the token is invalid or has expired
error-api-password = wrong name or password
error-api-ended = your session has ended; log in again
error-api-scope = this token lacks the scope `{ $scope }`
error-api-origin = refused: the request comes from another site
error-api-not-yours = you are not allowed to do this
error-api-sent = the request cannot be read: { $problem }
error-api-too-large = the request is too large; send at most { $most } KiB
error-api-unavailable = the database is unavailable; nothing was changed, try again in a second
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
error-limit-requests = too many requests: at most { $most } requests a minute; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-frames-address = too many requests: at most { $most } requests and messages of sockets a minute from your address; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-passwords = too many requests: at most { $most } passwords or new guests a minute; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-pictures = too many requests: at most { $most } pictures a minute, and ten turns of an animation count as one; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-chat = too many requests: at most { $most } lines of chat a minute; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-limit-chat-address = too many requests: at most { $most } lines of chat a minute from your address; wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tables = too many unfinished tables: at most { $most }; end one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tables-address = too many unfinished tables from your address: at most { $most }; end one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tokens = too many tokens: at most { $most }; take one back, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-tokens-address = too many tokens from your address: at most { $most }; take one back, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-streams = too many streams and windows: at most { $most } at once; close one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-streams-address = too many streams and windows from your address: at most { $most } at once; close one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-analyses = too many unfinished analyses of games: at most { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-positions = too many unfinished analyses of positions: at most { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-analyses-address = too many unfinished analyses of games from your address: at most { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-positions-address = too many unfinished analyses of positions from your address: at most { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-fairness = too many unfinished fairness jobs: at most { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-fairness-address = too many unfinished fairness jobs from your address: at most { $most }; stop one, or try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-quota-half-open = too many incomplete requests from your address: at most { $most }; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-api-at-once = another request changed this at the same moment; reload and try again
error-name = a name has 2 to { $most } letters, digits, hyphens and underscores, and begins with a letter
error-name-taken = the name { $name } is taken; choose another
error-name-reserved = the name { $name } is reserved; choose another
error-name-alike = { $name } looks like the existing name { $other }; choose another
error-account-already = you already have an account
error-password-length = a password has { $least } to { $most } characters
error-token-name = the name of a token has at most 100 characters, none of them control, invisible or direction-changing

error-room-gone = the time until a player counts as gone is from 10 seconds to 30 days
error-room-rated = only drawn games of two or more opponents can be rated
error-room-rated-guest = rated games need an account
error-room-no-seat = this seat is not free
error-room-two-seats = you can have only one seat in a rated game
error-room-not-full = some seats are still free
error-room-not-begun = the game has not begun
error-room-begun = the game has already begun
error-room-not-your-turn = it is the turn of seat { $seat }
error-room-more-than-a-turn = these moves are more than one turn
error-room-after-reveal = wait for the result of the move that reveals something before you continue
error-room-revealed = a turn that revealed something cannot be taken back
error-room-less-than-a-turn = these moves are less than a whole turn
error-room-turn-number = this is turn { $found }, but turn { $expected } is next
error-room-too-late = a game cannot be aborted after the second turn
error-room-no-offer = there is no offer
error-room-no-draw = draws cannot be agreed in this game
error-room-no-takeback = turns cannot be taken back in rated games
error-room-nothing-to-take-back = there is nothing to take back
error-room-rematch-already = a rematch exists already
error-room-nobody-absent = you cannot claim the game yet: the player to move is still within time
error-room-no-hint = there are no hints in rated games
error-room-paused = the game is paused
error-room-no-pause = only a game of one person can be paused
error-room-nothing-to-redo = there is nothing to redo
error-click = there is no cell or button { $found } here
error-room-format = unknown format `{ $found }`; use text, json or link
error-chat = a line has 1 to { $most } characters, none of them control, invisible or direction-changing
error-map = a map needs a known game, a text of at most { $most } characters and a name of at most 60, none of them control, invisible or direction-changing
error-maps = you have { $most } maps, which is the limit; delete one first

error-admin-account = there is no account { $name }
error-admin-file = { $path }: { $problem }
error-admin-not-empty = the database is not empty; restore into an empty one
error-admin-backup = line { $line } does not belong to a backup
error-admin-cut = the backup is truncated; nothing was restored
error-admin-changed = the backup was changed: its lines do not match its checksum; nothing was restored
error-admin-exists = { $path } exists; use --force to overwrite it
error-admin-no-database = there is no database at { $path }; choose one with --data or --database
error-admin-table = the table { $id } cannot be read
error-analysis-not-over = a game can be analysed once it is over
error-analysis-question = an analysis needs either a table or a line
error-analysis-setting = { $name } must be from { $least } to { $most } here, not { $found }
error-bot-server = cannot reach or understand the server: { $problem }
error-bot-refused = the server says: { $problem }
error-bot-engine = the engine failed: { $problem }
error-bot-address = `{ $found }` is not the address of a server; use one like https://example.org
error-serve-syntax = { $path }, line { $line }: this is not TOML
error-serve-unknown = { $path }: unknown setting `{ $name }`; `tabuleiro serve --help` lists the settings
error-serve-value = { $path }: `{ $name }` must be { $wanted }
error-copy-key = the key of a copied game has 1 to { $most } characters
error-copy-unfinished = only a finished game can be copied
