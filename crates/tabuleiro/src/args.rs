//! The command line.

use clap::builder::PossibleValuesParser;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use std::ffi::OsString;
use std::path::PathBuf;
use tabuleiro_picture::{Size, Theme};
use tabuleiro_tui::Palette;

#[derive(Parser, Debug)]
#[command(name = "tabuleiro", version, max_term_width = 100)]
pub(crate) struct Args {
    #[command(flatten)]
    pub screen: ScreenArgs,
    #[arg(long, global = true, env = "TABULEIRO_DATA", hide_env_values = true, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub look: LookArgs,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The look of the full screen.
#[derive(ClapArgs, Debug, Default)]
pub(crate) struct LookArgs {
    #[arg(long, env = "TABULEIRO_THEME", hide_env_values = true, value_name = "THEME", value_parser = PossibleValuesParser::new(Palette::ALL.map(Palette::id)))]
    pub theme: Option<String>,
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
    Continue(ContinueArgs),
    Learn(LearnArgs),
    Rules(RulesArgs),
    Games(GamesArgs),
    List(ListArgs),
    Rename(RenameArgs),
    Delete(DeleteArgs),
    Config(ConfigArgs),
    Replay(ReplayArgs),
    Show(PositionArgs),
    Moves(PositionArgs),
    #[command(visible_alias = "analyse")]
    Analyze(AnalyzeArgs),
    Export(ExportArgs),
    Match(MatchArgs),
    Levels(LevelsArgs),
    Serve(tabuleiro_server::Settings),
    Bot(BotArgs),
    Admin(AdminArgs),
    Engine(EngineArgs),
    Perft(PerftArgs),
    #[command(subcommand)]
    Bench(BenchCommand),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Help(HelpArgs),
    Version,
    #[command(hide = true)]
    Complete(CompleteArgs),
}

/// Arguments of a set-up.
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
    #[arg(long, short = 'l', value_name = "LEVEL")]
    pub level: Option<String>,
    #[arg(long, value_name = "SEAT")]
    pub starts: Option<String>,
    #[arg(long, value_name = "TIME")]
    pub clock: Option<String>,
    #[arg(long, value_name = "TIME")]
    pub pause: Option<String>,
    #[arg(long)]
    pub new: bool,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ContinueArgs {
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct LearnArgs {
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    #[arg(value_name = "LESSON")]
    pub lesson: Option<usize>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ListArgs {
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct RenameArgs {
    #[arg(value_name = "NAME")]
    pub name: String,
    #[arg(value_name = "NEW-NAME")]
    pub to: String,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct DeleteArgs {
    #[arg(value_name = "NAME", required = true)]
    pub names: Vec<String>,
    #[arg(long, short = 'y')]
    pub yes: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ConfigArgs {
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    #[arg(value_name = "VALUE")]
    pub value: Option<String>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ManArgs {
    #[arg(long, value_name = "FOLDER")]
    pub to: Option<PathBuf>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct CompleteArgs {
    #[arg(value_name = "WORD", trailing_var_arg = true, allow_hyphen_values = true)]
    pub words: Vec<OsString>,
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
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32))]
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

/// Format of a picture.
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
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "docs/lab/results.md")]
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

/// Arguments that all matches share.
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
pub(crate) struct HelpArgs {
    #[arg(value_name = "COMMAND")]
    pub command: Vec<String>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: clap_complete::Shell,
}
