//! A load test: many games with random legal turns over the public interface of a server, and their latencies.

mod args;
mod engines;
mod files;
mod game;
mod idle;
mod measure;
mod people;
mod problem;
mod process;
mod socket;
mod summary;

pub use args::Args;
pub use measure::{Report, Usage};
pub use problem::LoadError;
pub use summary::summary;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use idle::Onlooker;
use measure::{Counts, Measured, Usages};
use people::People;
use process::Process;
use serde_json::{Value, json};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, watch};

/// The description of a measurement.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Addresses of the server's nodes; the seats of a game use different nodes.
    pub nodes: Vec<String>,
    /// Id of the game.
    pub game: String,
    /// Time control of every game.
    pub clock: String,
    /// Number of games at a time.
    pub games: usize,
    /// Number of spectators at a table without moves.
    pub idle: usize,
    /// Number of games between engines.
    pub engine_games: usize,
    /// Turns per second over all games; 0 plays no turns.
    pub turns_per_second: f64,
    /// Duration in seconds, counted from when all players are connected.
    pub seconds: f64,
    /// End early once every connection has been lost and restored this often; 0 never ends early.
    pub restarts: usize,
    /// Number of players that connect at the same time.
    pub at_once: usize,
    /// Process ids of the server's nodes, if they run on this machine.
    pub processes: Vec<u32>,
    /// Whether the server may be on another machine.
    pub anywhere: bool,
    /// Seed for random choices.
    pub seed: u64,
}

/// The phase of a measurement.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Players connect; the number of connections so far.
    Coming(usize),
    /// All players are connected; the number of turns so far.
    Playing(u64),
}

/// The observer of a measurement.
struct Watch<'a> {
    stop: &'a AtomicBool,
    tell: &'a mut dyn FnMut(Phase),
}

impl Watch<'_> {
    /// Passes the progress on, unless the measurement is stopped.
    fn tell(&mut self, phase: Phase) -> Result<(), LoadError> {
        (self.tell)(phase);
        if self.stop.load(Ordering::Relaxed) { Err(LoadError::Stopped) } else { Ok(()) }
    }
}

/// Carries out a plan and returns the measurements; `tell` receives the progress. Ends early once `stop` is set.
pub fn run(plan: &Plan, stop: &AtomicBool, tell: &mut dyn FnMut(Phase)) -> Result<Report, LoadError> {
    expect_near(plan)?;
    let kind = tabuleiro_table::kind(&plan.game).ok_or_else(|| LoadError::Game(plan.game.clone()))?;
    let seats = kind.info.rule_sets[0].seats_min.count();
    let connections = plan.idle + plan.games * seats + plan.engine_games;
    files::expect(connections)?;
    expect_there(plan)?;
    let processes: Vec<Process> =
        plan.processes.iter().copied().map(Process::new).collect::<Result<_, _>>()?;
    processes.iter().try_for_each(|process| files::expect_of(process, connections / plan.nodes.len()))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .max_blocking_threads(plan.at_once.max(1))
        .enable_all()
        .build()
        .map_err(LoadError::Run)?;
    let level = kind.levels(&kind.info.rule_sets[0]).into_iter().rfind(|level| level.number.is_some());
    let place = json!({"engine": level.map(|level| level.short)});
    let places = Value::from(vec![place; seats]);
    runtime.block_on(play(plan, seats, places, &processes, &mut Watch { stop, tell }))
}

/// Rejects a server on another machine unless the plan allows it, to prevent load on a stranger's server by accident.
fn expect_near(plan: &Plan) -> Result<(), LoadError> {
    for node in &plan.nodes {
        let host = people::host_of(node);
        let near = host.to_socket_addrs().is_ok_and(|mut all| all.all(|address| address.ip().is_loopback()));
        if !near && !plan.anywhere {
            return Err(LoadError::Far(node.clone()));
        }
    }
    Ok(())
}

