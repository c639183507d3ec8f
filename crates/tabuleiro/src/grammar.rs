//! The definition of the command line in words: groups, headings, examples. Every help text is in `words/LANGUAGE/help.ftl`, under
//! `help-COMMAND-ARGUMENT`.

use crate::args::Args;
use crate::usage::usage_of;
use clap::builder::Styles;
use clap::{Arg, Command, CommandFactory, FromArgMatches};
use std::ffi::OsString;
use tabuleiro_core::Message;
use tabuleiro_server::Config;
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::Localizer;

/// The commands by what they are for, in the order of the help.
pub(crate) const GROUPS: [(&str, &[&str]); 5] = [
    ("play", &["play", "continue", "learn", "rules", "games", "list", "rename", "delete", "config"]),
    ("study", &["replay", "show", "moves", "analyze", "export"]),
    ("matches", &["match", "levels"]),
    ("server", &["serve", "bot", "admin"]),
    ("tools", &["engine", "perft", "bench", "completions", "man", "help", "version"]),
];

/// Examples of every command.
const EXAMPLES: &str = include_str!("examples.txt");

/// The words of the command whose arguments are the server's settings.
const SERVE: &str = "help-serve";

/// Offset of global options in the help, larger than the number of a command's own arguments.
const ORDER_OF_GLOBAL: usize = 500;

/// The arguments that mean the same in every command.
const GLOBAL: [&str; 23] = [
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
    "theme",
    "openings",
    "balanced",
    "concurrency",
    "log",
    "resume",
    "chart",
];

