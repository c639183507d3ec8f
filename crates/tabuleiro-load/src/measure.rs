//! What is measured.

use crate::problem::LoadError;
use crate::process::Process;
use hdrhistogram::Histogram;
use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What is counted while it happens.
pub(crate) struct Measured {
    /// How many connections there are.
    pub connected: AtomicU64,
    /// How many messages came.
    pub delivered: AtomicU64,
    /// How many turns everyone at the table has seen.
    pub turns: AtomicU64,
    /// How often a turn was not yet seen by all when the next was due.
    pub late: AtomicU64,
    /// How many games came to their end.
    pub games_over: AtomicU64,
    /// How many turns engines took among themselves.
    pub engine_turns: AtomicU64,
    /// How often somebody was told to wait.
    pub waits: AtomicU64,
    times: Mutex<Histogram<u64>>,
    refused: Mutex<BTreeMap<String, u64>>,
    resync: Mutex<Resync>,
}

/// Connections that broke and come back.
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
    /// Another seat saw a turn so long after it was sent.
    pub(crate) fn seen(&self, after: Duration) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.saturating_record(after.as_micros() as u64);
    }

    /// Something was refused.
    pub(crate) fn refuse(&self, why: String) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(why).or_default() += 1;
    }

    /// A connection broke.
    pub(crate) fn broken(&self, seat: usize, game: usize) {
        let mut resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        resync.began.get_or_insert_with(Instant::now);
        resync.broken.insert((game, seat));
    }

    /// Somebody knows how everything stands; if their connection had broken, they are back.
    pub(crate) fn resync_if_broken(&self, seat: usize, game: usize) {
        let mut resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        if resync.broken.remove(&(game, seat)) {
            resync.count += 1;
            resync.took = resync.began.map_or(Duration::ZERO, |began| began.elapsed());
        }
    }

    /// Whether so many have come back, and nobody is away.
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

/// What the server's processes use.
#[derive(Clone, Debug, Default)]
pub struct Usage {
    /// What each has in memory.
    pub memory_bytes: Vec<u64>,
    /// The processor's time that all took.
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

/// What the server's processes use with nobody there, with those who only look on, with everyone, and in the end.
pub(crate) struct Usages {
    pub empty: Usage,
    pub idle: Usage,
    pub full: Usage,
    pub after: Usage,
}

/// How many there are.
#[derive(Copy, Clone)]
pub(crate) struct Counts {
    pub idle: usize,
    pub connections: usize,
    pub seats: usize,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many only looked on.
    pub idle: usize,
    /// How many connections were held.
    pub connections: usize,
    /// How many came a second, guests and tables made on the way.
    pub connections_per_second: f64,
    /// How many turns everyone at the table has seen.
    pub turns: u64,
    /// The same a second.
    pub turns_per_second: f64,
    /// How often a turn was not yet seen by all when the next was due.
    pub late: u64,
    /// How many games came to their end, and were followed by others.
    pub games_over: u64,
    /// How many turns engines took among themselves.
    pub engine_turns: u64,
    /// How often somebody was told to wait.
    pub waits: u64,
    /// From a turn sent to seen by another seat: half were quicker.
    pub p50: Duration,
    /// All but one of a hundred.
    pub p99: Duration,
    /// All but one of a thousand.
    pub p999: Duration,
    /// The longest.
    pub longest: Duration,
    /// How many messages came.
    pub delivered: u64,
    /// What a connection costs in memory, its share of the table included.
    pub memory_per_connection: Option<u64>,
    /// What one costs who only looks on.
    pub memory_per_idle: Option<u64>,
    /// What a table costs besides.
    pub memory_per_table: Option<u64>,
    /// What the server had in memory at the end.
    pub memory_bytes: Option<u64>,
    /// The processor's time that it took while everyone played.
    pub processor: Option<Duration>,
    /// The same as a part of one processor.
    pub processor_share: Option<f64>,
    /// The same for each message.
    pub processor_per_message: Option<Duration>,
    /// What was refused, and how often.
    pub refused: BTreeMap<String, u64>,
    /// How many connections broke and came back.
    pub back: u64,
    /// How many did not.
    pub away: u64,
    /// From the first that broke to the last that was back.
    pub back_after: Duration,
    /// The machine's load at the end.
    pub machine_load: Option<f64>,
}
