//! How often passwords may be guessed: by account and address together, so that nobody locks out those who are elsewhere or signed in.

use crate::limits::Limit;
use crate::problem::Problem;

/// How many times as often an account is tried from all addresses, and an address tries all accounts: many people share one.
const FACTOR: u32 = 20;
/// Longer names are no names of accounts.
const NAME_MAX: usize = 40;

/// Counts passwords that are tried.
pub(crate) struct Guesses {
    /// By account and address, or by the session of who is signed in.
    narrow: Limit,
    /// By account, and by address.
    wide: Limit,
}

impl Guesses {
    /// Allows so many a minute for one account from one address.
    pub(crate) fn new(per_minute: u32) -> Guesses {
        let limit = |count| Limit::new("error-limit-passwords", count);
        Guesses { narrow: limit(per_minute), wide: limit(per_minute.saturating_mul(FACTOR)) }
    }

    /// One more from a device that is not signed in.
    pub(crate) fn by_stranger(&self, name: &str, address: &str) -> Result<(), Problem> {
        let name: String = name.chars().take(NAME_MAX).collect::<String>().to_ascii_lowercase();
        self.narrow.check(&format!("{address} {name}"), 1)?;
        self.wide.check(&format!("address {address}"), 1)?;
        self.wide.check(&format!("name {name}"), 1)
    }

    /// One more from a device that is signed in to the account: wherever it is, and whatever others do.
    pub(crate) fn by_session(&self, session: &str) -> Result<(), Problem> {
        self.narrow.check(&format!("session {session}"), 1)
    }

    /// Forgets those who have not tried for long.
    pub(crate) fn forget(&self) {
        self.narrow.forget();
        self.wide.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_elsewhere_lock_nobody_out() {
        let guesses = Guesses::new(3);
        for _ in 0..3 {
            guesses.by_stranger("Ana", "192.0.2.1").unwrap();
        }
        assert!(guesses.by_stranger("ANA", "192.0.2.1").is_err());
        guesses.by_stranger("Ana", "192.0.2.2").unwrap();
        guesses.by_stranger("Rui", "192.0.2.1").unwrap();
        guesses.by_session("of Ana").unwrap();
    }

    #[test]
    fn many_addresses_together_are_bounded_but_not_who_is_signed_in() {
        let guesses = Guesses::new(3);
        let tried =
            (0..100).filter(|number| guesses.by_stranger("Ana", &format!("192.0.2.{number}")).is_ok());
        assert_eq!(tried.count(), 60);
        guesses.by_session("of Ana").unwrap();
        guesses.by_stranger("Rui", "192.0.2.99").unwrap();
    }
}
