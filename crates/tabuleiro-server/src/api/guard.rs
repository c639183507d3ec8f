//! Checks on every request: rate limits by address, protection against other sites, and security headers.

use crate::address::Address;
use crate::app::Shared;
use crate::problem::Problem;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;

/// Admits or refuses a request.
pub(super) async fn guard(
    State(app): State<Shared>,
    mut request: Request,
    next: Next,
) -> Result<Response, Problem> {
    let address = Address::of(&request, app.config.behind_proxy);
    // Files of pages are not counted: a page has dozens of cheap ones, and all people of a school may share an address.
    if is_api(&request) {
        app.limits.request(&address.0)?;
    }
    if changes_something(&request) && !request.headers().contains_key(header::AUTHORIZATION) {
        expect_own_origin(request.headers(), app.config.origin.as_deref())?;
    }
    request.extensions_mut().insert(address);
    Ok(next.run(request).await)
}

fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api")
}

/// Returns whether a request may change something. Sockets count too, since browsers open them to any site.
fn changes_something(request: &Request) -> bool {
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !only_reads || request.headers().contains_key(header::UPGRADE)
}

/// Checks that a browser's request comes from a page of this server. Other programs send no such header and cannot be
/// misled by sites.
fn expect_own_origin(headers: &HeaderMap, own: Option<&str>) -> Result<(), Problem> {
    let text =
        |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?").to_ascii_lowercase());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site"))
        && !matches!(site.as_str(), "same-origin" | "none")
    {
        return Err(Problem::Origin);
    }
    let Some(origin) = text(header::ORIGIN) else { return Ok(()) };
    let is_own = match own {
        Some(own) => origin == own,
        None => origin.split_once("://").map(|(_, host)| host) == text(header::HOST).as_deref(),
    };
    if is_own { Ok(()) } else { Err(Problem::Origin) }
}

/// Adds the security headers to an answer.
pub(super) async fn protect(request: Request, next: Next) -> Response {
    const HEADERS: [(HeaderName, &str); 5] = [
        (
            header::CONTENT_SECURITY_POLICY,
            include_str!("../../../../web/content-security-policy.txt").trim_ascii_end(),
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    let is_api = is_api(&request);
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(own: Option<&str>, headers: &[(&'static str, &'static str)], expected: bool) {
        let pairs = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        assert_eq!(expect_own_origin(&pairs.collect(), own).is_ok(), expected, "{headers:?}");
    }

    #[test]
    fn only_our_own_pages_ask_in_somebodys_name() {
        check(None, &[("host", "here.example:8080"), ("origin", "http://here.example:8080")], true);
        check(None, &[("host", "here.example"), ("origin", "https://there.example")], false);
        check(None, &[("host", "here.example"), ("origin", "null")], false);
        check(None, &[("host", "here.example")], true);
        check(None, &[("host", "here.example"), ("sec-fetch-site", "cross-site")], false);
        check(None, &[("host", "here.example"), ("sec-fetch-site", "same-site")], false);
        check(None, &[("host", "here.example"), ("sec-fetch-site", "same-origin")], true);
        check(Some("https://here.example"), &[("host", "inside"), ("origin", "https://here.example")], true);
        check(Some("https://here.example"), &[("host", "inside"), ("origin", "http://inside")], false);
    }
}
