web-skip = Skip to content
web-navigation = Pages
web-play = Play
web-watch = Watch
web-rules = Rules
web-sign-in = Sign in
web-settings = Settings
web-close = Close
web-again = Try again
web-look = Have a look
web-nobody = deleted account

web-page-missing = There is no such page
web-page-missing-about = The address may be old or mistyped.
web-page-home = To the games
web-failed = Something went wrong. Please try again.
web-unreachable = The server does not answer. Nothing is lost; the page keeps trying.
web-too-often = That was a little too often. Please wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
web-loading = One moment…
web-more = Show more

web-about = Tabuleiro is free software. Its pages contact no other server and share nothing about you.
web-not-affiliated = Each game belongs to its designer and publisher, with whom we are not affiliated. Words and drawings are our own.
web-language = Language
web-language-en = English
web-language-pt = Português
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-theme-safe = Colour-blind safe

web-board-of = A board of { $game }
web-home-title = Board games, one minute to your first move
web-home-lead = Play the computer, a friend, or the next player who waits. No account, nothing to install.
web-my-games = Your games
web-my-turns = { $count ->
    [one] your turn in one
   *[other] your turn in { $count }
}
web-your-turn = Your turn
web-waits = waiting
web-games = Choose a game
web-elo = Higher numbers are stronger. 200 points more win about three games in four; random moves count as 0.
web-players = { $least }–{ $most } players
web-players-just = { $count } players
web-designer = by { $name }
web-play-computer = Play the computer
web-level = Computer ({ $name })
web-level-of = Strength of the computer in { $game }
web-level-rated = { $name } · { $rating } Elo
web-play-person = Play a person
web-waiting = { $count } waiting
web-pass-and-play = Pass and play
web-learn = Learn the rules
web-learn-play = Learn to play
web-set-up = More choices
web-rated = rated
web-turn = turn { $number }
web-result-won = won
web-result-drew = drew
web-result-lost = lost

web-clock = Clock
web-clock-none = no clock
web-clock-game = { $span } for the game
web-clock-more = { $span } + { $more } a turn
web-clock-turn = { $span } a turn
web-clock-own = another…
web-span-ms = { $number } ms
web-span-s = { $number } s
web-span-m = { $number } min
web-span-h = { $number } h
web-span-d = { $number ->
    [one] 1 day
   *[other] { $number } days
}

web-open-tables = Open tables
web-open-none = No open tables. Open one, and it is listed here.
web-open-waits = { $names } waits
web-open-own = Open a table with your own choices
web-seats-free = { $free } of { $seats } seats free
web-seat-free = free seat
web-seat-reserved = Reserved for your friend
web-sit = Sit down
web-sit-with = Sit down with { $names }: { $game }
web-to-table = To the table
web-live = Being played now
web-live-none = No game is in progress.
web-watch-all = Watch them all
web-watch-engines = Let two computers play

web-person-title = { $game } with a person
web-pairing = Quick pairing
web-pairing-about = Join a player who waits for the same game, or wait for one.
web-invite = Invite a friend
web-invite-friend-about = Make a table and send its link, or show the code to their phone.

web-new-title = New game: { $game }
web-new-presets = Ready-made choices
web-new-preset-classic = Classic
web-new-preset-quick = Quick
web-new-preset-friend = With a friend
web-new-preset-seats-3 = Three players
web-new-preset-seats-4 = Four players
web-new-rules = Rules
web-new-seats = Who plays
web-new-time = Time and guests
web-new-rule-set = Rule set
web-new-players = Players
web-new-together = all together
web-new-seat = Seat { $seat }
web-new-who-me = Me
web-new-who-again = Me again, on this device
web-new-who-open = Anyone
web-new-who-link = A friend, by link
web-new-who-engine = Computer
web-new-map = A map you keep
web-new-map-none = none
web-new-map-keep = Keep this map
web-new-map-name = Name of the map
web-new-map-kept = Kept as { $name }.
web-new-clock-text = Clock, like 5m+3s, 30s/turn or 2d/turn
web-new-rated = Rated
web-new-rated-about = The result counts. Needs an account, and the board is drawn when the game begins.
web-new-rated-not = Rated games are between two or more who have accounts, each on their own device and against each other.
web-new-public = Public
web-new-public-about = Otherwise only people with the link can see the game.
web-new-absent = When a player is out of time or gone
web-new-absent-claim = the others may claim the game
web-new-absent-skip = they are skipped from then on
web-new-absent-engine = the computer plays on for them
web-new-gone = Gone after
web-new-gone-never = never
web-new-gone-minutes = { $minutes ->
    [one] 1 minute without connection
   *[other] { $minutes } minutes without connection
}
web-new-start = Start the game
web-new-open = Open the table
web-new-invite = Make the invitation
web-new-preview = The board to be played on
web-new-redraw = Draw again
web-new-redrawn = A new board is drawn.
web-new-fixed = This board has no random set-up.
web-new-rated-preview = An example: the board of a rated game is drawn when it begins.
web-new-no-game = There is no such game
web-new-back = All games

