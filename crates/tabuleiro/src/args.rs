//! The command line. Every help text is in `words/LANGUAGE/help.ftl`, under `help-COMMAND-ARGUMENT`.

use clap::builder::PossibleValuesParser;
use clap::{
    Args as ClapArgs, Command as ClapCommand, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum,
};
use std::ffi::OsString;
use std::path::PathBuf;
use tabuleiro_core::Message;
use tabuleiro_picture::{Size, Theme};
use tabuleiro_server::Config;
use tabuleiro_table::{Kind, kinds};
use tabuleiro_words::Speaker;

#[derive(Parser, Debug)]
#[command(name = "tabuleiro", version, max_term_width = 100)]
pub(crate) struct Args {
    #[command(flatten)]
    pub screen: ScreenArgs,
    #[arg(long, global = true, env = "TABULEIRO_DATA", hide_env_values = true, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ScreenArgs {
    #[arg(long, global = true, env = "TABULEIRO_LANG", hide_env_values = true, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    #[arg(long, global = true, value_name = "WHEN", value_enum, default_value_t = When::Auto)]
    pub color: When,
    #[arg(long, global = true)]
    pub ascii: bool,
    #[arg(long, global = true)]
    pub describe: bool,
    #[arg(long, global = true)]
    pub plain: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum When {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(PlayArgs),
    Games(GamesArgs),
    Rules(RulesArgs),
    Replay(ReplayArgs),
    Show(PositionArgs),
    Moves(PositionArgs),
    Perft(PerftArgs),
    Analyze(AnalyzeArgs),
    Export(ExportArgs),
    #[command(subcommand)]
    Bench(BenchCommand),
    Engine(EngineArgs),
    Match(MatchArgs),
    Levels(LevelsArgs),
    Serve(tabuleiro_server::Settings),
    Admin(AdminArgs),
    Bot(BotArgs),
    Completions(CompletionsArgs),
    Man,
}

/// How a game is set up.
#[derive(ClapArgs, Debug, Default, Clone)]
pub(crate) struct SetupArgs {
    #[arg(id = "rule-set", long = "rules", short = 'r', value_name = "RULE-SET")]
    pub rules: Option<String>,
    #[arg(long, short = 'n', value_name = "NUMBER")]
    pub players: Option<usize>,
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub map: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
}

#[derive(ClapArgs, Debug, Default)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[arg(long = "seat", short = 's', value_name = "WHO")]
    pub seats: Vec<String>,
    #[arg(long, value_name = "SEAT")]
    pub starts: Option<String>,
    #[arg(long, value_name = "TIME")]
    pub clock: Option<String>,
    #[arg(long, value_name = "TIME")]
    pub pause: Option<String>,
    #[arg(long)]
    pub new: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct GamesArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(value_name = "PAGE")]
    pub page: Option<usize>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "NUMBER")]
    pub turn: Option<usize>,
    #[arg(long)]
    pub boards: bool,
    #[arg(long, value_name = "TIME")]
    pub pause: Option<String>,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub link: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct PositionArgs {
    #[arg(value_name = "POSITION")]
    pub text: String,
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct PerftArgs {
    #[arg(value_name = "POSITION")]
    pub text: String,
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(1..))]
    pub depth: u32,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[arg(long)]
    pub divide: bool,
}

#[derive(ClapArgs, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct EngineArgs {
    #[command(subcommand)]
    pub command: Option<EngineCommand>,
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[arg(long, value_name = "ENGINE")]
    pub engine: Option<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum EngineCommand {
    Check(EngineCheckArgs),
}

