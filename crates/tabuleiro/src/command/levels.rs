//! `tabuleiro levels`: strength of a game's levels, on a ladder that begins with random play.

use super::block;
use super::matches::{code, engine, open, play, resume, short_seed};
use super::setup::kind_named;
use super::standings::{estimate, write_table};
use crate::args::LevelsArgs;
use crate::failure::{Failure, unwritable};
use crate::screen::Screen;
use anyhow::Result;
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_arena::rating::ladder;
use tabuleiro_arena::standings::meetings;
use tabuleiro_arena::{Counted, Definition, Log, Rung, Schedule, Standings, chart, log};
use tabuleiro_core::Message;
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::Localizer;

/// The player at the foot of the ladder.
const RANDOM: &str = "random";

/// Time after which a level without an answer loses, in milliseconds; levels think for about a second.
const PATIENCE_MS: u64 = 120_000;

pub(crate) fn run(
    args: &LevelsArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    match (&args.game, &args.run.log) {
        (Some(game), _) => of_game(kind_named(game)?, args, data, screen, out),
        (None, Some(path)) if args.run.resume => of_match(resume(path, screen)?, args, screen, out),
        (None, Some(_)) => Err(Failure::new(Message::new("error-levels-log")).into()),
        (None, None) => {
            for kind in kinds() {
                let code = of_game(kind, args, data, screen, out)?;
                if code != ExitCode::SUCCESS {
                    return Ok(code);
                }
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn of_game(
    kind: &'static GameKind,
    args: &LevelsArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    of_match(open(&args.run, data, &define(kind, args)?, screen)?, args, screen, out)
}

/// Plays what is left and shows the ladder.
fn of_match(
    (mut log, schedule): (Log, Schedule),
    args: &LevelsArgs,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let ended = play(&mut log, &schedule, &args.run, screen, "levels")?;
    let speaker = screen.speaker(None);
    let definition = log.definition();
    let zero = definition.engines.iter().position(|engine| engine == RANDOM);
    let zero = zero.ok_or_else(|| Failure::new(Message::new("error-levels-no-random")))?;
    let rungs = ladder(definition.engines.len(), &meetings(log.games()), zero);
    if args.run.json {
        writeln!(out, "{}", as_json(&log, &rungs))?;
    } else {
        writeln!(out, "{}", title(&log, &speaker))?;
        write_table(&table(&log, &rungs, &speaker), out)?;
    }
    if let Some(path) = &args.run.chart {
        let rows: Vec<_> =
            rungs.iter().map(|rung| (definition.engines[rung.player].clone(), rung.elo)).collect();
        fs::write(path, chart::bars(&title(&log, &speaker), &rows))
            .map_err(|error| unwritable(path, &error))?;
    }
    if let Some(path) = &args.write {
        block::replace(path, &format!("ladder {}", definition.game), |_| page_table(&log, &rungs))?;
    }
    Ok(code(ended))
}

/// Defines the ladder of a game: random play and each numbered level meet those at most `reach` away; the game's own
/// levels meet the lower half.
fn define(kind: &'static GameKind, args: &LevelsArgs) -> Result<Definition> {
    let (rated, options) = (kind.rated, kind.rated_options()?);
    let (mut numbered, mut own) = (vec![RANDOM.to_string()], Vec::new());
    for level in kind.levels(options.rule_set()) {
        let text = level.spec.to_string();
        match level.number {
            Some(_) => numbered.push(engine(kind, &options, &text)?),
            None if text == RANDOM => {}
            None => own.push(text),
        }
    }
    if args.reach == 0 {
        return Err(Failure::new(Message::new("error-levels-reach")).into());
    }
    let steps = numbered.len();
    let near = (0..steps)
        .flat_map(|low| (low + 1..=(low + args.reach).min(steps - 1)).map(move |high| vec![low, high]));
    let with_own =
        (steps..steps + own.len()).flat_map(|own| (0..=steps / 2).map(move |level| vec![level, own]));
    Ok(Definition {
        version: log::VERSION,
        game: kind.info.id.into(),
        rule_set: options.rule_set().id.into(),
        seats: options.seats().count(),
        options: rated.options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
        pairings: near.chain(with_own).collect(),
        engines: [numbered, own].concat(),
        starts: args.starts as usize,
        opening: args.run.openings,
        balanced: args.run.balanced,
        seed: args.seed.unwrap_or_else(short_seed),
        clock: None,
        unlimited_ms: PATIENCE_MS / 2,
        patience_ms: PATIENCE_MS,
        counted: Counted::Wall,
        sprt: None,
    })
}

fn title(log: &Log, speaker: &Localizer) -> String {
    let definition = log.definition();
    let options: Vec<String> =
        definition.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let message = Message::new(if options.is_empty() { "levels-title" } else { "levels-title-options" })
        .text("game", &definition.game)
        .text("rules", &definition.rule_set)
        .number("games", log.games().len() as i64);
    speaker.say(&message.text("options", options.join(" ")))
}

fn table(log: &Log, rungs: &[Rung], speaker: &Localizer) -> Vec<Vec<String>> {
    let head = ["player", "elo", "interval", "score", "games"];
    let mut rows = vec![head.map(|column| speaker.word(format!("match-column-{column}"))).to_vec()];
    rows.extend(cells(log, rungs));
    rows
}

/// Returns player, Elo, interval, score and games of every rung.
fn cells(log: &Log, rungs: &[Rung]) -> Vec<Vec<String>> {
    let definition = log.definition();
    let standings = Standings::of(definition, log.games());
    let row = |rung: &Rung| {
        let (elo, account) = (rung.elo, &standings.players[rung.player]);
        vec![
            definition.engines[rung.player].clone(),
            format!("{:.0}", elo.value),
            format!("{:.0}..{:.0}", elo.low, elo.high),
            format!("{:.1} %", 100.0 * account.points / account.games.max(1) as f64),
            account.games.to_string(),
        ]
    };
    rungs.iter().map(row).collect()
}

fn as_json(log: &Log, rungs: &[Rung]) -> Value {
    let definition = log.definition();
    let rung = |rung: &Rung| json!({"engine": definition.engines[rung.player], "elo": estimate(rung.elo)});
    json!({
        "definition": definition,
        "games": log.games().len(),
        "ladder": rungs.iter().map(rung).collect::<Vec<_>>(),
    })
}

fn page_table(log: &Log, rungs: &[Rung]) -> String {
    let definition = log.definition();
    let options: String = definition
        .options
        .iter()
        .fold(String::new(), |text, (name, value)| format!("{text}, {name} {value}"));
    let mut text = format!(
        "{} `{}`{options}: {} games from {} {}starts after {} random decisions, seed {}.\n\n| player | Elo | 95 % interval | score | games |\n|---|--:|--:|--:|--:|\n",
        definition.game,
        definition.rule_set,
        log.games().len(),
        definition.starts,
        if definition.balanced { "even " } else { "" },
        definition.opening,
        definition.seed
    );
    for row in cells(log, rungs) {
        let _ = writeln!(text, "| {} |", row.join(" | "));
    }
    text
}
