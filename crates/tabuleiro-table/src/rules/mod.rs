//! The rules of a game as pages for players: words with small boards as pictures, the same for every screen.

mod markdown;
mod picture;

pub use picture::{Picture, Shown};

use crate::words::FALLBACK;
use serde::Serialize;
use tabuleiro_core::info::GameInfo;

/// A page: a heading and what stands below it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Page {
    /// The heading; that of the first page is the game's name.
    pub title: String,
    /// What stands below it, in order.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// A paragraph.
    Text(Text),
    /// A point of a list; numbered in some lists.
    Item {
        /// Its number, if it has one.
        number: Option<u64>,
        /// What it says.
        text: Text,
    },
    /// A table, its heading first.
    Table(Vec<Vec<Text>>),
    /// A board, and what is to be seen on it.
    Picture {
        /// The board.
        picture: Picture,
        /// What is to be seen.
        caption: Text,
    },
}

/// Words, some of them emphasised.
pub type Text = Vec<Span>;

/// Words of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Span {
    /// The words.
    pub text: String,
    /// How they are set.
    pub tone: Tone,
}

/// How words are set.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// As the text around them.
    Plain,
    /// Important words.
    Strong,
    /// Names and asides.
    Emphasis,
    /// What is typed.
    Typed,
}

/// The pages of a game's rules in a language, or in the fallback where that has none.
pub fn pages(info: &GameInfo, language: &str) -> Vec<Page> {
    let text = info.rules(language).or_else(|| info.rules(FALLBACK)).unwrap_or_default();
    markdown::pages(text, &pictures(info))
}

/// Every picture of a game's rules.
pub fn pictures(info: &GameInfo) -> Vec<Picture> {
    info.pictures().lines().filter_map(Picture::parse).collect()
}

/// The words without their tones.
pub fn plain(text: &[Span]) -> String {
    text.iter().map(|span| span.text.as_str()).collect()
}
