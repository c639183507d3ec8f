//! Colours and symbols that the terminal supports.

use anstyle::{AnsiColor, Effects};
use tabuleiro_core::Player;
use tabuleiro_core::info::Tint;
use tabuleiro_words::sketch::Ink;

/// Abilities of the terminal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    /// Whether symbols beyond ASCII can be shown.
    pub unicode: bool,
    /// Whether the terminal has colours.
    pub colour: bool,
}

impl Theme {
    /// Returns the symbol, or its replacement letter.
    pub(crate) fn symbol(self, symbol: char, letter: char) -> char {
        if self.unicode { symbol } else { letter }
    }

    /// Returns a text with the symbols that the terminal has.
    pub(crate) fn text(self, text: &str) -> String {
        const SIGNS: [(char, &str); 5] = [('…', "..."), ('–', "-"), ('−', "-"), ('’', "'"), ('\u{a0}', " ")];
        if self.unicode {
            return text.into();
        }
        SIGNS.iter().fold(text.into(), |text, (sign, plain)| text.replace(*sign, plain))
    }

    /// Returns a line of coloured symbols, without trailing blanks.
    pub(crate) fn paint(self, symbols: &[(char, Style)]) -> String {
        let end = symbols.iter().rposition(|(symbol, _)| *symbol != ' ').map_or(0, |last| last + 1);
        let mut line = String::new();
        for run in symbols[..end].chunk_by(|a, b| a.1 == b.1) {
            let text: String = run.iter().map(|(symbol, _)| symbol).collect();
            line.push_str(&self.paint_text(&text, run[0].1));
        }
        line
    }

    /// Returns a coloured text.
    pub(crate) fn paint_text(self, text: &str, style: Style) -> String {
        if self.colour && style != Style::PLAIN {
            format!("{}{text}{:#}", style.0, style.0)
        } else {
            text.into()
        }
    }
}

/// A colour or emphasis.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Style(anstyle::Style);

impl Style {
    /// Default style of the terminal.
    pub(crate) const PLAIN: Style = Style(anstyle::Style::new());
    /// Style of unimportant text.
    pub(crate) const FAINT: Style = Style(AnsiColor::BrightBlack.on_default());
    /// Style of important text.
    pub(crate) const STRONG: Style = Style(anstyle::Style::new().effects(Effects::BOLD));

    /// Returns the style of a player.
    pub(crate) fn of_player(player: Player) -> Style {
        const COLOURS: [AnsiColor; 4] =
            [AnsiColor::BrightCyan, AnsiColor::BrightRed, AnsiColor::BrightGreen, AnsiColor::BrightYellow];
        Style(COLOURS[player.index()].on_default().effects(Effects::BOLD))
    }

    /// Returns the style of a symbol without an owner.
    pub(crate) fn of_tint(tint: Tint) -> Style {
        let colour = match tint {
            Tint::Owner | Tint::Plain => return Style::PLAIN,
            Tint::Faint => return Style::FAINT,
            Tint::Red => AnsiColor::BrightRed,
            Tint::Green => AnsiColor::BrightGreen,
            Tint::Blue => AnsiColor::BrightBlue,
            Tint::Yellow => AnsiColor::BrightYellow,
            Tint::Purple => AnsiColor::BrightMagenta,
            Tint::White => AnsiColor::BrightWhite,
        };
        Style(colour.on_default())
    }

    /// Returns the style of a part of the drawing.
    pub(crate) fn of_ink(ink: Ink) -> Style {
        match ink {
            Ink::Plain => Style::PLAIN,
            Ink::Border | Ink::Name => Style::FAINT,
            Ink::Tint(tint) => Style::of_tint(tint),
            Ink::Player(player) => Style::of_player(player),
            Ink::Bracket(_) => Style::STRONG,
        }
    }
}
