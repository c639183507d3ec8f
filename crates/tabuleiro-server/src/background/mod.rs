//! Background work: what a server does without a request, from its start to its end.

pub(crate) mod expiry;
pub(crate) mod hear;
pub(crate) mod heartbeat;
pub(crate) mod pulse;
