//! Every target runs on random bytes and on changed copies of its corpus, for a bounded time each.
//!
//! The inputs come in the same order every time; a failure prints its seed, and `ARBTEST_SEED=… cargo test` runs it
//! alone. `FUZZ_MS` is the time for each test in milliseconds.

use arbtest::arbtest;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use tabuleiro_fuzz::{Bytes, mutate};

/// The most bytes a test is given.
const BYTES_MAX: u64 = 512;

/// Hands bytes to `test` until the time is over.
fn check(test: impl Fn(&[u8])) {
    let ms = std::env::var("FUZZ_MS").ok().and_then(|ms| ms.parse().ok()).unwrap_or(1500);
    let begin = Instant::now();
    for round in 1_u64.. {
        if begin.elapsed() > Duration::from_millis(ms) {
            break;
        }
        // The upper half seeds the bytes, the lower one is how many there are.
        let seed = round.wrapping_mul(0x9e37_79b9) << 32 | (8 + round % BYTES_MAX);
        let all = |unstructured: &mut arbtest::arbitrary::Unstructured| {
            test(unstructured.bytes(unstructured.len())?);
            Ok(())
        };
        if std::env::var_os("ARBTEST_SEED").is_some() {
            return arbtest(all).run();
        }
        arbtest(all).seed(seed).run();
    }
}

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("it has a corpus").map(|file| file.expect("a file").path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read(file).expect("a file that can be read")).collect()
}

macro_rules! check_targets {
    ($($name:ident)*) => {
        mod random_bytes {
            $(#[test]
            fn $name() {
                super::check(tabuleiro_fuzz::$name);
            })*
        }

        mod changed_corpus {
            $(#[test]
            fn $name() {
                let corpus = super::corpus(stringify!($name));
                super::check(|data| {
                    let mut bytes = super::Bytes::new(data);
                    let mut entry = || &corpus[bytes.below(corpus.len())];
                    let (text, other) = (entry(), entry());
                    tabuleiro_fuzz::$name(&super::mutate(text, other, &mut bytes));
                });
            })*
        }
    };
}
check_targets!(texts record_files record_links moves play maps json options);