/// Reads the command line; help and errors are in the speaker's language.
pub(crate) fn parse(
    speaker: &Localizer,
    args: impl IntoIterator<Item = OsString>,
) -> Result<Args, clap::Error> {
    let args: Vec<OsString> = args.into_iter().collect();
    // Only the help of the command that is named can be asked for: the words of the others would cost time at every start.
    let mut command = told(speaker, &|sub| {
        is_among(sub.get_name(), &args) || sub.get_all_aliases().any(|name| is_among(name, &args))
    });
    let matches = command.try_get_matches_from_mut(args.iter())?;
    Args::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

fn is_among(name: &str, args: &[OsString]) -> bool {
    args.iter().any(|arg| arg == name)
}

/// Returns the command line's definition, with help in a language.
pub(crate) fn command(speaker: &Localizer) -> Command {
    told(speaker, &|_| true)
}

/// Returns the definition with full help for the wanted commands, and one line for the others.
fn told(speaker: &Localizer, wanted: &dyn Fn(&Command) -> bool) -> Command {
    let names: Vec<String> = kinds().iter().map(|kind| name_of(kind, speaker)).collect();
    let about = Message::new("help").text("names", names.join(", "));
    let examples = Message::new("help-examples").text("game", kinds()[0].info.id);
    let command = in_words(Args::command(), "help", speaker, wanted);
    let template = root_template(&command, speaker);
    let mut command =
        command.about(speaker.say(&about)).help_template(template).after_help(speaker.say(&examples));
    command.build();
    with_usage(command, speaker, wanted)
}

/// Returns the command that these arguments select, to which an error in them belongs.
pub(crate) fn reached(speaker: &Localizer, args: &[OsString]) -> Command {
    let mut reached = command(speaker);
    for arg in args.iter().skip(1).filter_map(|arg| arg.to_str()) {
        if let Some(sub) = reached.find_subcommand(arg).cloned() {
            reached = sub;
        }
    }
    reached
}

/// Returns the examples of the command with this path, such as `bench rules`.
pub(crate) fn examples(path: &str) -> Vec<String> {
    let heading = format!("[{}]", path.replace('-', " "));
    let own = EXAMPLES.lines().skip_while(|line| line.replace('-', " ") != heading).skip(1);
    let own = own.take_while(|line| !line.starts_with('['));
    own.map(|line| line.replace("{game}", kinds()[0].info.id)).collect()
}

/// Returns the name of a game in the speaker's language.
fn name_of(kind: &GameKind, speaker: &Localizer) -> String {
    Localizer::new(speaker.language(), Some(kind.info)).word("game-name")
}

/// Translates the usage of every command. Shows the possible options, not those that happen to be set.
fn with_usage(mut command: Command, speaker: &Localizer, wanted: &dyn Fn(&Command) -> bool) -> Command {
    let usage = usage_of(&mut command);
    let usage = usage.replace("[OPTIONS]", &speaker.word("help-usage-options"));
    let usage = usage.replace("[COMMAND]", &speaker.word("help-usage-command"));
    let names: Vec<String> = subs(&command, wanted);
    for name in names {
        command = command.mut_subcommand(&name, |sub| with_usage(sub, speaker, wanted));
    }
    command.override_usage(usage)
}

/// Returns the names of the wanted subcommands.
fn subs(command: &Command, wanted: &dyn Fn(&Command) -> bool) -> Vec<String> {
    command.get_subcommands().filter(|sub| wanted(sub)).map(|sub| sub.get_name().to_string()).collect()
}

fn in_words(command: Command, path: &str, speaker: &Localizer, wanted: &dyn Fn(&Command) -> bool) -> Command {
    let settings = if path == SERVE { Config::settings() } else { Vec::new() };
    let mut command = command
        .about(speaker.word(path.to_string()))
        .help_template(template(speaker))
        .after_help(examples_text(&path.replace("help-", "").replace('-', " "), speaker))
        .disable_help_subcommand(true)
        .subcommand_help_heading(speaker.word("help-heading-commands"));
    command.build();
    let arguments: Vec<(clap::Id, bool)> =
        command.get_arguments().map(|arg| (arg.get_id().clone(), arg.is_global_set())).collect();
    for (place, (id, global)) in arguments.into_iter().enumerate() {
        let name = id.as_str().replace('_', "-");
        let is_shared = GLOBAL.contains(&id.as_str()) && !(path == "help-export" && name == "theme");
        let key = if is_shared { format!("help-{name}") } else { format!("{path}-{name}") };
        let usual = settings.iter().find(|setting| setting.name() == name).and_then(|it| it.usual.clone());
        let help = speaker.say(&Message::new(key).text("default", usual.unwrap_or_default()));
        // A command's own first, in the order in which they are defined.
        let order = place + if global { ORDER_OF_GLOBAL } else { 0 };
        let is_general = global || ["help", "version"].contains(&id.as_str());
        command =
            command.mut_arg(id, |arg| argument_in_words(arg, help, is_general, speaker).display_order(order));
    }
    let full = subs(&command, wanted);
    for name in subs(&command, &|_| true) {
        let path = format!("{path}-{name}");
        let is_full = full.contains(&name);
        command = command.mut_subcommand(&name, |sub| {
            if is_full { in_words(sub, &path, speaker, wanted) } else { sub.about(speaker.word(path)) }
        });
    }
    command
}

/// Translates an argument's help, default and values.
fn argument_in_words(arg: Arg, help: String, is_general: bool, speaker: &Localizer) -> Arg {
    let heading = match (arg.is_positional(), is_general) {
        (true, _) => "help-heading-arguments",
        (false, true) => "help-heading-general",
        (false, false) => "help-heading-options",
    };
    let takes_value = arg.get_action().takes_values();
    let default =
        arg.get_default_values().iter().filter(|_| takes_value).map(|value| value.to_string_lossy());
    let default = default.map(|value| Message::new("help-default").text("value", value));
    let values = arg.get_possible_values().into_iter().filter(|_| takes_value);
    let values: Vec<String> = values.map(|value| value.get_name().to_string()).collect();
    let values = Some(Message::new("help-values").text("values", values.join(", ")))
        .filter(|_| !values.is_empty() && values != ["true", "false"]);
    let more = values.into_iter().chain(default).map(|message| speaker.say(&message));
    let help = std::iter::once(help).chain(more).collect::<Vec<_>>().join(" ");
    let arg = arg.hide_possible_values(true).hide_default_value(true).hide_env(true);
    arg.help(help).help_heading(speaker.word(heading)).allow_negative_numbers(true)
}

fn heading(text: &str) -> String {
    let styles = Styles::styled();
    let style = styles.get_header();
    format!("{style}{text}:{style:#}")
}

fn examples_text(path: &str, speaker: &Localizer) -> String {
    let examples: Vec<String> = examples(path).iter().map(|line| format!("  {line}")).collect();
    if examples.is_empty() {
        return String::new();
    }
    format!("{}\n{}", heading(&speaker.word("help-heading-examples")), examples.join("\n"))
}

fn template(speaker: &Localizer) -> String {
    let usage = heading(&speaker.word("help-heading-usage"));
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}")
}

