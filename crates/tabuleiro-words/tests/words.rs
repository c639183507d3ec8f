//! Every message, option and level of every game has its words in every language.

use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_core::info::OptionKind;
use tabuleiro_core::{Edit, Encode, Game, Insight, Message, Strengths, laws};
use tabuleiro_games::for_each_game;
use tabuleiro_words::{Localizer, languages, shared_sources};

macro_rules! every_message_has_its_words {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            use super::*;

            #[test]
            fn every_message_that_play_brings_up_has_its_words() {
                check_messages::<$game>();
            }

            #[test]
            fn all_languages_have_the_same_sentences() {
                let sources = |language: &str| <$game>::info().sentences(language).into_iter().collect();
                check_same_ids(sources);
            }
        }
    )*};
}
for_each_game!(every_message_has_its_words);

#[test]
fn all_languages_have_the_same_shared_sentences() {
    check_same_ids(|language| shared_sources(language).collect());
}

#[test]
fn nothing_is_counted_as_nothing_in_every_language() {
    for language in languages() {
        let message = Message::new("menu-continue").text("game", "x").text("names", "y").number("turns", 0);
        let said = Localizer::new(language, None).say(&message);
        assert!(said.contains('0'), "{language}: {said}");
    }
}

fn check_messages<G: Insight + Edit + Strengths + Encode>() {
    let info = G::info();
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    let mut add = |message: &Message| {
        messages
            .entry(format!("{message:?}").chars().filter(|c| !c.is_numeric()).collect())
            .or_insert_with(|| message.clone());
    };
    laws::check_all::<G>(1, 7, &mut add);
    for id in menu_messages::<G>() {
        add(&Message::new(id));
    }
    assert!(messages.len() > 20);
    for language in languages() {
        assert!(info.rules(language).is_some_and(|rules| rules.len() > 500), "no rules in {language}");
        let speaker = Localizer::new(language, Some(info));
        let missing: BTreeSet<String> =
            messages.values().filter_map(|message| speaker.try_own(message).err()).collect();
        assert!(missing.is_empty(), "{language}: {missing:#?}");
    }
}

/// Returns the sentences by which a menu offers a game.
fn menu_messages<G: Strengths>() -> Vec<String> {
    let info = G::info();
    let mut ids = vec!["game-name".to_string(), "game-about".into(), "game-goal".into()];
    ids.extend(info.glyphs.iter().map(|glyph| format!("glyph-{}", glyph.name)));
    ids.extend(
        G::levels()
            .iter()
            .flat_map(|level| [format!("level-{}", level.id), format!("level-{}-about", level.id)]),
    );
    for rule_set in info.rule_sets {
        ids.extend([format!("rule-set-{}", rule_set.id), format!("rule-set-{}-about", rule_set.id)]);
        for option in rule_set.options {
            ids.push(format!("option-{}", option.id));
            if let OptionKind::Choice(choices) = option.kind {
                ids.extend(choices.iter().map(|choice| format!("option-{}-{choice}", option.id)));
            }
        }
    }
    ids
}

fn check_same_ids(sources: impl Fn(&str) -> Vec<&'static str>) {
    let ids = |language: &str| -> BTreeSet<String> {
        let texts = sources(language);
        assert!(!texts.is_empty(), "no words in {language}");
        texts.into_iter().flat_map(|text| sentence_ids(language, text)).collect()
    };
    let english = ids("en");
    for language in languages() {
        let own = ids(language);
        let different: Vec<_> = own.symmetric_difference(&english).collect();
        assert!(different.is_empty(), "{language} and en differ in {different:?}");
    }
}

fn sentence_ids(language: &str, text: &str) -> Vec<String> {
    let resource =
        FluentResource::try_new(text.into()).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let id = |entry: &fluent_syntax::ast::Entry<&str>| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name.to_string()),
        _ => None,
    };
    resource.entries().filter_map(id).collect()
}
