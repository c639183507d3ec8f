//! Colours and symbols. Every meaning of a colour is also shown by a symbol, a letter or a word.

use crate::graphics::Graphics;
use crate::look::Look;
use crate::tiles::{Depth, Grain, Pixel, TileColours};
use ratatui::style::{Color, Modifier, Style};
use tabuleiro_core::Player;
use tabuleiro_core::info::{GameInfo, Glyph, Tint};
use tabuleiro_core::present::{SeatView, View};
use tabuleiro_picture::Theme as PictureTheme;
use tabuleiro_words::sketch::{Bracket, Ink};

/// Colours and symbols of the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Theme {
    /// Palette of the theme.
    pub palette: Palette,
    /// Whether symbols beyond ASCII are shown.
    pub unicode: bool,
    /// The number of colours of the terminal.
    pub depth: Depth,
    /// Whether boards are drawn in sixths of blocks.
    pub is_fine: bool,
    /// The terminal's way to show pictures, where boards are pictures.
    pub graphics: Option<Graphics>,
    /// Colours of the seats' sides, in games whose pieces have their own colours.
    sides: [Option<Tint>; 4],
}

/// The colours to choose from.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Palette {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// Black and white with a few strong colours.
    HighContrast,
    /// Colours that are safe for colour-blind people.
    ColourBlind,
    /// Without colours.
    Monochrome,
    /// The colours of the terminal, and letters that every terminal has.
    Ascii,
}

impl Palette {
    /// All palettes, in the order of the settings.
    pub const ALL: [Palette; 6] = [
        Palette::Dark,
        Palette::Light,
        Palette::HighContrast,
        Palette::ColourBlind,
        Palette::Monochrome,
        Palette::Ascii,
    ];

    /// Returns the name in files, and in the sentence `theme-NAME`.
    pub const fn id(self) -> &'static str {
        match self {
            Palette::Dark => "dark",
            Palette::Light => "light",
            Palette::HighContrast => "high-contrast",
            Palette::ColourBlind => "colour-blind",
            Palette::Monochrome => "monochrome",
            Palette::Ascii => "ascii",
        }
    }

    /// Returns the palette with this name.
    pub fn named(id: &str) -> Option<Palette> {
        Palette::ALL.into_iter().find(|palette| palette.id() == id)
    }

    /// Returns the theme of pictures with the same name.
    fn picture(self) -> Option<PictureTheme> {
        PictureTheme::ALL.into_iter().find(|theme| theme.id() == self.id())
    }

    const fn colours(self) -> Option<&'static Colours> {
        match self {
            Palette::Dark => Some(&DARK),
            Palette::Light => Some(&LIGHT),
            Palette::HighContrast => Some(&HIGH_CONTRAST),
            Palette::ColourBlind => Some(&COLOUR_BLIND),
            Palette::Ascii => Some(&TERMINAL),
            Palette::Monochrome => None,
        }
    }
}

/// Role of a text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Normal text.
    Text,
    /// Less important text.
    Faint,
    /// Important text.
    Strong,
    /// The name of a screen or a part of it.
    Title,
    /// A key that can be pressed.
    Key,
    /// The selected item of a list.
    Selected,
    /// Success, or a possible action.
    Good,
    /// An error.
    Bad,
    /// The cursor on the board.
    Cursor,
    /// The side of a box.
    Border,
}

struct Colours {
    text: Color,
    ground: Color,
    faint: Color,
    accent: Color,
    good: Color,
    bad: Color,
    /// The ground of what is selected.
    selected: Color,
    players: [Color; 4],
    /// Red, green, blue, yellow, purple, white.
    tints: [Color; 6],
}

const fn c(index: u8) -> Color {
    Color::Indexed(index)
}

const DARK: Colours = Colours {
    text: c(252),
    ground: c(234),
    faint: c(247),
    accent: c(179),
    good: c(114),
    bad: c(210),
    selected: c(238),
    players: [c(81), c(209), c(120), c(221)],
    tints: [c(203), c(77), c(75), c(222), c(177), c(231)],
};

const LIGHT: Colours = Colours {
    text: c(235),
    ground: c(231),
    faint: c(241),
    accent: c(94),
    good: c(28),
    bad: c(160),
    selected: c(253),
    players: [c(25), c(160), c(28), c(130)],
    tints: [c(160), c(28), c(26), c(94), c(91), c(237)],
};

/// The tints of filled cells on paper: what is written in yellow and blue is about equally dark there, but light and dark cells
/// must look light and dark.
const LIGHT_FILLS: [&str; 6] = ["#d70000", "#008700", "#0a3570", "#e8b93a", "#8700af", "#3a3a3a"];

