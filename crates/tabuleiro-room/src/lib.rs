//! A game in progress with its people: commands in, events out.
//!
//! A [`Room`] is rebuilt from its events. [`Room::decide`] answers a [`Command`] with the events that follow from it, or
//! with a [`Refusal`]. The caller stores the events, then [`Room::apply`] applies them. Time and randomness are arguments,
//! so the same room serves a server, a terminal and a page.

mod alone;
mod apply;
mod command;
mod date;
mod decide;
mod event;
mod offers;
mod people;
mod plan;
mod record;
mod refusal;
mod room;
mod standing;
mod undone;

pub use apply::Broken;
pub use command::{By, Command};
pub use event::{Event, What};
pub use people::{Company, KeyDigest, PersonId, Sitter};
pub use plan::{Absent, Place, PlaceWish, Plan, PlanError, TablePlan, usual_gone_seconds};
pub use refusal::{Refusal, RefusalKind};
pub use room::{Room, State};

/// Milliseconds since 1970.
pub type Ms = i64;
