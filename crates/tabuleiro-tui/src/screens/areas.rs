//! Layout of a game's screen: the board as large as it fits, the rest beside or below it.

use crate::board::Drawing;
use crate::painter::{row, shifted};
use crate::theme::Theme;
use ratatui::layout::Rect;
use tabuleiro_core::present::View;
use tabuleiro_table::Play;
use tabuleiro_words::sketch::Brackets;

/// The least width of what is beside a board.
const BESIDE: u16 = 28;
/// The most.
const BESIDE_MAX: u16 = 60;
/// The least height of what is below a board.
const BELOW: u16 = 4;

/// Height of a window with room for more lines.
const ROOMY: u16 = 28;

/// The parts of the window.
pub struct Areas {
    pub title: Rect,
    pub board: Rect,
    pub panel: Rect,
    pub caption: Rect,
    pub note: Rect,
    pub buttons: Rect,
    pub keys: Rect,
    /// Whether the panel is beside the board, not below it.
    pub is_beside: bool,
    pub drawing: Drawing,
}

impl Areas {
    pub fn new(window: Rect, play: &dyn Play, view: &View, brackets: &Brackets, theme: Theme) -> Areas {
        let bottom = window.height;
        let title = row(window, 0);
        let keys = row(window, bottom - 1);
        let buttons = row(window, bottom - 2);
        // In a low window the buttons take a line of the notes.
        let said = if bottom < ROOMY { 1 } else { 2 };
        let note = Rect { y: window.y + bottom - 2 - said, height: said, ..window };
        let caption = row(window, bottom - 3 - said);
        let middle = Rect { y: window.y + 1, height: bottom - 4 - said, ..window };
        let beside = |(width, height)| width + BESIDE <= middle.width && height <= middle.height;
        let below = |(width, height)| width <= middle.width && height + BELOW <= middle.height;
        let largest = |fits: &dyn Fn((u16, u16)) -> bool| Drawing::largest(play, view, brackets, theme, fits);
        let (is_beside, drawing) = match largest(&beside) {
            Ok(drawing) => (true, drawing),
            Err(smallest) => match largest(&below) {
                Ok(drawing) => (false, drawing),
                // It does not fit at all: the part around the cursor is seen.
                Err(_) => (smallest.size().0 + BESIDE <= middle.width, smallest),
            },
        };
        let (width, height) = drawing.size();
        let (board, panel) = if is_beside {
            let panel = (middle.width - width).clamp(BESIDE, BESIDE_MAX);
            let board = Rect { width: middle.width - panel, ..middle };
            (board, shifted(middle, board.width, 0))
        } else {
            let board = Rect { height: height.min(middle.height - BELOW), ..middle };
            (board, shifted(middle, 0, board.height))
        };
        Areas { title, board, panel, caption, note, buttons, keys, is_beside, drawing }
    }
}
