//! The colours of filled cells: those of the pictures and pages.

use super::pixel::{Depth, Pixel};
use tabuleiro_core::Player;
use tabuleiro_core::info::{GameInfo, Tint};
use tabuleiro_core::present::{Content, Mark};
use tabuleiro_picture::Theme;
use tabuleiro_words::sketch::Bracket;

/// The share of an owner's colour in the cells it owns.
const OWNED: f32 = 0.34;
/// The share of a symbol's colour in a cell without an owner.
const TINTED: f32 = 0.16;
/// The share of a mark's colour in a marked cell.
const MARKED: f32 = 0.22;

/// The colours of a board of filled cells.
#[derive(Clone, Debug)]
pub struct TileColours {
    /// The theme of the drawings.
    pub theme: Theme,
    /// The number of colours of the terminal.
    pub depth: Depth,
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
    pub fn new(theme: Theme, depth: Depth, tints: [Pixel; 6]) -> TileColours {
        let colours = theme.colours();
        let [_, _, _, yellow, _, _] = tints;
        TileColours {
            theme,
            depth,
            cell: Pixel::parse(colours.cell),
            edge: Pixel::parse(colours.edge).mixed(Pixel::parse(colours.cell), 0.35),
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
                self.tint_of(info, mark).map_or(self.cell, |tint| self.cell.mixed(tint, TINTED))
            }
            _ => self.cell,
        };
        bracket.map_or(ground, |bracket| ground.mixed(self.mark(bracket), MARKED))
    }

    /// Returns the colour of a symbol on a ground, as it is or strong enough to be read there.
    pub(super) fn ink(&self, info: &GameInfo, mark: &Mark, ground: Pixel) -> Pixel {
        const READABLE: f32 = 4.5;
        let owned = mark.owner.map(|owner| self.players[owner.index()]);
        let wanted = owned.or_else(|| self.tint_of(info, mark)).unwrap_or(self.text);
        let steps = [0.0, 0.2, 0.4, 0.6, 0.8];
        let readable = steps.map(|share| wanted.mixed(self.text, share));
        readable.into_iter().find(|ink| ink.contrast(ground) >= READABLE).unwrap_or(self.text)
    }

    fn tint_of(&self, info: &GameInfo, mark: &Mark) -> Option<Pixel> {
        let [red, green, blue, yellow, purple, white] = self.tints;
        match info.glyph(&mark.glyph)?.tint {
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
