//! Computer players for any game. Names no game; assumes neither that there are two players nor that they alternate.

pub mod uct;
