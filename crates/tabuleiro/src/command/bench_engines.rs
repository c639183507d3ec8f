//! `tabuleiro bench engines`: speed and depth of the engines, and a signature that changes with the search.

use super::bench;
use crate::args::BenchEnginesArgs;
use crate::screen::Screen;
use anyhow::Result;
use serde_json::json;
use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::{Message, Options, Random};
use tabuleiro_engine::native::Stopwatch;
use tabuleiro_engine::{Alone, EngineKind, Limits, NoTimer, Spec, Thought, Timer};
use tabuleiro_table::{ComputerPlayer, GameKind, Means, Table};

/// Numbers of random moves from the start to the positions of the signature.
const DECISIONS: [usize; 5] = [0, 6, 12, 18, 24];
/// Depth of the signature's searches.
const DEPTH: u32 = 5;
/// Playouts of the signature's searches, for engines that count playouts.
const PLAYOUTS: u64 = 500;
/// Seed of set-ups and random moves.
const SEED: u64 = 1;

pub(crate) fn run(args: &BenchEnginesArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let wanted = bench::games(args.game.as_deref(), args.seconds)?;
    if !args.json {
        let heading = Message::new("bench-engines-heading").text("seconds", args.seconds);
        writeln!(out, "{}", screen.speaker(None).say(&heading))?;
    }
    for kind in wanted {
        let options = kind.rated_options()?;
        for engine in [EngineKind::AlphaBeta, EngineKind::Mcts] {
            let spec = Spec::new(engine);
            let figures = measure(kind, &options, &spec, args)?;
            write_figures(&figures, args.json, out)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Measurements of an engine in a game.
struct Figures {
    name: String,
    nodes_per_s: Option<f64>,
    depth: Option<u32>,
    signature: u64,
}

fn measure(
    kind: &'static GameKind,
    options: &Options,
    spec: &Spec,
    args: &BenchEnginesArgs,
) -> Result<Figures> {
    let thought = (!args.signature).then(|| timed(kind, options, spec, args.seconds)).transpose()?;
    let per_s = |thought: &Thought<String>| thought.nodes as f64 / thought.time.as_secs_f64().max(1e-9);
    Ok(Figures {
        name: format!("{} {} {} {spec}", kind.info.id, options.rule_set().id, options.seats()),
        nodes_per_s: thought.as_ref().map(per_s),
        depth: thought.as_ref().map(|thought| thought.depth),
        signature: signature(kind, options, spec)?,
    })
}

fn write_figures(figures: &Figures, as_json: bool, out: &mut dyn Write) -> Result<()> {
    let Figures { name, nodes_per_s, depth, signature } = figures;
    if as_json {
        let line =
            json!({ "name": name, "nodes_per_s": nodes_per_s, "depth": depth, "signature": signature });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let speed = nodes_per_s.map_or("-".into(), |speed| format!("{:.0}", speed / 1000.0));
    let depth = depth.map_or("-".into(), |depth| depth.to_string());
    writeln!(out, "{name:<42} {speed:>9} {depth:>6} {signature:>12}")?;
    Ok(())
}

/// Searches the start position for a time.
fn timed(kind: &'static GameKind, options: &Options, spec: &Spec, seconds: f64) -> Result<Thought<String>> {
    let table = Table::new(kind, &kind.draw(options, &mut Random::from_seed(SEED))?)?;
    think(&table, spec, &Limits::of_time(Duration::from_secs_f64(seconds)), &|| Box::new(Stopwatch::start()))
}

/// Returns the number of positions searched from a few positions to a fixed depth; for playouts, a hash of the lines
/// found.
fn signature(kind: &'static GameKind, options: &Options, spec: &Spec) -> Result<u64> {
    let mut random = Random::from_seed(SEED);
    let mut table = Table::new(kind, &kind.draw(options, &mut random)?)?;
    let limits = match spec.kind {
        EngineKind::Mcts => Limits::of_nodes(PLAYOUTS),
        _ => Limits::of_depth(DEPTH),
    };
    let mut sum = 0;
    for decisions in DECISIONS {
        while table.to_move().is_some() && table.play_state().steps().len() < decisions {
            let choices = table.play_state().choices();
            let mv = choices[random.below(choices.len())].text.clone();
            table.play(&mv)?;
        }
        if table.to_move().is_some() {
            let thought = think(&table, spec, &limits, &|| Box::new(NoTimer))?;
            // Playouts are given, so what counts of them is where they led.
            sum = match spec.kind {
                EngineKind::Mcts => mixed(sum, &thought),
                _ => sum + thought.nodes,
            };
        }
    }
    Ok(sum)
}

/// Mixes every move of a line into a number of six digits.
fn mixed(sum: u64, thought: &Thought<String>) -> u64 {
    let letters = thought.lines[0].moves.iter().flat_map(|mv| mv.bytes());
    letters.fold(sum, |sum, letter| (sum * 31 + u64::from(letter)) % 1_000_003)
}

/// Searches with a fresh engine.
fn think(
    table: &Table,
    spec: &Spec,
    limits: &Limits,
    timer: &dyn Fn() -> Box<dyn Timer>,
) -> Result<Thought<String>> {
    let play = table.play_state().fork();
    let mut player = ComputerPlayer::engine_at(table.kind(), spec.clone(), play);
    let mut means =
        Means { timer, workers: &Alone, stop: &AtomicBool::new(false), random: &mut Random::from_seed(SEED) };
    Ok(player.think(limits, &mut means, &mut |_| {})?)
}