/// Returns the help template of the whole program, with commands in groups.
fn root_template(command: &Command, speaker: &Localizer) -> String {
    let usage = heading(&speaker.word("help-heading-usage"));
    let options = heading(&speaker.word("help-heading-options"));
    let groups: Vec<String> =
        GROUPS.iter().map(|(group, names)| group_text(command, group, names, speaker)).collect();
    let groups = groups.join("\n");
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{groups}\n{options}\n{{options}}{{after-help}}")
}

fn group_text(command: &Command, group: &str, names: &[&str], speaker: &Localizer) -> String {
    let about = |name: &&str| {
        let sub = command.find_subcommand(name);
        let about = sub.and_then(Command::get_about).map(ToString::to_string).unwrap_or_default();
        let aliases = sub.map(|sub| sub.get_visible_aliases().collect::<Vec<_>>().join(", "));
        let aliases = aliases.filter(|names| !names.is_empty());
        let also = aliases.map(|names| speaker.say(&Message::new("help-also").text("names", names)));
        format!("  {name:<12} {}\n", [about].into_iter().chain(also).collect::<Vec<_>>().join(" "))
    };
    format!(
        "{}\n{}",
        heading(&speaker.word(format!("help-group-{group}"))),
        names.iter().map(about).collect::<String>()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_words::languages;

    #[test]
    fn every_command_and_argument_has_its_help_in_every_language() {
        for language in languages() {
            let mut missing = Vec::new();
            let mut commands = vec![command(&Localizer::new(language, None))];
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
        command(&Localizer::new("en", None)).debug_assert();
    }

    #[test]
    fn every_command_is_in_one_group() {
        let command = command(&Localizer::new("en", None));
        let shown = command.get_subcommands().filter(|sub| !sub.is_hide_set());
        let mut shown: Vec<&str> = shown.map(Command::get_name).collect();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        shown.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(shown, grouped);
    }

    #[test]
    fn every_command_has_examples_that_can_be_read() {
        let speaker = Localizer::new("en", None);
        let mut commands = vec![(String::new(), command(&speaker))];
        let mut read = 0;
        while let Some((path, command)) = commands.pop() {
            let own = examples(&path);
            assert!(path.is_empty() || (2..=3).contains(&own.len()), "{path}: {own:?}");
            assert!(own.iter().all(|line| command.get_after_help().unwrap().to_string().contains(line)));
            for example in own {
                let typed = example.split(['|', '>']).next().unwrap();
                let words = shlex::split(typed).unwrap();
                let begins = format!("tabuleiro {}", path.split(' ').next().unwrap());
                assert!(words.join(" ").starts_with(&begins) || path == "version", "{example}");
                let parsed = parse(&speaker, words.into_iter().map(OsString::from));
                let is_version = parsed.as_ref().is_err_and(|error| error.exit_code() == 0);
                assert!(parsed.is_ok() || is_version, "{example}: {parsed:?}");
                read += 1;
            }
            for sub in command.get_subcommands().filter(|sub| !sub.is_hide_set()) {
                commands.push((format!("{path} {}", sub.get_name()).trim().into(), sub.clone()));
            }
        }
        assert!(read > 80, "{read}");
    }
}
