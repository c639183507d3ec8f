//! Random ids and secrets.

use sha2::{Digest, Sha256};
use std::fmt::{self, Write as _};
use subtle::ConstantTimeEq;

/// A text that never appears in logs.
#[derive(Clone, serde::Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    /// Wraps a text.
    pub fn new(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// Draws a secret of 256 bits.
    pub fn draw() -> Secret {
        Secret(hex(&random_bytes::<32>()))
    }

    /// Returns the text.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns the digest for storage. Only for drawn secrets; passwords are short and need a slow hash.
    pub fn digest(&self) -> String {
        hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// Returns whether the digest matches, in constant time.
    pub fn is(&self, digest: &str) -> bool {
        self.digest().as_bytes().ct_eq(digest.as_bytes()).into()
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Secret {
        Secret::new(text)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// Letters of ids, none of which is mistaken for another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Length of derived ids, longer than that of drawn ones: the two never meet.
const DERIVED_LETTERS: usize = 20;

/// Draws an id of sixty random bits for URLs.
pub(crate) fn draw_id() -> String {
    random_bytes::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Returns the id that belongs to these words: always the same one, which nobody else can guess.
pub(crate) fn derived_id(words: &[&str]) -> String {
    let mut digest = Sha256::new();
    for word in words {
        digest.update((word.len() as u64).to_le_bytes());
        digest.update(word.as_bytes());
    }
    let digest = digest.finalize();
    digest.iter().take(DERIVED_LETTERS).map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Draws an unpredictable seed.
pub(crate) fn draw_seed() -> u64 {
    u64::from_le_bytes(random_bytes())
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_known_again_and_never_shown() {
        let secret = Secret::draw();
        assert!(secret.is(&secret.digest()));
        assert!(!Secret::draw().is(&secret.digest()));
        assert!(!secret.is(""));
        assert_eq!(format!("{secret:?}"), "Secret");
        assert_ne!(secret.digest(), secret.reveal());
    }

    #[test]
    fn ids_are_short_words_that_differ() {
        let ids: std::collections::BTreeSet<String> = (0..100).map(|_| draw_id()).collect();
        assert_eq!(ids.len(), 100);
        assert!(ids.iter().all(|id| id.len() == 12 && id.bytes().all(|byte| byte.is_ascii_alphanumeric())));
    }
}
