//! The client address of a request, as rate limits and quotas count it.

use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// An IPv4 address, or the first 64 bits of an IPv6 address, since a household has all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Address(pub String);

impl Address {
    /// Returns the client address of a request. Behind a proxy, it is the last entry of the last `X-Forwarded-For`
    /// line, which the proxy wrote; the client may have forged the entries before it.
    pub(crate) fn of(request: &Request, behind_proxy: bool) -> Address {
        let forwarded = if behind_proxy { forwarded(request.headers()) } else { None };
        let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        forwarded.or_else(peer).map_or_else(|| Address("local".into()), Address::from)
    }
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        Address(match ip.to_canonical() {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").into_iter().next_back()?;
    read(last.to_str().ok()?.rsplit(',').next()?.trim())
}

/// Reads an address with optional brackets and port.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    fn check(lines: &[&str], expected: &str) {
        let request = lines
            .iter()
            .fold(Request::builder(), |request, line| request.header("x-forwarded-for", *line))
            .extension(ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000))))
            .body(Body::empty())
            .unwrap();
        assert_eq!(Address::of(&request, true).0, expected, "{lines:?}");
        assert_eq!(Address::of(&request, false).0, "127.0.0.1", "{lines:?}");
    }

    #[test]
    fn the_last_entry_of_the_last_line_counts() {
        check(&[], "127.0.0.1");
        check(&["192.0.2.1"], "192.0.2.1");
        check(&["192.0.2.99, 192.0.2.1"], "192.0.2.1");
        check(&["192.0.2.99", "192.0.2.1"], "192.0.2.1");
        check(&["192.0.2.99, 192.0.2.98", "192.0.2.97, 192.0.2.1"], "192.0.2.1");
    }

    #[test]
    fn a_port_changes_no_address_and_nonsense_is_the_proxys_own() {
        check(&["192.0.2.1:1234"], "192.0.2.1");
        check(&["[2001:db8::1]:1234"], "2001:db8::/64");
        check(&["[2001:db8::1]"], "2001:db8::/64");
        for nonsense in ["unknown", "", "192.0.2", "192.0.2.1:99999", "_hidden"] {
            check(&[nonsense], "127.0.0.1");
        }
    }

    #[test]
    fn ipv6_counts_by_its_first_64_bits() {
        check(&["2001:db8::1"], "2001:db8::/64");
        check(&["2001:db8::ffff:0:0:1"], "2001:db8::/64");
        check(&["2001:db8:0:1::1"], "2001:db8:0:1::/64");
        check(&["::ffff:192.0.2.1"], "192.0.2.1");
    }
}
