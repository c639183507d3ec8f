//! Measured values.

use crate::problem::LoadError;
use crate::process::Process;
use hdrhistogram::Histogram;
use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Counters that are updated during the measurement.
pub(crate) struct Measured {
    /// Number of open connections.
    pub connected: AtomicU64,
    /// Number of messages received.
    pub delivered: AtomicU64,
    /// Number of turns that all players have seen.
    pub turns: AtomicU64,
    /// Number of turns that not all players had seen when the next was due.
    pub late: AtomicU64,
    /// Number of finished games.
    pub games_over: AtomicU64,
    /// Number of turns played by engines.
    pub engine_turns: AtomicU64,
    /// Number of requests that the server asked to repeat later.
    pub waits: AtomicU64,
    times: Mutex<Histogram<u64>>,
    refused: Mutex<BTreeMap<String, u64>>,
    resync: Mutex<Resync>,
}

/// Connections that broke, and those that were restored.
#[derive(Default)]
struct Resync {
    broken: HashSet<(usize, usize)>,
    began: Option<Instant>,
    count: u64,
    took: Duration,
}

impl Default for Measured {
    fn default() -> Measured {
        let count = AtomicU64::default;
        let times = Histogram::new_with_bounds(1, 600_000_000, 3).expect("these bounds are in order");
        Measured {
            connected: count(),
            delivered: count(),
            turns: count(),
            late: count(),
            games_over: count(),
            engine_turns: count(),
            waits: count(),
            times: Mutex::new(times),
            refused: Mutex::default(),
            resync: Mutex::default(),
        }
    }
}

impl Measured {
    /// Records the time from sending a turn until another seat saw it.
    pub(crate) fn seen(&self, after: Duration) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.saturating_record(after.as_micros() as u64);
    }

    /// Records a refusal.
    pub(crate) fn refuse(&self, why: String) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(why).or_default() += 1;
    }

    /// Records a broken connection.
    pub(crate) fn broken(&self, seat: usize, game: usize) {
        let mut resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        resync.began.get_or_insert_with(Instant::now);
        resync.broken.insert((game, seat));
    }

    /// Notes that a connection has received the current state. If it was broken, it is now restored.
    pub(crate) fn resync_if_broken(&self, seat: usize, game: usize) {
        let mut resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        if resync.broken.remove(&(game, seat)) {
            resync.count += 1;
            resync.took = resync.began.map_or(Duration::ZERO, |began| began.elapsed());
        }
    }

    /// Returns whether at least `count` connections were restored and none is broken.
    pub(crate) fn are_back(&self, count: u64) -> bool {
        let resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        resync.count >= count && resync.broken.is_empty()
    }

    pub(crate) fn report(
        &self,
        counts: Counts,
        coming: Duration,
        playing: Duration,
        usages: &Usages,
    ) -> Report {
        let Counts { idle, connections, seats } = counts;
        let times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let at = |part: f64| Duration::from_micros(times.value_at_quantile(part));
        let resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let delivered = load(&self.delivered);
        let (measured, is_same) =
            (!usages.full.memory_bytes.is_empty(), !usages.after.memory_bytes.is_empty());
        let spent = usages.after.processor.saturating_sub(usages.full.processor);
        let sum = |usage: &Usage| usage.memory_bytes.iter().sum::<u64>();
        let grown =
            |from: &Usage, to: &Usage, count: usize| sum(to).saturating_sub(sum(from)) / count.max(1) as u64;
        let each = grown(&usages.idle, &usages.full, connections);
        let idle_each = (measured && idle > 0).then(|| grown(&usages.empty, &usages.idle, idle));
        Report {
            idle,
            connections,
            connections_per_second: connections as f64 / coming.as_secs_f64(),
            turns: load(&self.turns),
            turns_per_second: load(&self.turns) as f64 / playing.as_secs_f64(),
            late: load(&self.late),
            games_over: load(&self.games_over),
            waits: load(&self.waits),
            p50: at(0.5),
            p99: at(0.99),
            p999: at(0.999),
            longest: Duration::from_micros(times.max()),
            delivered,
            engine_turns: load(&self.engine_turns),
            memory_per_connection: measured.then_some(each),
            memory_per_idle: idle_each,
            memory_per_table: idle_each.map(|idle| each.saturating_sub(idle) * seats as u64),
            memory_bytes: is_same.then(|| sum(&usages.after)),
            processor: is_same.then_some(spent),
            processor_share: is_same.then(|| spent.as_secs_f64() / playing.as_secs_f64()),
            processor_per_message: is_same.then(|| spent / (delivered.max(1) as u32)),
            refused: self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            back: resync.count,
            away: resync.broken.len() as u64,
            back_after: resync.took,
            machine_load: std::fs::read_to_string("/proc/loadavg")
                .ok()
                .and_then(|text| text.split_whitespace().next()?.parse().ok()),
        }
    }
}

