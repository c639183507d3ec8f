//! The command line.

use crate::Plan;
use clap::{CommandFactory, FromArgMatches, Parser};
use std::ffi::OsString;
use tabuleiro_table::kinds;
use tabuleiro_words::Localizer;

/// The command line; its help texts are in `words/`.
#[derive(Parser, Debug)]
#[command(name = "tabuleiro-load", version)]
pub struct Args {
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:8080")]
    nodes: Vec<String>,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "CLOCK", default_value = "30m+10s")]
    clock: String,
    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100_000))]
    idle: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    engine_games: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 50, value_parser = clap::value_parser!(u32).range(0..=1_000_000))]
    turns_per_second: u32,
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000))]
    restarts: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 16, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    at_once: u32,
    #[arg(long = "process", value_name = "NUMBER")]
    processes: Vec<u32>,
    #[arg(long)]
    anywhere: bool,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[arg(long, value_name = "LANGUAGE", env = "TABULEIRO_LANG")]
    lang: Option<String>,
}

impl Args {
    /// Reads the command line, with help in the language of the speaker.
    pub fn parse_from_words(speaker: &Localizer, args: Vec<OsString>) -> Result<Args, clap::Error> {
        let mut command = command(speaker);
        let matches = command.try_get_matches_from_mut(args)?;
        Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }

    /// Returns the plan that the arguments describe; `seed` is used if none was given.
    pub fn plan(self, seed: u64) -> Plan {
        Plan {
            nodes: self.nodes,
            game: self.game.unwrap_or_else(|| kinds()[0].info.id.into()),
            clock: self.clock,
            games: self.games as usize,
            idle: self.idle as usize,
            engine_games: self.engine_games as usize,
            turns_per_second: self.turns_per_second.into(),
            seconds: self.seconds.into(),
            restarts: self.restarts as usize,
            at_once: self.at_once as usize,
            processes: self.processes,
            anywhere: self.anywhere,
            seed: self.seed.unwrap_or(seed),
        }
    }
}

/// Returns the definition of the command line.
fn command(speaker: &Localizer) -> clap::Command {
    let mut command = Args::command()
        .about(speaker.word("help-load"))
        .after_help(speaker.word("help-load-examples"))
        .disable_help_flag(false);
    command.build();
    let ids: Vec<clap::Id> = command.get_arguments().map(|arg| arg.get_id().clone()).collect();
    for id in ids {
        let name = id.as_str().replace('_', "-");
        let own = !["help", "version", "lang"].contains(&name.as_str());
        let help = speaker.word(if own { format!("help-load-{name}") } else { format!("help-{name}") });
        command = command.mut_arg(id, |arg| arg.help(help));
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_words::languages;

    #[test]
    fn every_argument_has_its_help_in_every_language() {
        for language in languages() {
            let command = command(&Localizer::new(language, None));
            let texts = command.get_arguments().filter_map(|arg| arg.get_help()).map(ToString::to_string);
            let missing: Vec<String> = texts.filter(|text| text.starts_with("help")).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
            command.debug_assert();
        }
    }
}
