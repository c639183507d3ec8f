//! The colours of filled cells: those of the pictures and pages.

use super::grain::Grain;
use super::pixel::{Depth, Pixel};
use tabuleiro_core::Player;
use tabuleiro_core::info::{GameInfo, Tint};
use tabuleiro_core::present::{Content, Mark};
use tabuleiro_picture::Theme;
use tabuleiro_words::sketch::Bracket;

/// The share of an owner's colour in the cells it owns.
const OWNED: f32 = 0.42;
/// Shares of a symbol's colour in its cell, for games whose pieces have their own colours; the first readable one is
/// used.
const TINTED: [f32; 5] = [0.75, 0.6, 0.5, 0.4, 0.3];
/// The least contrast of a symbol with its cell.
const READABLE: f32 = 4.5;
/// Share of a symbol's colour, for games in which the colour of a cell shows its owner.
const HINTED: f32 = 0.12;
/// The share of a mark's colour in a marked cell; of many cells that can be chosen, each is marked quietly.
const MARKED: f32 = 0.3;
const OFFERED: f32 = 0.1;

/// The share of the lines' colour in cells that have the colour of the window.
const HIDDEN: f32 = 0.2;
/// The share of an owner's colour in the line around the cells it owns.
const BORDER: f32 = 0.85;

/// The colours of a board of filled cells.
#[derive(Clone, Debug)]
pub struct TileColours {
    /// The theme of the drawings.
    pub theme: Theme,
    /// The number of colours of the terminal.
    pub depth: Depth,
    /// The pixels of a letter's place.
    pub grain: Grain,
    pub(super) cell: Pixel,
    pub(super) edge: Pixel,
    pub(super) text: Pixel,
    pub(super) faint: Pixel,
    last: Pixel,
    next: Pixel,
    chosen: Pixel,
    players: [Pixel; 4],
    /// Red, green, blue, yellow, purple, white.
    tints: [Pixel; 6],
}

impl TileColours {
    /// Returns the colours of a picture theme with these tints for symbols.
    pub fn new(theme: Theme, (depth, grain): (Depth, Grain), tints: [Pixel; 6]) -> TileColours {
        let colours = theme.colours();
        let [_, _, _, yellow, _, _] = tints;
        let (cell, edge) = (Pixel::parse(colours.cell), Pixel::parse(colours.edge));
        // Small cells have no lines around them: they are seen by their ground alone.
        let is_hidden = cell == Pixel::parse(colours.ground);
        let cell = if is_hidden { cell.mixed(edge, HIDDEN) } else { cell };
        TileColours {
            theme,
            depth,
            grain,
            cell,
            edge: edge.mixed(cell, 0.35),
            text: Pixel::parse(colours.text),
            faint: Pixel::parse(colours.faint),
            last: Pixel::parse(colours.text).mixed(yellow, 0.4),
            next: Pixel::parse(colours.mark),
            chosen: Pixel::parse(colours.last),
            players: [0, 1, 2, 3].map(|index| Pixel::parse(colours.player(Player::new(index)))),
            tints,
        }
    }

    /// Returns the colour that stands for a mark on a cell.
    pub fn mark(&self, bracket: Bracket) -> Pixel {
        match bracket {
            Bracket::Last => self.last,
            Bracket::Next => self.next,
            Bracket::Chosen => self.chosen,
        }
    }

    /// Returns the ground of a cell: that of its owner, else under symbols a hint of their colour.
    pub(super) fn fill(
        &self,
        info: &GameInfo,
        content: &Content,
        bracket: Option<Bracket>,
        has_drawing: bool,
    ) -> Pixel {
        let owner = content.marks.iter().rev().find_map(|mark| mark.owner);
        let ground = match (owner, content.marks.first()) {
            (Some(owner), _) => self.cell.mixed(self.players[owner.index()], OWNED),
            (None, Some(mark)) if !has_drawing => {
                self.tint_of(info, mark).map_or(self.cell, |tint| self.tinted(tint, has_owners(info)))
            }
            _ => self.cell,
        };
        let share = |bracket| if bracket == Bracket::Next { OFFERED } else { MARKED };
        bracket.map_or(ground, |bracket| ground.mixed(self.mark(bracket), share(bracket)))
    }

