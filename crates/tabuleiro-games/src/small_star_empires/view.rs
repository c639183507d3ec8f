//! How the game is shown, spelled in clicks and put into words.

use super::SmallStarEmpires;
use super::board::{Cell, Colour, Planets, System};
use super::moves::{Move, Piece};
use super::position::Position;
use super::rules::Blocked;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{Board, Click, Content, Counter, Mark, Present, SeatView, View};
use tabuleiro_core::{Message, Player};

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
            facts: Vec::new(),
            caption: if position.is_over() {
                Message::new("caption-over")
            } else {
                Message::new("caption-move").player("player", position.to_move)
            },
        }
    }

    fn clicks(&self, _position: &Position, mv: Move) -> Vec<Click> {
        vec![
            Click::Cell(self.name(mv.from())),
            Click::Cell(self.name(mv.to())),
            Click::Button(button(mv.piece())),
        ]
    }

    fn describe(&self, position: &Position, mv: Move) -> Message {
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

    fn events(&self, before: &Position, _mv: Move, after: &Position) -> Vec<Message> {
        if after.is_over() || self.rules.blocked == Blocked::EndsTheGame {
            return Vec::new();
        }
        let newly_out = self.those_out(after).filter(|&player| !before.out.has(player));
        newly_out.map(|player| Message::new("event-out").player("player", player)).collect()
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        if position.is_over() {
            return Some(Message::new("why-over"));
        }
        let (&first, rest) = clicks.split_first()?;
        let from = match self.origin(position, first) {
            Ok(from) => from,
            Err(why) => return Some(why),
        };
        let (&second, rest) = rest.split_first()?;
        if let Err(why) = self.target(position, from, second) {
            return Some(why);
        }
        let (&third, rest) = rest.split_first()?;
        if let Err(why) = check_piece(position, third) {
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

/// What a person sees.
impl SmallStarEmpires {
    fn content(&self, position: &Position, cell: Cell) -> Content {
        let system = self.chart.system(cell);
        let ships = position.ships_on(cell);
        let mut marks = vec![match system {
            System::Home(player) => Mark::of("home", player),
            _ => Mark::new(ground_glyph(system)),
        }];
        let owner = position.owner(cell);
        let piece = if position.stations.contains(cell) { Piece::TradeStation } else { Piece::Colony };
        if let (Some(owner), true) = (owner, system.is_landable()) {
            marks.push(Mark::of(button(piece), owner));
        }
        if let (Some(owner), 1..) = (owner, ships) {
            marks.push(Mark::of("ship", owner).times(ships));
        }
        let ground = ground(system);
        let sentence = match (system, owner) {
            (System::Home(player), _) => {
                Message::new("content-home").player("player", player).number("ships", ships)
            }
            (_, Some(owner)) => {
                let id = match (piece, ships) {
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
        let counters = vec![colonies, Counter::new("stations", stock.stations)];
        SeatView {
            side: None,
            marks: vec![Mark::of("ship", player)],
            counters,
            out: position.out.has(player),
        }
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

/// What is wrong with a click.
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
        if position.owner(from) != Some(position.to_move) {
            return Err(why("why-not-your-ship"));
        }
        if position.landings(&self.chart, position.to_move, from).is_empty() {
            return Err(why("why-ship-blocked"));
        }
        Ok(from)
    }

    fn target(&self, position: &Position, from: Cell, click: Click) -> Result<(), Message> {
        let Click::Cell(name) = click else { return Err(Message::new("why-target-first")) };
        let to = self.clicked(name)?;
        if position.landings(&self.chart, position.to_move, from).contains(to) {
            return Ok(());
        }
        Err(self.why_not_there(position, from, to).text("cell", name))
    }

    /// Which of S3.1 to S3.5 forbids this landing.
    fn why_not_there(&self, position: &Position, from: Cell, to: Cell) -> Message {
        match (self.chart.system(to), position.owner(to)) {
            _ if from == to => return Message::new("why-stays"),
            (System::BlackHole, _) => return Message::new("why-black-hole"),
            (System::Wormhole, _) => return Message::new("why-wormhole"),
            (System::Home(player), _) => return Message::new("why-home").player("player", player),
            (_, Some(owner)) if owner == position.to_move => return Message::new("why-own-system"),
            (_, Some(owner)) => return Message::new("why-taken").player("player", owner),
            (_, None) => {}
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
            Some((name, None)) => Message::new("why-black-hole-between").text("between", name),
            None => unreachable!("a free system in line with nothing between can be landed on"),
        }
    }

    /// Whether two cells are in a straight line, whatever is or is not between them.
    fn lies_in_line(&self, from: Cell, to: Cell) -> bool {
        let (from, to) = (self.chart.place(from), self.chart.place(to));
        let (across, down) = (to.x - from.x, to.y - from.y);
        self.map
            .steps()
            .into_iter()
            .any(|(dx, dy)| (1..64).any(|distance| (distance * dx, distance * dy) == (across, down)))
    }
}

fn check_piece(position: &Position, click: Click) -> Result<(), Message> {
    let Click::Button(name) = click else { return Err(Message::new("why-piece-first")) };
    let piece = Piece::ALL.into_iter().find(|&piece| button(piece) == name);
    let piece = piece.ok_or_else(|| Message::new("why-piece-first"))?;
    if position.stock[position.to_move.index()].of(piece) > 0 {
        return Ok(());
    }
    Err(Message::new(match piece {
        Piece::Colony => "why-no-colonies",
        Piece::TradeStation => "why-no-stations",
    }))
}
