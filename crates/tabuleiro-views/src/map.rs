//! Maps under edit.

use crate::board::read;
use crate::preview::lay;
use crate::{Complaint, Drawing, StampView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabuleiro_core::canvas::{Canvas, Design, Symmetry};
use tabuleiro_core::edit::ChangeError;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::present::{Mark, Outline};
use tabuleiro_core::{Explain, Message, Seats};
use tabuleiro_room::{Plan, TablePlan};
use tabuleiro_table::{GameKind, Table, kind, kind_of_text};
use tabuleiro_words::{Localizer, speaker};

/// The most places in a row that are drawn on.
const WIDTH_MAX: usize = 32;
/// Size of an empty map by default.
const BLANK: (usize, usize) = (9, 9);

/// A map to paint, and what is painted.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MapWish {
    /// The game's id.
    pub game: String,
    /// The rule set's id; that of the text, or the game's first, if none is given.
    pub rule_set: Option<String>,
    /// Number of seats; by default that of the text, or the smallest.
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 4))]
    pub seats: Option<usize>,
    /// A map's text, complete or not, or a set-up in a line. Without it the map is one that the game would be played on.
    pub text: Option<String>,
    /// Whether to begin with nothing but gaps instead.
    #[serde(default)]
    pub blank: bool,
    /// Choices of the set-up, by name, if there is no text.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Seed of the drawn set-up; equal seeds draw equal set-ups.
    pub seed: Option<u64>,
    /// Whether hexagons have a side on top rather than a corner; unchanged by default.
    pub flat: Option<bool>,
    /// Whether the top row is shifted to the right; unchanged by default.
    pub top_is_shifted: Option<bool>,
    /// Cells in a row; unchanged by default.
    pub width: Option<usize>,
    /// Number of rows; unchanged by default.
    pub height: Option<usize>,
    /// Symmetry that repeats each stroke.
    #[serde(default)]
    pub symmetry: Symmetry,
    /// Strokes, in this order.
    #[serde(default)]
    pub strokes: Vec<Stroke>,
}

/// A cell that is painted.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Stroke {
    /// The cell.
    pub cell: CellName,
    /// The mark, or a gap if there is none.
    pub mark: Option<Mark>,
}

/// A map while it is drawn.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MapView {
    /// The rule set's id.
    pub rule_set: String,
    /// Number of seats.
    pub seats: usize,
    /// The option that the map is: what a table is made with.
    pub option: String,
    /// Text of the map, with gaps at the ends of rows; can be sent again.
    pub text: String,
    /// Whether the hexagons have a side on top.
    pub flat: bool,
    /// Whether the top row is shifted to the right.
    pub top_is_shifted: bool,
    /// Cells in a row.
    pub width: usize,
    /// Number of rows.
    pub height: usize,
    /// The map as a board; gaps are bare cells.
    pub board: Drawing,
    /// Marks that can be painted.
    pub palette: Vec<StampView>,
    /// The symmetries that a map of this size can have.
    pub symmetries: Vec<Symmetry>,
    /// Problems that prevent a game on the map.
    pub problems: Vec<String>,
    /// Set-up of a game on the map as text, if there are no problems.
    pub setup: Option<String>,
}

/// Paints a map, with symmetry, and names everything that is missing or too much; `seed` draws where the wish has no seed.
pub fn paint_map(wish: &MapWish, seed: u64, language: &'static str) -> Result<MapView, Complaint> {
    let mut drawn = Drawn::begin(wish, seed)?;
    drawn.shape(wish);
    drawn.paint(wish)?;
    Ok(drawn.view(speaker(language, Some(drawn.kind.info.id))))
}

/// A map and its set-up choices.
struct Drawn {
    kind: &'static GameKind,
    design: &'static Design,
    plan: TablePlan,
    rule_set: &'static RuleSet,
    seats: usize,
    canvas: Canvas,
}

