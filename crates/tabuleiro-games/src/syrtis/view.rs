//! View of the game, and moves as clicks.

use super::board::{BOARD, Cell, enclosed, rectangle};
use super::moves::Move;
use super::position::{Phase, Position, slide_way};
use super::rules::{Placement, QUIET_TURNS_MAX};
use super::tiles::{Kind, Side};
use super::{Game, Syrtis};
use tabuleiro_core::Message;
use tabuleiro_core::present::{Board, Click, Content, Mark, Outline, Present, SeatView, View};

impl Present for Syrtis {
    fn board(&self) -> Board {
        let kind = self.start.board;
        let top = kind.size() - 1;
        let place = |cell: Cell| {
            let name = cell.name();
            (name, name.place() as i16, (top - name.row()) as i16)
        };
        Board::new(Outline::Square, &kind.cells().map(place).collect::<Vec<_>>())
    }

    fn view(&self, position: &Position) -> View {
        View {
            contents: self.start.board.cells().map(|cell| self.content(position, cell)).collect(),
            seats: self.seats().players().map(|player| seat(position, player)).collect(),
            facts: self.facts(position),
            caption: caption(position),
        }
    }

    fn clicks(&self, _position: &Position, mv: Move) -> Vec<Click> {
        let on = |cell: Cell| Click::Cell(cell.name());
        match mv {
            Move::Place(cell) => vec![on(cell)],
            Move::Choose(side) => vec![Click::Button(side.id())],
            Move::Tower { from, to } | Move::Slide { from, to } => vec![on(from), on(to)],
            Move::Sink(cell) => vec![on(cell), SINK],
            Move::Pass => vec![PASS],
        }
    }

    fn prompt(&self, position: &Position, clicks: &[Click]) -> Message {
        let on_tower = |&click: &Click| match click {
            Click::Cell(name) => {
                let cell = Cell::from_name(name, self.start.board.size());
                cell.is_some_and(|cell| position.occupied().contains(cell))
            }
            Click::Button(_) => false,
        };
        Message::new(match (position.phase, clicks.first()) {
            (Phase::Placing, _) if position.places() == Side::Light => "prompt-place-light",
            (Phase::Placing, _) => "prompt-place-dark",
            (Phase::Choosing, _) => "prompt-choose",
            (Phase::Playing | Phase::Over(_), None) => "prompt-turn",
            (Phase::Playing | Phase::Over(_), Some(click)) if on_tower(click) => "prompt-to",
            (Phase::Playing | Phase::Over(_), Some(_)) => "prompt-sink",
        })
    }

    fn describe(&self, position: &Position, mv: Move) -> Message {
        let says = |id: &'static str| Message::new(id).player("player", position.decides());
        match mv {
            Move::Place(cell) => match position.places() {
                Side::Light => says("place-light").text("cell", cell),
                Side::Dark => says("place-dark").text("cell", cell),
            },
            Move::Choose(Side::Light) => says("choose-light"),
            Move::Choose(Side::Dark) => says("choose-dark"),
            Move::Tower { from, to } => says("move-tower").text("from", from).text("to", to),
            Move::Sink(cell) => {
                says("sink").message("tile", tile(position.tiles.kind(cell))).text("cell", cell)
            }
            Move::Slide { from, to } => says("slide").text("from", from).text("to", to),
            Move::Pass => says("pass"),
        }
    }

    fn events(&self, before: &Position, mv: Move, after: &Position) -> Vec<Message> {
        let mut events = Vec::new();
        if let Move::Sink(_) = mv {
            let sinker = after.player_of(before.to_move);
            if after.initiative() != before.initiative() {
                events.push(Message::new("event-initiative").player("player", sinker));
            }
            if after.phase == Phase::Playing && after.sunk_in_a_row == 3 {
                events.push(Message::new("event-quicksand").player("player", sinker));
            }
        }
        events
    }

    fn why_illegal(&self, position: &Position, clicks: &[Click]) -> Option<Message> {
        let begun = (0..=clicks.len()).rev().find(|&end| self.begins_a_move(position, &clicks[..end]));
        match begun {
            Some(end) if end == clicks.len() => None,
            Some(end) => Some(self.why_not_next(position, &clicks[..end], clicks[end])),
            None => Some(Message::new("why-over")),
        }
    }
}

