help-load = Play many games at once on a server and measure its response times
help-load-nodes = Addresses of the server's nodes; the seats of a game use different nodes
help-load-game = Game to play [default: the first]
help-load-clock = Time control of every game
help-load-games = Number of games at once
help-load-idle = Number of idle spectators at a table without moves; the memory of each is measured first
help-load-engine-games = Number of games between the strongest engines, to keep all engine threads of the server busy
help-load-turns-per-second = Turns per second over all games; 0 plays none and only holds the connections
help-load-seconds = Duration of play in seconds, counted from when all players are connected
help-load-restarts = End early once every connection was lost and restored this often. Restart the server during the run; --seconds is then the longest duration
help-load-at-once = Number of games that connect at the same time
help-load-processes = Process ids of the server on this machine; their memory and processor time are measured too
help-load-anywhere = Allow a server on another machine
help-load-seed = Seed of the random turns [default: a new one each time]
help-load-examples =
    Examples:
      tabuleiro-load --games 500 --turns-per-second 200 --process 4711
      tabuleiro-load http://127.0.0.1:8081 http://127.0.0.1:8082 --games 5000
      tabuleiro-load --idle 10000 --games 1 --turns-per-second 1

    Ctrl-C ends the measurement early and prints the results so far.

load-coming = { $connections } connections
load-playing = { $turns } turns
load-connections = Connections: { $connections } held, { $rate } opened per second (including the requests for guests and tables)
load-turns = Turns: { $turns }, { $rate } per second; { $late } were due before all players had seen the last one; { $over } games ended, each followed by another
load-times = Time from sending a turn until another seat saw it: p50 { $half } ms, p99 { $most } ms, p99.9 { $nearly } ms, longest { $longest } ms
load-messages = Messages delivered: { $messages }
load-engines = Turns played by engines: { $turns }
load-idle = Memory: { $each } KiB per idle connection ({ $connections } connections), { $table } KiB per table
load-memory = Memory: { $each } KiB per connection of a player, including its share of the table
load-memory-all = Memory: { $all } MiB in total
load-processor = Processor: { $share } % of one core during play, { $each } µs per message delivered
load-back = Broken connections: { $back } restored after { $seconds } s, { $away } still broken
load-waits = Requests that the server asked to repeat later: { $waits }
load-refused = Refused { $count } times: { $why }
load-machine = Load average of the machine: { $load }

error-load-far = { $address } is not on this machine; use --anywhere to allow it
error-load-files = { $needed } open files are needed and { $allowed } are allowed; try `ulimit -n { $needed }`
error-load-server-files = the server (process { $process }) needs { $needed } open files and { $allowed } are allowed; start it after `ulimit -n { $needed }`
error-load-process = cannot read the state of process { $process }: { $problem }
error-load-stopped = stopped before all connections were open; nothing was measured