web-watch-title = Watch
web-watch-lead = Watch live games, or replay finished ones.
web-watch-live = Live
web-watch-over = Finished
web-watch-all-games = All games
web-watch-game = Game
web-watch-live-none = No public game is being played. Let two computers play one for you.
web-watch-over-none = No public game has been finished yet.
web-watch-start = Let computers play
web-watch-start-about = Choose a game and its players, and lean back. They play while the page is open.
web-watch-begin = Watch them play
web-watch-who = Computer on seat { $seat }

web-rules-title = The rules
web-rules-lead = Each explained in a few minutes, with pictures.
web-rules-of = Rules of { $game }
web-rules-contents = On this page
web-rules-try = Ready? Play it.
web-rules-try-about = The computer on the lowest level is a patient opponent.

web-sign-in-title = Sign in
web-sign-in-lead = With an account your games, ratings and maps are yours on every device.
web-sign-up-title = Make an account
web-sign-up-lead = A name and a password, nothing else.
web-sign-guest = You play as { $name }. Your games come along.
web-sign-name = Name
web-sign-name-about = 2 to 20 letters, digits, - or _; a letter first
web-sign-password = Password
web-sign-password-about = at least 8 characters
web-sign-up = Make the account
web-sign-to-up = New here? Make an account
web-sign-to-in = You have an account? Sign in
web-sign-done = You are signed in as { $name }.
web-sign-out = Sign out
web-sign-no-account = You can play without an account, as a guest. A guest's games stay in this browser.

web-leaders = The best players
web-leaders-about = Accounts with enough rated games to compare, up to twenty for each rule set.
web-leaders-none = No player has enough rated games yet.
web-leaders-place = Place
web-leaders-name = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-profile-guest = Guest
web-profile-missing = No player has this name
web-profile-missing-about = Deleted accounts have no name.
web-profile-ratings = Ratings
web-profile-ratings-none = No rated game yet.
web-profile-rating-of = { $game }, { $rules }
web-profile-rating-many = more than two
web-profile-rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-profile-rating-within = give or take { $deviation }
web-profile-history = Ratings over time
web-profile-history-chart = Rating after each game of { $pool }: from { $first } to { $last }, highest { $highest }, lowest { $lowest }
web-profile-history-table = The same as a table
web-profile-when = When
web-profile-before = Before
web-profile-after = After
web-profile-game = Game
web-profile-opponents = Against whom
web-profile-opponents-none = No finished game yet.
web-profile-opponent = Opponent
web-profile-won = Won
web-profile-drew = Drawn
web-profile-lost = Lost
web-profile-games = Games
web-profile-games-none = No games yet.
web-profile-players = Players
web-profile-state = Result
web-profile-state-open = open
web-profile-state-playing = in progress
web-profile-state-aborted = called off
web-profile-state-over = finished
web-profile-more = Earlier games
web-profile-download = Download the games
web-profile-download-about = Every game as a record, one JSON document a line.

