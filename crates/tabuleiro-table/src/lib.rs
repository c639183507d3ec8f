//! A game in progress, whatever game it is: behind one object-safe trait, with seats, a record, clicks and words.

pub mod analysis;
pub mod answers;
mod arrangement;
pub mod clock;
mod computer;
mod editor;
mod ending;
mod kind;
pub mod lesson;
mod menu;
mod play;
mod reading;
mod replay;
pub mod rules;
pub mod said;
mod seat;
mod selection;
pub mod sketch;
mod snapshot;
mod table;
pub mod telling;
pub mod words;

pub use arrangement::{ArrangeError, Arrangement, Origin, computer_seat, seats_of_texts, starts_option};
pub use clock::{Clock, OutOfTime};
pub use computer::{Computer, LevelInfo};
pub use editor::Editor;
pub use ending::Finish;
pub use kind::{Kind, kind, kind_of_record, kind_of_text, kinds};
pub use menu::{ChoiceMenu, LevelMenu, Menu, OptionMenu, OptionMenuKind, RuleSetMenu};
pub use play::{Choice, Play, Playable, Step, ThinkError};
pub use reading::{ReadError, Unread, read_game, read_record};
pub use replay::{Claim, Fault, OpenError, Replay};
pub use seat::Seat;
pub use selection::{Selected, Typed, buttons, named_clicks, read_typed, select};
pub use snapshot::{CellSnapshot, MoveSnapshot, OutcomeSnapshot, ScoreSnapshot, SeatSnapshot, Snapshot};
pub use table::{PlayError, Table};
