//! The means of a search in a browser: its clock, and no threads. A worker is ended to stop its search.

use std::sync::atomic::AtomicBool;
use std::time::Duration;
use tabuleiro_core::Random;
use tabuleiro_engine::{Alone, Timer};
use tabuleiro_table::Means;

/// Never set: a worker receives no message while a search runs.
static STOP: AtomicBool = AtomicBool::new(false);

/// The time since a search began.
struct Stopwatch(f64);

impl Timer for Stopwatch {
    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64(((clock::now_ms() - self.0) / 1000.0).max(0.0))
    }
}

/// Returns the means of searches that draw from `random`.
pub(crate) fn means(random: &mut Random) -> Means<'_> {
    Means { timer: &|| Box::new(Stopwatch(clock::now_ms())), workers: &Alone, stop: &STOP, random }
}

#[cfg(target_arch = "wasm32")]
mod clock {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        pub(super) fn now_ms() -> f64;
    }
}

/// The system's clock, for the program that the module is compared with.
#[cfg(not(target_arch = "wasm32"))]
mod clock {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

    pub(super) fn now_ms() -> f64 {
        BEGIN.elapsed().as_secs_f64() * 1000.0
    }
}
