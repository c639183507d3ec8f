//! Colours and symbols, as far as the terminal has them.

use anstyle::{AnsiColor, Effects};
use tabuleiro_core::Player;
use tabuleiro_core::info::Tint;
use tabuleiro_words::sketch::Ink;

/// What the terminal can show.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    /// Whether symbols beyond ASCII can be shown.
    pub unicode: bool,
    /// Whether there are colours.
    pub colour: bool,
}

impl Theme {
    /// The symbol, or the letter that stands for it.
    pub(crate) fn symbol(self, symbol: char, letter: char) -> char {
        if self.unicode { symbol } else { letter }
    }

    /// A text with the signs that the terminal has.
    pub(crate) fn text(self, text: &str) -> String {
        const SIGNS: [(char, &str); 5] = [('…', "..."), ('–', "-"), ('−', "-"), ('’', "'"), ('\u{a0}', " ")];
        if self.unicode {
            return text.into();
        }
        SIGNS.iter().fold(text.into(), |text, (sign, plain)| text.replace(*sign, plain))
    }

    /// A line of symbols with their colours, without blanks at its end.
    pub(crate) fn paint(self, symbols: &[(char, Style)]) -> String {
        let end = symbols.iter().rposition(|(symbol, _)| *symbol != ' ').map_or(0, |last| last + 1);
        let mut line = String::new();
        for run in symbols[..end].chunk_by(|a, b| a.1 == b.1) {
            let text: String = run.iter().map(|(symbol, _)| symbol).collect();
            line.push_str(&self.paint_text(&text, run[0].1));
        }
        line
    }

    /// A text in a colour.
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
    /// As the terminal has it.
    pub(crate) const PLAIN: Style = Style(anstyle::Style::new());
    /// Hardly seen.
    pub(crate) const FAINT: Style = Style(AnsiColor::BrightBlack.on_default());
    /// Seen at once.
    pub(crate) const STRONG: Style = Style(anstyle::Style::new().effects(Effects::BOLD));

    /// The colour of a player.
    pub(crate) fn of_player(player: Player) -> Style {
        const COLOURS: [AnsiColor; 4] =
            [AnsiColor::BrightCyan, AnsiColor::BrightRed, AnsiColor::BrightGreen, AnsiColor::BrightYellow];
        Style(COLOURS[player.index()].on_default().effects(Effects::BOLD))
    }

    /// The colour of a symbol that belongs to nobody.
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

    /// The colour of what a board is drawn with.
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
