//! Draws on the window and remembers what can be clicked on.

use crate::input::Target;
use crate::theme::{Role, Theme};
use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Clear, Widget};
use ratatui_image::Image;
use ratatui_image::protocol::Protocol;
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

/// A window to draw on.
pub struct Painter<'a> {
    buffer: &'a mut Buffer,
    /// The whole window.
    pub area: Rect,
    /// Colours and symbols.
    pub theme: Theme,
    targets: Vec<(Rect, Target)>,
    /// Areas of pictures, and of what lies over them.
    layers: Vec<Rect>,
    has_pictures: bool,
}

/// The parts of a window besides its characters.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// Targets for clicks; the last one drawn lies on top.
    pub targets: Vec<(Rect, Target)>,
    /// Pictures and what lies over them, from the ground up; empty without pictures.
    pub layers: Vec<Rect>,
}

/// A key and what it does, as a screen shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyHint {
    /// Label of the key.
    pub key: String,
    /// The key.
    pub code: KeyCode,
    /// Effect of the key.
    pub does: String,
}

impl KeyHint {
    /// Returns a hint for a letter.
    pub fn letter(letter: char, does: impl Into<String>) -> KeyHint {
        KeyHint { key: letter.into(), code: KeyCode::Char(letter), does: does.into() }
    }

    /// Returns a hint for another key.
    pub fn new(key: &str, code: KeyCode, does: impl Into<String>) -> KeyHint {
        KeyHint { key: key.into(), code, does: does.into() }
    }
}

