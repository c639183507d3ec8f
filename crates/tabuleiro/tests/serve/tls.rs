//! TLS: a bot through a proxy in front of the server, and the server to its database.

use crate::bots::{bot, token};
use crate::postgres::Postgres;
use crate::process::{Process, agent, get};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

#[test]
fn a_bot_plays_over_https_where_it_trusts_the_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let Some((certificate, key)) = certificate(folder.path()) else { return };
    let server = Process::in_folder(folder.path()).start();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let inside = server.address.strip_prefix("http://").unwrap().parse().unwrap();
    let address = format!("https://{}", runtime.block_on(proxy(&certificate, &key, inside)));
    let stranger = bot(&address, &token(&server)).stderr(Stdio::piped()).output().unwrap();
    assert!(!stranger.status.success());
    let problem = String::from_utf8(stranger.stderr).unwrap();
    assert!(problem.contains("certificate"), "{problem}");
    let trusting = || bot(&address, &token(&server)).env("SSL_CERT_FILE", &certificate).spawn().unwrap();
    for mut bot in [trusting(), trusting()] {
        assert!(bot.wait().unwrap().success());
    }
    let over = get(&agent(), &server.url("/api/tables?state=over"), "").unwrap();
    assert_eq!(over.as_array().unwrap().len(), 1, "{over}");
}

#[test]
fn the_database_is_reached_over_tls() {
    let Some(postgres) = Postgres::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let Some((certificate, key)) = certificate(folder.path()) else { return };
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    postgres.fresh_database("tls");
    postgres.end();
    postgres.begin_with_tls(free.port(), &certificate, &key);
    let url = format!(
        "postgres://tabuleiro@127.0.0.1:{}/t_tls?sslmode=verify-full&sslrootcert={}",
        free.port(),
        certificate.display()
    );
    let server = Process::in_folder(folder.path()).with_database(Some(&url)).start();
    assert_eq!(agent().get(server.url("/readyz")).call().unwrap().status(), 200);
}

/// Hands on what comes over TLS, as a proxy in front of a server does.
async fn proxy(certificate: &Path, key: &Path, inside: SocketAddr) -> SocketAddr {
    let certificate = CertificateDer::from_pem_file(certificate).unwrap();
    let key = PrivateKeyDer::from_pem_file(key).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate], key)
        .unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((outer, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let mut inner = TcpStream::connect(inside).await.unwrap();
                if let Ok(mut outer) = acceptor.accept(outer).await {
                    let _ = tokio::io::copy_bidirectional(&mut outer, &mut inner).await;
                }
            });
        }
    });
    address
}

/// Creates a self-signed certificate for this computer, and its key.
fn certificate(folder: &Path) -> Option<(PathBuf, PathBuf)> {
    let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
    let mut command = Command::new("openssl");
    command.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]);
    command.args(["-subj", "/CN=localhost", "-days", "2", "-addext", "subjectAltName=IP:127.0.0.1"]);
    command.args(["-addext", "basicConstraints=critical,CA:FALSE", "-out"]).arg(&certificate);
    let Ok(output) = command.arg("-keyout").arg(&key).output() else {
        eprintln!("not run: openssl is not installed");
        return None;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some((certificate, key))
}
