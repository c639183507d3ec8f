//! Questions about a position, answered in sentences.

use super::entry::{direction_in, without, without_of};
use tabuleiro_core::grid::CellName;
use tabuleiro_core::{Message, Player};
use tabuleiro_table::Table;
use tabuleiro_words::{Localizer, answers};

/// Answers what a player asks by a command and what follows it; `None` for a command that is no question about the position.
pub(super) fn answer(
    order: &str,
    argument: &str,
    table: &Table,
    player: Player,
    speaker: &Localizer,
) -> Option<Vec<String>> {
    let of = without_of(argument, speaker);
    Some(match order {
        "where" => places(argument, table, player, speaker),
        "look" if !of.is_empty() => look(&of, table, speaker),
        "moves" if !of.is_empty() => {
            of_cell(&of, table, speaker, |cell| Some(answers::moves_of(table, cell, speaker)))
        }
        "row" => row(&of, table, speaker),
        "column" => column(&of, table, speaker),
        "rays" => rays(argument, table, speaker),
        "last" => answers::last(table, speaker),
        "changed" => answers::changed(table, player, speaker),
        "score" => answers::score(table, speaker),
        "who" => answers::who(table, speaker),
        _ => return None,
    })
}

/// Returns the cell with this name, if the board has it.
fn cell(name: &str, table: &Table) -> Option<CellName> {
    name.parse().ok().filter(|&name| table.play_state().board().index_of(name).is_some())
}

fn of_cell(
    name: &str,
    table: &Table,
    speaker: &Localizer,
    said: impl FnOnce(CellName) -> Option<Vec<String>>,
) -> Vec<String> {
    let none = || vec![speaker.say(&Message::new("play-no-cell").text("cell", name))];
    cell(name, table).and_then(said).unwrap_or_else(none)
}

/// Describes a cell, or a row by its letter.
fn look(name: &str, table: &Table, speaker: &Localizer) -> Vec<String> {
    if name.len() == 1 {
        return row(name, table, speaker);
    }
    of_cell(name, table, speaker, |cell| answers::cell(table, cell, speaker))
}

fn row(name: &str, table: &Table, speaker: &Localizer) -> Vec<String> {
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let row = letter.and_then(|letter| answers::row(table, letter, speaker));
    row.unwrap_or_else(|| vec![speaker.say(&Message::new("play-no-row").text("row", name))])
}

fn column(name: &str, table: &Table, speaker: &Localizer) -> Vec<String> {
    let column = name.parse().ok().and_then(|number| answers::column(table, number, speaker));
    column.unwrap_or_else(|| vec![speaker.say(&Message::new("play-no-column").text("column", name))])
}

/// Describes the lines from a cell: `rays of h2`, `north-east of h2`.
fn rays(argument: &str, table: &Table, speaker: &Localizer) -> Vec<String> {
    let asked = argument.to_lowercase();
    let direction = direction_in(&asked, speaker).map(|(name, _)| name);
    let named = asked.split_whitespace().rev().find(|word| cell(word, table).is_some());
    let name = named.map_or(asked.as_str(), |name| name);
    of_cell(name, table, speaker, |cell| answers::rays(table, cell, direction, speaker))
}

/// Describes the places of a thing or of a player's pieces, or the content of a cell.
fn places(argument: &str, table: &Table, player: Player, speaker: &Localizer) -> Vec<String> {
    if let Some(said) = cell(argument, table).and_then(|cell| answers::cell(table, cell, speaker)) {
        return said;
    }
    let asked = argument.to_lowercase();
    let thing = without(&asked, "the", speaker);
    let own = without(thing, "my", speaker);
    let owner = (own != thing || own.is_empty()).then_some(player);
    let answer = answers::whereabouts(table, owner, without(own, "pieces", speaker), speaker);
    answer.unwrap_or_else(|| {
        let none = Message::new("say-no-thing").text("word", &asked);
        vec![speaker.say(&none.text("things", answers::things(table, speaker).join(", ")))]
    })
}
