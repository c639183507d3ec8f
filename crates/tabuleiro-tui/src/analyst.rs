//! Judgement of a game on a background thread, with progress reports.

use crate::event::{Event, Judged, News, Report};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use tabuleiro_analysis::{Judge, JudgeProgress, Notes, limits};
use tabuleiro_core::{Explain, Message, Random};
use tabuleiro_engine::Spec;
use tabuleiro_engine::native::{Stopwatch, Threads};
use tabuleiro_table::{Means, Table};

/// Number of best moves to report.
const LINES: usize = 3;

/// A background judge, which stops when this value is dropped.
pub struct Analyst {
    /// Id of its reports.
    pub id: u64,
    stop: Arc<AtomicBool>,
}

impl Analyst {
    /// Begins to judge a game, or to think about it if nothing was played; sends news there.
    pub fn begin(id: u64, table: Table, spec: Spec, news: Sender<Event>) -> Analyst {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = stop.clone();
        std::thread::spawn(move || {
            // Without this, a panic would leave the screen waiting for ever.
            let judged = catch_unwind(AssertUnwindSafe(|| judge(id, &table, &spec, &asked, &news)));
            let told = judged.unwrap_or_else(|_| News::Failed(Message::new("error-thinking")));
            let _ = news.send(Event::Report(Report { id, news: told }));
        });
        Analyst { id, stop }
    }

    /// Asks the judge to stop; it reports its results so far.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Drop for Analyst {
    fn drop(&mut self) {
        self.stop();
    }
}

fn judge(id: u64, table: &Table, spec: &Spec, stop: &AtomicBool, news: &Sender<Event>) -> News {
    let steps = table.play_state().steps().len();
    let mut judge = Judge {
        spec,
        limits: limits(spec, LINES, steps),
        means: Means {
            timer: &|| Box::new(Stopwatch::start()),
            workers: &Threads,
            stop,
            random: &mut Random::from_seed(1),
        },
        notes: Notes::default(),
        hear: &|_| {},
    };
    let mut looked_at = 0;
    let judged = judge.judge(table, &mut |progress: &JudgeProgress| {
        looked_at = progress.looked_at;
        let judged = Judged { looked_at, analysis: Arc::new(progress.analysis.clone()), is_done: false };
        let report = Report { id, news: News::Judged(judged) };
        match news.send(Event::Report(report)) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    match judged {
        Ok(analysis) => News::Judged(Judged { looked_at, analysis: Arc::new(analysis), is_done: true }),
        Err(error) => News::Failed(error.explain()),
    }
}