const HIGH_CONTRAST: Colours = Colours {
    text: c(231),
    ground: c(16),
    faint: c(250),
    accent: c(226),
    good: c(46),
    bad: c(203),
    selected: c(20),
    players: [c(51), c(208), c(46), c(226)],
    tints: [c(203), c(46), c(75), c(226), c(213), c(231)],
};

// After the colours of Okabe and Ito, which differ in brightness too.
const COLOUR_BLIND: Colours = Colours {
    text: c(252),
    ground: c(234),
    faint: c(248),
    accent: c(221),
    good: c(74),
    bad: c(208),
    selected: c(238),
    players: [c(74), c(214), c(36), c(175)],
    tints: [c(173), c(36), c(74), c(221), c(175), c(231)],
};

const TERMINAL: Colours = Colours {
    text: Color::Reset,
    ground: Color::Reset,
    faint: Color::DarkGray,
    accent: Color::Yellow,
    good: Color::Green,
    bad: Color::LightRed,
    selected: Color::Reset,
    players: [Color::Cyan, Color::LightRed, Color::Green, Color::Yellow],
    // Plain blue and red can hardly be read on black.
    tints: [Color::LightRed, Color::Green, Color::LightBlue, Color::Yellow, Color::Magenta, Color::White],
};

impl Theme {
    /// Returns the theme of a palette, with or without symbols beyond ASCII.
    pub fn new(palette: Palette, unicode: bool, depth: Depth) -> Theme {
        let unicode = unicode && palette != Palette::Ascii;
        Theme { palette, unicode, depth, is_fine: false, graphics: None, sides: [None; 4] }
    }

    /// Returns this palette with another look of boards, as pictures where the terminal shows them.
    #[must_use]
    pub fn with(self, look: Look, graphics: Option<Graphics>) -> Theme {
        Theme { is_fine: look == Look::Fine, graphics, ..self }
    }

    /// The theme of boards as pictures, its ground as `#rrggbb`, and the terminal's way to show them; nothing where boards are
    /// drawn in cells.
    pub fn picture(self) -> Option<(PictureTheme, String, Graphics)> {
        let (graphics, theme) = (self.graphics?, self.palette.picture()?);
        let Some(Color::Indexed(ground)) = self.style(Role::Text).bg else { return None };
        let Pixel(red, green, blue) = Pixel::of_index(ground);
        Some((theme, format!("#{red:02x}{green:02x}{blue:02x}"), graphics))
    }

    /// Returns the theme for a game in which each player has the colour of the pieces.
    #[must_use]
    pub fn of_sides(self, info: &GameInfo, view: &View) -> Theme {
        let tint = |seat: &SeatView| {
            let glyph = info.glyph(&seat.marks.first()?.glyph)?;
            Some(glyph.tint).filter(|tint| !matches!(tint, Tint::Owner | Tint::Plain | Tint::Faint))
        };
        let mut sides = [None; 4];
        for (side, seat) in sides.iter_mut().zip(&view.seats) {
            *side = tint(seat);
        }
        Theme { sides, ..self }
    }

    /// Returns the colours of a board of filled cells; `None` if the terminal cannot show it.
    pub fn tiles(self) -> Option<TileColours> {
        let picture = self.palette.picture().filter(|_| self.unicode && self.depth != Depth::Basic)?;
        let tints = match self.palette {
            Palette::Light => LIGHT_FILLS.map(Pixel::parse),
            _ => self.palette.colours()?.tints.map(|tint| Pixel::of_color(Some(tint))),
        };
        let grain = if self.is_fine { Grain::Sixths } else { Grain::Halves };
        Some(TileColours::new(picture, (self.depth, grain), tints))
    }

