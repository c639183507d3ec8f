//! The screens, one file each.

pub mod areas;
pub mod begin;
pub mod choose;
pub mod end;
pub mod failure;
pub mod game;
pub mod game_text;
pub mod help;
pub mod home;
pub mod kept;
pub mod learn;
pub mod new_game;
pub mod notice;
pub mod prompt;
pub mod replay;
pub mod rules;
pub mod settings;
#[cfg(test)]
mod tests;
