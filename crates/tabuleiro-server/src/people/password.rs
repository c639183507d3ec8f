//! Passwords with slow hashes. An unknown name takes as long as a wrong password.

use crate::problem::Problem;
use crate::secret::Secret;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabuleiro_core::Message;
use tokio::sync::Semaphore;

/// A password checker that limits concurrency, since each check takes memory and a good part of a second on purpose.
#[derive(Clone)]
pub struct Passwords {
    at_once: Arc<Semaphore>,
    /// Hash of a random password, for unknown names.
    nobodys: Arc<str>,
    compared: Arc<AtomicU64>,
}

impl Passwords {
    /// Allowed number of characters.
    pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

    /// Creates a password checker.
    pub fn new() -> Passwords {
        let nobodys = hash(&Secret::draw()).into();
        Passwords { at_once: Arc::new(Semaphore::new(2)), nobodys, compared: Arc::default() }
    }

    /// Returns the hash for storage.
    pub async fn hash(&self, password: Secret) -> Result<String, Problem> {
        if !Passwords::LENGTH.contains(&password.reveal().chars().count()) {
            let problem =
                Message::new("error-password-length").number("least", *Passwords::LENGTH.start() as i64);
            return Err(Problem::bad(problem.number("most", *Passwords::LENGTH.end() as i64)));
        }
        Ok(self.work(move || hash(&password)).await)
    }

    /// Returns whether the password matches the hash. Without a hash, does the same work, so that the time reveals
    /// nothing.
    pub async fn is(&self, password: Secret, kept: Option<&str>) -> bool {
        let known = kept.is_some();
        let kept = kept.unwrap_or(&self.nobodys).to_string();
        let compared = self.compared.clone();
        let compare = move || {
            compared.fetch_add(1, Ordering::Relaxed);
            verify(&password, &kept)
        };
        self.work(compare).await && known
    }

    /// Returns the number of comparisons, including those without a hash.
    pub fn compared(&self) -> u64 {
        self.compared.load(Ordering::Relaxed)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _permit = self.at_once.acquire().await.expect("the semaphore is never closed");
        tokio::task::spawn_blocking(work).await.expect("checking a password does not fail")
    }
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords::new()
    }
}

fn hash(password: &Secret) -> String {
    let hash = Argon2::default().hash_password(password.reveal().as_bytes());
    hash.expect("a password of this length can be hashed").to_string()
}

fn verify(password: &Secret, kept: &str) -> bool {
    let kept = PasswordHash::new(kept);
    kept.is_ok_and(|kept| Argon2::default().verify_password(password.reveal().as_bytes(), &kept).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobodys_password_is_as_slow_to_try_as_anybodys() {
        let passwords = Passwords::new();
        let somebodys = hash(&Secret::new("correct horse"));
        let [nobodys, somebodys] =
            [&*passwords.nobodys, &somebodys].map(|text| PasswordHash::new(text).unwrap());
        let cost = |hash: &PasswordHash| (hash.algorithm, hash.version, hash.params.clone());
        assert_eq!(cost(&nobodys), cost(&somebodys));
    }
}
