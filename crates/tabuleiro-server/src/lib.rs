//! The game server: people, tables, clocks and engines over HTTP, and nothing acknowledged is lost.

pub mod admin;
pub mod analyses;
pub mod api;
pub mod app;
pub mod bus;
mod config;
pub mod database;
pub mod engines;
mod failure;
pub mod journal;
pub mod limits;
mod logging;
pub mod nodes;
mod overload;
mod own_file;
pub mod people;
pub mod pictures;
pub mod problem;
mod pulse;
pub mod ratings;
mod route;
mod secret;
mod serve;
mod sqlite;
mod statement;
pub mod tables;
mod time;
pub mod wire;
mod words;

pub use config::{Config, Settings, database_in};
pub use database::Database;
pub use failure::ServeError;
pub use secret::Secret;
pub use serve::{Server, serve};
pub use sqlite::sqlite_url;
pub use time::{Ms, Time};
