//! The games that can be learned, each behind the same functions.

use crate::LearnError;
use crate::batch::{Batch, BatchPlan, Batched};
use crate::state::{NumberedState, Typed};
use std::sync::LazyLock;
use tabuleiro_core::encode::Encode;
use tabuleiro_core::info::GameInfo;
use tabuleiro_core::{Options, Random, Setup};
use tabuleiro_games::for_each_game;
use tabuleiro_table::Playable;

/// Opens a set-up, on its own number of cells or on more.
type Open = fn(&Setup, Option<usize>) -> Result<Box<dyn NumberedState>, LearnError>;

/// A game before its set-up, without its type.
pub struct Subject {
    /// Description for menus.
    pub info: &'static GameInfo,
    draw: fn(&Options, &mut Random) -> Result<Setup, LearnError>,
    open: Open,
    batch: fn(&BatchPlan) -> Result<Box<dyn Batch>, LearnError>,
}

impl Subject {
    /// Returns the subject of a game type.
    pub fn of<G: Playable + Encode>() -> Subject {
        Subject {
            info: G::info(),
            draw: |options, random| Ok(G::draw_setup(options, random)?),
            open: |setup, cells| Ok(Box::new(Typed::new(G::from_setup(setup)?, cells)?)),
            batch: |plan| Ok(Box::new(Batched::<G>::new(plan)?)),
        }
    }

    /// Draws a set-up for these options.
    pub fn draw(&self, options: &Options, random: &mut Random) -> Result<Setup, LearnError> {
        (self.draw)(options, random)
    }

    /// Returns the first state of a set-up, its actions numbered on the cells of the board, or on `cells` if that is more.
    pub fn open(&self, setup: &Setup, cells: Option<usize>) -> Result<Box<dyn NumberedState>, LearnError> {
        (self.open)(setup, cells)
    }

    /// Returns many games at once.
    pub fn batch(&self, plan: &BatchPlan) -> Result<Box<dyn Batch>, LearnError> {
        (self.batch)(plan)
    }
}

macro_rules! list_subjects {
    ($($name:ident: $game:ty,)*) => {
        static SUBJECTS: LazyLock<Vec<Subject>> = LazyLock::new(|| vec![$(Subject::of::<$game>()),*]);
    };
}
for_each_game!(list_subjects);

/// Returns every game.
pub fn subjects() -> &'static [Subject] {
    &SUBJECTS
}

/// Returns the game with this id or code; an underscore counts as a hyphen.
pub fn subject(name: &str) -> Option<&'static Subject> {
    let name = name.replace('_', "-");
    subjects().iter().find(|subject| subject.info.id == name || subject.info.code == name)
}
