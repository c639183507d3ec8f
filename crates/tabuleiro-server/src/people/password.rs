//! Passwords: slow to try, and an unknown name takes as long as a wrong password.

use crate::problem::Problem;
use crate::secret::Secret;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tabuleiro_core::Message;
use tokio::sync::Semaphore;

/// Checks passwords, a few at a time: each takes some memory and a good part of a second on purpose.
#[derive(Clone)]
pub struct Passwords {
    at_once: Arc<Semaphore>,
    /// The hash of a password that nobody has.
    nobodys: Arc<str>,
    compared: Arc<AtomicU64>,
}

impl Passwords {
    /// The least and the most characters of a password.
    pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

    /// Somebody who checks passwords.
    pub fn new() -> Passwords {
        let nobodys = hash(&Secret::draw()).into();
        Passwords { at_once: Arc::new(Semaphore::new(2)), nobodys, compared: Arc::default() }
    }

    /// What is kept of a password.
    pub async fn hash(&self, password: Secret) -> Result<String, Problem> {
        if !Passwords::LENGTH.contains(&password.reveal().chars().count()) {
            let problem =
                Message::new("error-password-length").number("least", *Passwords::LENGTH.start() as i64);
            return Err(Problem::bad(problem.number("most", *Passwords::LENGTH.end() as i64)));
        }
        Ok(self.work(move || hash(&password)).await)
    }

    /// Whether this is the password. Without one to compare with, the same work is done for nothing.
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

    /// How many passwords have been compared, whether or not there was one to compare with.
    pub fn compared(&self) -> u64 {
        self.compared.load(Ordering::Relaxed)
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _permit = self.at_once.acquire().await.expect("nobody closes it");
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