    /// Returns the colour that stands for all that is on a cell.
    pub(super) fn dot(&self, info: &GameInfo, content: &Content) -> Pixel {
        const DOT: f32 = 0.8;
        let owner = content.marks.iter().rev().find_map(|mark| mark.owner);
        let owned = owner.map(|owner| self.players[owner.index()]);
        let colour = owned.or_else(|| self.tint_of(info, content.marks.last()?));
        let share = if owned.is_none() && has_owners(info) { DOT / 2.0 } else { DOT };
        colour.map_or(self.cell, |colour| self.cell.mixed(colour, share))
    }

    /// Returns the ground of a cell that has the colour of its symbol, or a hint of it.
    fn tinted(&self, tint: Pixel, is_hint: bool) -> Pixel {
        if is_hint {
            return self.cell.mixed(tint, HINTED);
        }
        let grounds = TINTED.map(|share| self.cell.mixed(tint, share));
        let readable = |ground: &Pixel| self.strongest(*ground).contrast(*ground) >= READABLE;
        grounds.into_iter().find(readable).unwrap_or(self.cell)
    }

    /// Returns the colour that is read best on a ground.
    pub(super) fn strongest(&self, ground: Pixel) -> Pixel {
        if self.text.contrast(ground) >= self.cell.contrast(ground) { self.text } else { self.cell }
    }

    /// Returns the line around a cell that a player owns.
    pub(super) fn border(&self, content: &Content) -> Pixel {
        let owner = content.marks.iter().rev().find_map(|mark| mark.owner);
        owner.map_or(self.edge, |owner| self.cell.mixed(self.players[owner.index()], BORDER))
    }

    /// Returns the colour of a symbol on a ground, as it is or strong enough to be read there.
    pub(super) fn ink(&self, info: &GameInfo, mark: &Mark, ground: Pixel) -> Pixel {
        let owned = mark.owner.map(|owner| self.players[owner.index()]);
        let wanted = owned.or_else(|| self.tint_of(info, mark)).unwrap_or(self.text);
        let steps = [0.0, 0.2, 0.4, 0.6, 0.8];
        let readable = steps.map(|share| wanted.mixed(self.strongest(ground), share));
        readable.into_iter().find(|ink| ink.contrast(ground) >= READABLE).unwrap_or(self.strongest(ground))
    }

    /// Returns the colour of a side, by the glyph of its pieces.
    pub(super) fn side(&self, info: &GameInfo, glyph: &str) -> Pixel {
        info.glyph(glyph).and_then(|glyph| self.tint(glyph.tint)).unwrap_or(self.edge)
    }

    fn tint_of(&self, info: &GameInfo, mark: &Mark) -> Option<Pixel> {
        self.tint(info.glyph(&mark.glyph)?.tint)
    }

    fn tint(&self, tint: Tint) -> Option<Pixel> {
        let [red, green, blue, yellow, purple, white] = self.tints;
        match tint {
            Tint::Owner | Tint::Plain => None,
            Tint::Faint => Some(self.cell.mixed(self.faint, 0.3)),
            Tint::Red => Some(red),
            Tint::Green => Some(green),
            Tint::Blue => Some(blue),
            Tint::Yellow => Some(yellow),
            Tint::Purple => Some(purple),
            Tint::White => Some(white),
        }
    }
}

/// Returns whether the pieces of a game have the colours of their owners.
pub(super) fn has_owners(info: &GameInfo) -> bool {
    info.glyphs.iter().any(|glyph| glyph.tint == Tint::Owner)
}
