//! A PostgreSQL server in its own folder for the duration of a test.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

pub(crate) struct Postgres {
    folder: TempDir,
    programs: PathBuf,
}

impl Postgres {
    /// Starts a server. Returns `None` if PostgreSQL is not installed, unless the environment requires it.
    pub(crate) fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("TABULEIRO_POSTGRES").is_none(), "PostgreSQL is not installed");
            eprintln!("not run on PostgreSQL: it is not installed");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let postgres = Postgres { folder, programs };
        Postgres::give(postgres.path());
        postgres.run(
            "initdb",
            &["-A", "trust", "-U", "tabuleiro", "-N", "-E", "UTF8", "--locale=C", "-D", &postgres.data()],
        );
        postgres.begin();
        Some(postgres)
    }

    pub(crate) fn begin(&self) {
        // A socket in the folder, since another process could have any port.
        self.begin_with("-c listen_addresses=''");
    }

    /// Starts the server so that it also listens on a port, with this certificate.
    #[allow(dead_code, reason = "one of the two test programs uses it")]
    pub(crate) fn begin_with_tls(&self, port: u16, certificate: &Path, key: &Path) {
        let own = |file: &Path, name: &str| {
            let copy = self.path().join("data").join(name);
            std::fs::copy(file, &copy).unwrap();
            assert!(Command::new("chmod").arg("600").arg(&copy).status().unwrap().success());
            Self::give(&copy);
        };
        own(certificate, "server.crt");
        own(key, "server.key");
        self.begin_with(&format!("-c listen_addresses=127.0.0.1 -c port={port} -c ssl=on"));
    }

    fn begin_with(&self, options: &str) {
        let path = self.path().display();
        let options = format!("{options} -c unix_socket_directories={path} -c fsync=off");
        let log = self.path().join("log").display().to_string();
        self.run("pg_ctl", &["-D", &self.data(), "-l", &log, "-w", "-o", &options, "start"]);
    }

    /// Gives a file to the user of the database server; tests run by root use another user for it.
    fn give(path: &Path) {
        if is_root() {
            assert!(Command::new("chown").arg("postgres").arg(path).status().unwrap().success());
        }
    }

    pub(crate) fn end(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }

    pub(crate) fn fresh_database(&self, name: &str) -> String {
        let name = format!("t_{}", &name[..name.len().min(50)]);
        let path = self.path().display().to_string();
        self.run("createdb", &["-h", &path, "-U", "tabuleiro", &name]);
        self.url(&name)
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://tabuleiro@localhost/{database}?host={}", self.path().display())
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    fn data(&self) -> String {
        self.path().join("data").display().to_string()
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let program = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The server logs to a file: a pipe would keep the command waiting for its end.
        let status =
            command.args(arguments).current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).status();
        assert!(status.unwrap().success());
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end();
    }
}

/// Returns the folder of the server programs. Debian installs them outside the path, one folder a version.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    std::env::split_paths(&path)
        .chain(debian)
        .find(|folder| ["pg_ctl", "initdb", "createdb"].iter().all(|program| folder.join(program).exists()))
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output().unwrap();
    output.stdout == b"0\n"
}
