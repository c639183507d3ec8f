//! Rate limits by person and address.

use crate::config::Config;
use crate::problem::Problem;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;

/// Number of requests that a picture counts as.
const PICTURE_COST: u32 = 5;

/// Counters of requests by person and address.
pub(crate) struct RateLimits {
    requests: Limit,
    frames_of_addresses: Limit,
    passwords: Limit,
    pictures: Limit,
    chat: Limit,
    chat_of_addresses: Limit,
}

/// A limit per minute, with the message of its refusal.
pub(crate) struct Limit {
    most: NonZeroU32,
    name: &'static str,
    limiter: DefaultKeyedRateLimiter<String>,
}

impl RateLimits {
    /// Creates the limits from the settings.
    pub(crate) fn new(config: &Config) -> RateLimits {
        let factor = u32::try_from(config.address_factor).unwrap_or(u32::MAX);
        let chat = config.chat_lines_per_minute;
        RateLimits {
            requests: Limit::new("error-limit-requests", config.requests_per_minute),
            frames_of_addresses: Limit::new(
                "error-limit-frames-address",
                config.requests_per_minute.saturating_mul(factor),
            ),
            passwords: Limit::new("error-limit-passwords", config.passwords_per_minute),
            pictures: Limit::new("error-limit-pictures", config.requests_per_minute / PICTURE_COST),
            chat: Limit::new("error-limit-chat", chat),
            chat_of_addresses: Limit::new("error-limit-chat-address", chat.saturating_mul(factor)),
        }
    }

    /// Counts a request of a person or address.
    pub(crate) fn request(&self, who: &str) -> Result<(), Problem> {
        self.requests.check(who, 1)
    }

    /// Counts a WebSocket frame of an address and its person, if known.
    pub(crate) fn frame(&self, person: Option<&str>, address: &str) -> Result<(), Problem> {
        self.requests.check(person.unwrap_or(address), 1)?;
        self.frames_of_addresses.check(address, 1)
    }

    /// Counts a password attempt or a new guest of an address.
    pub(crate) fn password(&self, who: &str) -> Result<(), Problem> {
        self.passwords.check(who, 1)
    }

    /// Counts work for an address that costs as much as `cost` pictures.
    pub(crate) fn picture(&self, who: &str, cost: u32) -> Result<(), Problem> {
        self.pictures.check(who, cost)
    }

    /// Counts a chat line of a person at an address.
    pub(crate) fn chat(&self, person: &str, address: &str) -> Result<(), Problem> {
        self.chat.check(person, 1)?;
        self.chat_of_addresses.check(address, 1)
    }

    /// Removes counters without recent requests.
    pub(crate) fn forget(&self) {
        let requests = [&self.requests, &self.frames_of_addresses, &self.passwords, &self.pictures];
        let chat = [&self.chat, &self.chat_of_addresses];
        requests.into_iter().chain(chat).for_each(Limit::forget);
    }
}

impl Limit {
    /// Creates a limit of `per_minute`.
    pub(crate) fn new(name: &'static str, per_minute: u32) -> Limit {
        let most = NonZeroU32::new(per_minute).unwrap_or(NonZeroU32::MIN);
        Limit { most, name, limiter: RateLimiter::keyed(Quota::per_minute(most)) }
    }

    /// Counts `count` requests at once; more than a minute allows count as a full minute.
    pub(crate) fn check(&self, who: &str, count: u32) -> Result<(), Problem> {
        let count = NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN).min(self.most);
        let checked = self.limiter.check_key_n(&who.to_string(), count).expect("as many fit into a minute");
        checked.map_err(|until| {
            metrics::counter!("tabuleiro_requests_refused").increment(1);
            let wait_s = until.wait_time_from(DefaultClock::default().now()).as_secs() + 1;
            Problem::Quota { name: self.name, most: self.most.get() as usize, wait_s }
        })
    }

    /// Removes counters without recent requests.
    pub(crate) fn forget(&self) {
        self.limiter.retain_recent();
    }
}