/// Checks that a server is running at the start. Later, a restarting server is waited for.
fn expect_there(plan: &Plan) -> Result<(), LoadError> {
    plan.nodes.iter().try_for_each(|node| match TcpStream::connect(people::host_of(node)) {
        Ok(_) => Ok(()),
        Err(error) => Err(LoadError::Server(format!("{node}: {error}"))),
    })
}

async fn play(
    plan: &Plan,
    seats: usize,
    engines: Value,
    processes: &[Process],
    watch: &mut Watch<'_>,
) -> Result<Report, LoadError> {
    let measured = Arc::new(Measured::default());
    let people = People::new(plan, measured.clone());
    let (begin, begun) = watch::channel(None);
    let (failed, mut failures) = mpsc::unbounded_channel();
    let doors = Arc::new(Semaphore::new(plan.at_once.max(1)));
    let go = |task: BoxFuture<'static, Result<(), LoadError>>| {
        let failed = failed.clone();
        tokio::spawn(async move {
            if let Err(problem) = task.await {
                let _ = failed.send(problem);
            }
        });
    };
    let empty = Usage::of(processes)?;
    if plan.idle > 0 {
        let table = idle::quiet_table(&people).await?;
        for number in 0..plan.idle {
            let (node, table) = (people.node(number, 0).to_string(), table.clone());
            let (measured, doors) = (measured.clone(), doors.clone());
            go(Onlooker { number, node, table, measured, doors }.run().boxed());
        }
        arrive(plan.idle, &measured, &mut failures, watch).await?;
    }
    let idle = Usage::of(processes)?;
    let start = Instant::now();
    for number in 0..plan.games {
        let game = game::Game::new(plan, number, seats, people.clone(), measured.clone(), doors.clone());
        go(game.run(begun.clone()).boxed());
    }
    let all = plan.games * seats;
    let coming = arrive(plan.idle + all, &measured, &mut failures, watch).await? - start;
    let full = Usage::of(processes)?;
    let engines = Arc::new(engines);
    for number in 0..plan.engine_games {
        go(engines::run(people.clone(), number, engines.clone(), measured.clone()).boxed());
    }
    let play_begin = Instant::now();
    begin.send_replace(Some(play_begin));
    let end = play_begin + Duration::from_secs_f64(plan.seconds);
    let wanted_back = plan.restarts * (plan.idle + all);
    while Instant::now() < end && !(wanted_back > 0 && measured.are_back(wanted_back as u64)) {
        if watch.tell(Phase::Playing(measured.turns.load(Ordering::Relaxed))).is_err() {
            break;
        }
        tokio::select! {
            Some(problem) = failures.recv() => return Err(problem),
            () = tokio::time::sleep_until(end.min(Instant::now() + Duration::from_millis(500)).into()) => {}
        }
    }
    // A restarted server is a new process, so the old ids may be gone.
    let after = Usage::of(processes).unwrap_or_default();
    let usages = Usages { empty, idle, full, after };
    let counts = Counts { idle: plan.idle, connections: all, seats };
    Ok(measured.report(counts, coming, play_begin.elapsed(), &usages))
}

/// Waits for `all` connections and returns the time at which they were complete.
async fn arrive(
    all: usize,
    measured: &Measured,
    failures: &mut mpsc::UnboundedReceiver<LoadError>,
    watch: &mut Watch<'_>,
) -> Result<Instant, LoadError> {
    loop {
        let there = measured.connected.load(Ordering::Relaxed) as usize;
        watch.tell(Phase::Coming(there))?;
        if there >= all {
            break;
        }
        tokio::select! {
            Some(problem) = failures.recv() => return Err(problem),
            () = tokio::time::sleep(Duration::from_millis(200)) => {}
        }
    }
    let came = Instant::now();
    // Give the server time to release the memory that was needed only to connect.
    tokio::time::sleep(Duration::from_secs(2)).await;
    Ok(came)
}
