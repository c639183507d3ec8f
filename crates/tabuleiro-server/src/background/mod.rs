//! Background work of a server, from its start to its shutdown.

pub(crate) mod expiry;
pub(crate) mod hear;
pub(crate) mod heartbeat;
pub(crate) mod pulse;
