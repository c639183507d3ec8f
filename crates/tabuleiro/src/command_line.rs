//! The command line with its help in a language.

use crate::args::Args;
use clap::{Command as ClapCommand, CommandFactory, FromArgMatches};
use std::ffi::OsString;
use tabuleiro_core::Message;
use tabuleiro_server::Config;
use tabuleiro_table::{Kind, kinds};
use tabuleiro_words::Speaker;

/// Reads the command line; help and errors are said by this speaker.
pub(crate) fn parse(
    speaker: &Speaker,
    args: impl IntoIterator<Item = OsString>,
) -> Result<Args, clap::Error> {
    let mut command = command(speaker);
    let matches = command.try_get_matches_from_mut(args)?;
    Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// The definition of the command line with its help in a language.
pub(crate) fn command(speaker: &Speaker) -> ClapCommand {
    let names: Vec<String> = kinds().iter().map(|kind| name_of(kind, speaker)).collect();
    let about = Message::new("help").text("names", names.join(", "));
    let examples = Message::new("help-examples").text("game", kinds()[0].info.id);
    in_words(Args::command(), "help", speaker)
        .about(speaker.say(&about))
        .help_template(template(speaker, true))
        .after_help(speaker.say(&examples))
}

/// The name of a game in the speaker's language.
fn name_of(kind: &Kind, speaker: &Speaker) -> String {
    Speaker::new(speaker.language(), Some(kind.info)).word("game-name")
}

fn in_words(command: ClapCommand, path: &str, speaker: &Speaker) -> ClapCommand {
    let settings = if path == SERVE { Config::settings() } else { Vec::new() };
    let mut command = command
        .about(speaker.word(path.to_string()))
        .help_template(template(speaker, false))
        .disable_help_subcommand(true)
        .subcommand_help_heading(speaker.word("help-heading-commands"));
    command.build();
    let arguments: Vec<(clap::Id, bool, bool)> = command
        .get_arguments()
        .map(|arg| (arg.get_id().clone(), arg.is_positional(), arg.is_global_set()))
        .collect();
    for (place, (id, positional, global)) in arguments.into_iter().enumerate() {
        let name = id.as_str().replace('_', "-");
        let key =
            if GLOBAL.contains(&id.as_str()) { format!("help-{name}") } else { format!("{path}-{name}") };
        let heading = if positional { "help-heading-arguments" } else { "help-heading-options" };
        let usual = settings.iter().find(|setting| setting.name() == name).and_then(|it| it.usual.clone());
        let help = speaker.say(&Message::new(key).text("default", usual.unwrap_or_default()));
        let heading = speaker.word(heading);
        // A command's own first, in the order in which they are defined.
        let order = place + if global { ORDER_OF_GLOBAL } else { 0 };
        command = command.mut_arg(id, |arg| {
            arg.help(help).help_heading(heading).display_order(order).allow_negative_numbers(true)
        });
    }
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_string()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| in_words(sub, &format!("{path}-{name}"), speaker));
    }
    command
}

/// The words of the command whose arguments are the server's settings.
const SERVE: &str = "help-serve";

/// More than a command has arguments of its own.
const ORDER_OF_GLOBAL: usize = 500;

/// The arguments that mean the same in every command.
const GLOBAL: [&str; 22] = [
    "database",
    "lang",
    "color",
    "ascii",
    "describe",
    "plain",
    "data",
    "help",
    "version",
    "json",
    "rule-set",
    "players",
    "options",
    "map",
    "seed",
    "text",
    "openings",
    "balanced",
    "concurrency",
    "log",
    "resume",
    "chart",
];

fn template(speaker: &Speaker, with_examples: bool) -> String {
    let usage = speaker.word("help-heading-usage");
    let after = if with_examples { "{after-help}" } else { "" };
    format!("{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_words::languages;

    #[test]
    fn every_command_and_argument_has_its_help_in_every_language() {
        for language in languages() {
            let mut missing = Vec::new();
            let mut commands = vec![command(&Speaker::new(language, None))];
            while let Some(command) = commands.pop() {
                let about = command.get_about().map(ToString::to_string);
                let help = command.get_arguments().filter_map(|arg| arg.get_help()).map(ToString::to_string);
                missing.extend(about.into_iter().chain(help).filter(|text| text.starts_with("help")));
                commands.extend(command.get_subcommands().cloned());
            }
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }

    #[test]
    fn the_definition_is_sound() {
        command(&Speaker::new("en", None)).debug_assert();
    }
}
