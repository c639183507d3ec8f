//! The language of a request, and the speakers of each.

use axum::http::{HeaderMap, header};
use tabuleiro_words::{FALLBACK, language_for};

pub(crate) use tabuleiro_words::{all_languages as languages, speaker, speaker_at};

/// Returns the language that a caller prefers, among those that there are words for.
pub(crate) fn language_of(headers: &HeaderMap) -> &'static str {
    let wishes =
        headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    wishes.split(',').find_map(|wish| language_for(wish.split(';').next()?.trim())).unwrap_or(FALLBACK)
}
