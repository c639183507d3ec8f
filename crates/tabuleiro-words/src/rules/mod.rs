//! The rules of a game as pages for players: words with small boards as pictures, the same for every screen.

mod markdown;
mod picture;

pub use picture::{Figure, PictureView, ShownFigure};

use crate::FALLBACK;
use serde::Serialize;
use tabuleiro_core::info::GameInfo;

/// A page: a heading and what stands below it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Page<P = Figure> {
    /// The heading; that of the first page is the game's name.
    pub title: String,
    /// Blocks below the heading, in order.
    pub blocks: Vec<Block<P>>,
}

/// A part of a page.
// Its fields name `Span` and no alias: the server describes them by the names that stand here.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Block<P = Figure> {
    /// A paragraph.
    Text(Vec<Span>),
    /// A point of a list; numbered in some lists.
    Item {
        /// Number, for numbered points.
        number: Option<u64>,
        /// Text.
        text: Vec<Span>,
    },
    /// A table, its heading first.
    Table(Vec<Vec<Vec<Span>>>),
    /// A board, and what is to be seen on it.
    Picture {
        /// The board.
        #[serde(flatten)]
        picture: P,
        /// Caption.
        caption: Vec<Span>,
    },
}

/// Words, some of them emphasised.
pub type Text = Vec<Span>;

/// Words of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Span {
    /// The words.
    pub text: String,
    /// Style of the words.
    pub tone: Tone,
}

/// The styles of words.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Tone {
    /// As the text around them.
    Plain,
    /// Important words.
    Strong,
    /// Names and asides.
    Emphasis,
    /// Text to type.
    Typed,
}

impl Page {
    /// Returns the page with other pictures.
    pub fn try_with_pictures<P, E>(self, mut show: impl FnMut(Figure) -> Result<P, E>) -> Result<Page<P>, E> {
        let block = |block| {
            Ok(match block {
                Block::Text(text) => Block::Text(text),
                Block::Item { number, text } => Block::Item { number, text },
                Block::Table(rows) => Block::Table(rows),
                Block::Picture { picture, caption } => Block::Picture { picture: show(picture)?, caption },
            })
        };
        Ok(Page { title: self.title, blocks: self.blocks.into_iter().map(block).collect::<Result<_, E>>()? })
    }
}

/// Returns the pages of a game's rules in a language, or in the fallback where that has none.
pub fn pages(info: &GameInfo, language: &str) -> Vec<Page> {
    let text = info.rules(language).or_else(|| info.rules(FALLBACK)).unwrap_or_default();
    markdown::pages(text, &pictures(info))
}

/// Returns every picture of a game's rules.
pub fn pictures(info: &GameInfo) -> Vec<Figure> {
    info.pictures().lines().filter_map(Figure::parse).collect()
}

/// Returns the words without their tones.
pub fn plain(text: &[Span]) -> String {
    text.iter().map(|span| span.text.as_str()).collect()
}
