//! A game in progress, whatever game it is: behind one object-safe trait, with seats, a clock, a record and clicks.

mod arrangement;
mod budget;
pub mod clock;
mod computer;
mod computer_player;
mod editor;
mod ending;
mod kind;
mod means;
mod play;
mod reading;
mod replay;
mod seat;
mod selection;
mod snapshot;
mod spelling;
mod table;
pub mod thought;

pub use arrangement::{ArrangeError, Arrangement, Origin, starts_option};
pub use budget::{Budget, HINT_TIME, TIME_MAX};
pub use clock::{Clock, OutOfTime};
pub use computer::{Computer, LevelInfo};
pub use computer_player::{ComputerError, ComputerPlayer, Decided, Program, Question};
pub use editor::Editor;
pub use ending::Finish;
pub use kind::{Kind, kind, kind_of_record, kind_of_text, kinds};
pub use means::Means;
pub use play::{Choice, Play, Playable, Step, ThinkError};
pub use reading::{ReadError, Unread, read_game, read_record};
pub use replay::{Claim, Fault, OpenError, Replay};
pub use seat::Seat;
pub use selection::{Selected, buttons, named_clicks, select};
pub use snapshot::{CellSnapshot, MoveSnapshot, OutcomeSnapshot, ScoreSnapshot, SeatSnapshot, Snapshot};
pub use spelling::{Spelled, Spelling};
pub use table::{PlayError, Table};
pub use thought::{LineDocument, ProofDocument, ThoughtDocument};
