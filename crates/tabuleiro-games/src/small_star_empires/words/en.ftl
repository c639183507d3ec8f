game-name = Small Star Empires
game-about = Fly your ships through the galaxy and claim every system you land on.
game-goal = Have the most points when the ships can no longer move: for planets, nebulae, trade stations and territory.

rule-set-published = Published
rule-set-published-about = The printed game for two to four players, on the basic map, a random one or one of your own.
rule-set-feup-a = FEUP A
rule-set-feup-a-about = For two on a small map with wormholes; all nebulae have one colour.
rule-set-feup-b = FEUP B
rule-set-feup-b-about = For two, without wormholes; colonies never run out unless you choose so, and the game ends as soon as the player to move cannot.

option-map = Map
option-map-basic = basic
option-map-random = random
option-map-feup-a = as in the program
option-map-feup-a-printed = as printed in the report
option-map-small = small
option-map-medium = medium
option-map-big = big
option-holes = Black holes and wormholes
option-holes-on = yes
option-holes-off = no
option-unexplored = Unexplored systems
option-unexplored-off = no
option-unexplored-on = yes
option-borders = Borders
option-borders-closed = closed
option-borders-open = open, for a colony each
option-campaign = Campaign
option-campaign-off = no
option-campaign-on = yes
option-wins = Games won so far
option-map-text = A map of your own
option-map-text-about = One line a row, places with blanks between: 0 1 2 3 planets, R G B nebulae, H1 to H4 homes, W wormhole, X black hole, . a gap; > before a row that is shifted right.
option-starts = Who starts
option-colonies = Colonies
option-colonies-unlimited = as many as you like
option-colonies-16 = 16 each

glyph-star-1 = star with one planet
glyph-star-2 = star with two planets
glyph-star-3 = star with three planets
glyph-empty = empty system
glyph-nebula-red = red nebula
glyph-nebula-green = green nebula
glyph-nebula-blue = blue nebula
glyph-home = home
glyph-wormhole = wormhole
glyph-black-hole = black hole
glyph-colony = colony
glyph-station = trade station
glyph-ship = ship
glyph-ship-damaged = damaged ship
glyph-unexplored = unexplored system
glyph-found-star-3 = star with three planets, found
glyph-found-star-2 = star with two planets, found
glyph-nebula-chromatic = chromatic nebula
glyph-asteroid-field = asteroid field
glyph-abandoned-station = abandoned trade station
glyph-refuelling-station = refuelling station

level-easy = Easy
level-easy-about = Flies at random, and builds a trade station next to any enemy.
level-hard = Hard
level-hard-about = Goes for the richest system in reach and keeps its trade stations for places with two enemies around.
level-report = As in the report
level-report-about = Takes a ship at random and flies to the most planets and enemies.

counter-colonies = colonies
counter-stations = trade stations
counter-received = colonies received
counter-wins = games won

score-planets = planets
score-nebulae = nebulae
score-stations = trade stations
score-territory = territory
score-finds = stations found
score-payments = colonies received

button-colony = build a colony
button-station = build a trade station
button-repair = repair the ship
button-stay = stay here

ground-star = { $planets ->
    [one] a star with one planet
   *[other] a star with { $planets } planets
}
ground-empty = an empty system
ground-nebula-red = a red nebula
ground-nebula-green = a green nebula
ground-nebula-blue = a blue nebula
ground-unexplored = an unexplored system
ground-nebula-chromatic = a chromatic nebula
ground-asteroid-field = an asteroid field
ground-abandoned-station = an abandoned trade station
ground-refuelling-station = a refuelling station
ground-wormhole = a wormhole
ground-black-hole = a black hole

content-home = { $ships ->
    [0] the home of { $player }, without ships
    [one] the home of { $player }, with one ship
   *[other] the home of { $player }, with { $ships } ships
}
content-colony = { $ground } with a colony of { $player }
content-colony-ship = { $ground } with a colony and a ship of { $player }
content-station = { $ground } with a trade station of { $player }
content-colony-damaged = { $ground } with a colony and a damaged ship of { $player }
content-station-damaged = { $ground } with a trade station and a damaged ship of { $player }
content-wreck = { $ground } with a damaged ship of { $player }
content-station-ship = { $ground } with a trade station and a ship of { $player }

caption-move = { $player } flies a ship and builds
caption-move-on = { $player } may move on from { $cell }
caption-over = The game is over
prompt-ship = Choose a ship.
prompt-to = Choose where it flies.
prompt-build = Choose what to build.
prompt-repair = Repair the ship, or choose another place.
prompt-move-on = Move on from { $cell }, or stay.

