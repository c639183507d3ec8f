//! Background work: what a server does without a request, from its start to its end.

pub mod hear;
pub mod heartbeat;
pub mod pulse;
