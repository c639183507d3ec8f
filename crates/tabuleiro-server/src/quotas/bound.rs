//! Quota values for guests, accounts and addresses.

use crate::address::Address;
use crate::problem::Problem;

/// A requester, as quotas count people.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Asker<'a> {
    /// The person, if known.
    pub person: Option<&'a str>,
    /// Whether the person has an account.
    pub has_account: bool,
    /// The address that the request comes from.
    pub address: &'a str,
}

/// A quota.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bound {
    /// Maximum for a guest.
    pub guest: usize,
    /// Maximum for an account.
    pub account: usize,
    /// Factor for the total of all people at one address.
    pub factor: usize,
}

/// The messages of a refusal, and its wait.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Words {
    pub own: &'static str,
    pub shared: &'static str,
    pub wait_s: u64,
}

impl<'a> Asker<'a> {
    /// Returns an unknown person at an address.
    pub(crate) fn unknown(address: &'a Address) -> Asker<'a> {
        Asker { person: None, has_account: false, address: &address.0 }
    }
}

impl Bound {
    /// Returns the maximum of the person, and the total of the address.
    pub(crate) fn of(&self, asker: &Asker) -> (usize, usize) {
        let own = if asker.has_account { self.account } else { self.guest };
        (own, own.saturating_mul(self.factor))
    }
}

impl Words {
    pub(crate) fn own(&self, most: usize) -> Problem {
        Problem::Quota { name: self.own, most, wait_s: self.wait_s }
    }

    pub(crate) fn shared(&self, most: usize) -> Problem {
        Problem::Quota { name: self.shared, most, wait_s: self.wait_s }
    }
}