const SINK: Click = Click::Button("sink");
const PASS: Click = Click::Button("pass");

/// A click whose cell is one of this board.
enum Next {
    Cell(Cell),
    Button(Click),
}

/// Returns the words for a kind of tile.
fn tile(kind: Kind) -> Message {
    Message::new(match (kind.colour, kind.shape) {
        (Side::Light, Side::Light) => "tile-light-round",
        (Side::Light, Side::Dark) => "tile-light-square",
        (Side::Dark, Side::Light) => "tile-dark-round",
        (Side::Dark, Side::Dark) => "tile-dark-square",
    })
}

fn seat(position: &Position, player: tabuleiro_core::Player) -> SeatView {
    let (side, name, tower, progress) = match position.phase {
        Phase::Placing | Phase::Choosing => return SeatView::default(),
        Phase::Playing | Phase::Over(_) if position.light == player => {
            (Side::Light, "side-light", "light-tower", "progress-light")
        }
        Phase::Playing | Phase::Over(_) => (Side::Dark, "side-dark", "dark-tower", "progress-dark"),
    };
    // Y4.1: a side wins when its colour or its shape is one island.
    let islands = |tiles| BOARD.groups(tiles).count() as i64;
    let progress = Message::new(progress)
        .number("colour", islands(position.tiles.colour[side]))
        .number("shape", islands(position.tiles.shape[side]));
    SeatView {
        side: Some(Message::new(name)),
        marks: vec![Mark::new(tower)],
        progress: Some(progress),
        ..SeatView::default()
    }
}

fn caption(position: &Position) -> Message {
    let id = match (position.phase, position.places(), position.to_move) {
        (Phase::Placing, Side::Light, _) => "caption-place-light",
        (Phase::Placing, Side::Dark, _) => "caption-place-dark",
        (Phase::Choosing, ..) => "caption-choose",
        (Phase::Playing, _, Side::Light) => "caption-light",
        (Phase::Playing, _, Side::Dark) => "caption-dark",
        (Phase::Over(_), ..) => return Message::new("caption-over"),
    };
    Message::new(id).player("player", position.decides())
}

impl Syrtis {
    fn content(&self, position: &Position, cell: Cell) -> Content {
        let Some(kind) = position.tiles.at(cell) else {
            // Where land was at the beginning, water looks otherwise than where there never was any.
            return if self.start.tiles.all().contains(cell) {
                Content { marks: vec![Mark::new("water")], sentence: Message::new("content-water") }
            } else {
                Content { marks: Vec::new(), sentence: Message::new("content-empty") }
            };
        };
        let mut marks = vec![Mark::new(match (kind.colour, kind.shape) {
            (Side::Light, Side::Light) => "light-round",
            (Side::Light, Side::Dark) => "light-square",
            (Side::Dark, Side::Light) => "dark-round",
            (Side::Dark, Side::Dark) => "dark-square",
        })];
        let tower = Side::ALL.into_iter().find(|&side| position.towers[side].contains(cell));
        let sentence = match tower {
            None => Message::new("content-tile"),
            Some(Side::Light) => Message::new("content-light-tower"),
            Some(Side::Dark) => Message::new("content-dark-tower"),
        };
        marks.extend(tower.map(|side| match side {
            Side::Light => Mark::new("light-tower"),
            Side::Dark => Mark::new("dark-tower"),
        }));
        Content { marks, sentence: sentence.message("tile", tile(kind)) }
    }

    fn facts(&self, position: &Position) -> Vec<Message> {
        if matches!(position.phase, Phase::Placing | Phase::Choosing) {
            return Vec::new();
        }
        let about = |id: &'static str, side| Message::new(id).player("player", position.player_of(side));
        let mut facts = vec![match position.sunk_by {
            None => Message::new("fact-nobody-sank"),
            Some(side) => about("fact-sunk", side)
                .player("opponent", position.player_of(side.opponent()))
                .number("count", position.sunk_in_a_row),
        }];
        facts.push(about("fact-initiative", position.initiative()));
        for side in Side::ALL {
            let passes = position.passes[side];
            if passes > 0 {
                facts.push(about("fact-passes", side).number("count", passes));
            }
        }
        if self.rules.limited && position.quiet_turns > 0 {
            let turns = Message::new("fact-quiet-turns").number("count", position.quiet_turns);
            facts.push(turns.number("limit", QUIET_TURNS_MAX));
        }
        facts
    }

