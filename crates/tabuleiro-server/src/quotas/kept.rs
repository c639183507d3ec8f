//! Quotas for stored things. The database counts a person's things; memory counts those of an address.

use super::bound::{Asker, Bound, Words};
use super::made::Made;
use super::tally::{Place, Tally};
use crate::database::Database;
use crate::problem::Problem;

/// The quota of one kind of thing.
pub(crate) struct Kept {
    bound: Bound,
    words: Words,
    /// Query that counts a person's things.
    count: &'static str,
    /// Query that selects, from given ids, those that still count.
    still: &'static str,
    /// Things being created, by person and address.
    making: Tally,
    made: Made,
}

/// A reservation for a thing being created. Dropped, it is free again.
pub(crate) struct Making<'a> {
    kept: &'a Kept,
    address: String,
    _own: Place,
    _shared: Place,
}

impl Kept {
    /// Returns the quota of unfinished tables.
    pub(crate) fn tables(bound: Bound) -> Kept {
        Kept {
            bound,
            words: Words { own: "error-quota-tables", shared: "error-quota-tables-address", wait_s: 60 },
            count: "SELECT count(*) FROM room WHERE creator = $1 AND state IN ('open', 'playing')",
            still: "SELECT id FROM room WHERE state IN ('open', 'playing') AND id IN",
            making: Tally::default(),
            made: Made::default(),
        }
    }

    /// Returns the quota of tokens.
    pub(crate) fn tokens(bound: Bound) -> Kept {
        Kept {
            bound,
            words: Words { own: "error-quota-tokens", shared: "error-quota-tokens-address", wait_s: 60 },
            count: "SELECT count(*) FROM token WHERE person = $1",
            still: "SELECT id FROM token WHERE id IN",
            making: Tally::default(),
            made: Made::default(),
        }
    }

    /// Reserves a place for one more thing, if the quota allows it.
    pub(crate) async fn begin(&self, database: &Database, asker: &Asker<'_>) -> Result<Making<'_>, Problem> {
        let (own_max, shared_max) = self.bound.of(asker);
        let (person, address) = (asker.person.unwrap_or(asker.address), asker.address);
        // Places are reserved before the database is asked, so that concurrent requests cannot exceed the quota
        // together.
        let own = self.making.enter(person, own_max).ok_or_else(|| self.words.own(own_max))?;
        let shared = self.making.enter(address, shared_max).ok_or_else(|| self.words.shared(shared_max))?;
        let (has,): (i64,) =
            sqlx::query_as(self.count).bind(person.to_string()).fetch_one(&database.read).await?;
        if has as usize + self.making.count(person) > own_max {
            return Err(self.words.own(own_max));
        }
        if self.made.count(address) + self.making.count(address) > shared_max {
            return Err(self.words.shared(shared_max));
        }
        Ok(Making { kept: self, address: address.into(), _own: own, _shared: shared })
    }

    /// Removes the ids of things that no longer count.
    pub(crate) async fn forget(&self, database: &Database) -> Result<(), sqlx::Error> {
        self.made.forget(database, self.still).await
    }
}

impl Making<'_> {
    /// Records the created thing.
    pub(crate) fn done(self, id: &str) {
        self.kept.made.note(&self.address, id);
    }
}
