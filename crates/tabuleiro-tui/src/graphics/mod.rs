//! Pictures in terminals that show them: how a terminal takes a picture, and a board as a picture.

mod answer;
mod board;
#[cfg(test)]
mod pictures;
#[cfg(unix)]
mod query;

pub use answer::{Answer, QUERY, QUERY_XTERM};
pub use board::{PictureBoard, forget};
#[cfg(unix)]
pub use query::hear;

use std::env;

/// The longer side of a picture in pixels at most, where the terminal sets no limit.
const SIDE_MAX: u16 = 4096;
/// Largest side of a picture in an xterm with the usual settings.
const SIDE_MAX_XTERM: u16 = 1000;

/// The protocol in which a terminal takes pictures.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Carrier {
    /// The graphics protocol of kitty.
    Kitty,
    /// The inline images of iTerm2.
    Iterm2,
    /// Sixels, as in the VT340.
    Sixel,
}

/// A terminal that shows pictures.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Graphics {
    /// The protocol.
    pub carrier: Carrier,
    /// The width and height of a letter's place in pixels.
    pub cell: (u16, u16),
    /// The most pixels of a picture's side.
    pub side_max: u16,
}

impl Graphics {
    /// Returns what the environment tells of this terminal; nothing where the terminal has to be asked.
    pub fn of_environment() -> Option<Graphics> {
        Graphics::new(carrier_by_name(|name| env::var(name).ok())?, None)
    }

    /// Returns what the terminal answered, if it shows pictures.
    pub fn of_answer(answer: &Answer) -> Option<Graphics> {
        let is_shown = answer.has_sixel && !is_konsole();
        Graphics::new(Some(Carrier::Sixel).filter(|_| is_shown)?, answer.cell)
    }

    fn new(carrier: Carrier, cell: Option<(u16, u16)>) -> Option<Graphics> {
        let side_max = if is_xterm() { SIDE_MAX_XTERM } else { SIDE_MAX };
        Some(Graphics { carrier, cell: measured().or(cell)?, side_max })
    }

    /// Returns the same terminal after a change of its window, perhaps with another size of characters.
    #[must_use]
    pub fn resized(self) -> Graphics {
        Graphics { cell: measured().unwrap_or(self.cell), ..self }
    }
}

/// Returns what is written to ask the terminal.
pub fn query() -> String {
    if is_xterm() { format!("{QUERY_XTERM}{QUERY}") } else { QUERY.into() }
}

/// Konsole takes sixels and leaves parts of them behind; its other protocols lack what pictures among letters need.
fn is_konsole() -> bool {
    env::var_os("KONSOLE_VERSION").is_some()
}

fn is_xterm() -> bool {
    env::var_os("XTERM_VERSION").is_some()
}

/// The size of a letter's place, where the system knows the size of the window in pixels.
fn measured() -> Option<(u16, u16)> {
    let window = crossterm::terminal::window_size().ok()?;
    let part = |pixels: u16, places: u16| pixels.checked_div(places).filter(|&part| part > 0);
    Some((part(window.width, window.columns)?, part(window.height, window.rows)?))
}

/// The protocol of a terminal that names itself in the environment. Inside a multiplexer the name is that of the terminal around it.
fn carrier_by_name(variable: impl Fn(&str) -> Option<String>) -> Option<Carrier> {
    let (term, program) =
        (variable("TERM").unwrap_or_default(), variable("TERM_PROGRAM").unwrap_or_default());
    let is_inside = variable("TMUX").is_some() || term.starts_with("screen") || term.starts_with("tmux");
    let is_kitty = term.contains("kitty") || term.contains("ghostty") || program == "ghostty";
    let is_iterm = ["iTerm.app", "WezTerm", "mintty"].contains(&program.as_str());
    match (is_inside, is_kitty, is_iterm) {
        (false, true, _) => Some(Carrier::Kitty),
        (false, false, true) => Some(Carrier::Iterm2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminals_are_known_by_their_names() {
        type Variables = &'static [(&'static str, &'static str)];
        let cases: [(Variables, Option<Carrier>); 7] = [
            (&[("TERM", "xterm-kitty")], Some(Carrier::Kitty)),
            (&[("TERM", "xterm-ghostty")], Some(Carrier::Kitty)),
            (&[("TERM", "xterm-256color"), ("TERM_PROGRAM", "iTerm.app")], Some(Carrier::Iterm2)),
            (&[("TERM", "xterm-256color"), ("TERM_PROGRAM", "WezTerm")], Some(Carrier::Iterm2)),
            (&[("TERM", "xterm-kitty"), ("TMUX", "/tmp/tmux")], None),
            (&[("TERM", "xterm-256color")], None),
            (&[], None),
        ];
        for (variables, wanted) in cases {
            let variable = |name: &str| {
                variables.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_string())
            };
            assert_eq!(carrier_by_name(variable), wanted, "{variables:?}");
        }
    }
}
