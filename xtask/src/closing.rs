//! The summary lines of test runners.

/// The summary of a test runner: its line, and the counts in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Closing {
    pub line: String,
    pub passed: usize,
    pub failed: usize,
    pub skipped: usize,
}

impl Closing {
    /// Reads nextest's `Summary`, cargo's `test result`, and the summaries of the browser's, the clients' and Python's tests.
    pub(crate) fn parse(line: &str) -> Option<Closing> {
        let line = without_colour(line).trim().to_string();
        if !["Summary [", "test result:", "Pages [", "Clients [", "Python ["]
            .iter()
            .any(|begin| line.starts_with(begin))
        {
            return None;
        }
        let words: Vec<&str> =
            line.split_whitespace().map(|word| word.trim_matches(&[',', ';', '.'][..])).collect();
        let count = |names: &[&str]| {
            let counts = words.windows(2).filter(|pair| names.contains(&pair[1]));
            counts.filter_map(|pair| pair[0].parse::<usize>().ok()).sum()
        };
        let (passed, failed, skipped) =
            (count(&["passed"]), count(&["failed", "timed"]), count(&["skipped", "ignored"]));
        Some(Closing { line, passed, failed, skipped })
    }

    /// Returns whether any test ran: crates without documentation tests have empty summaries.
    pub(crate) fn counts(&self) -> bool {
        self.passed + self.failed + self.skipped > 0
    }
}

/// Returns the name of a test that failed, or passed only on the second attempt.
pub(crate) fn named(line: &str) -> Option<String> {
    let line = without_colour(line).trim().to_string();
    ["FAIL ", "FLAKY ", "TIMEOUT "].iter().any(|begin| line.starts_with(begin)).then_some(line)
}

fn without_colour(line: &str) -> String {
    let mut parts = line.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| text + part.split_once('m').map_or(part, |(_, rest)| rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: Option<[usize; 3]>) {
        let closing = Closing::parse(line);
        assert_eq!(
            closing.map(|closing| [closing.passed, closing.failed, closing.skipped]),
            expected,
            "{line}"
        );
    }

    #[test]
    fn closing_lines_of_all_runners_are_counted() {
        check("     Summary [   0.074s] 12 tests run: 12 passed (1 slow), 1 skipped", Some([12, 0, 1]));
        check(
            "\u{1b}[31;1m     Summary\u{1b}[0m [ 9s] 5/6 tests run: 2 passed, 2 failed, 1 timed out, 0 skipped",
            Some([2, 3, 0]),
        );
        check(
            "test result: ok. 3 passed; 0 failed; 2 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            Some([3, 0, 2]),
        );
        check("Pages [48s] 31 passed, 1 failed, 2 skipped", Some([31, 1, 2]));
        check("Clients [    36.6s] 3 passed, 0 failed", Some([3, 0, 0]));
        check("running 3 tests", None);
    }

    #[test]
    fn tests_that_failed_are_named() {
        let named = |line| named(line).is_some();
        assert!(named(
            "\u{1b}[31;1m        FAIL\u{1b}[0m [   0.012s] (3/9) tabuleiro-core cells::tests::shifts"
        ));
        assert!(named("   FLAKY 2/2 [   1.012s] (3/9) tabuleiro-tui screen"));
        assert!(named("FAIL table.spec.ts > a turn is undone: Timeout"));
        assert!(!named("        PASS [   0.012s] (3/9) tabuleiro-core fails::FAIL"));
    }
}
