help-load = Let many people play at once on a server, and measure how it bears them
help-load-nodes = The addresses of the server's nodes; the seats of a game are at different ones
help-load-game = The game that everyone plays [default: the first]
help-load-clock = The clock of every game
help-load-games = How many games at once
help-load-turns-per-second = How many turns a second, all games together; 0 only holds the connections
help-load-seconds = How long they play, once everyone is there
help-load-at-once = How many games come at once
help-load-processes = The server's processes on this machine, by number: what they use is measured too
help-load-anywhere = The server may be on another machine

load-coming = { $connections } connections
load-playing = { $turns } turns
load-connections = Connections: { $connections } held, { $rate } a second came (guests and tables made on the way)
load-turns = Turns: { $turns }, { $rate } a second; { $late } were due before the last was seen; { $over } games ended and were followed by others
load-times = From a turn sent to seen by another seat: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, longest { $longest } ms
load-messages = Messages delivered: { $messages }
load-memory = Memory: { $each } KiB per connection, its share of the table included; { $all } MiB in all
load-processor = Processor: { $share } % of one while playing, { $each } µs per message delivered
load-back = Broken connections: { $back } came back and knew everything after { $seconds } s, { $away } did not
load-waits = Told to wait: { $waits } times
load-refused = Refused { $count } times: { $why }
load-machine = The machine's load: { $load }

error-load-far = { $address } is not on this machine; --anywhere says that it is meant
error-load-files = { $needed } files must be open at once, and { $allowed } may be: try `ulimit -n { $needed }`
error-load-server-files = the server (process { $process }) needs { $needed } open files, and { $allowed } may be: start it after `ulimit -n { $needed }`
error-load-process = process { $process } cannot be looked at: { $problem }
