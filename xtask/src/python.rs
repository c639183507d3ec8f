//! The package for Python: built, installed into a virtual environment, and tested there.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CRATE: &str = "crates/tabuleiro-python";
const PACKAGE: &str = "crates/tabuleiro-python/python/tabuleiro";
const REQUIREMENTS: &str = "crates/tabuleiro-python/requirements.txt";

/// Largest size of the wheel, in bytes.
const WHEEL_MAX: u64 = 6_000_000;

/// Builds the wheel, installs it into a new environment and runs its tests.
pub(crate) fn run() -> Result<()> {
    let python = environment(true)?;
    install_wheel(&python)?;
    shell::run(&mut tests(&python))
}

/// Returns the command for the tests. In the ordinary run they use the library as it is built for all tests; in the long one, the wheel.
pub(crate) fn command(long: bool) -> Result<Command> {
    let python = environment(false)?;
    if long {
        install_wheel(&python)?;
    } else {
        install_folder(&python)?;
    }
    Ok(tests(&python))
}

fn tests(python: &Path) -> Command {
    let mut tests = Command::new(python);
    tests.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]).arg(CRATE);
    tests.env("PYTHONDONTWRITEBYTECODE", "1");
    tests
}

/// Returns the Python of an environment with the packages of the list; a new one if that is asked for or the list has changed.
fn environment(fresh: bool) -> Result<PathBuf> {
    let environment = std::path::absolute(shell::target().join("python/venv"))?;
    let (python, mark) = (environment.join("bin/python"), environment.join(".requirements"));
    let wanted = fs::read(REQUIREMENTS).with_context(|| format!("cannot read {REQUIREMENTS}"))?;
    if !fresh && fs::read(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    shell::run(shell::program("python3 -m venv --clear").arg(&environment))?;
    shell::run(pip(&python).args(["--requirement", REQUIREMENTS]))
        .context("the packages for Python come from PyPI, which could not be reached")?;
    fs::write(mark, wanted)?;
    Ok(python)
}

fn pip(python: &Path) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    pip
}

/// Builds the wheel, checks its size, and installs it.
fn install_wheel(python: &Path) -> Result<()> {
    let wheels = std::path::absolute(shell::target().join("python/wheels"))?;
    if wheels.exists() {
        fs::remove_dir_all(&wheels)?;
    }
    let mut build = Command::new(python);
    build.args(["-m", "maturin", "build", "--release", "--locked", "--manifest-path"]);
    shell::run(build.arg(Path::new(CRATE).join("Cargo.toml")).arg("--out").arg(&wheels))?;
    let wheel = fs::read_dir(&wheels)?.next().context("maturin made no wheel")??;
    let size = wheel.metadata()?.len();
    println!("{}: {:.1} MB", wheel.file_name().display(), size as f64 / 1e6);
    if size > WHEEL_MAX {
        bail!("the wheel has {size} bytes; at most {WHEEL_MAX} are allowed");
    }
    shell::run(pip(python).args(["--force-reinstall", "--no-deps"]).arg(wheel.path()))
}

/// Puts the package, with the library of the ordinary build, where the environment finds it.
fn install_folder(python: &Path) -> Result<()> {
    // The same selection as for the other tests, so that hardly anything is built again.
    shell::run(&mut shell::cargo("build --workspace --all-features --lib"))?;
    let mut ask = Command::new(python);
    let packages = shell::read(ask.args(["-c", "import sysconfig; print(sysconfig.get_path('platlib'))"]))?;
    let folder = Path::new(packages.output.trim()).join("tabuleiro");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for file in fs::read_dir(PACKAGE)? {
        let file = file?;
        if file.file_type()?.is_file() {
            fs::copy(file.path(), folder.join(file.file_name()))?;
        }
    }
    let library = shell::target().join(format!("debug/{}", library_name()));
    fs::copy(&library, folder.join("_native.abi3.so"))
        .with_context(|| format!("cannot copy {}", library.display()))?;
    Ok(())
}

fn library_name() -> String {
    format!("{}tabuleiro_python{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}
