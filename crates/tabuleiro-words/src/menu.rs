//! The games with their options and computer players, in words, for other programs.

use crate::Localizer;
use serde::Serialize;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_core::{Message, Player, Seats};
use tabuleiro_table::{GameKind, LevelInfo};

/// A game as a menu offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Menu {
    /// The game's id.
    pub id: &'static str,
    /// Code at the beginning of its texts.
    pub code: &'static str,
    /// The version of its texts.
    pub version: u8,
    /// Designer.
    pub designer: &'static str,
    /// Name.
    pub name: String,
    /// Description in one sentence.
    pub sentence: String,
    /// Goal of the game, in a sentence or two.
    pub goal: String,
    /// The option that can be drawn as a map, if one can be.
    pub drawn: Option<&'static str>,
    /// Rule sets, the default first.
    pub rule_sets: Vec<RuleSetMenu>,
}

/// A rule set as a menu offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RuleSetMenu {
    /// Id.
    pub id: &'static str,
    /// Name.
    pub name: String,
    /// Description in one sentence.
    pub sentence: String,
    /// With how many it can be played.
    pub seats: Vec<usize>,
    /// Whether everyone wins or loses together.
    pub together: bool,
    /// Options.
    pub options: Vec<OptionMenu>,
    /// The computer players, those by number first.
    pub levels: Vec<LevelMenu>,
}

/// Something to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionMenu {
    /// Id.
    pub id: &'static str,
    /// Name.
    pub name: String,
    /// Kind and values.
    pub kind: OptionMenuKind,
    /// The least, of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub min: Option<u32>,
    /// The most, of a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub max: Option<u32>,
    /// Default value, as it is written in commands.
    pub default: String,
    /// Values on offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub choices: Option<Vec<ChoiceMenu>>,
    /// Description of the text that is expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub about: Option<String>,
}

/// The kinds of options.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum OptionMenuKind {
    /// A number in a range.
    Number,
    /// One of a few words.
    Choice,
    /// The seat that starts, or `random`.
    Starts,
    /// A text that the game reads, such as a map.
    Text,
}

/// One of the things to choose from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChoiceMenu {
    /// As one writes it.
    pub id: String,
    /// Name.
    pub name: String,
}

/// A computer player as a menu offers it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LevelMenu {
    /// Short name in commands.
    pub short: String,
    /// Specification.
    pub spec: String,
    /// Name.
    pub name: String,
    /// Description in one sentence.
    pub about: String,
    /// Strength in Elo above random play; `None` if it was not measured.
    pub rating: Option<i16>,
}

impl Menu {
    /// Returns the choices of a game, in the words of a speaker who knows it.
    pub fn of(kind: &GameKind, speaker: &Localizer) -> Menu {
        let info = kind.info;
        Menu {
            id: info.id,
            code: info.code,
            version: info.version,
            designer: info.designer,
            name: speaker.word("game-name"),
            sentence: speaker.word("game-about"),
            goal: speaker.word("game-goal"),
            drawn: kind.design.map(|design| design.option),
            rule_sets: info.rule_sets.iter().map(|rules| RuleSetMenu::of(kind, rules, speaker)).collect(),
        }
    }
}

impl RuleSetMenu {
    fn of(kind: &GameKind, rule_set: &'static RuleSet, speaker: &Localizer) -> RuleSetMenu {
        let option = |option| OptionMenu::of(option, rule_set, speaker);
        RuleSetMenu {
            id: rule_set.id,
            name: speaker.word(format!("rule-set-{}", rule_set.id)),
            sentence: speaker.word(format!("rule-set-{}-about", rule_set.id)),
            seats: rule_set.seats().map(Seats::count).collect(),
            together: rule_set.together,
            options: rule_set.options.iter().filter(|option| option.is_in_menus()).map(option).collect(),
            levels: kind.levels(rule_set).into_iter().map(|level| LevelMenu::of(level, speaker)).collect(),
        }
    }
}

impl OptionMenu {
    fn of(option: &'static OptionInfo, rule_set: &RuleSet, speaker: &Localizer) -> OptionMenu {
        let blank = OptionMenu {
            id: option.id,
            name: speaker.word(format!("option-{}", option.id)),
            kind: OptionMenuKind::Text,
            min: None,
            max: None,
            default: String::new(),
            choices: None,
            about: None,
        };
        match option.kind {
            OptionKind::Number { min, max, default } => OptionMenu {
                kind: OptionMenuKind::Number,
                min: Some(min),
                max: Some(max),
                default: default.to_string(),
                ..blank
            },
            OptionKind::Choice(choices) => {
                let choice = |id: &&str| ChoiceMenu {
                    id: (*id).into(),
                    name: speaker.word(format!("option-{}-{id}", option.id)),
                };
                OptionMenu {
                    kind: OptionMenuKind::Choice,
                    default: choices[0].into(),
                    choices: Some(choices.iter().map(choice).collect()),
                    ..blank
                }
            }
            OptionKind::Starts => OptionMenu {
                kind: OptionMenuKind::Starts,
                default: Player::ONE.to_string(),
                choices: Some(starters(rule_set, speaker)),
                ..blank
            },
            OptionKind::Text | OptionKind::PerSeat { .. } => {
                OptionMenu { about: Some(speaker.word(format!("option-{}-about", option.id))), ..blank }
            }
        }
    }
}

/// Returns the players who could start with all seats taken, and the random choice.
fn starters(rule_set: &RuleSet, speaker: &Localizer) -> Vec<ChoiceMenu> {
    let seat = |player: Player| ChoiceMenu {
        id: player.to_string(),
        name: speaker.say(&Message::new("seat").number("seat", player.seat())),
    };
    let lot = ChoiceMenu { id: "random".into(), name: speaker.word("menu-random") };
    rule_set.seats_max.players().map(seat).chain([lot]).collect()
}

impl LevelMenu {
    fn of(level: LevelInfo, speaker: &Localizer) -> LevelMenu {
        LevelMenu {
            short: level.short,
            spec: level.spec.to_string(),
            name: speaker.say(&level.name),
            about: speaker.say(&level.about),
            rating: level.rating,
        }
    }
}
