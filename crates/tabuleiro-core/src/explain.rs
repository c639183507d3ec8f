//! Errors that a person is told about: each names a sentence instead of speaking a language.

use crate::Message;

/// Something that says what went wrong, as a message.
///
/// The sentence is in `words/LANGUAGE/errors.ftl`, or in the words of the game that found the problem.
pub trait Explain {
    /// What went wrong.
    fn explain(&self) -> Message;
}

/// Makes errors of types that explain themselves. Written out, for logs and tests, they are their messages.
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
