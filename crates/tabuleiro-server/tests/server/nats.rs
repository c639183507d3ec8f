//! A NATS server for the duration of a test.

use std::io::Read;
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};

/// The only user that the server admits.
const USER: &str = "tabuleiro";
const PASSWORD: &str = "letmein7";

pub(crate) struct Nats {
    server: Child,
    port: u16,
}

impl Nats {
    /// Starts a server. Returns `None` if NATS is not installed, unless the environment requires it.
    pub(crate) fn start() -> Option<Nats> {
        let program = ["nats-server", "/usr/sbin/nats-server"]
            .into_iter()
            .find(|program| Command::new(program).arg("--version").stdout(Stdio::null()).status().is_ok());
        let Some(program) = program else {
            assert!(std::env::var_os("TABULEIRO_NATS").is_none(), "NATS is not installed");
            eprintln!("not run on NATS: it is not installed");
            return None;
        };
        // Another process may take the free port first: try again with another one.
        for _ in 0..10 {
            let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
            let mut command = Command::new(program);
            command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
            command.args(["--user", USER, "--pass", PASSWORD]);
            let mut server = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
            if is_ready(&mut server) {
                return Some(Nats { server, port });
            }
            let _ = server.kill();
            let _ = server.wait();
        }
        panic!("NATS does not start");
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://{USER}:{PASSWORD}@127.0.0.1:{}", self.port)
    }
}

/// Reads the log until the server is ready, and leaves the rest to a thread.
fn is_ready(server: &mut Child) -> bool {
    let mut log = server.stderr.take().unwrap();
    let (mut text, mut bytes) = (String::new(), [0; 1024]);
    while !text.contains("Server is ready") {
        match log.read(&mut bytes) {
            Ok(0) | Err(_) => return false,
            Ok(count) => text += &String::from_utf8_lossy(&bytes[..count]),
        }
    }
    std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
    true
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