web-settings-title = Settings
web-settings-look = Look and sound
web-settings-look-about = Kept in this browser.
web-settings-sound = Sounds
web-settings-motion = Moving pieces
web-settings-coordinates = Names of cells on the board
web-settings-who = You
web-settings-guest = You play as the guest { $name }. Guests keep their games in this browser; an account keeps them everywhere.
web-settings-nobody = You have not played here yet. Your first game makes you a guest with a random name.
web-settings-account = You are signed in as { $name }.
web-settings-profile = Your page
web-settings-password = Password
web-settings-password-old = Current password
web-settings-password-new = New password
web-settings-password-change = Change the password
web-settings-password-changed = The password is changed. All other browsers are signed out, and all tokens are taken back.
web-settings-sessions = Where you are signed in
web-settings-session-this = this browser
web-settings-session-since = since { $when }
web-settings-session-end = Sign out
web-settings-session-end-of = Sign out { $agent }
web-settings-tokens = Tokens for programs
web-settings-tokens-about = A program with a token plays or reads in your name. The token is shown once. Take it back when you no longer need it.
web-settings-tokens-none = No program has a token.
web-settings-token-name = What it is for
web-settings-token-days = Valid for
web-settings-token-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-settings-token-ever = no expiry
web-settings-token-may = It may
web-settings-token-scope-read = read what only you may read
web-settings-token-scope-play = play
web-settings-token-scope-chat = talk at tables
web-settings-token-scope-admin = read the server’s metrics
web-settings-token-make = Make a token
web-settings-token-made = Your new token. Copy it now: it is not shown again.
web-settings-token-until = until { $when }
web-settings-token-end = Take back
web-settings-token-end-of = Take back { $name }
web-settings-data = Your games and your data
web-settings-delete = Delete everything about me
web-settings-delete-about = Name, sign-ins, tokens, maps, chat and ratings are removed at once. Your games stay, without your name. This cannot be undone.
web-settings-delete-password = Your password, to be sure
web-settings-delete-sure = Yes, delete it
web-settings-delete-keep = Keep it
web-settings-deleted = Everything about you is deleted.
web-settings-browser-unknown = a browser
web-settings-browser = { $browser } on { $system }
web-menu = Pages
web-settings-confirm = Confirm a turn before it is sent
web-settings-confirm-slow = In games with an hour or more for each turn
web-settings-confirm-always = Always
web-settings-confirm-never = Never

web-description = Play { $games }: against the computer, a friend, or people from anywhere.
web-preview-open = A seat is free. Sit down and play { $game }.
web-preview-playing = Being played now: { $turns ->
    [one] 1 turn so far.
   *[other] { $turns } turns so far.
}
web-person-about = Games, ratings and maps of { $name }.
web-my-alone = You alone
web-my-put-away = Put away: { $game }
web-my-put-away-all = Put all away
web-watch-now = Being played now
web-watch-computers = Computers play
web-watch-replay = Replay of a finished game
web-watch-turn = Turn { $turn } of { $turns }
web-watch-pace = Pace
web-watch-pause = Pause
web-watch-resume = Resume
web-watch-speed = Speed
web-watch-times = { $speed }× speed
web-watch-search = Search games
web-watch-player = Player
web-watch-any = Any
web-watch-from = From
web-watch-to = To
web-watch-result-won = won
web-watch-result-drew = drawn
web-watch-result-lost = lost
web-guest-name = Choose a name
web-guest-name-choose = Use this name
web-guest-name-about = 2 to { $most } letters and digits. It ends in “-guest”, as no account’s name does.
web-guest-name-chosen = You are { $name } now.
web-invitation = { $name } invites you to play { $game }.
web-invitation-plain = You are invited to play { $game }.

## Games on this device, and pages without a network
local-guest = Guest
local-games = Games on this device
local-games-about = These games need no network. They are kept in this browser, on this device, and nowhere else.
local-none = There are no games on this device yet.
local-here = Keep games without other people on this device
local-here-about = They need no network, and others cannot watch them.
local-stays = This game stays on this device.
local-room = { $used } of { $most } are used.
local-megabytes = { $size } MB
local-gigabytes = { $size } GB
local-lasts = The browser keeps them until you remove them.
local-lasts-not = The browser did not agree. Export your games to keep them safe.
local-may-go = The browser may remove them when the device is full.
local-last = Ask the browser to keep them
local-export = Export everything
local-import = Import a file
local-written = The file has been written.
local-taken = { $taken } { $taken ->
    [one] game
   *[other] games
} imported, { $known } already here, { $refused } not readable.
local-file-wrong = this is no file with games from this device; choose one that you exported here
local-file-newer = this file was written by a newer version; update the page, then try again
local-copy = Copy { $count } { $count ->
    [one] finished game
   *[other] finished games
} to my account
local-copied = { $count } { $count ->
    [one] game was
   *[other] games were
} copied to your account.
local-is-copied = In your account
local-remove = Remove
local-remove-sure = Remove for good
local-offline = No connection. Games on this device, lessons, rules, editors and analysis still work.
local-missing = This browser keeps no games: yours is lost when you close the page. Private windows may cause this. Export it, or use another window.
local-full = The device is full: your last turns are kept only until you close the page. Export your games or free some room.
local-failed = Your last turns could not be kept: they are lost when you close the page. Export your games.
local-update = A new version is ready.
local-update-take = Update now
local-no-module = Games on this device need WebAssembly, which this browser does not run. Update it, or play on a server.
local-busy = another window is changing this game; try again
local-engine-failed = The computer could not think. Nothing is lost: load the page again.
local-no-game = there is no such game on this device
local-fairness = Fairness is measured on a server: it needs a connection.
local-watch = Two computers can play each other on this device.
local-notices = Notices
