//! The colours of pictures, the same as those of the pages, which a test compares. Shapes, digits or words also show what
//! a colour shows.

use tabuleiro_core::Player;
use tabuleiro_core::info::Tint;

/// A set of colours.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// Black and white with a few strong colours.
    HighContrast,
    /// Colours that people with colour-blindness can tell apart.
    ColourBlind,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::HighContrast, Theme::ColourBlind];

    /// Returns the name in commands and addresses, the same as in the full-screen terminal.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
            Theme::HighContrast => "high-contrast",
            Theme::ColourBlind => "colour-blind",
        }
    }

    /// Returns the colour of a side whose pieces have this tint.
    pub const fn tint(self, tint: Tint) -> &'static str {
        match tint {
            Tint::Owner | Tint::Plain => self.colours().text,
            Tint::Faint => self.colours().faint,
            Tint::Red => "#e0473c",
            Tint::Green => "#6fae3a",
            Tint::Blue => "#2f78dd",
            Tint::Yellow => "#d9a520",
            Tint::Purple => "#a274e8",
            Tint::White if matches!(self, Theme::Light) => "#8d7a58",
            Tint::White => "#e9dcc3",
        }
    }

    /// Returns the colours.
    pub const fn colours(self) -> &'static Colours {
        match self {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
            Theme::HighContrast => &HIGH_CONTRAST,
            Theme::ColourBlind => &COLOUR_BLIND,
        }
    }
}

/// The colours of a theme, each as `#rrggbb`.
#[allow(missing_docs)]
pub struct Colours {
    pub ground: &'static str,
    pub cell: &'static str,
    pub edge: &'static str,
    pub text: &'static str,
    pub faint: &'static str,
    /// Cells of the last turn.
    pub last: &'static str,
    /// Rings and arrows.
    pub mark: &'static str,
    players: [&'static str; 4],
}

impl Colours {
    /// Returns the colour of a player's pieces.
    pub fn player(&self, player: Player) -> &'static str {
        self.players[player.index()]
    }
}

/// Colour of outlines, and of text on a player's colour.
pub(crate) const INK: &str = "#161a2b";

const DARK: Colours = Colours {
    ground: "#0f1220",
    cell: "#222842",
    edge: "#3d4670",
    text: "#f0f1fa",
    faint: "#abb2cf",
    last: "#f2c14e",
    mark: "#6fd08c",
    players: ["#ff7a6b", "#5cc8ff", "#8fdc6c", "#d9a0ff"],
};

const LIGHT: Colours = Colours {
    ground: "#f6f3ec",
    cell: "#ebe5d6",
    edge: "#b9ae94",
    text: "#1c2033",
    faint: "#565b70",
    last: "#b06d00",
    mark: "#1d6f36",
    players: ["#c2311f", "#0a66b5", "#2d7a1f", "#7c3bb5"],
};

const HIGH_CONTRAST: Colours = Colours {
    ground: "#000000",
    cell: "#000000",
    edge: "#bdbdbd",
    text: "#ffffff",
    faint: "#e6e6e6",
    last: "#ffe600",
    mark: "#5dff87",
    players: ["#ff8b7d", "#6ad1ff", "#a4ff7a", "#e6b8ff"],
};

// The palette of Okabe and Ito, whose colours also differ in brightness.
const COLOUR_BLIND: Colours = Colours {
    ground: "#12151c",
    cell: "#252c38",
    edge: "#465264",
    text: "#f2f4f8",
    faint: "#b3bccb",
    last: "#f0e442",
    mark: "#56b4e9",
    players: ["#e69f00", "#56b4e9", "#f0e442", "#cc79a7"],
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the value of a colour in one theme of the pages.
    fn of_page<'a>(css: &'a str, theme: &str, name: &str) -> &'a str {
        let begin = css.find(&format!("[data-theme='{theme}'] {{")).expect("the pages have this theme");
        let rest = &css[begin..];
        let value = rest.split_once(&format!("--{name}: ")).expect("every theme has every colour").1;
        value.split_once(';').expect("a semicolon ends the value").0
    }

    #[test]
    fn sides_have_the_tints_of_the_pages() {
        let css = include_str!("../../../web/src/style/base.css");
        let css = css.split_whitespace().collect::<Vec<_>>().join(" ");
        let tints = [
            (Tint::Red, "red"),
            (Tint::Green, "green"),
            (Tint::Blue, "blue"),
            (Tint::Yellow, "yellow"),
            (Tint::Purple, "purple"),
            (Tint::White, "white"),
        ];
        for (tint, name) in tints {
            let line = format!(" .tint-{name} {{ color: {}; }}", Theme::Dark.tint(tint));
            assert!(css.contains(&line), "{line}");
        }
        let light =
            format!("[data-theme='light'] .tint-white {{ color: {}; }}", Theme::Light.tint(Tint::White));
        assert!(css.contains(&light), "{light}");
    }

    #[test]
    fn pictures_have_the_colours_of_the_pages() {
        let css = include_str!("../../../web/src/style/tokens.css");
        let pairs = [
            (Theme::Dark, "dark"),
            (Theme::Light, "light"),
            (Theme::HighContrast, "contrast"),
            (Theme::ColourBlind, "safe"),
        ];
        for (theme, page) in pairs {
            let colours = theme.colours();
            let same = [
                (colours.ground, "ground"),
                (colours.cell, "cell"),
                (colours.edge, "cell-edge"),
                (colours.text, "ink"),
                (colours.faint, "faint"),
                (colours.last, "last"),
                (colours.mark, "good"),
                (colours.players[0], "owner-1"),
                (colours.players[1], "owner-2"),
                (colours.players[2], "owner-3"),
                (colours.players[3], "owner-4"),
            ];
            for (colour, name) in same {
                assert_eq!(colour, of_page(css, page, name), "{name} of {page}");
            }
        }
    }
}
