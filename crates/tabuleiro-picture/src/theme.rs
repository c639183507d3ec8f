//! The colours of pictures. Whatever a colour says is also said by a shape, a digit or a word.

use crate::options::PictureError;
use std::str::FromStr;
use tabuleiro_core::Player;

/// The colours to choose from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// Black and white with few strong colours.
    HighContrast,
    /// Colours that everybody can tell apart.
    ColourBlind,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 4] = [Theme::Dark, Theme::Light, Theme::HighContrast, Theme::ColourBlind];

    /// Its name in commands and addresses; the same as in the full-screen terminal.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
            Theme::HighContrast => "high-contrast",
            Theme::ColourBlind => "colour-blind",
        }
    }

    pub(crate) const fn colours(self) -> &'static Colours {
        match self {
            Theme::Dark => &DARK,
            Theme::Light => &LIGHT,
            Theme::HighContrast => &HIGH_CONTRAST,
            Theme::ColourBlind => &COLOUR_BLIND,
        }
    }
}

impl FromStr for Theme {
    type Err = PictureError;
    fn from_str(text: &str) -> Result<Theme, PictureError> {
        let found = Theme::ALL.into_iter().find(|theme| theme.id() == text);
        found.ok_or_else(|| PictureError::Theme(text.into()))
    }
}

/// The colours of a theme.
pub(crate) struct Colours {
    pub ground: &'static str,
    pub cell: &'static str,
    pub edge: &'static str,
    pub text: &'static str,
    pub faint: &'static str,
    /// What the last turn touched.
    pub last: &'static str,
    /// Rings and arrows.
    pub mark: &'static str,
    players: [&'static str; 4],
}

impl Colours {
    pub fn player(&self, player: Player) -> &'static str {
        self.players[player.index()]
    }
}

/// The outline of every drawing, and what is written on a player's colour.
pub(crate) const INK: &str = "#161a2b";

const DARK: Colours = Colours {
    ground: "#14161f",
    cell: "#232738",
    edge: "#3d435c",
    text: "#eceef6",
    faint: "#a3aac4",
    last: "#ffd166",
    mark: "#ff6f91",
    players: ["#5fd0ff", "#ff8a65", "#8de58a", "#ffd75f"],
};

const LIGHT: Colours = Colours {
    ground: "#fbfaf6",
    cell: "#eceaf2",
    edge: "#b9b6c9",
    text: "#1c1f2e",
    faint: "#5d6178",
    last: "#b35c00",
    mark: "#c2185b",
    players: ["#3f8fe8", "#e8604a", "#3aa65c", "#d59a1d"],
};

const HIGH_CONTRAST: Colours = Colours {
    ground: "#000000",
    cell: "#000000",
    edge: "#ffffff",
    text: "#ffffff",
    faint: "#ffffff",
    last: "#ffff00",
    mark: "#ff66ff",
    players: ["#00e5ff", "#ff8700", "#35ff35", "#ffff00"],
};

// After the colours of Okabe and Ito, which differ in brightness too.
const COLOUR_BLIND: Colours = Colours {
    ground: "#14161f",
    cell: "#232738",
    edge: "#4a5068",
    text: "#eceef6",
    faint: "#a3aac4",
    last: "#f0e442",
    mark: "#ffffff",
    players: ["#56b4e9", "#e69f00", "#009e73", "#cc79a7"],
};
