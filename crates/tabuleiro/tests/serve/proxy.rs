//! A line between a node and what it needs, which can be cut.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// A line that can be cut.
#[derive(Clone, Default)]
pub(crate) struct Proxy(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    is_cut: bool,
    ends: Vec<Box<dyn End>>,
}

/// One end of a connection.
trait End: Read + Write + Send {
    fn again(&self) -> Box<dyn End>;
    fn close(&self);
}

impl End for TcpStream {
    fn again(&self) -> Box<dyn End> {
        Box::new(self.try_clone().unwrap())
    }
    fn close(&self) {
        let _ = self.shutdown(Shutdown::Both);
    }
}

impl End for UnixStream {
    fn again(&self) -> Box<dyn End> {
        Box::new(self.try_clone().unwrap())
    }
    fn close(&self) {
        let _ = self.shutdown(Shutdown::Both);
    }
}

impl Proxy {
    /// Forwards to a server on this machine; returns the proxy with its port.
    pub(crate) fn to_port(port: u16) -> (Proxy, u16) {
        let (proxy, listener) = (Proxy::default(), TcpListener::bind("127.0.0.1:0").unwrap());
        let own = listener.local_addr().unwrap().port();
        let line = proxy.clone();
        std::thread::spawn(move || {
            for one in listener.incoming().flatten() {
                if let Ok(other) = TcpStream::connect(("127.0.0.1", port)) {
                    line.join(&one, &other);
                }
            }
        });
        (proxy, own)
    }

    /// Forwards to a PostgreSQL that listens in a folder, from another folder.
    pub(crate) fn to_folder(theirs: PathBuf, own: &Path) -> Proxy {
        const SOCKET: &str = ".s.PGSQL.5432";
        let (proxy, listener) = (Proxy::default(), UnixListener::bind(own.join(SOCKET)).unwrap());
        let line = proxy.clone();
        std::thread::spawn(move || {
            for one in listener.incoming().flatten() {
                if let Ok(other) = UnixStream::connect(theirs.join(SOCKET)) {
                    line.join(&one, &other);
                }
            }
        });
        proxy
    }

    fn join(&self, one: &dyn End, other: &dyn End) {
        let mut inside = self.0.lock().unwrap();
        if inside.is_cut {
            one.close();
            other.close();
            return;
        }
        inside.ends.extend([one.again(), other.again()]);
        for (mut from, mut to) in [(one.again(), other.again()), (other.again(), one.again())] {
            std::thread::spawn(move || {
                let _ = std::io::copy(&mut from, &mut to);
                to.close();
            });
        }
    }

    /// Cuts all connections.
    pub(crate) fn cut(&self) {
        let mut inside = self.0.lock().unwrap();
        inside.is_cut = true;
        inside.ends.drain(..).for_each(|end| end.close());
    }

    /// Accepts new connections again.
    pub(crate) fn mend(&self) {
        self.0.lock().unwrap().is_cut = false;
    }
}
