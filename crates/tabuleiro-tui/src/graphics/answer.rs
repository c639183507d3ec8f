//! The question to a terminal, and its answer among the keys pressed meanwhile.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// Asks for the size of a letter's place and for the terminal's attributes. Every terminal answers the second.
pub const QUERY: &str = "\x1b[16t\x1b[c";
/// Asks xterm for 256 colours: it has 16 where it takes itself for a VT340.
pub const QUERY_XTERM: &str = "\x1b[?1;3;256S";

/// The attribute of terminals that take sixels.
const SIXEL: &str = "4";

/// The answer so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// Whether the terminal takes sixels.
    pub has_sixel: bool,
    /// The width and height of a letter's place in pixels.
    pub cell: Option<(u16, u16)>,
    /// Whether the last part of the answer is there.
    pub is_whole: bool,
    /// Keys that were pressed meanwhile.
    pub keys: Vec<Event>,
}

impl Answer {
    /// Reads what came from the terminal.
    pub fn read(bytes: &[u8]) -> Answer {
        let mut answer = Answer::default();
        let mut rest = bytes;
        while let Some((&first, after)) = rest.split_first() {
            rest = match after.strip_prefix(b"[") {
                Some(report) if first == b'\x1b' => answer.take_report(report),
                // The keys of a keypad, with one more letter.
                _ if first == b'\x1b' && after.starts_with(b"O") => after.get(2..).unwrap_or_default(),
                _ => {
                    answer.keys.extend(key(first));
                    after
                }
            };
        }
        answer
    }

    /// Takes a report of the terminal; returns what follows it.
    fn take_report<'a>(&mut self, bytes: &'a [u8]) -> &'a [u8] {
        let is_end = |byte: &u8| (b'@'..=b'~').contains(byte);
        let Some(end) = bytes.iter().position(is_end) else { return &[] };
        let text = String::from_utf8_lossy(&bytes[..end]);
        match (bytes[end], text.strip_prefix('?')) {
            (b'c', Some(attributes)) => {
                self.has_sixel = attributes.split(';').skip(1).any(|attribute| attribute == SIXEL);
                self.is_whole = true;
            }
            (b't', None) => self.cell = self.cell.or_else(|| size(&text)),
            _ => {}
        }
        &bytes[end + 1..]
    }
}

/// The width and height in `6;HEIGHT;WIDTH`.
fn size(report: &str) -> Option<(u16, u16)> {
    let (height, width) = report.strip_prefix("6;")?.split_once(';')?;
    let side = |text: &str| text.parse().ok().filter(|&side: &u16| side > 0);
    Some((side(width)?, side(height)?))
}

/// The key that sends this byte; the sequences of other keys are passed over.
fn key(byte: u8) -> Option<Event> {
    let (code, modifiers) = match byte {
        b'\r' | b'\n' => (KeyCode::Enter, KeyModifiers::NONE),
        b'\t' => (KeyCode::Tab, KeyModifiers::NONE),
        0x7f => (KeyCode::Backspace, KeyModifiers::NONE),
        0x1b => (KeyCode::Esc, KeyModifiers::NONE),
        letter @ 1..=26 => (KeyCode::Char((letter - 1 + b'a').into()), KeyModifiers::CONTROL),
        letter @ b' '..=b'~' => (KeyCode::Char(letter.into()), KeyModifiers::NONE),
        _ => return None,
    };
    Some(Event::Key(KeyEvent::new(code, modifiers)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_with_sixels_says_so() {
        let xterm = Answer::read(b"\x1b[?1;0;256S\x1b[6;13;6t\x1b[?63;1;2;4;6;9;15;22c");
        assert_eq!(xterm, Answer { has_sixel: true, cell: Some((6, 13)), is_whole: true, keys: vec![] });
        let plain = Answer::read(b"\x1b[?1;2c");
        assert_eq!(plain, Answer { is_whole: true, ..Answer::default() });
        // The first number is the kind of terminal.
        assert!(!Answer::read(b"\x1b[?4;2c").has_sixel);
    }

    #[test]
    fn keys_among_the_answer_are_kept() {
        let typed = |code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let answer = Answer::read(b"q\x1b[6;16;8t\r\x1b[?62;4c\t\x1b[A");
        assert_eq!(answer.keys, [KeyCode::Char('q'), KeyCode::Enter, KeyCode::Tab].map(typed));
        assert!(answer.has_sixel && answer.cell == Some((8, 16)));
    }

    #[test]
    fn what_is_cut_or_damaged_is_no_answer() {
        for bytes in [
            &b""[..],
            b"\x1b",
            b"\x1b[",
            b"\x1b[?62;4",
            b"\x1b[6;0;8t",
            b"\x1b[6;;t",
            b"\x1b[6;99999;8t",
            b"\xff\xfe",
        ] {
            let answer = Answer::read(bytes);
            assert!(!answer.is_whole && answer.cell.is_none() && !answer.has_sixel, "{bytes:?}");
        }
    }
}
