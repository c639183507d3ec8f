//! Answers in whole sentences, for players who cannot see the board.

mod places;

pub use places::{DIRECTIONS, column, pieces, rays, summary, things, whereabouts};

use crate::Localizer;
use crate::telling::seat_title;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::outcome::Points;
use tabuleiro_core::present::{Click, Content, View};
use tabuleiro_core::{Message, Player, Scores};
use tabuleiro_table::clock::face;
use tabuleiro_table::{Choice, Step, Table};

/// Describes the content of a cell and its neighbours; `None` if there is no such cell.
pub fn cell(table: &Table, name: CellName, speaker: &Localizer) -> Option<Vec<String>> {
    let (board, view) = (table.play_state().board(), table.play_state().view());
    let index = board.index_of(name)?;
    let beside: Vec<String> = (board.cells[index].neighbours.iter())
        .filter_map(|&neighbour| {
            let beside = board.index_of(neighbour)?;
            let direction = places::side(&board.cells[index], &board.cells[beside]);
            let place = Message::new("say-beside").message("direction", direction).text("cell", neighbour);
            Some(speaker.say(&place.message("content", view.contents[beside].sentence.clone())))
        })
        .collect();
    let neighbours = Message::new("say-neighbours").text("cells", beside.join("; "));
    Some(vec![speaker.say(&on_cell(name, &view.contents[index])), speaker.say(&neighbours)])
}

/// Returns the cells of a row, from the left; nothing where there is no such row.
pub fn row(table: &Table, letter: char, speaker: &Localizer) -> Option<Vec<String>> {
    let (board, view) = (table.play_state().board(), table.play_state().view());
    let cells: Vec<String> = (board.cells.iter().zip(&view.contents))
        .filter(|(cell, _)| cell.name.letter() == letter)
        .map(|(cell, content)| speaker.say(&phrase(cell.name, content)))
        .collect();
    let row = Message::new("say-row").text("row", letter).text("cells", cells.join("; "));
    (!cells.is_empty()).then(|| vec![speaker.say(&row)])
}

/// Lists the number of moves, the cells on which they begin, and the moves that begin on none.
pub fn moves(table: &Table, speaker: &Localizer) -> Vec<String> {
    let choices = table.play_state().choices();
    let mut cells: Vec<CellName> = choices.iter().filter_map(first_cell).collect();
    cells.sort();
    cells.dedup();
    let count = speaker.say(&Message::new("say-moves-count").number("count", choices.len() as i64));
    let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
    let begin = Message::new("say-moves-begin").text("cells", names.join(", "));
    let begin = (!cells.is_empty()).then(|| speaker.say(&begin));
    let others = choices.iter().filter(|choice| first_cell(choice).is_none());
    let others = others.map(|choice| speaker.say(&typed(choice)));
    std::iter::once(count).chain(begin).chain(others).collect()
}

/// Returns the moves that begin on a cell, or why there are none.
pub fn moves_of(table: &Table, name: CellName, speaker: &Localizer) -> Vec<String> {
    let choices = table.play_state().choices();
    let own: Vec<&Choice> = choices.iter().filter(|choice| first_cell(choice) == Some(name)).collect();
    if own.is_empty() {
        let why = table.play_state().why_illegal(&[Click::Cell(name)]);
        let none = Message::new("say-moves-none").text("cell", name);
        return vec![speaker.say(&match why {
            Some(why) => Message::new("say-moves-none-because").text("cell", name).message("why", why),
            None => none,
        })];
    }
    let count = Message::new("say-moves-of").text("cell", name).number("count", own.len() as i64);
    std::iter::once(speaker.say(&count))
        .chain(own.into_iter().map(|choice| speaker.say(&typed(choice))))
        .collect()
}

/// Tells the last turn, or the part of it that has been played.
pub fn last(table: &Table, speaker: &Localizer) -> Vec<String> {
    let turns = table.turns();
    let Some(turn) = turns.last() else { return vec![speaker.word("say-nothing-played")] };
    turn.iter().flat_map(|step| told(step, speaker)).collect()
}

/// Tells the turns since a player's last one, and the cells that have changed.
pub fn changed(table: &Table, player: Player, speaker: &Localizer) -> Vec<String> {
    let steps = table.play_state().steps();
    let since = &steps[steps_known_to(table, player)..];
    if since.is_empty() {
        return vec![speaker.word("say-nothing-changed")];
    }
    let told = since.iter().flat_map(|step| told(step, speaker));
    told.chain(changed_cells(table, player, speaker)).collect()
}

/// Returns the cells that are different from what they were after a player's last turn.
pub fn changed_cells(table: &Table, player: Player, speaker: &Localizer) -> Vec<String> {
    let mut before = table.play_state().fork();
    let known = steps_known_to(table, player);
    while before.steps().len() > known {
        before.take_back();
    }
    let (before, now) = (before.view().contents, table.play_state().view().contents);
    let cells = table.play_state().board().cells.iter().zip(before.iter().zip(&now));
    let different = cells.filter(|(_, (before, now))| before != now);
    different.map(|(cell, (_, now))| speaker.say(&on_cell(cell.name, now))).collect()
}

