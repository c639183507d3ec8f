//! The server as a process, and how it is asked.

use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use ureq::Agent;

/// A server that is about to start.
pub(crate) struct Process(Command);

/// A server that runs; it is killed at the end.
pub(crate) struct Running {
    child: Child,
    pub address: String,
}

impl Process {
    /// Returns a server with its data in a folder.
    pub(crate) fn in_folder(folder: &Path) -> Process {
        Process::in_folder_at(folder, "127.0.0.1:0")
    }

    /// Returns a server at this address.
    pub(crate) fn in_folder_at(folder: &Path, address: &str) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
        command.args(["serve", "--listen", address, "--lang", "en"]).arg("--data").arg(folder);
        command.args(["--requests-per-minute", "100000000", "--passwords-per-minute", "100000000"]);
        command.args(["--address-factor", "1000000", "--half-open-max", "1000000"]);
        command.env("TABULEIRO_LOG_FILTER", "error");
        Process(command)
    }

    /// Returns the server with another database.
    pub(crate) fn with_database(mut self, url: Option<&str>) -> Process {
        self.0.envs(url.map(|url| ("TABULEIRO_DATABASE", url)));
        self
    }

    /// Returns the server with further settings.
    pub(crate) fn with(mut self, settings: &[&str]) -> Process {
        self.0.args(settings);
        self
    }

    /// Returns the server with its log in a file.
    pub(crate) fn logging(self, filter: &str, file: &Path) -> Process {
        self.logging_into(filter, std::fs::File::create(file).unwrap())
    }

    /// Returns the server with its log sent elsewhere.
    pub(crate) fn logging_into(mut self, filter: &str, stderr: impl Into<Stdio>) -> Process {
        self.0.env("TABULEIRO_LOG_FILTER", filter).stderr(stderr);
        self
    }

    /// Comes back when it can be asked.
    pub(crate) fn start(mut self) -> Running {
        let mut child = self.0.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap();
        Running { child, address: address.to_string() }
    }
}

impl Running {
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it politely to end, and comes back when it has.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let status = Command::new("kill").arg(self.id().to_string()).status().unwrap();
        assert!(status.success());
        self.wait()
    }

    pub(crate) fn wait(&mut self) -> ExitStatus {
        self.child.wait().unwrap()
    }

    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill();
    }
}

#[derive(Debug)]
pub(crate) struct Gone;

pub(crate) fn agent() -> Agent {
    Agent::config_builder().http_status_as_error(false).build().into()
}

/// Returns the body of an answer, or an error if the server is gone.
pub(crate) fn get(agent: &Agent, url: &str, cookie: &str) -> Result<Value, Gone> {
    let mut response = agent.get(url).header("cookie", cookie).call().map_err(|_| Gone)?;
    response.body_mut().read_json().map_err(|_| Gone)
}

/// Returns the status and body of an answer; the body only if it is JSON.
pub(crate) fn post(agent: &Agent, url: &str, cookie: &str, body: &Value) -> Result<(u16, Value), Gone> {
    let mut response = agent.post(url).header("cookie", cookie).send_json(body).map_err(|_| Gone)?;
    let text = response.body_mut().read_to_string().map_err(|_| Gone)?;
    Ok((response.status().as_u16(), serde_json::from_str(&text).unwrap_or_default()))
}

/// Documents of a stream, one after the other.
pub(crate) struct Stream(std::io::Lines<BufReader<ureq::BodyReader<'static>>>);

impl Stream {
    pub(crate) fn open(url: &str, cookie: &str) -> Stream {
        let limit = Some(std::time::Duration::from_mins(1));
        let agent: Agent = Agent::config_builder().timeout_global(limit).build().into();
        let body = agent.get(url).header("cookie", cookie).call().unwrap().into_body();
        Stream(BufReader::new(body.into_reader()).lines())
    }

    /// Returns the next document that is wanted.
    pub(crate) fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let line = self.0.next().expect("the stream goes on").unwrap();
            let document = serde_json::from_str(&line).unwrap_or_default();
            if wanted(&document) {
                return document;
            }
        }
    }

    /// Returns the next event of this type.
    pub(crate) fn until_event(&mut self, wanted: &str) -> Value {
        self.until(|document| document["event"]["type"] == wanted)
    }
}

/// Returns a new guest's cookie.
pub(crate) fn guest(agent: &Agent, address: &str) -> Result<String, Gone> {
    let response = agent.post(format!("{address}/api/guest")).send_empty().map_err(|_| Gone)?;
    let cookie = response.headers().get("set-cookie").ok_or(Gone)?.to_str().unwrap();
    Ok(cookie.split(';').next().unwrap().to_string())
}
