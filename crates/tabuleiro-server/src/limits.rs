//! How often one person or one address may ask.

use crate::config::Config;
use crate::problem::Problem;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

/// How many requests a picture counts for.
const PICTURE_COST: u32 = 5;

/// Counts requests by whoever makes them.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<String>,
    passwords: DefaultKeyedRateLimiter<String>,
    pictures: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    /// So many as these allow.
    pub(crate) fn new(config: &Config) -> Limits {
        let per_minute = |count: u32| {
            RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)))
        };
        Limits {
            requests: per_minute(config.requests_per_minute),
            passwords: per_minute(config.passwords_per_minute),
            pictures: per_minute(config.requests_per_minute / PICTURE_COST),
        }
    }

    /// One more request by this person or address.
    pub(crate) fn request(&self, who: &str) -> Result<(), Problem> {
        check(&self.requests, who)
    }

    /// One more password, or one more newcomer, from this address.
    pub(crate) fn password(&self, who: &str) -> Result<(), Problem> {
        check(&self.passwords, who)
    }

    /// One more picture for this address.
    pub(crate) fn picture(&self, who: &str) -> Result<(), Problem> {
        check(&self.pictures, who)
    }

    /// Forgets those who have not asked for long.
    pub(crate) fn forget(&self) {
        self.requests.retain_recent();
        self.passwords.retain_recent();
        self.pictures.retain_recent();
    }
}

fn check(limiter: &DefaultKeyedRateLimiter<String>, who: &str) -> Result<(), Problem> {
    limiter.check_key(&who.to_string()).map_err(|until| {
        metrics::counter!("tabuleiro_requests_refused").increment(1);
        Problem::TooMany(until.wait_time_from(DefaultClock::default().now()).as_secs() + 1)
    })
}
