//! Output of the program, and its abilities.

use crate::args::{ScreenArgs, When};
use crate::style::{Style, Theme};
use std::io::{self, IsTerminal, Write};
use tabuleiro_core::info::GameInfo;
use tabuleiro_tui::{Depth, Palette, Wishes};
use tabuleiro_words::{FALLBACK, Localizer, language_for};

/// The output of the program, with its language, colours and size.
pub(crate) struct Screen {
    pub theme: Theme,
    pub language: &'static str,
    /// Whether boards are described in sentences instead of drawn.
    pub describe: bool,
    pub columns: usize,
    pub rows: usize,
    pub is_terminal: bool,
    /// Whether the full screen can be used and was not switched off.
    pub is_full: bool,
    /// The language that was asked for on the command line.
    given_language: Option<String>,
    /// The theme that was asked for.
    palette: Option<Palette>,
}

impl Screen {
    pub(crate) fn new(args: &ScreenArgs, palette: Option<Palette>) -> Screen {
        let is_terminal = io::stdout().is_terminal();
        let size = terminal_size::terminal_size().filter(|_| is_terminal);
        let wish = |name: &str| std::env::var(name).ok().and_then(|value| value.parse().ok());
        let (columns, rows) = match size {
            Some((width, height)) => (width.0 as usize, height.0 as usize),
            None => (wish("COLUMNS").unwrap_or(80), wish("LINES").unwrap_or(24)),
        };
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let colour = match args.color {
            When::Always => true,
            When::Never => false,
            When::Auto => anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never,
        };
        let colour = colour && palette != Some(Palette::Monochrome);
        let unicode = !args.ascii && palette != Some(Palette::Ascii) && !dumb && supports_unicode();
        let language = language(args.lang.as_deref());
        let theme = Theme { unicode, colour };
        let is_full = is_terminal && io::stdin().is_terminal() && !dumb && !args.plain && !args.describe;
        Screen {
            theme,
            language,
            describe: args.describe,
            columns: columns.max(20),
            rows,
            is_terminal,
            is_full,
            given_language: args.lang.clone(),
            palette,
        }
    }

    /// Returns the wishes for the full screen.
    pub(crate) fn wishes(&self) -> Wishes {
        Wishes {
            language: self.language,
            language_is_given: self.given_language.is_some(),
            theme: self.palette,
            colour: self.theme.colour,
            depth: depth(),
            unicode: self.theme.unicode,
        }
    }

    /// Returns a localizer for a game, or for none.
    pub(crate) fn speaker(&self, game: Option<&GameInfo>) -> Localizer {
        Localizer::new(self.language, game)
    }

    /// Returns a coloured text, if there are colours.
    pub(crate) fn paint(&self, text: &str, style: Style) -> String {
        self.theme.paint_text(text, style)
    }
}

/// Returns whether the locale allows Unicode, for terminals, files and pipes alike.
fn supports_unicode() -> bool {
    supports_unicode::on(supports_unicode::Stream::Stdout)
        || ["LC_ALL", "LC_CTYPE", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .is_some_and(|value| {
                let value = value.to_ascii_uppercase();
                value.ends_with("UTF-8") || value.ends_with("UTF8")
            })
}

/// Returns the language of the command line, the environment or the system's settings.
pub(crate) fn language(wish: Option<&str>) -> &'static str {
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let mut wishes =
        wish.map(str::to_string).into_iter().chain(environment.filter(|value| !value.is_empty()).take(1));
    let found = wishes.find_map(|wish| language_for(&wish));
    found.or_else(|| sys_locale::get_locale().and_then(|locale| language_for(&locale))).unwrap_or(FALLBACK)
}

/// Writes a text, broken at blanks to fit the width; `indent` begins every line but the first.
pub(crate) fn write_wrapped(out: &mut dyn Write, text: &str, columns: usize, indent: &str) -> io::Result<()> {
    let body = text.trim_start_matches(' ');
    let mut line = " ".repeat(text.len() - body.len());
    let mut is_new = true;
    for word in body.split(' ') {
        if !is_new && visible(&line) + 1 + visible(word) > columns {
            writeln!(out, "{}", line.trim_end())?;
            line = indent.to_string();
        } else if !is_new {
            line.push(' ');
        }
        line.push_str(word);
        is_new = false;
    }
    writeln!(out, "{}", line.trim_end())
}

/// Wraps a text without breaking names.
pub(crate) fn write_wrapped_around(
    out: &mut dyn Write,
    names: &[String],
    text: &str,
    columns: usize,
    indent: &str,
) -> io::Result<()> {
    const HARD: &str = "\u{a0}";
    let held = names.iter().fold(text.to_string(), |text, name| text.replace(name, &name.replace(' ', HARD)));
    let mut wrapped = Vec::new();
    write_wrapped(&mut wrapped, &held, columns, indent)?;
    write!(out, "{}", String::from_utf8_lossy(&wrapped).replace(HARD, " "))
}

/// Returns the number of columns of a text, without its colours.
pub(crate) fn visible(text: &str) -> usize {
    anstream::adapter::strip_str(text).map(|part| part.chars().count()).sum()
}

/// Returns the number of colours that the terminal shows.
fn depth() -> Depth {
    match supports_color::on_cached(supports_color::Stream::Stdout) {
        Some(level) if level.has_16m => Depth::Full,
        Some(level) if level.has_256 => Depth::Indexed,
        _ => Depth::Basic,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_between_words_and_not_within_a_name() {
        let wrap = |names: &[&str]| {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            let mut out = Vec::new();
            write_wrapped_around(&mut out, &names, "a ship of Computer 2 flies", 18, "  ").unwrap();
            String::from_utf8(out).unwrap()
        };
        assert_eq!(wrap(&[]), "a ship of Computer\n  2 flies\n");
        assert_eq!(wrap(&["Computer 2"]), "a ship of\n  Computer 2 flies\n");
    }
}