fly-colony = { $player } flies from { $from } to { $to } and builds a colony
fly-station = { $player } flies from { $from } to { $to } and builds a trade station
jump-colony = { $player } jumps through a wormhole from { $from } to { $to } and builds a colony
jump-station = { $player } jumps through a wormhole from { $from } to { $to } and builds a trade station

explore = { $player } flies from { $from } to { $to } and explores it
repair = { $player } flies home from { $from } to { $to } and repairs the ship
pay-colony = { $player } flies from { $from } to { $to }, pays { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and builds a colony
pay-station = { $player } flies from { $from } to { $to }, pays { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and builds a trade station
pay-explore = { $player } flies from { $from } to { $to }, pays { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and explores it
pay-repair = { $player } flies home from { $from } to { $to }, pays { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and repairs the ship
move-on-colony = { $player } moves on from { $from } to { $to } and builds a colony
move-on-station = { $player } moves on from { $from } to { $to } and builds a trade station
move-on-explore = { $player } moves on from { $from } to { $to } and explores it
stay = { $player } stays on { $cell }

fact-unknown = { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
} unknown: { $three } × three planets, { $two } × two planets, { $nebulae } × chromatic nebula, { $fields } × asteroid field, { $abandoned } × abandoned trade station, { $refuelling } × refuelling station
fact-campaign = A campaign: { $needed } games to win
fact-campaign-won = { $player } has won the campaign

event-found = { $player } finds { $tile } on { $cell }
event-out = { $player } cannot move any more and is out
done-fly-colony = { $player } flew from { $from } to { $to } and built a colony
done-fly-station = { $player } flew from { $from } to { $to } and built a trade station
done-jump-colony = { $player } jumped through a wormhole from { $from } to { $to } and built a colony
done-jump-station = { $player } jumped through a wormhole from { $from } to { $to } and built a trade station
done-explore = { $player } flew from { $from } to { $to } and explored it
done-repair = { $player } flew home from { $from } to { $to } and repaired the ship
done-pay-colony = { $player } flew from { $from } to { $to }, paid { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and built a colony
done-pay-station = { $player } flew from { $from } to { $to }, paid { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and built a trade station
done-pay-explore = { $player } flew from { $from } to { $to }, paid { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and explored it
done-pay-repair = { $player } flew home from { $from } to { $to }, paid { $paid ->
    [one] 1 colony
   *[other] { $paid } colonies
} and repaired the ship
done-move-on-colony = { $player } moved on from { $from } to { $to } and built a colony
done-move-on-station = { $player } moved on from { $from } to { $to } and built a trade station
done-move-on-explore = { $player } moved on from { $from } to { $to } and explored it
done-stay = { $player } stayed on { $cell }
done-event-found = { $player } found { $tile } on { $cell }
done-event-out = { $player } could not move any more and is out

over-nobody-can-move = nobody can move any more
over-blocked = { $player } is to move but cannot

why-over = the game is over
why-no-system = there is no system on { $cell }
why-ship-first = choose one of your ships first
why-no-ship = there is no ship on { $cell }
why-not-your-ship = the ship on { $cell } is not yours
why-ship-blocked = the ship on { $cell } has nowhere to go
why-target-first = choose where the ship lands first
why-stays = a ship has to leave the system it stands on
why-black-hole = no ship survives the black hole on { $cell }
why-wormhole = ships fly over the wormhole on { $cell } but cannot land there
why-home = nobody lands on a home, and { $cell } is that of { $player }
why-own-system = { $cell } is yours already; you may only fly over it
why-taken = { $cell } belongs to { $player }
why-gap = the map has a gap on the way to { $cell }
why-not-in-line = { $cell } is not in a straight line from there, and no wormhole leads to it
why-enemy-between = { $player } bars the way to { $cell } on { $between }
why-black-hole-between = the black hole on { $between } bars the way to { $cell }
why-asteroids = nothing lands on the asteroid field on { $cell }
why-asteroids-between = the asteroid field on { $between } bars the way to { $cell }
why-damaged = a damaged ship flies one or two systems far and does not jump; { $cell } is out of its reach
why-damaged-explores = a damaged ship does not explore; { $cell } is unexplored
why-explores-without-colony = you have no colony left to build on { $cell }, which is unexplored
why-explores-with-colony = an unexplored system takes a colony
why-cannot-pay = you have too few colonies to pay for the way to { $cell } and to build there
why-colonies-paid = all your colonies go into the payment
why-repair = the ship is repaired at home, and nothing is built
why-move-on-first = choose a system next to the ship, or stay
why-not-a-step = from { $from } you can only move on to a system next to it where you may land
why-piece-first = choose what to build: a colony or a trade station
why-no-colonies = you have no colonies left
why-no-stations = you have no trade stations left
why-move-complete = this move is complete already

problem-map-head = `{ $found }` is not the head of a map: it is p (corners on top) or f (sides on top), then r or l for the top row
problem-no-system-in-file = line { $line }, place { $place }: `{ $found }` is no system, which would be one of 0 1 2 3, R G B, H1 H2 H3 H4, W, X, and . for a gap
problem-no-system-in-text = line { $line }, place { $place }: `{ $found }` is no system, which would be one of 0 1 2 3, R G B, a b c d for homes, W, X, and - for a gap
problem-second-home = line { $line }, place { $place }: `{ $found }` is a second home of player { $seat }
problem-shifted = line { $line }: rows are shifted in turn, and this one is shifted like the one before
problem-not-shifted = line { $line }: rows are shifted in turn, and this one is not shifted like the one before
problem-long-row = line { $line }: { $found } places are more than { $most }
problem-map-rows = { $found } rows are more than { $most }
problem-systems = { $found } systems are more than { $most }
problem-no-home = the home of player { $seat } is missing
problem-nowhere-to-land = there is no star, nebula or empty system to land on
problem-gaps = gaps at the end of a row are left out: `{ $map }`
problem-homes = the map has homes for { $homes ->
    [one] 1 player
   *[other] { $homes } players
}, and { $seats } play
problem-wormhole = { $cell }: the rule set `{ $rule-set }` has no wormholes
problem-nebula = { $cell }: the rule set `{ $rule-set }` has no nebulae of that colour
problem-colonies-of-setup = `{ $found }` is no number of colonies; write 16, or leave the field out for as many as you like
problem-borders = `{ $found }` is neither open nor left out
problem-wins = nobody has won more than { $most } games of a campaign that goes on
problem-wins-alone = games are won in a campaign only; choose campaign=on too
problem-wins-of-setup = `{ $found }` is not one number of wins for each seat, from 0 to { $most }, such as 1-0
problem-unexplored = `{ $found }` is not up to 14 empty systems or stars with one planet, joined by - in the order of reading
problem-tiles = `{ $found }` is not all fourteen tiles: lll mmm nn ff oo uu in any order
problem-unknown = `{ $found }` should be { $tiles }, the number of tiles of each kind
problem-no-tile = { $cell } is unexplored: a colony there needs the tile that was found
problem-other-tile = another tile lies on { $cell }
problem-damaged = the ship on { $cell } cannot be damaged
problem-payments = what was paid is not what was received, or more than there was
problem-moves-on = nothing can move on from { $cell }
problem-not-unexplored = no tile lies on { $cell }
problem-tile-alone = the tile on { $cell } was found by landing there: put a colony on it
problem-rows = it has { $found } rows and the map { $rows }
problem-row = the row `{ $found }` does not fill its { $places } places
problem-no-building = nothing can be built on { $cell }
problem-piece = `{ $found }` on { $cell } is not a piece
problem-nobodys = { $cell } belongs to seat { $seat }, which nobody has
problem-ships = seat { $seat } has too many ships
problem-colonies = seat { $seat } has too many colonies
problem-stations = seat { $seat } has too many trade stations
problem-can-move = seat { $seat } can move, and nobody leaves a game of two
problem-to-move-but-out = seat { $seat } is to move but out

insight-planets = { $stars ->
    [one] { $player } has 1 star
   *[other] { $player } has { $stars } stars
} with { $points ->
    [one] 1 planet
   *[other] { $points } planets
}
insight-nebulae-red = { $player } has { $count ->
    [one] a red nebula
   *[other] { $count } red nebulae
}; another would bring { $next } more
insight-nebulae-green = { $player } has { $count ->
    [one] a green nebula
   *[other] { $count } green nebulae
}; another would bring { $next } more
insight-nebulae-blue = { $player } has { $count ->
    [one] a blue nebula
   *[other] { $count } blue nebulae
}; another would bring { $next } more
insight-station = { $points ->
    [0] nothing beside the trade station of { $player } on { $cell } belongs to another player
    [one] 1 system beside the trade station of { $player } on { $cell } belongs to another player
   *[other] { $points } systems beside the trade station of { $player } on { $cell } belong to others
}
insight-finds = { $player } has { $count ->
    [one] a station that was found
   *[other] { $count } stations that were found
}
insight-payments = { $player } received { $count ->
    [one] 1 colony
   *[other] { $count } colonies
} from others, 2 points each
insight-territory-largest = { $player } has the largest territory: { $count } connected, against { $best }
insight-territory-equal = { $player } shares the largest territory, { $count ->
    [one] 1 system
   *[other] { $count } systems
}; everyone who shares it scores
insight-territory-smaller = the territory of { $player } has { $count } connected, and the largest { $best }
insight-pieces-most = { $player } has the most pieces on the map: { $count }, against { $best }
insight-pieces-equal = { $player } has { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} on the map, and so has the other: nobody scores
insight-pieces-fewer = { $player } has { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} on the map, and the other { $best }

lesson-flight = A first flight
lesson-flight-task = Fly a ship from your home on c1 to the star on c3, and build a colony or a trade station there.
lesson-flight-done = Well flown. The system is yours for good.
lesson-flight-hint = Choose the home on c1, then c3: ships fly in a straight line as far as they like, but not over the black hole.
lesson-planets = Planets are points
lesson-planets-task = Take the star with the most planets in reach.
lesson-planets-done = Three planets, three points.
lesson-planets-hint = Look along the whole line: a ship may fly over free systems.
lesson-wormhole = Through the wormhole
lesson-wormhole-task = No straight line leads to b4. Get there all the same.
lesson-wormhole-done = Out of the other wormhole in one move.
lesson-wormhole-hint = Your home is next to the wormhole on c2. From there a ship comes out on any free system next to the one on b5.
lesson-nebulae = Nebulae of one colour
lesson-nebulae-task = You have a red nebula, worth 2. Make it 5.
lesson-nebulae-done = Two of one colour are worth 5, three are worth 8.
lesson-nebulae-hint = A second red nebula is in line with your home.
lesson-station = Trade with your enemies
lesson-station-task = Score 2 points with one trade station.
lesson-station-done = Two systems of the other player beside it, two points.
lesson-station-hint = Look for a free system next to two that belong to the other, and build a trade station there, not a colony.
lesson-territory = The largest territory
lesson-territory-task = Your empire is in two pieces. Make it the largest territory, worth 3 points.
lesson-territory-done = Five connected systems against four.
lesson-territory-hint = One system joins both pieces.
lesson-explore = Into the unknown
lesson-explore-task = The system on c3 is unexplored: a tile lies there face down. Turn it over.
lesson-explore-done = An abandoned trade station: 1 point more, and your colony there counts as a trade station too.
lesson-explore-hint = Fly from c1 to c3. A colony is built on an unexplored system.
lesson-borders = Open borders
lesson-borders-task = Player 2 owns c3, but the borders are open. Take the star with three planets.
lesson-borders-done = You paid one colony, which is worth 2 points to the other player at the end.
lesson-borders-hint = Fly from c1 over c3 to c5.
lesson-last-ship = The last flight
lesson-last-ship-task = After your move nobody can move any more. Win.
lesson-last-ship-done = The trade station made the difference.
lesson-last-ship-hint = Land in the middle, where most neighbours belong to the other. Which piece counts them?
lesson-first-there = Be there first
lesson-first-there-task = You and the other player can both reach the star on a3. Land where you get most.
lesson-first-there-done = Three planets for you, and none of them for the other player.
lesson-first-there-hint = A star with three planets that both can reach does not wait.
lesson-barren = Nothing but a neighbour
lesson-barren-task = You are one point behind, and little is left. Choose a system and what to build there.
lesson-barren-done = It joins your systems to the largest territory, and the trade station earns one point more than a colony, next to d3. That point wins.
lesson-barren-hint = A trade station needs no planets, only neighbours of another player.
lesson-which-ship = Which ship
lesson-which-ship-task = Two of your ships reach the nebula on a4. Choose the right one, and what it builds.
lesson-which-ship-done = Two red nebulae are worth 5 points, and the station touches b4. The ship on a2 stays next to a1, where it is needed.
lesson-which-ship-hint = The ship on a2 has somewhere else to go. The ships at home have little choice.
lesson-between = In between
lesson-between-task = You are behind. Land between two systems of the other player, and build what earns most.
lesson-between-done = The nebula is worth 2 points, and the station two more: for b4 and for the home on a4.
lesson-between-hint = From a3 your ship reaches a nebula next to their home.
lesson-stations = Stations at the border
lesson-stations-task = Your nebulae are complete. Choose the system and the piece that keep your lead.
lesson-stations-done = A station here has two neighbours of the other player: two points, which a colony would not have earned.
lesson-stations-hint = Look at the systems that touch b3 and b4.
lesson-both-sides = Planets and neighbours
lesson-both-sides-task = Land where planets and neighbours come together.
lesson-both-sides-done = Two planets, and a station between c4 and a3: four points in one turn.
lesson-both-sides-hint = Fly the ship from c3.

dial-out = takes no further part
dial-paid = colonies paid
dial-received = colonies received
dial-out-no = no
dial-out-yes = yes
problem-ship-alone = the ship on { $cell } needs a colony or a trade station of its player there
