//! The game server: people, tables, clocks and engines over HTTP, and nothing acknowledged is lost.

#![warn(unreachable_pub)]

mod address;
pub mod admin;
mod analyses;
pub mod api;
mod app;
pub mod audit;
mod background;
pub mod bus;
mod closing;
mod config;
mod connections;
mod database;
mod engines;
mod failure;
mod guesses;
mod journal;
mod letters;
mod limits;
mod logging;
mod nodes;
mod overload;
mod own_file;
mod people;
mod pictures;
mod problem;
mod quotas;
mod ratings;
mod route;
mod secret;
mod serve;
mod sqlite;
mod statement;
mod store;
mod tables;
mod time;
mod wire;
mod words;

pub use config::{Config, Settings, database_in};
pub use database::Database;
pub use failure::ServeError;
pub use secret::Secret;
pub use serve::{Server, serve};
pub use sqlite::sqlite_url;
pub use time::{Ms, Time};
