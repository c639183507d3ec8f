//! View of the game, moves as clicks, and sentences.

use super::GreenSkull;
use super::board::{Cell, ROWS};
use super::moves::Move;
use super::position::{Part, Phase, Position, QUIET_MOVES_MAX};
use super::species::{Side, Species};
use tabuleiro_core::grid::triangle;
use tabuleiro_core::present::{
    Board, Border, Click, Content, Counter, Mark, Outline, Present, SeatView, View,
};
use tabuleiro_core::{Game, Message};

const STOP: &str = "stop";

impl Present for GreenSkull {
    fn board(&self) -> Board {
        let place = |cell: Cell| {
            let (x, y) = triangle::lattice(ROWS as i16, cell.row() as i16 - 1, cell.number() as i16 - 1);
            (cell.name(), x, y)
        };
        let board = Board::new(Outline::HexPointy, &Cell::all().map(place).collect::<Vec<_>>());
        board.with_borders(Species::ALL.map(border).into())
    }

    fn view(&self, position: &Position) -> View {
        let holder = self.player(position.skull());
        View {
            contents: Cell::all().map(|cell| content(position, cell)).collect(),
            seats: self.seats().players().map(|player| seat(position, self.side(player))).collect(),
            facts: vec![
                Message::new("fact-skull").player("player", holder),
                Message::new("fact-zombies")
                    .number("left", position.pieces(Species::Zombies).len() as i64)
                    .number("lost", position.captured(Species::Zombies) as i64),
                Message::new("fact-quiet")
                    .number("count", position.quiet_moves())
                    .number("most", QUIET_MOVES_MAX),
            ],
            caption: self.caption(position),
        }
    }

    fn clicks(&self, position: &Position, mv: Move) -> Vec<Click> {
        let in_series = matches!(position.phase(), Phase::Series { .. });
        match mv {
            Move::Step { to, .. } | Move::Jump { to, .. } if in_series => vec![Click::Cell(to.name())],
            Move::Step { from, to } | Move::Jump { from, to, .. } => {
                vec![Click::Cell(from.name()), Click::Cell(to.name())]
            }
            Move::Stop => vec![Click::Button(STOP)],
        }
    }

    fn prompt(&self, position: &Position, clicks: &[Click]) -> Message {
        match (position.phase(), clicks) {
            (Phase::Series { piece, .. }, _) => Message::new("prompt-series").text("cell", piece.name()),
            (_, [_, ..]) => Message::new("prompt-to"),
            (Phase::Move(Part::Zombies), []) => Message::new("prompt-zombie"),
            (Phase::Move(Part::Own) | Phase::Over, []) => {
                Message::new("prompt-own").message("species", one(position.turn().species()))
            }
        }
    }

    fn describe(&self, position: &Position, mv: Move) -> Message {
        let message = |id| Message::new(id).player("player", self.player(position.turn()));
        let species = one(mover(position));
        match mv {
            Move::Step { from, to } => {
                message("step").message("species", species).text("from", from.name()).text("to", to.name())
            }
            Move::Jump { from, over, to } => message("jump")
                .message("species", species)
                .text("from", from.name())
                .text("over", over.name())
                .text("to", to.name()),
            Move::Stop => message("stops"),
        }
    }

    fn events(&self, before: &Position, mv: Move, after: &Position) -> Vec<Message> {
        let mut events = Vec::new();
        if let Move::Jump { over, .. } = mv
            && let Some(captured) = before.species_on(over)
        {
            let captured = Message::new("event-captured").message("species", word(captured));
            events.push(captured.text("cell", over.name()));
        }
        if before.skull() != after.skull() {
            events.push(Message::new("event-skull").player("player", self.player(after.skull())));
        }
        self.skips(before, mv, after, &mut events);
        events
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        if self.begins_a_move(position, clicks) {
            return None;
        }
        let in_series = match position.phase() {
            Phase::Over => return Some(Message::new("why-over")),
            Phase::Move(_) => None,
            Phase::Series { piece, .. } => Some(piece),
        };
        // The first click that leads nowhere is the one to explain.
        let tried = (1..=clicks.len()).find(|&end| !self.begins_a_move(position, &clicks[..end]))?;
        let Click::Cell(name) = clicks[tried - 1] else { return Some(Message::new("why-no-button")) };
        let Some(cell) = Cell::named(name) else {
            return Some(Message::new("why-no-cell").text("cell", name));
        };
        Some(match (in_series, &clicks[..tried - 1]) {
            (None, []) => self.why_not_from(position, cell),
            (None, [Click::Cell(from)]) => why_not_to(position, Cell::named(*from)?, cell),
            (Some(piece), []) => why_not_to(position, piece, cell),
            _ => Message::new("why-complete"),
        })
    }
}

impl GreenSkull {
    fn caption(&self, position: &Position) -> Message {
        let (id, cell) = match position.phase() {
            Phase::Move(Part::Own) => ("caption-own", None),
            Phase::Move(Part::Zombies) => ("caption-zombie", None),
            Phase::Series { piece, .. } => ("caption-series", Some(piece)),
            Phase::Over => return Message::new("caption-over"),
        };
        let caption = Message::new(id).player("player", self.player(position.turn()));
        match cell {
            Some(cell) => caption.text("cell", cell.name()),
            None => caption.message("species", one(position.turn().species())),
        }
    }

