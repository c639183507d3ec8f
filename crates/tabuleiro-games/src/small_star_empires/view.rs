//! View of the game, moves as clicks, and sentences.

use super::SmallStarEmpires;
use super::board::{Cell, Colour, Planets, System};
use super::moves::{Move, Piece};
use super::position::Position;
use super::rules::{Blocked, Campaign};
use super::tiles::Tile;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{Board, Click, Content, Counter, Mark, Present, SeatView, View};
use tabuleiro_core::{Game, Message, Player, Status};

impl Present for SmallStarEmpires {
    fn board(&self) -> Board {
        let places = self.chart.as_read.iter().map(|&cell| self.chart.place(cell));
        let cells: Vec<_> = places.map(|place| (place.name, place.x, place.y)).collect();
        Board::new(self.map.outline, &cells)
    }

    fn view(&self, position: &Position) -> View {
        View {
            contents: self.chart.as_read.iter().map(|&cell| self.content(position, cell)).collect(),
            seats: self.chart.seats.players().map(|player| self.seat(position, player)).collect(),
            facts: self.facts(position),
            caption: if position.is_over() {
                Message::new("caption-over")
            } else if let Some(cell) = position.moving_on() {
                let message = Message::new("caption-move-on").player("player", position.to_move);
                message.text("cell", self.name(cell))
            } else {
                Message::new("caption-move").player("player", position.to_move)
            },
        }
    }

    fn clicks(&self, position: &Position, mv: Move) -> Vec<Click> {
        let (from, to) = (Click::Cell(self.name(mv.from())), Click::Cell(self.name(mv.to())));
        let button = Click::Button(if matches!(self.chart.system(mv.to()), System::Home(_)) {
            REPAIR
        } else {
            button(mv.piece())
        });
        match position.moving_on() {
            Some(_) if mv.from() == mv.to() => vec![Click::Button(STAY)],
            Some(_) => vec![to, button],
            None => vec![from, to, button],
        }
    }

    fn prompt(&self, position: &Position, clicks: &[Click]) -> Message {
        match (position.moving_on(), clicks) {
            (None, []) => Message::new("prompt-ship"),
            (None, [_]) => Message::new("prompt-to"),
            (Some(from), []) => Message::new("prompt-move-on").text("cell", self.name(from)),
            (None | Some(_), _) if self.comes_home(position, clicks) => Message::new("prompt-repair"),
            (None | Some(_), _) => Message::new("prompt-build"),
        }
    }

    fn describe(&self, position: &Position, mv: Move) -> Message {
        if !self.is_plain
            && let Some(message) = self.describe_voyage(position, mv)
        {
            return message;
        }
        let flies = position.flights(&self.chart, position.to_move, mv.from()).contains(mv.to());
        let id = match (flies, mv.piece()) {
            (true, Piece::Colony) => "fly-colony",
            (true, Piece::TradeStation) => "fly-station",
            (false, Piece::Colony) => "jump-colony",
            (false, Piece::TradeStation) => "jump-station",
        };
        let message = Message::new(id).player("player", position.to_move);
        message.text("from", self.name(mv.from())).text("to", self.name(mv.to()))
    }

    fn events(&self, before: &Position, mv: Move, after: &Position) -> Vec<Message> {
        let mut events = Vec::new();
        if self.explores(before, mv)
            && let Some(tile) = self.found(after, mv.to())
        {
            let message = Message::new("event-found").player("player", before.to_move);
            events.push(message.text("cell", self.name(mv.to())).message("tile", ground_of(tile)));
        }
        if after.is_over() || self.rules.blocked == Blocked::EndsTheGame {
            return events;
        }
        let newly_out = self.those_out(after).filter(|&player| !before.out.has(player));
        events.extend(newly_out.map(|player| Message::new("event-out").player("player", player)));
        events
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        if position.is_over() {
            return Some(Message::new("why-over"));
        }
        let (&first, rest) = clicks.split_first()?;
        if let Some(from) = position.moving_on() {
            return self.why_not_on(position, from, first, rest);
        }
        let from = match self.origin(position, first) {
            Ok(from) => from,
            Err(why) => return Some(why),
        };
        let (&second, rest) = rest.split_first()?;
        if let Err(why) = self.target(position, from, second) {
            return Some(why);
        }
        let (&third, rest) = rest.split_first()?;
        if let Err(why) = self.check_piece(position, from, second, third) {
            return Some(why);
        }
        rest.first().map(|_| Message::new("why-move-complete"))
    }
}

fn button(piece: Piece) -> &'static str {
    match piece {
        Piece::Colony => "colony",
        Piece::TradeStation => "station",
    }
}

