//! The language of a request.

use axum::http::{HeaderMap, header};
use tabuleiro_words::{FALLBACK, language_for};

pub(crate) use tabuleiro_words::{all_languages as languages, speaker, speaker_at};

/// Returns the caller's preferred language among the available ones.
pub(crate) fn language_of(headers: &HeaderMap) -> &'static str {
    let wishes =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wishes.split(',').find_map(|wish| language_for(wish.split(';').next()?.trim())).unwrap_or(FALLBACK)
}
