//! A log that cannot be written ends nothing.

use crate::process::{Process, agent, guest};
use std::fs::File;
use std::process::Stdio;

fn check(stderr: impl Into<Stdio>) {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::in_folder(folder.path()).logging_into("trace", stderr).start();
    for _ in 0..5 {
        guest(&agent(), &server.address).unwrap();
    }
}

#[test]
fn a_server_goes_on_whose_log_nobody_reads() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    check(writer);
}

#[test]
fn a_server_goes_on_whose_log_is_on_a_full_disk() {
    check(File::options().write(true).open("/dev/full").unwrap());
}