    /// Returns the symbol, or its replacement in letters.
    pub fn symbol(self, symbol: &'static str, letters: &'static str) -> &'static str {
        if self.unicode { symbol } else { letters }
    }

    /// Returns the style of a role.
    pub fn style(self, role: Role) -> Style {
        let Some(colours) = self.palette.colours() else { return without_colours(role) };
        let base = Style::new().fg(colours.text).bg(colours.ground);
        match role {
            Role::Text => base,
            Role::Faint | Role::Border => base.fg(colours.faint),
            Role::Strong => base.add_modifier(Modifier::BOLD),
            Role::Title | Role::Key => base.fg(colours.accent).add_modifier(Modifier::BOLD),
            Role::Selected if colours.selected == Color::Reset => base.add_modifier(Modifier::REVERSED),
            Role::Selected => base.bg(colours.selected).add_modifier(Modifier::BOLD),
            Role::Good => base.fg(colours.good).add_modifier(Modifier::BOLD),
            Role::Bad => base.fg(colours.bad).add_modifier(Modifier::BOLD),
            Role::Cursor => base.add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// Returns the style of a part of a drawn board.
    pub fn ink(self, ink: Ink) -> Style {
        match ink {
            Ink::Plain => self.style(Role::Text),
            Ink::Border | Ink::Name => self.style(Role::Faint),
            Ink::Tint(tint) => self.tint(tint),
            Ink::Player(player) => self.player(player),
            Ink::Bracket(Bracket::Last) => self.style(Role::Strong),
            Ink::Bracket(Bracket::Next) => self.style(Role::Good),
            Ink::Bracket(Bracket::Chosen) => self.style(Role::Key),
        }
    }

    /// Returns the mark of a player, equal in every list and graph.
    pub fn mark(self, player: Player) -> &'static str {
        let marks = if self.unicode { ["❶", "❷", "❸", "❹"] } else { ["#1", "#2", "#3", "#4"] };
        marks[player.index()]
    }

    /// Returns the mark of a player, with the symbols of their pieces and objects.
    pub fn seat_mark(self, info: &GameInfo, player: Player, seat: &SeatView) -> String {
        let symbol = |glyph: &Glyph| if self.unicode { glyph.symbol } else { glyph.letter };
        let symbols = seat.marks.iter().filter_map(|mark| info.glyph(&mark.glyph)).map(symbol);
        let symbols: String = symbols.flat_map(|symbol| [' ', symbol]).collect();
        format!("{}{symbols}", self.mark(player))
    }

    /// Returns the style of a player's name and pieces.
    pub fn player(self, player: Player) -> Style {
        let style = self.style(Role::Strong);
        if let Some(tint) = self.sides[player.index()] {
            return self.tint(tint).add_modifier(Modifier::BOLD);
        }
        let own = self.palette.picture().filter(|_| self.depth != Depth::Basic);
        let own = own.map(|theme| Pixel::parse(theme.colours().player(player)).color(self.depth));
        let own = own.or_else(|| Some(self.palette.colours()?.players[player.index()]));
        own.map_or(style, |colour| style.fg(colour))
    }

    fn tint(self, tint: Tint) -> Style {
        let style = self.style(Role::Text);
        let Some(colours) = self.palette.colours() else { return style };
        let [red, green, blue, yellow, purple, white] = colours.tints;
        match tint {
            Tint::Owner | Tint::Plain => style,
            Tint::Faint => self.style(Role::Faint),
            Tint::Red => style.fg(red),
            Tint::Green => style.fg(green),
            Tint::Blue => style.fg(blue),
            Tint::Yellow => style.fg(yellow),
            Tint::Purple => style.fg(purple),
            Tint::White => style.fg(white),
        }
    }
}

fn without_colours(role: Role) -> Style {
    let base = Style::new();
    match role {
        Role::Text | Role::Border => base,
        Role::Faint => base.add_modifier(Modifier::DIM),
        Role::Strong | Role::Title | Role::Key | Role::Good | Role::Bad => base.add_modifier(Modifier::BOLD),
        Role::Selected | Role::Cursor => base.add_modifier(Modifier::REVERSED),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixel(colour: Option<Color>) -> Pixel {
        match colour {
            Some(Color::Indexed(index)) => Pixel::of_index(index),
            Some(Color::Rgb(red, green, blue)) => Pixel(red, green, blue),
            other => panic!("{other:?} has no known colour"),
        }
    }

    #[test]
    fn everything_that_is_written_can_be_read() {
        let palettes = [Palette::Dark, Palette::Light, Palette::HighContrast, Palette::ColourBlind];
        let roles = [Role::Text, Role::Faint, Role::Strong, Role::Title, Role::Key, Role::Selected];
        let roles = roles.into_iter().chain([Role::Good, Role::Bad]);
        for theme in palettes.map(|palette| Theme::new(palette, true, Depth::Full)) {
            let tints = [Tint::Red, Tint::Green, Tint::Blue, Tint::Yellow, Tint::Purple, Tint::White];
            let players = (0..4).map(|index| theme.player(Player::new(index)));
            let styles = roles.clone().map(|role| theme.style(role)).chain(players);
            for style in styles.chain(tints.map(|tint| theme.tint(tint))) {
                let contrast = pixel(style.fg).contrast(pixel(style.bg));
                assert!(contrast >= 4.5, "{:?} in {:?}: {contrast}", style, theme.palette);
            }
        }
    }

    #[test]
    fn players_have_marks_of_their_own() {
        for unicode in [true, false] {
            let theme = Theme::new(Palette::Dark, unicode, Depth::Full);
            let marks: std::collections::BTreeSet<_> =
                (0..4).map(|index| theme.mark(Player::new(index))).collect();
            assert_eq!(marks.len(), 4);
        }
    }
}
