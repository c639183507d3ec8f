//! Errors for people: each names a sentence and leaves the language open.

use crate::Message;

/// An error that describes itself as a message.
///
/// The sentence is in `words/LANGUAGE/errors.ftl`, or in the words of the game that found the problem.
pub trait Explain {
    /// Returns the message that describes the error.
    fn explain(&self) -> Message;
}

/// Implements `Error` and `Display` for types that implement [`Explain`]. Logs and tests show the message.
#[macro_export]
macro_rules! explained_errors {
    ($($error:ty),* $(,)?) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                std::fmt::Display::fmt(&$crate::Explain::explain(self), f)
            }
        }

        impl std::error::Error for $error {}
    )*};
}
