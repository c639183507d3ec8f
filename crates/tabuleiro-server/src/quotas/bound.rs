//! Bounds for guests, accounts and addresses.

use crate::address::Address;
use crate::problem::Problem;

/// Somebody who wants one more of something.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Asker<'a> {
    /// The person, if known.
    pub person: Option<&'a str>,
    /// Whether the person has an account.
    pub has_account: bool,
    /// The address that the request comes from.
    pub address: &'a str,
}

/// How many of something one may have.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Bound {
    /// The most of a guest.
    pub guest: usize,
    /// The most of an account.
    pub account: usize,
    /// How many times as many those at one address may have together.
    pub factor: usize,
}

/// The sentences of a refusal, and the wait that it asks for.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Words {
    pub own: &'static str,
    pub shared: &'static str,
    pub wait_s: u64,
}

impl<'a> Asker<'a> {
    /// An unknown person at an address.
    pub(crate) fn unknown(address: &'a Address) -> Asker<'a> {
        Asker { person: None, has_account: false, address: &address.0 }
    }
}

impl Bound {
    /// The most that the person may have, and those at the address together.
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
