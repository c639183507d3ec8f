//! Tabuleiro.
fn main() {}