    /// G2.6: the parts and turns that were skipped between two decisions. When both turns pass, the game is over, which
    /// is said elsewhere.
    fn skips(&self, before: &Position, mv: Move, after: &Position, events: &mut Vec<Message>) {
        let Phase::Move(part) = after.phase() else { return };
        let mut skip = |id, side| events.push(Message::new(id).player("player", self.player(side)));
        let mover = before.turn();
        let owes_zombies =
            part_of(before) == Part::Own && matches!(mv, Move::Step { .. }) && before.skull() == mover;
        if owes_zombies && (after.turn(), part) == (mover, Part::Zombies) {
            return;
        }
        if owes_zombies {
            skip("event-no-zombie", mover);
        }
        if after.turn() == mover {
            skip("event-pass", mover.other());
        }
        if part == Part::Zombies {
            skip("event-no-own", after.turn());
        }
    }

    fn why_not_from(&self, position: &Position, cell: Cell) -> Message {
        let turn = position.turn();
        let message =
            |id| Message::new(id).text("cell", cell.name()).message("species", word(turn.species()));
        let zombies_move = position.phase() == Phase::Move(Part::Zombies);
        match position.species_on(cell) {
            None => message("why-empty"),
            Some(species) if species == mover(position) => message("why-stuck"),
            Some(_) if zombies_move => message("why-zombie-now"),
            Some(Species::Zombies) if position.skull() == turn => message("why-own-first"),
            Some(Species::Zombies) => message("why-no-skull").player("player", self.player(position.skull())),
            Some(_) => message("why-not-yours"),
        }
    }
}

fn why_not_to(position: &Position, from: Cell, to: Cell) -> Message {
    let in_series = matches!(position.phase(), Phase::Series { .. });
    let message = |id| Message::new(id).text("from", from.name()).text("to", to.name());
    if from == to {
        return message(if in_series { "why-press-stop" } else { "why-same" });
    }
    if position.species_on(to).is_some() {
        return message("why-occupied");
    }
    match from.between(to) {
        Some(over) => message("why-nothing-to-jump").text("over", over.name()),
        None if in_series && from.is_next_to(to) => message("why-only-jumps"),
        None => message("why-too-far"),
    }
}

fn content(position: &Position, cell: Cell) -> Content {
    let at_home = |species: Species| species.edge().contains(cell);
    match position.species_on(cell) {
        Some(species) => Content {
            marks: vec![Mark::new(glyph(species))],
            sentence: Message::new(if at_home(species) { "piece-at-home" } else { "piece" })
                .message("species", one(species)),
        },
        None => Content {
            marks: Vec::new(),
            sentence: Message::new(match Species::ALL.map(at_home) {
                [true, true, _] => "empty-apex",
                [true, _, true] => "empty-right-corner",
                [_, true, true] => "empty-left-corner",
                [true, ..] => "empty-edge-goblins",
                [_, true, _] => "empty-edge-orcs",
                [.., true] => "empty-edge-zombies",
                _ => "empty",
            }),
        },
    }
}

/// G1.1: the edge of a species.
fn border(species: Species) -> Border {
    let cells = Cell::all().filter(|&cell| species.edge().contains(cell)).map(Cell::name);
    Border { glyph: glyph(species).into(), cells: cells.collect() }
}

fn seat(position: &Position, side: Side) -> SeatView {
    let name = match side {
        Side::Goblins => "side-goblins",
        Side::Orcs => "side-orcs",
    };
    let own = Mark::new(glyph(side.species()));
    let skull = (position.skull() == side).then(|| Mark::new("skull"));
    SeatView {
        side: Some(Message::new(name)),
        marks: std::iter::once(own).chain(skull).collect(),
        counters: vec![
            Counter::new("pieces", position.pieces(side.species()).len() as i32),
            Counter::new("lost", position.captured(side.species()) as i32),
        ],
        progress: None,
        out: false,
    }
}

fn part_of(position: &Position) -> Part {
    match position.phase() {
        Phase::Move(part) | Phase::Series { part, .. } => part,
        Phase::Over => Part::Own,
    }
}

fn mover(position: &Position) -> Species {
    position.movers(part_of(position))
}

fn glyph(species: Species) -> &'static str {
    match species {
        Species::Goblins => "goblin",
        Species::Orcs => "orc",
        Species::Zombies => "zombie",
    }
}

/// Returns the species with its article, such as "an orc".
fn one(species: Species) -> Message {
    Message::new(match species {
        Species::Goblins => "one-goblin",
        Species::Orcs => "one-orc",
        Species::Zombies => "one-zombie",
    })
}

/// Returns the name of the species, such as "orc".
fn word(species: Species) -> Message {
    Message::new(match species {
        Species::Goblins => "species-goblin",
        Species::Orcs => "species-orc",
        Species::Zombies => "species-zombie",
    })
}
