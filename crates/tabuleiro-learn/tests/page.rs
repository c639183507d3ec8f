//! The page about the numbers is what the games say.

use std::fs;
use std::path::Path;
use tabuleiro_learn::{page::page, subjects};

#[test]
fn the_page_about_the_numbers_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/encodings.md");
    let page = page(subjects()).unwrap();
    if std::env::var_os("TABULEIRO_WRITE").is_some() {
        fs::write(&path, &page).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), page, "write it with TABULEIRO_WRITE=1");
}