/// Returns the points of all players, part by part, with their stocks.
pub fn score(table: &Table, speaker: &Localizer) -> Vec<String> {
    let (view, scores) = (table.play_state().view(), table.play_state().scores());
    let mut said = Vec::new();
    for (player, seat) in table.play_state().seats().players().zip(&view.seats) {
        if !scores.parts.is_empty() {
            let has = Message::new("say-points").player("player", player);
            said.push(speaker.say(&with_points(has, &scores, scores.points[player], speaker)));
        }
        let names = seat.counters.iter().map(|counter| counter.name.as_ref());
        if !seat.counters.is_empty() && !names.eq(scores.parts.iter().copied()) {
            let counter = |counter: &tabuleiro_core::present::Counter| {
                let value = counter.value.map_or_else(|| speaker.word("say-unlimited"), |n| n.to_string());
                format!("{} {value}", speaker.word(format!("counter-{}", counter.name)))
            };
            let counters: Vec<String> = seat.counters.iter().map(counter).collect();
            let has = Message::new("say-counters").player("player", player);
            said.push(speaker.say(&has.text("counters", counters.join(", "))));
        }
    }
    if let Some((party, points)) = scores.neutral {
        let has = Message::new("say-party-points").message("party", Message::new(format!("party-{party}")));
        said.push(speaker.say(&with_points(has, &scores, points, speaker)));
    }
    if said.is_empty() {
        said.push(speaker.word("say-no-points"));
    }
    said.into_iter().chain(facts(&view, speaker)).collect()
}

/// Tells whose decision it is, the players and their seats, who is out, and the clocks.
pub fn who(table: &Table, speaker: &Localizer) -> Vec<String> {
    let (view, clock) = (table.play_state().view(), table.clock());
    let mut said = vec![speaker.say(&sentence(view.caption.clone()))];
    for (player, seat) in table.play_state().seats().players().zip(&view.seats) {
        let title = seat_title(table, speaker, player, seat);
        let sits = Message::new("say-sits").number("seat", player.seat()).text("title", title);
        said.push(speaker.say(&sits));
        if seat.out || table.left().contains(&player) {
            said.push(speaker.say(&Message::new("say-out").player("player", player)));
        }
        if let Some(left_ms) = clock.left_ms(player, 0) {
            let time = Message::new("say-time").player("player", player);
            said.push(speaker.say(&time.text("left", face(left_ms))));
        }
    }
    said.into_iter().chain(facts(&view, speaker)).collect()
}

/// `c4: an orc`, `c4: empty`; a part of a longer sentence.
fn phrase(name: CellName, content: &Content) -> Message {
    Message::new("say-phrase").text("cell", name).message("content", content.sentence.clone())
}

fn on_cell(name: CellName, content: &Content) -> Message {
    let id = if content.marks.is_empty() { "say-cell-empty" } else { "say-cell" };
    Message::new(id).text("cell", name).message("content", content.sentence.clone())
}

fn first_cell(choice: &Choice) -> Option<CellName> {
    match choice.clicks.first() {
        Some(Click::Cell(name)) => Some(*name),
        _ => None,
    }
}

fn typed(choice: &Choice) -> Message {
    Message::new("say-move").message("sentence", choice.sentence.clone()).text("move", &choice.text)
}

/// Returns a message as a sentence of its own.
fn sentence(message: Message) -> Message {
    Message::new("say-sentence").message("sentence", message)
}

fn facts<'a>(view: &'a View, speaker: &'a Localizer) -> impl Iterator<Item = String> + 'a {
    view.facts.iter().map(|fact| speaker.say(&sentence(fact.clone())))
}

fn with_points(has: Message, scores: &Scores, points: Points, speaker: &Localizer) -> Message {
    let part = |(part, points): (&&str, i16)| format!("{} {points}", speaker.word(format!("score-{part}")));
    let parts: Vec<String> = scores.parts.iter().zip(points).map(part).collect();
    has.number("total", points.iter().sum::<i16>()).text("parts", parts.join(", "))
}

/// Returns the number of steps at the end of a player's last turn.
fn steps_known_to(table: &Table, player: Player) -> usize {
    let turns = table.turns();
    let ended = if table.play_state().is_mid_turn() { turns.len().saturating_sub(1) } else { turns.len() };
    let last = turns[..ended].iter().rposition(|turn| turn[0].player == player);
    last.map_or(0, |last| turns[..=last].iter().map(|turn| turn.len()).sum())
}

fn told(step: &Step, speaker: &Localizer) -> Vec<String> {
    let messages = std::iter::once(&step.sentence).chain(&step.events);
    messages.map(|message| speaker.say(&sentence(message.clone()))).collect()
}