/// The resources that the server's processes use.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    /// Memory of each process.
    pub memory_bytes: Vec<u64>,
    /// Processor time of all processes.
    pub processor: Duration,
}

impl Usage {
    pub(crate) fn of(processes: &[Process]) -> Result<Usage, LoadError> {
        let mut usage = Usage::default();
        for process in processes {
            usage.memory_bytes.push(process.memory_bytes()?);
            usage.processor += process.processor_time()?;
        }
        Ok(usage)
    }
}

/// Resources without connections, with spectators only, with all connections, and at the end.
pub(crate) struct Usages {
    pub empty: Usage,
    pub idle: Usage,
    pub full: Usage,
    pub after: Usage,
}

/// The numbers of connections.
#[derive(Copy, Clone)]
pub(crate) struct Counts {
    pub idle: usize,
    pub connections: usize,
    pub seats: usize,
}

/// The results of a measurement.
#[derive(Clone, Debug)]
pub struct Report {
    /// Number of idle spectators.
    pub idle: usize,
    /// Number of players' connections.
    pub connections: usize,
    /// Connections per second, including the requests for guests and tables.
    pub connections_per_second: f64,
    /// Number of turns that all players have seen.
    pub turns: u64,
    /// Turns per second.
    pub turns_per_second: f64,
    /// Number of turns that not all players had seen when the next was due.
    pub late: u64,
    /// Number of finished games, each of which was followed by another.
    pub games_over: u64,
    /// Number of turns played by engines.
    pub engine_turns: u64,
    /// Number of requests that the server asked to repeat later.
    pub waits: u64,
    /// Median time from sending a turn until another seat saw it.
    pub p50: Duration,
    /// 99th percentile of that time.
    pub p99: Duration,
    /// 99.9th percentile of that time.
    pub p999: Duration,
    /// Longest such time.
    pub longest: Duration,
    /// Number of messages received.
    pub delivered: u64,
    /// Memory per connection of a player, with its share of the table.
    pub memory_per_connection: Option<u64>,
    /// Memory per idle spectator.
    pub memory_per_idle: Option<u64>,
    /// Memory per table, without its connections.
    pub memory_per_table: Option<u64>,
    /// Memory of the server at the end.
    pub memory_bytes: Option<u64>,
    /// Processor time of the server during play.
    pub processor: Option<Duration>,
    /// Processor time as a share of one processor.
    pub processor_share: Option<f64>,
    /// Processor time per message.
    pub processor_per_message: Option<Duration>,
    /// Refusals, with their numbers.
    pub refused: BTreeMap<String, u64>,
    /// Number of connections that broke and were restored.
    pub back: u64,
    /// Number of connections that broke and were not restored.
    pub away: u64,
    /// Time from the first break to the last restoration.
    pub back_after: Duration,
    /// Load average of the machine at the end.
    pub machine_load: Option<f64>,
}