#[derive(ClapArgs, Debug)]
pub(crate) struct EngineCheckArgs {
    #[arg(value_name = "COMMAND", required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub words: Vec<String>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum BenchCommand {
    Rules(BenchRulesArgs),
    Engines(BenchEnginesArgs),
    Start(BenchStartArgs),
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BenchStartArgs {
    #[arg(long, value_name = "NUMBER", default_value_t = 20)]
    pub runs: usize,
    #[arg(long, hide = true)]
    pub once: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BenchEnginesArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub seconds: f64,
    #[arg(long)]
    pub signature: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct AnalyzeArgs {
    #[arg(value_name = "WHAT")]
    pub what: String,
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
    #[arg(long, value_name = "ENGINE")]
    pub engine: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub lines: Option<usize>,
    #[arg(long, value_name = "GAMES", num_args = 0..=1, require_equals = true, default_missing_value = "100")]
    pub fair: Option<usize>,
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
#[allow(clippy::struct_excessive_bools)] // Each is a flag.
pub(crate) struct ExportArgs {
    #[arg(value_name = "WHAT")]
    pub what: String,
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub format: Option<PictureFormat>,
    #[arg(long, value_name = "NUMBER")]
    pub turn: Option<usize>,
    #[arg(long, value_name = "THEME", default_value = Theme::default().id(), value_parser = PossibleValuesParser::new(Theme::ALL.map(Theme::id)))]
    pub theme: String,
    #[arg(long, value_name = "PIXELS", default_value_t = Size::default().pixels().into())]
    pub size: u32,
    #[arg(long, value_name = "CELL")]
    pub mark: Vec<String>,
    #[arg(long, value_name = "CELL-CELL")]
    pub arrow: Vec<String>,
    #[arg(long, conflicts_with = "rotate")]
    pub flip: bool,
    #[arg(long, value_name = "DEGREES", default_value_t = 0)]
    pub rotate: u16,
    #[arg(long)]
    pub mirror: bool,
    #[arg(long)]
    pub no_coordinates: bool,
    #[arg(long)]
    pub no_last_move: bool,
    #[arg(long)]
    pub no_captions: bool,
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub pace: f64,
    #[command(flatten)]
    pub setup: SetupArgs,
}

/// What a picture is written as.
#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum PictureFormat {
    Svg,
    Png,
    Gif,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BenchRulesArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub seconds: f64,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct MatchArgs {
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    pub game: Option<String>,
    #[arg(value_name = "ENGINE")]
    pub engines: Vec<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    #[arg(long)]
    pub gauntlet: bool,
    #[arg(long, value_name = "NUMBER", conflicts_with = "starts", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub games: Option<u32>,
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub starts: Option<u32>,
    #[arg(long, value_name = "TIME+TIME")]
    pub clock: Option<String>,
    #[arg(long, value_name = "TIME", default_value = "1s")]
    pub time: String,
    #[arg(long, value_name = "TIME", default_value = "1m")]
    pub patience: String,
    #[arg(long, conflicts_with = "clock")]
    pub processor_time: bool,
    #[arg(long, value_name = "elo0=0,elo1=10")]
    pub sprt: Option<String>,
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/engines.md")]
    pub write: Option<PathBuf>,
    #[command(flatten)]
    pub run: MatchRunArgs,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct LevelsArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub starts: u32,
    #[arg(long, value_name = "NUMBER", default_value_t = 3)]
    pub reach: usize,
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/levels.md")]
    pub write: Option<PathBuf>,
    #[command(flatten)]
    pub run: MatchRunArgs,
}

/// How a match is played, whoever plays.
#[derive(ClapArgs, Debug)]
pub(crate) struct MatchRunArgs {
    #[arg(long, value_name = "NUMBER", default_value_t = 4)]
    pub openings: usize,
    #[arg(long)]
    pub balanced: bool,
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub concurrency: u16,
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    #[arg(long, requires = "log")]
    pub resume: bool,
    #[arg(long, value_name = "FILE")]
    pub chart: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BotArgs {
    #[arg(value_name = "URL")]
    pub server: String,
    #[arg(long, env = "TABULEIRO_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    pub token: tabuleiro_server::Secret,
    #[arg(long, value_name = "ENGINE", default_value = "best")]
    pub engine: String,
    #[arg(long, value_name = "GAME")]
    pub pair: Option<String>,
    #[arg(long, value_name = "CLOCK", requires = "pair")]
    pub clock: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub games: Option<usize>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct AdminArgs {
    #[arg(long, global = true, env = "TABULEIRO_DATABASE", hide_env_values = true, value_name = "URL")]
    pub database: Option<tabuleiro_server::Secret>,
    #[command(subcommand)]
    pub command: tabuleiro_server::admin::Admin,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: clap_complete::Shell,
}

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
