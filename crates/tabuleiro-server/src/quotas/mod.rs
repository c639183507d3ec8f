//! Quotas of people and addresses.

mod bound;
mod fair_queue;
mod kept;
mod made;
mod tally;

pub(crate) use bound::{Asker, Bound};
pub(crate) use fair_queue::FairQueue;
pub(crate) use kept::Kept;
pub(crate) use tally::Place;

use crate::address::Address;
use crate::config::Config;
use crate::database::Database;
use crate::problem::Problem;
use bound::Words;
use tally::Tally;

/// Wait in seconds after a refused stream.
const STREAM_WAIT_S: u64 = 5;

/// The quotas of people and addresses.
pub(crate) struct Quotas {
    /// Unfinished tables.
    pub(crate) tables: Kept,
    /// Tokens.
    pub(crate) tokens: Kept,
    /// Unfinished analyses of each kind.
    pub(crate) analyses: Bound,
    streams: Bound,
    following: Tally,
    half_open: HalfOpen,
    /// Connections that have had an answer and wait for another request.
    pub(crate) idle: HalfOpen,
}

/// Counts of incomplete requests by address.
#[derive(Clone)]
pub(crate) struct HalfOpen {
    most: usize,
    wait_s: u64,
    counts: Tally,
}

/// A counted stream. Dropped, it no longer counts.
pub(crate) struct Following {
    _own: Option<Place>,
    _shared: Place,
}

impl Quotas {
    /// Creates the quotas from the settings.
    pub(crate) fn new(config: &Config) -> Quotas {
        let bound = |guest, account| Bound { guest, account, factor: config.address_factor };
        Quotas {
            tables: Kept::tables(bound(config.guest_tables_max, config.account_tables_max)),
            tokens: Kept::tokens(bound(config.guest_tokens_max, config.account_tokens_max)),
            analyses: bound(config.analyses_max, config.analyses_max),
            streams: bound(config.guest_streams_max, config.account_streams_max),
            following: Tally::default(),
            half_open: HalfOpen::new(config),
            idle: HalfOpen::new(config),
        }
    }

    /// Counts a stream or socket.
    pub(crate) fn follow(&self, asker: &Asker) -> Result<Following, Problem> {
        const WORDS: Words = Words {
            own: "error-quota-streams",
            shared: "error-quota-streams-address",
            wait_s: STREAM_WAIT_S,
        };
        let (own_max, shared_max) = self.streams.of(asker);
        let enter = |person| self.following.enter(person, own_max).ok_or_else(|| WORDS.own(own_max));
        let own = asker.person.map(enter).transpose()?;
        let shared = self.following.enter(asker.address, shared_max);
        Ok(Following { _own: own, _shared: shared.ok_or_else(|| WORDS.shared(shared_max))? })
    }

    /// Counts a request of an address that has not arrived completely.
    pub(crate) fn half_open(&self, address: &Address) -> Result<Place, Problem> {
        self.half_open.enter(address)
    }

    /// Removes finished things from the counts.
    pub(crate) async fn forget(&self, database: &Database) -> Result<(), sqlx::Error> {
        self.tables.forget(database).await?;
        self.tokens.forget(database).await
    }
}

impl HalfOpen {
    fn new(config: &Config) -> HalfOpen {
        let wait_s = config.header_seconds.ceil() as u64;
        HalfOpen { most: config.half_open_max, wait_s, counts: Tally::default() }
    }

    /// Takes one of the address's places.
    pub(crate) fn enter(&self, address: &Address) -> Result<Place, Problem> {
        let refusal = Problem::Quota { name: "error-quota-half-open", most: self.most, wait_s: self.wait_s };
        self.counts.enter(&address.0, self.most).ok_or(refusal)
    }
}
