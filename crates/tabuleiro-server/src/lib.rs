//! The game server: people, tables, clocks and engines over HTTP, and nothing acknowledged is lost.

pub mod admin;
pub mod analyses;
pub mod api;
pub mod app;
pub mod bus;
pub mod database;
pub mod engines;
mod extract;
mod failure;
mod guard;
pub mod journal;
pub mod limits;
mod logging;
pub mod news;
pub mod nodes;
mod overload;
pub mod people;
pub mod pictures;
pub mod problem;
mod pulse;
pub mod ratings;
pub mod room;
mod secret;
mod serve;
mod settings;
mod showing;
mod statement;
pub mod tables;
mod time;

pub use database::Database;
pub use failure::ServeError;
pub use secret::Secret;
pub use serve::{Server, serve};
pub use settings::{Options, Settings, sqlite_url};
pub use time::{Ms, Time};
