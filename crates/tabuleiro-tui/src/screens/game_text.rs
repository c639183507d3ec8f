//! Kept games as entries of a list.

use crate::house::House;
use tabuleiro_core::record::SeatRecord;
use tabuleiro_core::{Message, Player};
use tabuleiro_store::Found;
use tabuleiro_table::{Table, kind};
use tabuleiro_words::{Localizer, name_in};

/// Returns the entry of a kept game: a sentence with its name, players and number of turns.
pub fn game_text(sentence: &'static str, found: &Found, house: &House) -> String {
    let name = |(index, seat): (usize, &SeatRecord)| {
        let player = Player::new(index);
        let own = Some(name_in(&house.speaker, player, &seat.name)).filter(|name| !name.is_empty());
        own.unwrap_or_else(|| house.speaker.name(player))
    };
    let names: Vec<String> = found.record.seats.iter().enumerate().map(name).collect();
    let game = game_name(&found.record.game, house);
    let text = Message::new(sentence).text("game", game).text("names", names.join(", "));
    house.speaker.say(&text.number("turns", found.record.turns.len() as i64))
}

/// Returns the name of a game.
pub fn game_name(id: &str, house: &House) -> String {
    kind(id).map_or(id.into(), |kind| house.speaker_of(kind.info).word("game-name"))
}

/// Returns a sentence about the player to move.
pub fn whose_turn(table: &Table, house: &House) -> Option<String> {
    let speaker = Localizer::at(table, house.speaker.language());
    Some(speaker.say(&Message::new("game-not-your-turn").player("player", table.to_move()?)))
}
