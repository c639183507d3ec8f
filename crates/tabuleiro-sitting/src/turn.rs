//! The unfinished turn.

use tabuleiro_core::record::{Record, Turn};
use tabuleiro_table::Table;

/// The moves of an unfinished turn, which the room does not have yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Begun {
    pub(crate) moves: Vec<String>,
    /// Time of the turn up to its last move, in milliseconds.
    pub(crate) spent_ms: u64,
}

impl Begun {
    /// Separates the unfinished turn of a game: returns the record of the whole turns, and the moves after them.
    pub(crate) fn split(table: &Table) -> (Record, Begun) {
        let mut record = table.private_record();
        let is_begun = |turn: &mut Turn| is_unfinished(table) && Some(turn.player) == table.to_move();
        let mut begun = record.turns.pop_if(is_begun);
        // The room already has the moves up to the last one that revealed something: that part of a turn is sent at once.
        let steps = table.turns().last().map_or(&[][..], |steps| steps);
        let known = steps.iter().rposition(|step| step.reveals).map_or(0, |index| index + 1);
        if let Some(turn) = begun.as_mut().filter(|_| known > 0) {
            let beyond = turn.moves.split_off(known.min(turn.moves.len()));
            record.turns.push(turn.clone());
            (turn.moves, turn.spent_ms) = (beyond, None);
        }
        let begun = begun.map(|turn| Begun { moves: turn.moves, spent_ms: turn.spent_ms.unwrap_or(0) });
        (record, begun.unwrap_or_default())
    }

    /// Plays the moves at a table that shows the beginning of the turn.
    pub(crate) fn play_at(&self, table: &mut Table) {
        for mv in &self.moves {
            table.play(mv).expect("the moves were legal when they were played");
        }
        if !self.moves.is_empty() {
            table.note_time(self.spent_ms);
        }
    }
}

/// Returns whether the last move revealed something, so that the room must receive it before the turn continues.
pub(crate) fn ends_in_a_reveal(table: &Table) -> bool {
    table.play_state().steps().last().is_some_and(|step| step.reveals)
}

/// Returns whether the player to move is within a turn.
pub(crate) fn is_unfinished(table: &Table) -> bool {
    table.to_move().is_some() && table.play_state().is_mid_turn()
}
