help-load = Load-test a server: many people play at once, and what it takes is measured
help-load-nodes = The addresses of the server's nodes; the seats of a game are at different ones
help-load-game = The game that everyone plays [default: the first]
help-load-clock = The clock of every game
help-load-games = How many games at once
help-load-idle = How many come besides and only look on, at a table where nothing happens: what one of them costs is measured first
help-load-engine-games = How many games the strongest engines play among themselves meanwhile, so that all threads for engines are busy
help-load-turns-per-second = How many turns a second, all games together; 0 only holds the connections
help-load-seconds = How long they play, once everyone is there
help-load-restarts = End as soon as everyone was thrown out and has come back so often: restart the server meanwhile; --seconds is then the longest
help-load-at-once = How many games come at once
help-load-processes = The server's processes on this machine, by number: what they use is measured too
help-load-anywhere = The server may be on another machine
help-load-seed = The seed of random turns [default: another one each time]
help-load-examples =
    Examples:
      tabuleiro-load --games 500 --turns-per-second 200 --process 4711
      tabuleiro-load http://127.0.0.1:8081 http://127.0.0.1:8082 --games 5000
      tabuleiro-load --idle 10000 --games 1 --turns-per-second 1

    Ctrl-C ends the measurement early and prints what was measured.

load-coming = { $connections } connections
load-playing = { $turns } turns
load-connections = Connections: { $connections } held, { $rate } a second came (guests and tables made on the way)
load-turns = Turns: { $turns }, { $rate } a second; { $late } were due before the last was seen; { $over } games ended and were followed by others
load-times = From a turn sent to seen by another seat: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, longest { $longest } ms
load-messages = Messages delivered: { $messages }
load-engines = Turns of engines among themselves: { $turns }
load-idle = Memory: { $each } KiB per idle connection ({ $connections } of them), { $table } KiB per table
load-memory = Memory: { $each } KiB per connection of a player, its share of the table included
load-memory-all = Memory: { $all } MiB in all
load-processor = Processor: { $share } % of one while playing, { $each } µs per message delivered
load-back = Broken connections: { $back } came back and knew everything after { $seconds } s, { $away } did not
load-waits = Told to wait: { $waits } times
load-refused = Refused { $count } times: { $why }
load-machine = The machine's load: { $load }

error-load-far = { $address } is not on this machine; --anywhere says that it is meant
error-load-files = { $needed } files must be open at once, and { $allowed } may be: try `ulimit -n { $needed }`
error-load-server-files = the server (process { $process }) needs { $needed } open files, and { $allowed } may be: start it after `ulimit -n { $needed }`
error-load-process = process { $process } cannot be looked at: { $problem }
error-load-stopped = stopped before all connections were made: nothing was measured
