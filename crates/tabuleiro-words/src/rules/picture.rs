//! A small board that shows a rule: a position, and what is to be looked at on it.

use crate::Localizer;
use crate::said::PositionView;
use crate::sketch::{Bracket, Brackets, last_move};
use serde::Serialize;
use std::collections::BTreeMap;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::present::{Board, BoardCell, Click, View};
use tabuleiro_table::{Fault, GameKind, OpenError, Table};

/// A position that shows a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Figure {
    /// Name in the rules.
    pub name: String,
    /// The text of the position, with moves if one is to see what they led to.
    pub position: String,
    /// A legal move to be marked; it is not played.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Cells to be marked.
    pub cells: Vec<CellName>,
    /// Two opposite corners of the part of the board that is to be seen, if not all of it is.
    pub part: Option<(CellName, CellName)>,
}

/// A picture as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownFigure {
    /// The part of the board.
    pub board: Board,
    /// Position on the board.
    pub view: View,
    /// Marked cells: the beginning of the move, its end, and others.
    pub brackets: Brackets,
}

/// A picture for programs: the part of the board that is to be seen, in words too, and the marks on it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PictureView {
    /// Name in the rules.
    pub name: String,
    /// The position, with the cells that are to be seen.
    pub position: PositionView,
    /// The move that is marked, if one is.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Mark of each cell.
    pub marks: BTreeMap<String, Bracket>,
}

impl Figure {
    /// Reads a line: `NAME POSITION [move=MOVE] [cells=c4,d5] [part=g3:b8]`. Remarks begin with `#`.
    pub fn parse(line: &str) -> Option<Figure> {
        let mut words = line.split_whitespace();
        let name = words.next().filter(|name| !name.starts_with('#'))?;
        let mut picture = Figure {
            name: name.into(),
            position: words.next()?.into(),
            mv: None,
            cells: Vec::new(),
            part: None,
        };
        for word in words {
            match word.split_once('=')? {
                ("move", mv) => picture.mv = Some(mv.into()),
                ("cells", cells) => {
                    picture.cells = cells.split(',').map(|cell| cell.parse().ok()).collect::<Option<_>>()?;
                }
                ("part", corners) => {
                    let (one, other) = corners.split_once(':')?;
                    picture.part = Some((one.parse().ok()?, other.parse().ok()?));
                }
                _ => return None,
            }
        }
        Some(picture)
    }

    /// Draws the picture for a screen.
    pub fn show(&self, kind: &'static GameKind) -> Result<ShownFigure, OpenError> {
        let table = Table::open_as(kind, &self.position)?;
        let play = table.play_state();
        let brackets = self.brackets(&table)?;
        let (whole, view) = (play.board(), play.view());
        let seen = |cell: &BoardCell| self.part.is_none_or(|part| is_within(whole, part, cell));
        let (cells, contents) =
            whole.cells.iter().cloned().zip(view.contents).filter(|(cell, _)| seen(cell)).unzip();
        Ok(ShownFigure {
            board: Board { outline: whole.outline, cells, borders: Vec::new() },
            view: View { contents, ..view },
            brackets,
        })
    }

    /// Returns the picture for other programs.
    pub fn view(&self, kind: &'static GameKind, speaker: &Localizer) -> Result<PictureView, OpenError> {
        let (table, shown) = (Table::open_as(kind, &self.position)?, self.show(kind)?);
        let mut position = PositionView::of(&table, speaker);
        position.snapshot.cells.retain(|cell| shown.board.index_of(cell.name).is_some());
        let marks = shown.brackets.iter().map(|(cell, bracket)| (cell.to_string(), *bracket)).collect();
        Ok(PictureView { name: self.name.clone(), position, mv: self.mv.clone(), marks })
    }

    fn brackets(&self, table: &Table) -> Result<Brackets, OpenError> {
        let play = table.play_state();
        if let Some(mv) = &self.mv {
            let choices = play.choices();
            let choice = choices.iter().find(|choice| choice.text == *mv).ok_or_else(|| Fault::Move {
                turn: play.steps().len() + 1,
                found: mv.clone(),
                legal: choices.iter().map(|choice| choice.text.clone()).collect(),
            })?;
            return Ok(self.marked().chain(spelled(&choice.clicks)).collect());
        }
        let last = play.steps().last().filter(|_| self.cells.is_empty());
        Ok(last.map_or_else(|| self.marked().collect(), |step| last_move(&step.clicks)))
    }

    fn marked(&self) -> impl Iterator<Item = (CellName, Bracket)> {
        self.cells.iter().map(|&cell| (cell, Bracket::Last))
    }
}

/// Returns the cells of a move: the first as chosen, the others as those that can follow.
fn spelled(clicks: &[Click]) -> impl Iterator<Item = (CellName, Bracket)> {
    let cells = clicks.iter().filter_map(|click| match click {
        Click::Cell(name) => Some(*name),
        Click::Button(_) => None,
    });
    cells.enumerate().map(|(index, cell)| (cell, if index == 0 { Bracket::Chosen } else { Bracket::Next }))
}

/// Returns whether a cell lies between two corners. A corner that is no cell bounds nothing.
fn is_within(board: &Board, (one, other): (CellName, CellName), cell: &BoardCell) -> bool {
    let corner = |name: CellName| board.index_of(name).map(|index| &board.cells[index]);
    let (Some(one), Some(other)) = (corner(one), corner(other)) else { return true };
    let between = |one: i16, place: i16, other: i16| (one.min(other)..=one.max(other)).contains(&place);
    between(one.x, cell.x, other.x) && between(one.y, cell.y, other.y)
}
