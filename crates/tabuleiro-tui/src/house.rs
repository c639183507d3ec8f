//! State shared by all screens: storage, settings, theme, language and messages.

use crate::event::Event;
use crate::graphics::Graphics;
use crate::look::Look;
use crate::settings::Settings;
use crate::theme::{Palette, Theme};
use crate::tiles::Depth;
use std::path::PathBuf;
use std::sync::mpsc::Sender;
use tabuleiro_core::Random;
use tabuleiro_core::info::GameInfo;
use tabuleiro_store::Store;
use tabuleiro_words::Localizer;

/// Abilities of the terminal, and wishes from the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// The language that the environment asks for.
    pub language: &'static str,
    /// Whether it was asked for on the command line, so that the settings do not count.
    pub language_is_given: bool,
    /// The theme that was asked for on the command line. It counts until another is chosen.
    pub theme: Option<Palette>,
    /// Whether the terminal has colours.
    pub colour: bool,
    /// Number of colours, if there are any.
    pub depth: Depth,
    /// Whether the terminal shows symbols beyond ASCII.
    pub unicode: bool,
}

/// State shared by all screens.
pub struct House {
    /// Colours and symbols.
    pub theme: Theme,
    /// Localizer for texts without a game.
    pub speaker: Localizer,
    /// Storage of games.
    pub store: Store,
    /// Settings of the user.
    pub settings: Settings,
    /// Source of randomness.
    pub random: Random,
    /// Texts for the clipboard of the user's terminal.
    pub clipboard: Vec<String>,
    /// Whether the shell is wanted, as Ctrl-Z asks for it.
    pub is_suspended: bool,
    /// The terminal's way to show pictures, if it has one.
    pub graphics: Option<Graphics>,
    /// Whether the terminal's answer about pictures is wanted.
    pub wants_answer: bool,
    /// Whether the question about pictures is to be written.
    pub is_asking: bool,
    /// The file of an unfinished game that was played last.
    pub unfinished: Option<PathBuf>,
    wishes: Wishes,
    sender: Sender<Event>,
    last_id: u64,
}

impl House {
    /// Creates the shared state from stored settings and wishes.
    pub fn new(store: Store, wishes: Wishes, random: Random, sender: Sender<Event>) -> House {
        let settings = Settings::read(&store);
        let mut house = House {
            theme: Theme::new(Palette::Dark, wishes.unicode, wishes.depth),
            speaker: Localizer::new(wishes.language, None),
            store,
            settings,
            random,
            clipboard: Vec::new(),
            is_suspended: false,
            graphics: None,
            wants_answer: false,
            is_asking: false,
            unfinished: None,
            wishes,
            sender,
            last_id: 0,
        };
        house.look_for_graphics();
        house.furnish();
        house
    }

    /// Finds out whether the terminal shows pictures, where boards are to be pictures.
    fn look_for_graphics(&mut self) {
        if self.settings.look() == Look::Picture && self.graphics.is_none() {
            self.graphics = Graphics::of_environment();
            self.wants_answer = self.graphics.is_none();
        }
    }

    /// Shows boards as the terminal can.
    pub fn show_graphics(&mut self, graphics: Option<Graphics>) {
        self.graphics = graphics;
        self.furnish();
    }

    /// Chooses how boards are drawn.
    pub fn choose_look(&mut self, look: Look) {
        self.settings.board = Some(look.id().into());
        self.look_for_graphics();
    }

    /// Looks and speaks as the settings say.
    pub fn furnish(&mut self) {
        let chosen = self.settings.theme.as_deref().and_then(Palette::named);
        let chosen = self.wishes.theme.or(chosen).unwrap_or_default();
        self.theme = self.theme_of(chosen);
        let language = self.settings.language.as_deref().filter(|_| !self.wishes.language_is_given);
        self.speaker = Localizer::new(language.unwrap_or(self.wishes.language), None);
    }

    /// Returns the theme of a palette in this terminal.
    pub fn theme_of(&self, palette: Palette) -> Theme {
        let unicode = self.wishes.unicode && palette != Palette::Ascii;
        let palette = if self.wishes.colour { palette } else { Palette::Monochrome };
        let look = self.settings.look();
        let graphics = self.graphics.filter(|_| look == Look::Picture);
        Theme::new(palette, unicode, self.wishes.depth).with(look, graphics)
    }

    /// Chooses a theme, which replaces that of the command line.
    pub fn choose_theme(&mut self, palette: Palette) {
        self.settings.theme = Some(palette.id().into());
        self.wishes.theme = None;
    }

    /// Keeps the settings; nothing is lost if that fails but the wish to keep them.
    pub fn keep_settings(&mut self) {
        let _ = self.settings.write(&self.store);
        self.furnish();
    }

    /// Returns a localizer for a game.
    pub fn speaker_of(&self, game: &GameInfo) -> Localizer {
        Localizer::new(self.speaker.language(), Some(game))
    }

    /// Says something that has no gaps.
    pub fn word(&self, id: &'static str) -> String {
        self.speaker.word(id)
    }

    /// Returns the sender for reports of background threads.
    pub fn sender(&self) -> Sender<Event> {
        self.sender.clone()
    }

    /// Returns an unused id.
    pub fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn a_theme_of_the_command_line_counts_until_another_is_chosen() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path()).unwrap();
        Settings { theme: Some("dark".into()), ..Settings::default() }.write(&store).unwrap();
        let wishes = Wishes {
            language: "en",
            language_is_given: true,
            theme: Some(Palette::Light),
            colour: true,
            depth: Depth::Full,
            unicode: true,
        };
        let mut house = House::new(store, wishes, Random::from_seed(1), mpsc::channel().0);
        assert_eq!(house.theme.palette, Palette::Light);
        house.keep_settings();
        assert_eq!(house.theme.palette, Palette::Light, "other settings may be kept");
        house.choose_theme(Palette::HighContrast);
        house.keep_settings();
        assert_eq!(house.theme.palette, Palette::HighContrast);
    }
}
