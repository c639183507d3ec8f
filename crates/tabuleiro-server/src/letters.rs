//! Checks of text from users: no invisible characters and none that change the writing direction.

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Invisible characters whose Unicode category does not show it: joiners and fillers.
const BLANK: [char; 7] = ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{3164}', '\u{ffa0}'];

/// Returns whether a text is one line without control, bidirectional, zero-width or blank characters.
pub(crate) fn are_plain(text: &str) -> bool {
    !text.chars().any(is_hidden)
}

/// Returns the text without such characters.
pub(crate) fn plain(text: &str) -> String {
    text.chars().filter(|&letter| !is_hidden(letter)).collect()
}

fn is_hidden(letter: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator};
    let category = letter.general_category();
    matches!(category, Control | Format | LineSeparator | ParagraphSeparator) || BLANK.contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_or_turns_others_round_is_not_plain() {
        let hidden = "\u{0}\u{7}\u{9}\r\n\u{1b}\u{7f}\u{85}\u{ad}\u{61c}\u{180e}\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}\
            \u{2028}\u{2029}\u{202a}\u{202e}\u{2060}\u{2066}\u{2069}\u{feff}\u{e0041}\u{3164}";
        for letter in hidden.chars() {
            assert!(!are_plain(&format!("a{letter}b")), "{letter:?}");
            assert_eq!(plain(&format!("a{letter}b")), "ab");
        }
    }

    #[test]
    fn words_of_every_script_are_plain() {
        for text in
            ["olá, João!", "<b>hello</b>", "ありがとう", "שלום", "مرحبا", "Привет", "हिन्दी", "♟ 👍 ❤\u{fe0f}"]
        {
            assert!(are_plain(text), "{text}");
        }
    }
}
