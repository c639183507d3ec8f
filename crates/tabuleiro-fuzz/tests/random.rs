//! Every target runs on random bytes and on changed copies of its corpus.
//!
//! The inputs are the same in every run. A failure prints its seed, and `ARBTEST_SEED=… cargo test` runs it alone.
//! `FUZZ_ROUNDS` sets the number of inputs for each test.

use arbtest::arbtest;
use std::fs;
use std::path::Path;
use tabuleiro_fuzz::{Bytes, mutate};

/// Largest number of bytes for a test.
const BYTES_MAX: u64 = 512;

/// Default number of inputs.
const ROUNDS: u64 = 300;

/// Calls `test` with random bytes, once per round.
fn check(test: impl Fn(&[u8])) {
    let rounds = std::env::var("FUZZ_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(ROUNDS);
    for round in 1..=rounds {
        // The upper half of the seed decides the bytes, the lower half their number.
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
