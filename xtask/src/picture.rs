//! The picture in the README: what the program prints, as a drawing.

use crate::shell;
use anyhow::Result;
use std::fs;

/// A game of three in full swing.
const POSITION: &str = "sse1.published.3.starts~1.map~pl_-----10_---R1a2_---2X321_-11G11WB_-3W21G32_2R2312B1_0c211B1X2_11XR2331_--31GW1b1_----2120.at~1_7_3csc1as_5cbbs_7a_1a2CCCB_csABABs1A1_5Cbs2_1cs2Aaas1_3bB4_4b3";
const PICTURE: &str = "docs/picture.svg";

pub fn run() -> Result<()> {
    let mut show = shell::cargo("run --quiet --release --package tabuleiro -- --color always --lang en show");
    show.arg(POSITION).env("LANG", "C.UTF-8").env("COLUMNS", "84").env("LINES", "60");
    let printed = shell::read(&mut show)?.output;
    // The last line is the position's text, which is for programs.
    let page = printed.trim_end().rsplit_once('\n').map_or(printed.as_str(), |(page, _)| page);
    fs::write(PICTURE, anstyle_svg::Term::new().render_svg(page))?;
    println!("{PICTURE}");
    Ok(())
}
