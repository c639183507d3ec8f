//! System programs that some steps require.

use crate::shell;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// A program, with the package that contains it and its purpose.
pub(crate) struct Tool {
    pub program: &'static str,
    pub package: &'static str,
    pub serves: &'static str,
}

pub(crate) const GIT: Tool = Tool { program: "git", package: "git", serves: "lists the sources to check" };
pub(crate) const VALGRIND: Tool =
    Tool { program: "valgrind", package: "valgrind", serves: "counts instructions" };
pub(crate) const TMUX: Tool =
    Tool { program: "tmux", package: "tmux", serves: "is the terminal of terminal tests" };

pub(crate) const XTERM: Tool =
    Tool { program: "xterm", package: "xterm", serves: "shows pictures in a terminal test" };
pub(crate) const XVFB: Tool = Tool { program: "Xvfb", package: "xvfb", serves: "is the screen of that test" };

pub(crate) const POSTGRES: Tool =
    Tool { program: "pg_ctl", package: "postgresql", serves: "is the other database of the server's tests" };

pub(crate) const NATS: Tool = Tool {
    program: "nats-server",
    package: "nats-server",
    serves: "is the bus between nodes in the server's tests",
};

pub(crate) const NODE: Tool =
    Tool { program: "node", package: "nodejs", serves: "builds the browser's pages" };
pub(crate) const NPM: Tool = Tool { program: "npm", package: "npm", serves: "gets what they are built with" };
pub(crate) const CHROMIUM: Tool =
    Tool { program: "chromium", package: "chromium", serves: "shows them in tests" };

pub(crate) const PYTHON: Tool =
    Tool { program: "python3", package: "python3-venv", serves: "runs checks by programs of others" };

/// Commands that detect incomplete programs, which Debian splits into several packages.
const PROBES: [(&str, &str); 1] = [("python3", "python3 -m ensurepip --version")];

/// Returns whether this run is automatic.
pub(crate) fn is_ci() -> bool {
    std::env::var("CI").is_ok_and(|value| value == "true" || value == "1")
}

/// Ensures that programs are installed: installs them if allowed and possible, else reports the missing ones.
pub(crate) fn require(tools: &[Tool], install: bool) -> Result<()> {
    let missing = missing(tools);
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<&str> = missing.iter().map(|tool| tool.package).collect();
    let packages = packages.join(" ");
    if install && is_debian() {
        apt_get("update")?;
        apt_get(&format!("install --yes --no-install-recommends {packages}"))?;
        return require(tools, false);
    }
    let list: Vec<String> =
        missing.iter().map(|tool| format!("  {} ({})", tool.program, tool.serves)).collect();
    let list = list.join("\n");
    if is_debian() {
        bail!("missing programs:\n{list}\nget them with `apt-get install {packages}`, or add --install");
    }
    bail!("missing programs:\n{list}\nget the packages {packages} from your system");
}

fn missing(tools: &[Tool]) -> Vec<&Tool> {
    tools.iter().filter(|tool| find(tool.program).is_none() || !is_whole(tool.program)).collect()
}

fn is_whole(program: &str) -> bool {
    let probes = PROBES.iter().filter(|(probed, _)| *probed == program);
    probes.map(|(_, probe)| probe).all(|probe| shell::read(&mut shell::program(probe)).is_ok())
}

/// Finds a program: on the path, in Debian's versioned folders for PostgreSQL, or in the folders for servers.
fn find(program: &str) -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin")).chain(["/usr/sbin".into()]);
    let mut debian = folders.map(|folder| folder.join(program));
    shell::find(program).or_else(|| debian.find(|path| path.exists()))
}

fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists() && shell::find("apt-get").is_some()
}

fn apt_get(arguments: &str) -> Result<()> {
    let is_root = shell::read(&mut shell::program("id -u"))?.output.trim() == "0";
    let sudo = if is_root { "" } else { "sudo " };
    shell::run(shell::program(&format!("{sudo}apt-get {arguments}")).env("DEBIAN_FRONTEND", "noninteractive"))
}
