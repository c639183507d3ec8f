//! Errors for people: each names a sentence and leaves the language open.

use crate::Message;
use std::io;

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

/// Returns a message for an error of reading, writing or starting programs; for rare errors, the system's own text.
pub fn io_problem(error: &io::Error) -> Message {
    let id = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-permission-denied",
        io::ErrorKind::AlreadyExists => "io-already-exists",
        io::ErrorKind::IsADirectory => "io-is-a-folder",
        io::ErrorKind::NotADirectory => "io-not-a-folder",
        // Only the standard library's own error means text; others, such as those of TLS, say what was wrong.
        io::ErrorKind::InvalidData if error.get_ref().is_none() => "io-not-text",
        io::ErrorKind::StorageFull => "io-storage-full",
        io::ErrorKind::FileTooLarge | io::ErrorKind::QuotaExceeded => "io-limit",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        io::ErrorKind::InvalidFilename => "io-file-name",
        io::ErrorKind::AddrInUse => "io-address-in-use",
        io::ErrorKind::ConnectionRefused => "io-refused",
        io::ErrorKind::AddrNotAvailable => "io-address-not-here",
        _ => return Message::new("io-other").text("problem", error),
    };
    Message::new(id)
}
