//! The built program, run once with these arguments and nothing to read.

use std::process::{Command, Output, Stdio};

pub(crate) fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabuleiro"));
    command.env("LANG", "en_US.UTF-8").env_remove("LC_ALL").env_remove("TABULEIRO_LANG").stdin(Stdio::null());
    command.args(args).output().unwrap()
}

pub(crate) fn good(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

pub(crate) fn bad(args: &[&str], code: i32) -> String {
    let output = run(args);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
    assert!(!error.contains("panicked"), "{args:?}: {error}");
    error
}