impl Drawn {
    fn begin(wish: &MapWish, seed: u64) -> Result<Drawn, Complaint> {
        let unknown = || Complaint::new(Message::new("error-open-game").text("game", &wish.game));
        let kind = kind(&wish.game).ok_or_else(unknown)?;
        let no_maps = || Complaint::new(Message::new("error-no-maps").text("game", kind.info.id));
        let design = kind.design.ok_or_else(no_maps)?;
        let set_up = wish.set_up(kind)?;
        let setup = set_up.as_ref().map(|table| table.play_state().setup());
        let plan = TablePlan {
            rule_set: wish.rule_set.clone().or(setup.as_ref().map(|setup| setup.rule_set.into())),
            seats: wish.seats.or(setup.as_ref().map(|setup| setup.seats.count())),
            options: wish.options.clone(),
            ..TablePlan::of_game(kind.info.id.into())
        };
        let Plan { rule_set, seats, .. } = Plan::check(plan.clone())?;
        let read = |text: &str| (design.read)(text).map_err(|why| Complaint::told_by(kind.info, why));
        let of_table = |table: &Table| table.play_state().option_text(design.option).unwrap_or_default();
        let canvas = match (&set_up, &wish.text) {
            (Some(table), _) => read(&of_table(table))?,
            (None, Some(text)) => read(text)?,
            (None, None) if wish.blank => Canvas::blank(Outline::HexPointy, true, BLANK.0, BLANK.1),
            (None, None) => read(&of_table(&lay(plan.clone(), wish.seed.unwrap_or(seed))?))?,
        };
        Ok(Drawn { kind, design, plan, rule_set, seats, canvas })
    }

    /// Gives the canvas the shape that is wished for.
    fn shape(&mut self, wish: &MapWish) {
        let canvas = &mut self.canvas;
        if let Some(flat) = wish.flat {
            canvas.outline = if flat { Outline::HexFlat } else { Outline::HexPointy };
        }
        canvas.top_is_shifted = wish.top_is_shifted.unwrap_or(canvas.top_is_shifted);
        let (width, height) =
            (wish.width.unwrap_or(canvas.width()), wish.height.unwrap_or(canvas.rows.len()));
        canvas.resize(width.min(WIDTH_MAX), height);
    }

    fn paint(&mut self, wish: &MapWish) -> Result<(), Complaint> {
        let palette = (self.design.palette)(self.rule_set);
        for Stroke { cell, mark } in &wish.strokes {
            let known = |mark: &Mark| {
                let is_it = |other: &&Mark| (&other.glyph, other.owner) == (&mark.glyph, mark.owner);
                palette.iter().find(is_it).ok_or_else(|| ChangeError::Mark(mark.glyph.to_string()))
            };
            let of_game = |error: ChangeError| Complaint::of_game(self.kind.info, &error);
            let mark = mark.as_ref().map(known).transpose().map_err(of_game)?;
            if !self.canvas.paint(*cell, mark, wish.symmetry) {
                return Err(of_game(ChangeError::Cell(*cell)));
            }
        }
        Ok(())
    }

    /// Returns the set-up of a game on the map, or all its problems.
    fn checked(&self, text: &str) -> Result<String, Vec<Message>> {
        let seats = self.rule_set.seats().find(|seats| seats.count() == self.seats).unwrap_or(Seats::TWO);
        let problems = (self.design.problems)(&self.canvas, self.rule_set, seats);
        if !problems.is_empty() {
            return Err(problems);
        }
        let options = BTreeMap::from([(self.design.option.to_string(), text.to_string())]);
        let table = lay(TablePlan { options, ..self.plan.clone() }, 0);
        let table = table.map_err(|problem| vec![problem.explain()])?;
        if table.to_move().is_none() {
            return Err(vec!["edit-over".into()]);
        }
        Ok(table.play_state().setup().text(self.kind.info))
    }

    fn view(&self, speaker: &Localizer) -> MapView {
        let (canvas, text) = (&self.canvas, (self.design.write)(&self.canvas));
        let (setup, problems) = match self.checked(&text) {
            Ok(setup) => (Some(setup), Vec::new()),
            Err(problems) => (None, problems),
        };
        let marks: Vec<Vec<Mark>> =
            canvas.rows.iter().flatten().map(|mark| mark.iter().cloned().collect()).collect();
        let palette = (self.design.palette)(self.rule_set);
        MapView {
            rule_set: self.rule_set.id.into(),
            seats: self.seats,
            option: self.design.option.into(),
            flat: canvas.outline == Outline::HexFlat,
            top_is_shifted: canvas.top_is_shifted,
            width: canvas.width(),
            height: canvas.rows.len(),
            board: Drawing::of(self.kind, String::new(), &canvas.board(), &marks, "edit-gap", speaker),
            palette: palette.iter().map(|mark| StampView::of(mark, speaker)).collect(),
            symmetries: canvas.symmetries().collect(),
            problems: problems.iter().map(|problem| speaker.say(problem)).collect(),
            text,
            setup,
        }
    }
}

impl MapWish {
    /// Returns the set-up at the beginning of the text, if there is one.
    fn set_up(&self, kind: &'static GameKind) -> Result<Option<Table>, Complaint> {
        let Some(text) = &self.text else { return Ok(None) };
        match kind_of_text(text) {
            Some(found) if found.info.id == kind.info.id => Ok(Some(read(text)?.table)),
            _ => Ok(None),
        }
    }
}
