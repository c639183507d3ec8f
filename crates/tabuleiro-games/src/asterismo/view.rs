//! View of the game, and moves as clicks.

use super::Asterismo;
use super::board::Cell;
use super::harvest::Harvest;
use super::moves::Move;
use super::position::Position;
use super::rules::Goal;
use super::tree::Colour;
use tabuleiro_core::present::{Board, Click, Content, Counter, Mark, Outline, Present, SeatView, View};
use tabuleiro_core::{Game, Message, Player, Status};

/// Button that ends a move: a piece cannot be put back.
const TAKE: Click = Click::Button("take");

impl Present for Asterismo {
    fn board(&self) -> Board {
        let place = |cell: Cell| (cell.name(), cell.lattice().0, cell.lattice().1);
        Board::new(Outline::HexPointy, &Cell::all().map(place).collect::<Vec<_>>())
    }

    fn view(&self, position: &Position) -> View {
        View {
            contents: Cell::all().map(|cell| content(position, cell)).collect(),
            seats: self.seats.players().map(|player| self.seat(position, player)).collect(),
            facts: self.facts(position),
            caption: match self.status(position) {
                Status::ToMove(player) => Message::new("caption-take").player("player", player),
                Status::Over(_) => Message::new("caption-over"),
            },
        }
    }

    fn clicks(&self, _: &Position, Move(cell): Move) -> Vec<Click> {
        vec![Click::Cell(cell.name()), TAKE]
    }

    fn prompt(&self, _: &Position, clicks: &[Click]) -> Message {
        Message::new(if clicks.is_empty() { "prompt-piece" } else { "prompt-take" })
    }

    fn describe(&self, position: &Position, Move(cell): Move) -> Message {
        let colour = position.tree.colour_at(cell).expect("a legal move takes a piece");
        Message::new("take")
            .player("player", position.to_move)
            .message("piece", piece(colour))
            .text("cell", cell.name())
    }

    fn events(&self, before: &Position, _: Move, after: &Position) -> Vec<Message> {
        let player = before.to_move;
        let met = |position: &Position| self.goal().is_met(position.harvest(player));
        let is_news = met(after) && !met(before) && !after.is_won(self.rules, self.seats);
        is_news.then(|| Message::new("harvest-complete").player("player", player)).into_iter().collect()
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        if position.takeable.is_empty() {
            return Some(Message::new("why-over"));
        }
        match *clicks {
            [] => None,
            [Click::Button(_), ..] => Some(Message::new("why-no-piece-chosen")),
            [Click::Cell(name), ref rest @ ..] => {
                let Some(cell) = Cell::named(name) else {
                    return Some(Message::new("why-off-the-board").text("cell", name));
                };
                why_not_taken(position, cell).or_else(|| why_not_next(cell, rest))
            }
        }
    }
}

impl Asterismo {
    /// Returns the goal, and how near to it each player is.
    fn facts(&self, position: &Position) -> Vec<Message> {
        let (goal, progress) = match (self.goal(), self.rules.info.together) {
            (Goal::FiveOfEachColour, false) => ("fact-first-to-five", "fact-useful"),
            (Goal::FiveOfEachColour, true) => ("fact-all-five", "fact-useful"),
            (Goal::TenOfOneColour, _) => ("fact-all-ten", "fact-best-colour"),
        };
        let progress = |player| {
            Message::new(progress)
                .player("player", player)
                .number("useful", self.goal().useful(position.harvest(player)))
                .number("needed", self.goal().needed())
        };
        std::iter::once(Message::new(goal)).chain(self.seats.players().map(progress)).collect()
    }

    fn seat(&self, position: &Position, player: Player) -> SeatView {
        let harvest = position.harvest(player);
        let id = match self.goal() {
            Goal::FiveOfEachColour => "progress-useful",
            Goal::TenOfOneColour => "progress-best-colour",
        };
        let progress = Message::new(id)
            .number("useful", self.goal().useful(harvest))
            .number("needed", self.goal().needed());
        SeatView { counters: counters(harvest), progress: Some(progress), ..SeatView::default() }
    }
}

/// Explains why the piece on a cell cannot be taken in a game in progress.
fn why_not_taken(position: &Position, cell: Cell) -> Option<Message> {
    if position.takeable.contains(cell) {
        return None;
    }
    let about = |id: &'static str| Message::new(id).text("cell", cell.name());
    if !position.tree.pieces().contains(cell) {
        return Some(about("why-empty"));
    }
    let left = position.tree.without(cell);
    // A2.1 comes first: a piece that would fall is easier to see than a tree in two.
    if let Some(falling) = left.unsafe_pieces().first() {
        return Some(about("why-unsafe").text("falling", falling.name()));
    }
    Some(about("why-apart"))
}

/// Explains why these clicks cannot follow that on a piece that can be taken.
fn why_not_next(cell: Cell, rest: &[Click]) -> Option<Message> {
    match *rest {
        [] | [TAKE] => None,
        [TAKE, ..] => Some(Message::new("why-one-piece")),
        _ => Some(Message::new("why-not-confirmed").text("cell", cell.name())),
    }
}

fn content(position: &Position, cell: Cell) -> Content {
    match position.tree.colour_at(cell) {
        Some(colour) => Content {
            marks: vec![Mark::new(colour.name())],
            sentence: Message::new("content").message("piece", piece(colour)),
        },
        None => Content { marks: Vec::new(), sentence: Message::new("content-empty") },
    }
}

fn piece(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Red => "piece-red",
        Colour::Blue => "piece-blue",
        Colour::Yellow => "piece-yellow",
    })
}

fn counters(harvest: Harvest) -> Vec<Counter> {
    let counter = |colour: Colour| Counter::new(colour.name(), harvest.of(colour));
    let all = Counter::new("pieces", harvest.counts().iter().map(|&count| i32::from(count)).sum::<i32>());
    Colour::ALL.map(counter).into_iter().chain([all]).collect()
}