    /// Explains why a click cannot follow clicks that begin a legal move.
    fn why_not_next(&self, position: &Position, begun: &[Click], next: Click) -> Message {
        let cell_of = |name| Cell::from_name(name, self.start.board.size());
        let next = match next {
            Click::Cell(name) => match cell_of(name) {
                Some(cell) => Next::Cell(cell),
                None => return Message::new("why-no-cell"),
            },
            button @ Click::Button(_) => Next::Button(button),
        };
        if self.moves(position).iter().any(|&mv| self.clicks(position, mv) == begun) {
            return Message::new("why-complete");
        }
        let first = match begun {
            [Click::Cell(name), ..] => cell_of(*name),
            _ => None,
        };
        match (position.phase, first, next) {
            (Phase::Placing, _, Next::Cell(cell)) => self.why_not_place(position, cell),
            (Phase::Placing, _, Next::Button(_)) => Message::new("why-place-first"),
            (Phase::Choosing, ..) => Message::new("why-choose-first"),
            (_, Some(from), _) if !position.occupied().contains(from) => {
                Message::new("why-confirm-sink").text("cell", from)
            }
            (_, Some(from), Next::Cell(to)) => why_not_to(position, from, to),
            (_, Some(_), Next::Button(SINK)) => Message::new("why-sink-own-tower"),
            (_, Some(_), Next::Button(PASS)) => Message::new("why-pass-alone"),
            (_, None, Next::Cell(cell)) => why_not_first(position, cell),
            (_, None, Next::Button(SINK)) => Message::new("why-sink-what"),
            (_, _, Next::Button(_)) => Message::new("why-no-button"),
        }
    }

    fn why_not_place(&self, position: &Position, cell: Cell) -> Message {
        if !position.tiles.all().contains(cell) {
            return Message::new("why-place-on-tile");
        }
        if position.occupied().contains(cell) {
            return Message::new("why-occupied");
        }
        Message::new(match (self.rules.placement, position.places()) {
            (Placement::ColourOrShape, Side::Light) => "why-place-light-or-round",
            (Placement::ColourOrShape, Side::Dark) => "why-place-dark-or-square",
            (Placement::ColourAndShape, Side::Light) => "why-place-light-and-round",
            (Placement::ColourAndShape, Side::Dark) => "why-place-dark-and-square",
        })
    }
}

/// Explains why no turn begins with a click on a cell.
fn why_not_first(position: &Position, cell: Cell) -> Message {
    let tiles = position.tiles.all();
    Message::new(if !tiles.contains(cell) {
        "why-nothing-there"
    } else if position.towers[position.to_move].contains(cell) {
        "why-tower-stuck"
    } else if position.occupied().contains(cell) {
        "why-their-tower"
    } else if !position.beside_own_towers().contains(cell) {
        "why-sink-not-beside"
    } else if enclosed(tiles).contains(cell) {
        "why-sink-enclosed"
    } else {
        "why-sink-splits"
    })
}

/// Explains why an own tower cannot move or slide from one cell to another.
fn why_not_to(position: &Position, from: Cell, to: Cell) -> Message {
    let tiles = position.tiles.all();
    Message::new(if from == to {
        "why-same-cell"
    } else if position.occupied().contains(to) {
        "why-occupied"
    } else if tiles.contains(to) {
        match position.to_move {
            Side::Light => "why-not-island-light",
            Side::Dark => "why-not-island-dark",
        }
    } else if !rectangle(tiles).contains(to) {
        "why-slide-outside"
    } else if !slide_way(tiles, from).contains(to) {
        "why-slide-blocked"
    } else {
        "why-slide-splits"
    })
}