impl<'a> Painter<'a> {
    /// Creates a painter for this buffer.
    pub fn new(buffer: &'a mut Buffer, theme: Theme) -> Painter<'a> {
        let area = buffer.area;
        buffer.set_style(area, theme.style(Role::Text));
        Painter { buffer, area, theme, targets: Vec::new(), layers: Vec::new(), has_pictures: false }
    }

    /// Returns what the window holds besides its letters.
    pub fn finish(self) -> Drawn {
        let layers = if self.has_pictures { self.layers } else { Vec::new() };
        Drawn { targets: self.targets, layers }
    }

    /// Adds a target for clicks in this area.
    pub fn target(&mut self, area: Rect, target: Target) {
        self.targets.push((area.intersection(self.area), target));
    }

    /// Forgets what can be clicked on so far: something lies over it.
    pub fn cover(&mut self) {
        self.targets.clear();
    }

    /// Writes a text, shortened with a mark if it does not fit; returns the columns used.
    pub fn text(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        self.styled(area, text, self.theme.style(role))
    }

    /// Writes a text in any style; returns the columns used.
    pub fn styled(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let area = area.intersection(self.area);
        if area.is_empty() {
            return 0;
        }
        let text = if self.theme.unicode { text.into() } else { in_ascii(text) };
        let (end, _) = self.buffer.set_stringn(area.x, area.y, &text, area.width as usize, style);
        if text.trim_end().width() > area.width as usize {
            self.put(area.right() - 1, area.y, if self.theme.unicode { '…' } else { '~' }, style);
        }
        end - area.x
    }

    /// Writes a text in the middle of the area's first line.
    pub fn centred(&mut self, area: Rect, text: &str, role: Role) {
        let indent = area.width.saturating_sub(text.width() as u16) / 2;
        self.text(shifted(area, indent, 0), text, role);
    }

    /// Writes a text over the lines that it needs and that fit; returns their number.
    pub fn wrapped(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        self.wrapped_in(area, text, self.theme.style(role))
    }

    /// Writes a wrapped text in any style; returns the lines used.
    pub fn wrapped_in(&mut self, area: Rect, text: &str, style: Style) -> u16 {
        let lines = wrap(text, area.width);
        let shown = lines.len().min(area.height as usize);
        for (index, line) in lines[..shown].iter().enumerate() {
            // Where lines are left out, the rest of the text does not fit either.
            let text = if index + 1 == shown { &lines[index..].join(" ") } else { line };
            self.styled(row(area, index as u16), text, style);
        }
        shown as u16
    }

    /// Writes one symbol.
    pub fn put(&mut self, column: u16, line: u16, symbol: char, style: Style) {
        if let Some(cell) = self.buffer.cell_mut(Position::new(column, line)) {
            cell.set_char(symbol).set_style(style);
        }
    }

    /// Draws a picture of this size.
    pub fn picture(&mut self, area: Rect, picture: &Protocol) {
        self.layers.push(area);
        self.has_pictures = true;
        Image::new(picture).render(area.intersection(self.area), self.buffer);
    }

    /// Returns whether a place is empty.
    pub fn is_blank(&self, column: u16, line: u16) -> bool {
        self.buffer.cell(Position::new(column, line)).is_some_and(|cell| cell.symbol() == " ")
    }

    /// Changes the style of an area.
    pub fn restyle(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.area), style);
    }

    /// Draws a text field with its own cursor.
    pub fn text_area(&mut self, area: Rect, text: &ratatui_textarea::TextArea<'static>) {
        let mut text = text.clone();
        text.set_style(self.theme.style(Role::Text));
        text.set_cursor_line_style(self.theme.style(Role::Text));
        text.set_cursor_style(self.theme.style(Role::Cursor));
        text.render(area.intersection(self.area), self.buffer);
    }

    /// Draws a box with a title; returns the area inside.
    pub fn boxed(&mut self, area: Rect, title: &str) -> Rect {
        let area = area.intersection(self.area);
        let border = self.theme.style(Role::Border);
        let block = Block::bordered().border_style(border);
        let block = if self.theme.unicode {
            block.border_type(BorderType::Rounded)
        } else {
            block.border_set(ASCII_BORDER)
        };
        let inner = block.inner(area);
        block.render(area, self.buffer);
        if !title.is_empty() {
            let title = format!(" {title} ");
            self.text(Rect { height: 1, ..shrunk(area, 2, 0) }, &title, Role::Title);
        }
        inner
    }

    /// Draws an empty box over everything else; returns the area inside.
    pub fn dialog(&mut self, title: &str, width: u16, height: u16) -> Rect {
        let area = middle(self.area, width, height);
        self.cover();
        self.layers.push(area);
        Clear.render(area, self.buffer);
        self.restyle(area, self.theme.style(Role::Text));
        shrunk(self.boxed(area, title), 1, 0)
    }

    /// Draws a key and its effect as a target for clicks; returns the columns used.
    pub fn key(&mut self, area: Rect, hint: &KeyHint) -> u16 {
        let key = self.text(area, &hint.key, Role::Key);
        let does = self.text(shifted(area, key + 1, 0), &hint.does, Role::Text);
        let width = key + 1 + does;
        self.target(Rect { width, height: 1, ..area }, Target::Key(hint.code));
        width
    }

    /// Draws the buttons of a move, each with the number that presses it.
    pub fn buttons(&mut self, area: Rect, names: impl IntoIterator<Item = String>) {
        let mut left = area;
        for (index, name) in names.into_iter().enumerate() {
            let width = self.text(left, &format!("[{}] {name}", index + 1), Role::Good);
            self.target(Rect { width, height: 1, ..left }, Target::Item(index));
            left = shifted(left, width + 3, 0);
        }
    }

    /// Draws as many keys as fit into a line, the most important first.
    pub fn keys(&mut self, area: Rect, hints: &[KeyHint]) {
        let mut left = area;
        for hint in hints {
            let width = (hint.key.width() + 1 + hint.does.width()) as u16;
            if width > left.width {
                return;
            }
            self.key(left, hint);
            left = shifted(left, width + 3, 0);
        }
    }
}

/// Replaces symbols by ASCII. Letters stay unchanged.
fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    text.replace('…', "...")
        .replace(['‘', '’'], "'")
        .replace(['“', '”', '«', '»'], "\"")
        .replace(['–', '—'], "-")
        .into()
}

const ASCII_BORDER: ratatui::symbols::border::Set = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Breaks a text at blanks into lines that fit.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    if width == 0 {
        return Vec::new();
    }
    textwrap::wrap(text, width as usize).into_iter().map(Cow::into_owned).collect()
}

/// Returns one line of an area.
pub fn row(area: Rect, index: u16) -> Rect {
    if index >= area.height {
        return Rect { height: 0, ..area };
    }
    Rect { y: area.y + index, height: 1, ..area }
}

/// Returns an area without its first columns and lines.
pub fn shifted(area: Rect, columns: u16, lines: u16) -> Rect {
    let (columns, lines) = (columns.min(area.width), lines.min(area.height));
    Rect { x: area.x + columns, y: area.y + lines, width: area.width - columns, height: area.height - lines }
}

/// Returns an area without this many columns on either side, and lines above and below.
pub fn shrunk(area: Rect, columns: u16, lines: u16) -> Rect {
    let shifted = shifted(area, columns, lines);
    Rect {
        width: shifted.width.saturating_sub(columns),
        height: shifted.height.saturating_sub(lines),
        ..shifted
    }
}

/// Returns an area of this size in the middle of another one, as far as it fits.
pub fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}