/// The buttons of S7.4 and S7.5.
pub(super) const STAY: &str = "stay";
pub(super) const REPAIR: &str = "repair";

/// Board and view.
impl SmallStarEmpires {
    fn content(&self, position: &Position, cell: Cell) -> Content {
        let system = self.chart.system(cell);
        let ships = position.ships_on(cell);
        let tile = self.found(position, cell);
        let is_hidden = self.hidden(position).contains(cell);
        let mut marks = vec![match system {
            System::Home(player) => Mark::of("home", player),
            _ if is_hidden => Mark::new("unexplored"),
            _ => Mark::new(tile.map_or_else(|| ground_glyph(system), Tile::name)),
        }];
        let controlled = position.owner(cell);
        let of_ship = || self.chart.seats.players().find(|&player| position.has_ship(player, cell));
        let owner = controlled.or_else(of_ship);
        let piece = if position.stations.contains(cell) { Piece::TradeStation } else { Piece::Colony };
        if let (Some(owner), true) = (controlled, system.is_landable()) {
            marks.push(Mark::of(button(piece), owner));
        }
        let is_damaged = position.is_damaged(cell);
        if let (Some(owner), 1..) = (owner, ships) {
            marks.push(Mark::of(if is_damaged { "ship-damaged" } else { "ship" }, owner).times(ships));
        }
        let ground = match tile {
            _ if is_hidden => Message::new("ground-unexplored"),
            Some(tile) => ground_of(tile),
            None => ground(system),
        };
        let sentence = match (system, owner) {
            (System::Home(player), _) => {
                Message::new("content-home").player("player", player).number("ships", ships)
            }
            (_, Some(owner)) => {
                let id = match (piece, ships) {
                    _ if controlled.is_none() => "content-wreck",
                    (Piece::Colony, 1..) if is_damaged => "content-colony-damaged",
                    (Piece::TradeStation, 1..) if is_damaged => "content-station-damaged",
                    (Piece::Colony, 0) => "content-colony",
                    (Piece::Colony, _) => "content-colony-ship",
                    (Piece::TradeStation, 0) => "content-station",
                    (Piece::TradeStation, _) => "content-station-ship",
                };
                Message::new(id).message("ground", ground).player("player", owner)
            }
            (_, None) => ground,
        };
        Content { marks, sentence }
    }

    fn seat(&self, position: &Position, player: Player) -> SeatView {
        let stock = position.stock[player.index()];
        let colonies = match self.rules.colonies {
            Some(_) => Counter::new("colonies", stock.colonies),
            None => Counter::unlimited("colonies"),
        };
        let mut counters = vec![colonies, Counter::new("stations", stock.stations)];
        if self.rules.has_open_borders {
            counters.push(Counter::new("received", position.received[player.index()]));
        }
        if let Some(wins) = self.rules.wins {
            counters.push(Counter::new("wins", wins[player.index()]));
        }
        SeatView {
            side: None,
            marks: vec![Mark::of("ship", player)],
            counters,
            progress: None,
            out: position.out.has(player),
        }
    }
}

/// Sentences beside the board (S7.6, S7.8).
impl SmallStarEmpires {
    fn facts(&self, position: &Position) -> Vec<Message> {
        let mut facts = Vec::new();
        if let Some(unexplored) = &self.unexplored {
            let left = unexplored.left(position.found);
            let count = |kind: Tile| left.iter().filter(|&&tile| tile == kind).count() as i64;
            let names = ["three", "two", "nebulae", "fields", "abandoned", "refuelling"];
            let message = Message::new("fact-unknown").number("count", left.len() as i64);
            facts.push(
                names
                    .into_iter()
                    .zip(Tile::KINDS)
                    .fold(message, |message, (name, kind)| message.number(name, count(kind))),
            );
        }
        if let Some(wins) = self.rules.wins {
            let needed = Campaign::of(self.chart.seats).wins;
            facts.push(Message::new("fact-campaign").number("needed", needed));
            if let Status::Over(outcome) = self.status(position) {
                let winners = outcome.winners().filter(|winner| wins[winner.index()] + 1 >= needed);
                facts
                    .extend(winners.map(|player| Message::new("fact-campaign-won").player("player", player)));
            }
        }
        facts
    }

    /// Returns whether the moves that begin with these clicks end at home.
    fn comes_home(&self, position: &Position, clicks: &[Click]) -> bool {
        let mut begun =
            self.moves(position).into_iter().filter(|&mv| self.clicks(position, mv).starts_with(clicks));
        begun.all(|mv| matches!(self.chart.system(mv.to()), System::Home(_)))
    }

