//! Games as numbers, for programs that learn: states with numbered actions, observations, and many games stepped at once.
//! Names no game; the list of the games is [`subjects`].

pub mod batch;
mod error;
mod observation;
pub mod page;
mod shape;
mod state;
mod subject;

pub use batch::{Batch, BatchPlan, Buffers, Observations, Reset};
pub use error::LearnError;
pub use observation::ObservationForm;
pub use shape::{Shape, Value};
pub use state::{NumberedState, utilities};
pub use subject::{Subject, subject, subjects};
