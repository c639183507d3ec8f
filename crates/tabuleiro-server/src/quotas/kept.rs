//! Quotas for what is kept in the database: it counts what a person has; what an address made is counted here.

use super::bound::{Asker, Bound, Words};
use super::made::Made;
use super::tally::{Place, Tally};
use crate::database::Database;
use crate::problem::Problem;

/// How many things of one kind one may have.
pub(crate) struct Kept {
    bound: Bound,
    words: Words,
    /// Counts those of a person.
    count: &'static str,
    /// Finds, of some ids, those that still count.
    still: &'static str,
    /// What is being made at this moment, by people and addresses.
    making: Tally,
    made: Made,
}

/// A thing that may be made. Dropped, it is not being made any more.
pub(crate) struct Making<'a> {
    kept: &'a Kept,
    address: String,
    _own: Place,
    _shared: Place,
}

impl Kept {
    /// Unfinished tables, of those who made them.
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

    /// Tokens.
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

    /// Lets somebody make one more. Those who make several at once are counted before the database knows of them.
    pub(crate) async fn begin(&self, database: &Database, asker: &Asker<'_>) -> Result<Making<'_>, Problem> {
        let (own_max, shared_max) = self.bound.of(asker);
        let (person, address) = (asker.person.unwrap_or(asker.address), asker.address);
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

    /// Forgets what was made here and does not count any more.
    pub(crate) async fn forget(&self, database: &Database) -> Result<(), sqlx::Error> {
        self.made.forget(database, self.still).await
    }
}

impl Making<'_> {
    /// The thing is there, under this id.
    pub(crate) fn done(self, id: &str) {
        self.kept.made.note(&self.address, id);
    }
}