    /// Describes effects of a move that only the variants have.
    fn describe_voyage(&self, position: &Position, mv: Move) -> Option<Message> {
        let player = position.to_move;
        let on = |id: &'static str| {
            let message = Message::new(id).player("player", player);
            message.text("from", self.name(mv.from())).text("to", self.name(mv.to()))
        };
        if mv.from() == mv.to() {
            return Some(Message::new("stay").player("player", player).text("cell", self.name(mv.to())));
        }
        if position.moving_on().is_some() {
            return Some(on(match mv.piece() {
                _ if self.explores(position, mv) => "move-on-explore",
                Piece::Colony => "move-on-colony",
                Piece::TradeStation => "move-on-station",
            }));
        }
        let paid = self.crossed(position, mv).len() as i64;
        let (is_home, explores) =
            (matches!(self.chart.system(mv.to()), System::Home(_)), self.explores(position, mv));
        let id = match (paid, mv.piece()) {
            (0, _) if is_home => "repair",
            (0, _) if explores => "explore",
            (0, _) => return None,
            _ if is_home => "pay-repair",
            _ if explores => "pay-explore",
            (_, Piece::Colony) => "pay-colony",
            (_, Piece::TradeStation) => "pay-station",
        };
        Some(if paid > 0 { on(id).number("paid", paid) } else { on(id) })
    }

    /// Explains why clicks for a ship that may move on are illegal (S7.4).
    fn why_not_on(&self, position: &Position, from: Cell, first: Click, rest: &[Click]) -> Option<Message> {
        let name = match first {
            Click::Button(STAY) => return rest.first().map(|_| Message::new("why-move-complete")),
            Click::Button(_) => return Some(Message::new("why-move-on-first")),
            Click::Cell(name) => name,
        };
        let to = match self.clicked(name) {
            Ok(to) => to,
            Err(why) => return Some(why),
        };
        if !self.steps_on(position, from).contains(to) {
            return Some(Message::new("why-not-a-step").text("cell", name).text("from", self.name(from)));
        }
        let (&second, rest) = rest.split_first()?;
        if let Err(why) = self.check_piece(position, from, first, second) {
            return Some(why);
        }
        rest.first().map(|_| Message::new("why-move-complete"))
    }
}

/// Returns a tile that was found, in words.
fn ground_of(tile: Tile) -> Message {
    match tile {
        Tile::ThreePlanets | Tile::TwoPlanets => {
            Message::new("ground-star").number("planets", tile.planets())
        }
        _ => Message::new(format!("ground-{}", tile.name())),
    }
}

pub(super) fn ground_glyph(system: System) -> &'static str {
    match system {
        System::Star(Planets::One) => "star-1",
        System::Star(Planets::Two) => "star-2",
        System::Star(Planets::Three) => "star-3",
        System::Empty => "empty",
        System::Nebula(Colour::Red) => "nebula-red",
        System::Nebula(Colour::Green) => "nebula-green",
        System::Nebula(Colour::Blue) => "nebula-blue",
        System::Home(_) => "home",
        System::Wormhole => "wormhole",
        System::BlackHole => "black-hole",
    }
}

fn ground(system: System) -> Message {
    match system {
        System::Star(planets) => Message::new("ground-star").number("planets", planets as u8),
        _ => Message::new(format!("ground-{}", ground_glyph(system))),
    }
}

/// Explanations of illegal clicks.
impl SmallStarEmpires {
    fn clicked(&self, name: CellName) -> Result<Cell, Message> {
        self.chart.cell(name).ok_or_else(|| Message::new("why-no-system").text("cell", name))
    }

    fn origin(&self, position: &Position, click: Click) -> Result<Cell, Message> {
        let Click::Cell(name) = click else { return Err(Message::new("why-ship-first")) };
        let why = |id| Message::new(id).text("cell", name);
        let from = self.clicked(name)?;
        if position.ships_on(from) == 0 {
            return Err(why("why-no-ship"));
        }
        if !position.has_ship(position.to_move, from) {
            return Err(why("why-not-your-ship"));
        }
        if self.targets(position, position.to_move, from).is_empty() {
            return Err(why("why-ship-blocked"));
        }
        Ok(from)
    }

    fn target(&self, position: &Position, from: Cell, click: Click) -> Result<(), Message> {
        let Click::Cell(name) = click else { return Err(Message::new("why-target-first")) };
        let to = self.clicked(name)?;
        if self.targets(position, position.to_move, from).contains(to) {
            return Ok(());
        }
        Err(self.why_not_there(position, from, to).text("cell", name))
    }

