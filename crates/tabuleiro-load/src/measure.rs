//! What is measured.

use crate::problem::LoadError;
use crate::process::Process;
use hdrhistogram::Histogram;
use std::collections::{BTreeMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What is counted while it happens.
pub struct Measured {
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
            waits: count(),
            times: Mutex::new(times),
            refused: Mutex::default(),
            resync: Mutex::default(),
        }
    }
}

impl Measured {
    /// Another seat saw a turn so long after it was sent.
    pub fn seen(&self, after: Duration) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.saturating_record(after.as_micros() as u64);
    }

    /// Something was refused.
    pub fn refuse(&self, why: String) {
        *self.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(why).or_default() += 1;
    }

    /// A connection broke.
    pub fn broken(&self, seat: usize, game: usize) {
        let mut resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        resync.began.get_or_insert_with(Instant::now);
        resync.broken.insert((game, seat));
    }

    /// Somebody knows how everything stands; if their connection had broken, they are back.
    pub fn resync_if_broken(&self, seat: usize, game: usize) {
        let mut resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        if resync.broken.remove(&(game, seat)) {
            resync.count += 1;
            resync.took = resync.began.map_or(Duration::ZERO, |began| began.elapsed());
        }
    }

    pub(crate) fn report(
        &self,
        connections: usize,
        coming: Duration,
        playing: Duration,
        empty: &Usage,
        full: &Usage,
        after: &Usage,
    ) -> Report {
        let times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let at = |part: f64| Duration::from_micros(times.value_at_quantile(part));
        let resync = self.resync.lock().unwrap_or_else(PoisonError::into_inner);
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let delivered = load(&self.delivered);
        let measured = !full.memory_bytes.is_empty();
        let spent = after.processor.saturating_sub(full.processor);
        let sum = |usage: &Usage| usage.memory_bytes.iter().sum::<u64>();
        Report {
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
            memory_per_connection: measured
                .then(|| sum(full).saturating_sub(sum(empty)) / connections.max(1) as u64),
            memory_bytes: measured.then(|| sum(after)),
            processor: measured.then_some(spent),
            processor_share: measured.then(|| spent.as_secs_f64() / playing.as_secs_f64()),
            processor_per_message: measured.then(|| spent / (delivered.max(1) as u32)),
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

/// What was measured.
#[derive(Clone, Debug)]
pub struct Report {
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
