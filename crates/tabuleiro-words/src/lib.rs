//! Sentences and pages about a game at a table: languages, menus, rules, lessons, answers, boards in letters.

pub mod answers;
pub mod lesson;
mod localizer;
mod localizers;
mod menu;
pub mod rules;
pub mod said;
mod seats;
pub mod sketch;
pub mod telling;
mod typed;

pub use localizer::{FALLBACK, Localizer, language_for, languages, name_in, shared_sources};
pub use localizers::{all_languages, speaker, speaker_at};
pub use menu::{ChoiceMenu, LevelMenu, Menu, OptionMenu, OptionMenuKind, RuleSetMenu};
pub use seats::{computer_seat, seats_of_texts};
pub use typed::{Typed, read_typed};