    /// Returns which of S3.1 to S3.5 forbids this landing.
    fn why_not_there(&self, position: &Position, from: Cell, to: Cell) -> Message {
        match (self.chart.system(to), position.owner(to)) {
            _ if from == to => return Message::new("why-stays"),
            (System::BlackHole, _) => return Message::new("why-black-hole"),
            (System::Wormhole, _) => return Message::new("why-wormhole"),
            (System::Home(player), _) if position.is_damaged(from) && player == position.to_move => {
                return Message::new("why-damaged");
            }
            (System::Home(player), _) => return Message::new("why-home").player("player", player),
            (_, Some(owner)) if owner == position.to_move => return Message::new("why-own-system"),
            (_, Some(owner)) => return Message::new("why-taken").player("player", owner),
            (_, None) => {}
        }
        if let Some(why) = self.why_no_voyage(position, from, to) {
            return why;
        }
        let direction = (0..6).find(|&direction| self.chart.ray(from, direction).contains(to));
        let Some(direction) = direction else {
            return Message::new(if self.lies_in_line(from, to) { "why-gap" } else { "why-not-in-line" });
        };
        let barriers = position.barriers(&self.chart, position.to_move);
        let beyond = self.chart.ray(to, direction).with(to);
        let between = (self.chart.ray(from, direction) & barriers).without(beyond);
        let barrier = self.chart.as_read.iter().find(|cell| between.contains(**cell));
        match barrier.map(|&cell| (self.name(cell), position.owner(cell))) {
            Some((name, Some(owner))) => {
                Message::new("why-enemy-between").text("between", name).player("player", owner)
            }
            Some((name, None)) if self.found(position, self.cell_of(name)).is_some() => {
                Message::new("why-asteroids-between").text("between", name)
            }
            Some((name, None)) => Message::new("why-black-hole-between").text("between", name),
            None => unreachable!("a free system in line with nothing between can be landed on"),
        }
    }

    fn cell_of(&self, name: CellName) -> Cell {
        self.chart.cell(name).unwrap_or(Cell::NOWHERE)
    }

    /// Explains why the variants forbid a landing on a free system.
    fn why_no_voyage(&self, position: &Position, from: Cell, to: Cell) -> Option<Message> {
        if self.is_plain {
            return None;
        }
        if !position.free.contains(to) {
            return Some(Message::new("why-asteroids"));
        }
        let is_damaged = position.is_damaged(from);
        let colonies = position.stock[position.to_move.index()].colonies;
        match self.hidden(position).contains(to) {
            true if is_damaged => return Some(Message::new("why-damaged-explores")),
            true if colonies == 0 => return Some(Message::new("why-explores-without-colony")),
            _ => {}
        }
        if is_damaged && !self.near(from).contains(to) {
            return Some(Message::new("why-damaged"));
        }
        let walls = self.chart.black_holes | self.asteroids(position);
        let is_in_line = self.chart.flight(from, walls).contains(to);
        (self.rules.has_open_borders && is_in_line).then(|| Message::new("why-cannot-pay"))
    }

    /// Returns whether two cells are in a straight line, whatever is or is not between them.
    fn lies_in_line(&self, from: Cell, to: Cell) -> bool {
        let (from, to) = (self.chart.place(from), self.chart.place(to));
        let (across, down) = (to.x - from.x, to.y - from.y);
        self.map
            .steps()
            .into_iter()
            .any(|(dx, dy)| (1..64).any(|distance| (distance * dx, distance * dy) == (across, down)))
    }
}

impl SmallStarEmpires {
    /// Checks that the clicked piece can be built on the clicked system.
    fn check_piece(
        &self,
        position: &Position,
        from: Cell,
        target: Click,
        click: Click,
    ) -> Result<(), Message> {
        let (Click::Button(name), Click::Cell(target)) = (click, target) else {
            return Err(Message::new("why-piece-first"));
        };
        let to = self.clicked(target)?;
        if let System::Home(_) = self.chart.system(to) {
            return if name == REPAIR { Ok(()) } else { Err(Message::new("why-repair")) };
        }
        let piece = Piece::ALL.into_iter().find(|&piece| button(piece) == name);
        let piece = piece.ok_or_else(|| Message::new("why-piece-first"))?;
        if piece == Piece::TradeStation && self.hidden(position).contains(to) {
            return Err(Message::new("why-explores-with-colony"));
        }
        let paid = if self.is_plain { 0 } else { self.crossed(position, Move::new(from, to, piece)).len() };
        let stock = position.stock[position.to_move.index()];
        match piece {
            Piece::Colony if usize::from(stock.colonies) > paid => Ok(()),
            Piece::Colony if paid > 0 => Err(Message::new("why-colonies-paid")),
            Piece::Colony => Err(Message::new("why-no-colonies")),
            Piece::TradeStation if stock.stations > 0 => Ok(()),
            Piece::TradeStation => Err(Message::new("why-no-stations")),
        }
    }
}
