//! Limits on password guesses. They count by account and address together, so a stranger cannot lock out the account's
//! owner.

use crate::limits::Limit;
use crate::problem::Problem;

/// Factor for the limits of one account from all addresses and of one address for all accounts, since many people share
/// an address.
const FACTOR: u32 = 20;
/// Maximum number of characters of a name that count; no account has a longer name.
const NAME_MAX: usize = 40;

/// Counters of password attempts.
pub(crate) struct Guesses {
    /// Limit by account and address, or by session.
    narrow: Limit,
    /// Limit by account, and by address.
    wide: Limit,
}

impl Guesses {
    /// Creates limits that allow `per_minute` attempts for one account from one address.
    pub(crate) fn new(per_minute: u32) -> Guesses {
        let limit = |count| Limit::new("error-limit-passwords", count);
        Guesses { narrow: limit(per_minute), wide: limit(per_minute.saturating_mul(FACTOR)) }
    }

    /// Counts an attempt from a device that is not logged in.
    pub(crate) fn by_stranger(&self, name: &str, address: &str) -> Result<(), Problem> {
        let name: String = name.chars().take(NAME_MAX).collect::<String>().to_ascii_lowercase();
        // The narrow limit comes first: attempts it refuses do not count against the account's shared limit, so one
        // address cannot use that up.
        self.narrow.check(&format!("{address} {name}"), 1)?;
        self.wide.check(&format!("address {address}"), 1)?;
        self.wide.check(&format!("name {name}"), 1)
    }

    /// Counts an attempt from a device that is logged in to the account. Attempts from elsewhere do not affect it.
    pub(crate) fn by_session(&self, session: &str) -> Result<(), Problem> {
        self.narrow.check(&format!("session {session}"), 1)
    }

    /// Removes counters without recent attempts.
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
