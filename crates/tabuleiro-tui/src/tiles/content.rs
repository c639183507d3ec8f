//! Content of cells: the games' drawings if they fit, else symbols.

use super::colours::{TileColours, has_owners};
use super::pixel::Pixel;
use super::{Letter, Tiles};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use tabuleiro_core::Player;
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::present::{Content, Mark};
use tabuleiro_picture::CellDrawing;
use tabuleiro_words::sketch::Bracket;

/// The look of a cell: the theme and the size in pixels, then its symbols with their owners.
type Look = (&'static str, (u16, u16), Vec<(String, Option<Player>)>);

/// Maximum number of cached drawings; a game has about fifty at one size.
const KEPT_MAX: usize = 500;

thread_local! {
    // Every key draws the board again, and a drawing takes longer than all the rest.
    static DRAWN: RefCell<BTreeMap<Look, Option<Rc<CellDrawing>>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Returns the drawing of a cell; none of an empty one.
fn stamp(
    info: &GameInfo,
    content: &Content,
    colours: &TileColours,
    size: (u16, u16),
) -> Option<Rc<CellDrawing>> {
    if content.marks.is_empty() {
        return None;
    }
    let marks = content.marks.iter().map(|mark| (format!("{}/{}", info.id, mark.glyph), mark.owner));
    let pixels = (u32::from(size.0), u32::from(size.1));
    let draw = || CellDrawing::of(info, content, colours.theme, pixels).ok().map(Rc::new);
    DRAWN.with_borrow_mut(|drawn| {
        if drawn.len() > KEPT_MAX {
            drawn.clear();
        }
        drawn.entry((colours.theme.id(), size, marks.collect())).or_insert_with(draw).clone()
    })
}

impl Tiles {
    /// Lays a drawing over a cell. Small drawings of pieces look alike: their symbols and numbers are written over them.
    pub(super) fn put_drawing(
        &mut self,
        info: &GameInfo,
        cell: usize,
        content: &Content,
        side: u16,
        colours: &TileColours,
    ) {
        let (x, y) = self.middles[cell];
        if let Some(stamp) = stamp(info, content, colours, self.grain.parts(side, side)) {
            let (width, height) = (stamp.width as i32, stamp.height as i32);
            let (middle_x, middle_y) = self.grain.parts(x, y);
            let (left, top) = (i32::from(middle_x) - width / 2, i32::from(middle_y) - height / 2);
            for (index, &[red, green, blue, opacity]) in stamp.pixels.iter().enumerate() {
                let (px, py) = (left + index as i32 % width, top + index as i32 / width);
                if self.owner(px, py) == Some(cell as u16) {
                    let at = self.index(px as u16, py as u16);
                    let ground = self.pixels[at].unwrap_or(colours.cell);
                    self.pixels[at] = Some(ground.mixed(Pixel(red, green, blue), f32::from(opacity) / 255.0));
                }
            }
        }
        let text: String = content.marks.iter().map(|mark| label(info, mark)).collect();
        let begin = x.saturating_sub(text.chars().count() as u16 / 2);
        self.put_text(begin, y / 2 + 1, &text, colours.text);
    }

    /// Writes the symbols of a cell in its middle, set in brackets if it is marked.
    pub(super) fn put_symbols(
        &mut self,
        info: &GameInfo,
        cell: usize,
        content: &Content,
        (ground, bracket): (Pixel, Option<Bracket>),
        colours: &TileColours,
    ) {
        let mut letters: Vec<(char, Pixel)> = Vec::new();
        for mark in &content.marks {
            let ink = colours.ink(info, mark, ground);
            let symbol = info.glyph(&mark.glyph).map(|glyph| glyph.symbol);
            letters.extend(symbol.or_else(|| mark.glyph.chars().next()).map(|letter| (letter, ink)));
            if mark.count > 1 {
                letters.extend(mark.count.to_string().chars().map(|digit| (digit, ink)));
            }
        }
        let (x, y) = self.middles[cell];
        let room = |column: u16| self.cell_at(column, y / 2) == Some(cell);
        let is_underlined = bracket == Some(Bracket::Next);
        if let Some(bracket) = bracket.filter(|_| !is_underlined) {
            let (left, right) = bracket.pair();
            let begin = x.saturating_sub(letters.len() as u16 / 2 + 1);
            // The first column of a cell is the line between it and its neighbour.
            if begin > 0 && room(begin - 1) && room(begin + letters.len() as u16 + 1) {
                letters.insert(0, (left, colours.mark(bracket)));
                letters.push((right, colours.mark(bracket)));
            }
        }
        let begin = x.saturating_sub(letters.len() as u16 / 2);
        for (column, (symbol, ink)) in (begin..).zip(letters) {
            self.letters.insert((y / 2, column), Letter { symbol, ink, is_underlined });
        }
    }
}

/// Returns the symbol of a piece in a game with players' pieces, and its number if there are several.
fn label(info: &GameInfo, mark: &Mark) -> String {
    let is_told = |glyph: &&Glyph| has_owners(info) && glyph.tint != Tint::Faint;
    let symbol = info.glyph(&mark.glyph).filter(is_told).map(|glyph| glyph.symbol);
    let count = if mark.count > 1 { mark.count.to_string() } else { String::new() };
    symbol.into_iter().map(String::from).chain([count]).collect()
}
