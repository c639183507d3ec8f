//! `cargo xtask instructions`: counts the instructions per ply of random play with callgrind. The count is exact and
//! independent of the machine's load, so a test can depend on it.

use crate::shell;
use crate::tools::{self, VALGRIND};
use anyhow::{Context, Result, bail};
use std::fmt::Write;
use std::sync::Mutex;
use std::thread;

/// The source of moves in random play.
#[derive(Copy, Clone)]
enum Moves {
    /// By itself, as playouts do.
    Drawn,
    /// From the list of all legal moves, as searches do.
    Listed,
}

/// A way to play a game, with the largest allowed number of instructions per ply.
struct Way {
    moves: Moves,
    game: &'static str,
    rule_set: &'static str,
    seats: u8,
    options: &'static [&'static str],
    bar: u64,
}

const fn way(
    game: &'static str,
    rule_set: &'static str,
    seats: u8,
    options: &'static [&'static str],
    bar: u64,
) -> Way {
    Way { moves: Moves::Drawn, game, rule_set, seats, options, bar }
}

const fn listed(way: Way) -> Way {
    Way { moves: Moves::Listed, ..way }
}

const WAYS: &[Way] = &[
    way("small-star-empires", "published", 2, &["map=basic"], SMALL_MAP),
    way("small-star-empires", "published", 3, &["map=basic"], SMALL_MAP),
    way("small-star-empires", "published", 4, &["map=basic"], LARGE_MAP),
    way("small-star-empires", "published", 2, &["map=random"], SMALL_MAP),
    way("small-star-empires", "feup-a", 2, &["map=feup-a"], SMALL_MAP),
    way("small-star-empires", "feup-a", 2, &["map=feup-a-printed"], SMALL_MAP),
    way("small-star-empires", "feup-b", 2, &["map=small"], SMALL_MAP),
    way("small-star-empires", "feup-b", 2, &["map=medium"], SMALL_MAP),
    way("small-star-empires", "feup-b", 2, &["map=big"], LARGE_MAP),
    way("asterismo", "report", 2, &[], ASTERISMO),
    way("asterismo", "decisive", 2, &[], ASTERISMO),
    way("asterismo", "published", 2, &[], ASTERISMO),
    way("asterismo", "published", 3, &[], ASTERISMO),
    way("syrtis", "published", 2, &["board=major", "placement=players"], SYRTIS_MAJOR),
    way("syrtis", "published", 2, &["board=major", "placement=automatic"], SYRTIS_MAJOR),
    way("syrtis", "report", 2, &["board=major", "placement=players"], SYRTIS_MAJOR),
    way("syrtis", "report", 2, &["board=major", "placement=automatic"], SYRTIS_MAJOR),
    way("green-skull", "published", 2, &[], GREEN_SKULL),
    way("green-skull", "report", 2, &[], GREEN_SKULL),
    listed(way("small-star-empires", "published", 2, &["map=basic"], 600)),
    listed(way("small-star-empires", "feup-b", 2, &["map=big"], 675)),
    listed(way("asterismo", "decisive", 2, &[], 1110)),
    listed(way("syrtis", "published", 2, &["board=major", "placement=automatic"], 1250)),
    listed(way("green-skull", "published", 2, &[], 500)),
];

/// Limit for maps of up to 64 systems.
const SMALL_MAP: u64 = 490;
/// Limit for maps of more than 64 systems.
const LARGE_MAP: u64 = 565;
const ASTERISMO: u64 = 985;
const SYRTIS_MAJOR: u64 = 915;
const GREEN_SKULL: u64 = 300;

/// Numbers of games in two runs. Their difference excludes the start of the program and the set-up.
const GAMES: [u32; 2] = [100, 2100];

/// The count of one way to play.
pub(crate) struct Count {
    name: String,
    plies: u64,
    per_ply: u64,
    bar: u64,
}

impl Count {
    fn is_within_bar(&self) -> bool {
        self.per_ply <= self.bar
    }
}

/// Prints the table; with `check`, fails if a count exceeds its bar.
pub(crate) fn run(check: bool) -> Result<()> {
    let counts = count_all()?;
    print!("{}", table(&counts));
    let missed = counts.iter().filter(|count| !count.is_within_bar()).count();
    println!("bars: {} passed, {missed} failed", counts.len() - missed);
    if check && missed > 0 {
        bail!("{missed} of {} ways to play exceed their bar", counts.len());
    }
    Ok(())
}

/// Counts every way to play.
pub(crate) fn count_all() -> Result<Vec<Count>> {
    tools::require(&[VALGRIND], false)?;
    shell::run(&mut shell::cargo("build --release --package tabuleiro-games --example random_play"))?;
    let next = Mutex::new(0..WAYS.len());
    let counts = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let take = || next.lock().expect("no counter panics").next();
                while let Some(place) = take() {
                    let count = count(&WAYS[place]);
                    counts.lock().expect("no counter panics").push((place, count));
                }
            });
        }
    });
    let mut counts = counts.into_inner().expect("no counter panics");
    counts.sort_by_key(|(place, _)| *place);
    counts.into_iter().map(|(_, count)| count).collect()
}

/// Returns the counts as a table in Markdown.
pub(crate) fn table(counts: &[Count]) -> String {
    let mut table =
        String::from("| random play of | plies | instructions per ply | bar | |\n|---|--:|--:|--:|---|\n");
    for count in counts {
        let Count { name, plies, per_ply, bar } = count;
        let verdict = if count.is_within_bar() { "within" } else { "MISSED" };
        writeln!(table, "| {name} | {plies} | {per_ply} | {bar} | {verdict} |")
            .expect("a string takes every text");
    }
    table
}

fn count(way: &Way) -> Result<Count> {
    let Way { moves, game, rule_set, seats, options, bar } = way;
    let name = format!("{game} {rule_set} {seats} {}", options.join(" ")).trim_end().to_string();
    let name = match moves {
        Moves::Drawn => name,
        Moves::Listed => name + " (listed)",
    };
    let [few, many] = GAMES.map(|games| play(way, games));
    let (few, many) = (few.with_context(|| name.clone())?, many.with_context(|| name.clone())?);
    let plies = many.plies - few.plies;
    Ok(Count { name, plies, per_ply: (many.instructions - few.instructions).div_ceil(plies), bar: *bar })
}

struct Played {
    plies: u64,
    instructions: u64,
}

fn play(way: &Way, games: u32) -> Result<Played> {
    let program = shell::target().join("release/examples/random_play");
    let mut valgrind = shell::program("valgrind --tool=callgrind --callgrind-out-file=/dev/null");
    valgrind
        .arg(program)
        .arg(match way.moves {
            Moves::Drawn => "drawn",
            Moves::Listed => "listed",
        })
        .args([way.game, way.rule_set, &way.seats.to_string(), &games.to_string()])
        .args(way.options);
    let written = shell::read(&mut valgrind)?;
    let plies = written.output.trim().parse().context("random_play printed no number of plies")?;
    let collected = written.errors.lines().find_map(|line| line.split_once("Collected : "));
    let (_, collected) = collected.context("callgrind printed no count")?;
    Ok(Played { plies, instructions: collected.trim().parse()? })
}
