//! Passwords: slow to try, and an unknown name takes as long as a wrong password.

use crate::problem::Problem;
use crate::secret::Secret;
use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use std::sync::Arc;
use tabuleiro_core::Message;
use tokio::sync::Semaphore;

/// Checks passwords, a few at a time: each takes some memory and a good part of a second on purpose.
#[derive(Clone)]
pub struct Passwords {
    at_once: Arc<Semaphore>,
    /// The hash of a password that nobody has.
    nobodys: Arc<str>,
}

impl Passwords {
    /// The least and the most bytes of a password.
    pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

    /// Somebody who checks passwords.
    pub fn new() -> Passwords {
        let nobodys = hash(&Secret::draw()).into();
        Passwords { at_once: Arc::new(Semaphore::new(2)), nobodys }
    }

    /// What is kept of a password.
    pub async fn hash(&self, password: Secret) -> Result<String, Problem> {
        if !Passwords::LENGTH.contains(&password.reveal().len()) {
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
        self.work(move || verify(&password, &kept)).await && known
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
