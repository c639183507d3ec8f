//! Compressed files of the pages, cached so that each is compressed once.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, Request, header};
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::convert::Infallible;
use tokio::sync::Mutex;
use tower::{Layer, ServiceExt, service_fn};
use tower_http::compression::CompressionLayer;

/// A cache of compressed files by tag and encoding.
#[derive(Default)]
pub(crate) struct Packed(Mutex<HashMap<(String, Coding), File>>);

/// A file as it is sent.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct File {
    /// Contents.
    pub data: Bytes,
    /// Content encoding, if compressed.
    pub coding: Option<&'static str>,
}

/// A content encoding.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Coding {
    Brotli,
    Gzip,
}

impl Packed {
    /// Returns a file in the best encoding that the caller accepts. The tag identifies the file.
    pub(crate) async fn file(&self, tag: &str, kind: &str, data: Bytes, asked: &HeaderMap) -> File {
        let Some(coding) = Coding::wanted(asked) else { return File { data, coding: None } };
        let mut packed = self.0.lock().await;
        let key = (tag.to_string(), coding);
        if let Some(file) = packed.get(&key) {
            return file.clone();
        }
        let file = pack(kind, data, coding).await;
        packed.insert(key, file.clone());
        file
    }
}

impl Coding {
    /// Returns the most compact encoding that the caller accepts.
    fn wanted(asked: &HeaderMap) -> Option<Coding> {
        let lines = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        let names: Vec<&str> = lines.flat_map(|line| line.split(',')).filter_map(accepted).collect();
        [Coding::Brotli, Coding::Gzip].into_iter().find(|coding| names.contains(&coding.name()))
    }

    fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }
}

/// Returns the name of an encoding unless its weight is zero.
fn accepted(part: &str) -> Option<&str> {
    let mut words = part.split(';').map(str::trim);
    let name = words.next()?;
    let weight = words.find_map(|word| word.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0_f32);
    (weight > 0.0).then_some(name)
}

/// Compresses a file if its content type makes that worthwhile.
async fn pack(kind: &str, data: Bytes, coding: Coding) -> File {
    let answer: Response = ([(header::CONTENT_TYPE, kind)], data.clone()).into_response();
    let mut answer = Some(answer);
    let service = service_fn(move |_: Request<Body>| {
        let answer = answer.take().unwrap_or_default();
        async { Ok::<_, Infallible>(answer) }
    });
    let mut request = Request::new(Body::empty());
    let name = coding.name();
    request.headers_mut().insert(header::ACCEPT_ENCODING, header::HeaderValue::from_static(name));
    let Ok(packed) = CompressionLayer::new().layer(service).oneshot(request).await;
    let is_packed = packed.headers().contains_key(header::CONTENT_ENCODING);
    match to_bytes(Body::new(packed.into_body()), usize::MAX).await {
        Ok(data) if is_packed => File { data, coding: Some(name) },
        _ => File { data, coding: None },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(codings: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, header::HeaderValue::from_static(codings))])
    }

    #[tokio::test]
    async fn a_file_is_compressed_once() {
        let packed = Packed::default();
        let first = packed.file("one", "text/css", Bytes::from(vec![b'a'; 5000]), &asked("gzip, br")).await;
        assert!(first.coding == Some("br") && first.data.len() < 100, "{first:?}");
        let again = packed.file("one", "text/css", Bytes::from_static(b"not looked at"), &asked("br")).await;
        assert_eq!(again, first);
        let other = packed.file("two", "text/css", Bytes::from(vec![b'b'; 5000]), &asked("br")).await;
        assert_ne!(other, first);
    }

    #[tokio::test]
    async fn a_file_is_compressed_as_its_reader_wishes() {
        let packed = Packed::default();
        let data = Bytes::from(vec![b'a'; 5000]);
        let coding = async |kind: &str, codings| {
            let file = packed.file(kind, kind, data.clone(), &asked(codings)).await;
            assert_eq!(file.coding.is_none(), file.data == data);
            file.coding
        };
        assert_eq!(coding("text/css", "gzip;q=1.0, identity").await, Some("gzip"));
        assert_eq!(coding("text/css", "br;q=0, gzip;q=0.5").await, Some("gzip"));
        assert_eq!(coding("text/css", "zstd").await, None);
        assert_eq!(coding("image/png", "br, gzip").await, None);
    }
}
