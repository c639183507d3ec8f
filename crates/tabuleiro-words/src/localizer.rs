//! Messages in a language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Arg, Message, Player, Seats};
use tabuleiro_table::{Seat, Table};

/// The sentences that belong to no game, a folder for each language.
static SHARED: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../words");

/// The language in which everything is said that another lacks.
pub const FALLBACK: &str = "en";

/// Returns the languages with words.
pub fn languages() -> BTreeSet<&'static str> {
    SHARED.dirs().filter_map(|dir| dir.path().to_str()).collect()
}

/// Returns the language for a wish such as `pt`, `pt_BR.UTF-8` or `PT-pt`.
pub fn language_for(wish: &str) -> Option<&'static str> {
    let wanted = wish.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
    languages().into_iter().find(|&language| language == wanted)
}

/// A localizer: the shared sentences and those of one game, in one language.
pub struct Localizer {
    language: &'static str,
    /// The language itself, then the fallback.
    bundles: Arc<[FluentBundle<FluentResource>]>,
    /// Names of the players, seat 1 first.
    pub names: Vec<String>,
}

impl Localizer {
    /// Returns the speaker of a language, with the words of this game or of none.
    pub fn new(language: &str, game: Option<&GameInfo>) -> Localizer {
        let language = language_for(language).unwrap_or(FALLBACK);
        let mut bundles = vec![bundle(language, game)];
        if language != FALLBACK {
            bundles.push(bundle(FALLBACK, game));
        }
        Localizer { language, bundles: bundles.into(), names: Vec::new() }
    }

    /// Returns the speaker of a table: knows its game and the players' names.
    pub fn at(table: &Table, language: &str) -> Localizer {
        let speaker = Localizer::new(language, Some(table.kind().info));
        let name = |(index, seat): (usize, &Seat)| match seat.computer {
            Some(_) => name_in(&speaker, Player::new(index), &seat.name),
            None => seat.name.clone(),
        };
        let names = table.seats.iter().enumerate().map(name).collect();
        speaker.with_names(names)
    }

    /// Replaces the players' names.
    #[must_use]
    pub fn with_names(self, names: Vec<String>) -> Localizer {
        Localizer { names, ..self }
    }

    /// Returns the same speaker with other players' names.
    #[must_use]
    pub fn among(&self, names: Vec<String>) -> Localizer {
        Localizer { language: self.language, bundles: self.bundles.clone(), names }
    }

    /// Returns the language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Says a message. One that has no words is said by its name and arguments.
    pub fn say(&self, message: &Message) -> String {
        let spoken = self.bundles.iter().find_map(|bundle| self.try_say(bundle, message).ok());
        spoken.unwrap_or_else(|| message.to_string())
    }

    /// Says what has happened: by the words of `done-ID` in the past tense, where there are such.
    pub fn say_done(&self, message: &Message) -> String {
        let done = message.done();
        let spoken = self.bundles.iter().find_map(|bundle| self.try_say(bundle, &done).ok());
        spoken.unwrap_or_else(|| self.say(message))
    }

    /// Says a message that has no gaps.
    pub fn word(&self, id: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.say(&Message::new(id))
    }

    /// Says a message if this very language, not the fallback, has all its words; else tells what is missing.
    pub fn try_own(&self, message: &Message) -> Result<String, String> {
        self.try_say(&self.bundles[0], message)
    }

    fn try_say(&self, bundle: &FluentBundle<FluentResource>, message: &Message) -> Result<String, String> {
        let id = message.id.as_ref();
        let pattern = bundle.get_message(id).and_then(|found| found.value());
        let pattern = pattern.ok_or_else(|| format!("no words for `{id}`"))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                Arg::Player(player) => FluentValue::from(self.name(*player)),
                Arg::Message(inner) => FluentValue::from(self.try_say(bundle, inner)?),
            };
            args.set(name.to_string(), value);
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(format!("`{id}`: {error}")),
        }
    }

    /// Returns the name of a player.
    pub fn name(&self, player: Player) -> String {
        let own = self.names.get(player.index()).filter(|name| !name.is_empty());
        own.cloned().unwrap_or_else(|| self.say(&Message::new("seat").number("seat", player.seat())))
    }
}

/// Returns a computer's name as this speaker says it, in whatever language it was given; names of its own stay.
pub fn name_in(speaker: &Localizer, player: Player, name: &str) -> String {
    // Words are slow to read, and names are said often.
    static GIVEN: LazyLock<Vec<(Player, String)>> = LazyLock::new(|| {
        let speakers = languages().into_iter().map(|language| Localizer::new(language, None));
        let players = || Seats::FOUR.players();
        speakers
            .flat_map(|speaker| players().map(move |player| (player, given_name(&speaker, player))))
            .collect()
    });
    let is_given = GIVEN.iter().any(|(whose, given)| *whose == player && given == name);
    if is_given { given_name(speaker, player) } else { name.into() }
}

/// Returns the name of the computer player in a seat.
pub(crate) fn given_name(speaker: &Localizer, player: Player) -> String {
    speaker.say(&Message::new("menu-computer-name").number("seat", player.seat()))
}

fn bundle(language: &str, game: Option<&GameInfo>) -> FluentBundle<FluentResource> {
    let id = locale(language).parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks that keep right-to-left names apart are noise in a terminal, and no language of ours needs them.
    bundle.set_use_isolating(false);
    for source in shared_sources(language).chain(game.and_then(|game| game.sentences(language))) {
        let resource = FluentResource::try_new(source.into()).unwrap_or_else(|(partial, _)| partial);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// As which variety of a language it counts: Portuguese is written as in Portugal, where nothing is many.
fn locale(language: &str) -> &str {
    if language == "pt" { "pt-PT" } else { language }
}

/// Returns the texts of the shared sentences in a language.
pub fn shared_sources(language: &str) -> impl Iterator<Item = &'static str> {
    let folder = SHARED.get_dir(language);
    folder.into_iter().flat_map(Dir::files).filter_map(|file| file.contents_utf8())
}
