//! `tabuleiro bench rules`: speed of the rules, on one thread.

use super::setup::kind_named;
use crate::args::BenchRulesArgs;
use crate::failure::{About, Failure};
use crate::screen::Screen;
use anyhow::Result;
use serde_json::json;
use std::io::Write;
use std::time::Instant;
use tabuleiro_core::info::{OptionKind, RuleSet};
use tabuleiro_core::{Message, Options, Random};
use tabuleiro_table::{GameKind, Table, kinds};

/// Measurements of one way to play a game.
struct Figures {
    name: String,
    plies_per_s: f64,
    games_per_s: f64,
    plies_per_game: f64,
    perft_per_s: f64,
    position_bytes: usize,
}

/// Returns the games to be measured, if they can be for so long.
pub(super) fn games(name: Option<&str>, seconds: f64) -> Result<Vec<&'static GameKind>> {
    if !(0.01..=600.0).contains(&seconds) {
        return Err(Failure::new(Message::new("error-seconds").text("found", seconds)).into());
    }
    match name {
        Some(name) => Ok(vec![kind_named(name)?]),
        None => Ok(kinds().iter().collect()),
    }
}

pub(crate) fn run(args: &BenchRulesArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let wanted = games(args.game.as_deref(), args.seconds)?;
    if !args.json {
        writeln!(out, "{}", screen.speaker(None).word("bench-heading"))?;
    }
    for kind in wanted {
        for options in kind.info.rule_sets.iter().flat_map(ways) {
            let figures = measure(kind, &options, args.seconds)?;
            write_figures(&figures, args.json, out)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// Returns the numbers of seats of a rule set, each with every board.
fn ways(rule_set: &'static RuleSet) -> Vec<Options> {
    let mut ways = Vec::new();
    for seats in rule_set.seats() {
        let Ok(defaults) = Options::of(rule_set).with_seats(seats.count()) else { continue };
        let boards = rule_set.options.iter().find_map(|option| match option.kind {
            OptionKind::Choice(choices) if ["map", "board"].contains(&option.id) => {
                Some((option.id, choices))
            }
            _ => None,
        });
        match boards {
            Some((id, choices)) => {
                ways.extend(choices.iter().filter_map(|choice| defaults.clone().with(id, choice).ok()));
            }
            None => ways.push(defaults),
        }
    }
    ways
}

fn measure(kind: &'static GameKind, options: &Options, seconds: f64) -> Result<Figures> {
    let mut random = Random::from_seed(1);
    let setup = kind.draw(options, &mut random).about(kind.info)?;
    let table = Table::new(kind, &setup).about(kind.info)?;
    let play = table.play_state();
    let (mut plies, mut games) = (0, 0);
    let begin = Instant::now();
    while begin.elapsed().as_secs_f64() < seconds {
        plies += play.random_plies(16, &mut random);
        games += 16;
    }
    let played_s = begin.elapsed().as_secs_f64();
    // Deeper and deeper while there is time: the deepest counts.
    let mut perft_per_s = 0.0;
    let begin = Instant::now();
    for depth in 1..=64 {
        let before = Instant::now();
        let nodes = play.perft(depth);
        perft_per_s = nodes as f64 / before.elapsed().as_secs_f64().max(1e-9);
        if begin.elapsed().as_secs_f64() > seconds / 16.0 {
            break;
        }
    }
    let seats = options.seats();
    let board = ["map", "board"].iter().find(|id| options.rule_set().option(id).is_some());
    let board = board.map_or(String::new(), |id| format!(" {}", options.choice(id)));
    Ok(Figures {
        name: format!("{} {} {seats}{board}", kind.info.id, options.rule_set().id),
        plies_per_s: plies as f64 / played_s,
        games_per_s: games as f64 / played_s,
        plies_per_game: plies as f64 / games as f64,
        perft_per_s,
        position_bytes: kind.position_bytes,
    })
}

fn write_figures(figures: &Figures, as_json: bool, out: &mut dyn Write) -> Result<()> {
    let Figures { name, plies_per_s, games_per_s, plies_per_game, perft_per_s, position_bytes } = figures;
    if as_json {
        let line = json!({
            "name": name, "plies_per_s": plies_per_s, "games_per_s": games_per_s, "plies_per_game": plies_per_game,
            "perft_per_s": perft_per_s, "position_bytes": position_bytes,
        });
        writeln!(out, "{line}")?;
    } else {
        let (plies, perft) = (plies_per_s / 1e6, perft_per_s / 1e6);
        writeln!(
            out,
            "{name:<42} {plies:>9.2} {games_per_s:>10.0} {plies_per_game:>7.1} {perft:>9.2} {position_bytes:>6}"
        )?;
    }
    Ok(())
}
