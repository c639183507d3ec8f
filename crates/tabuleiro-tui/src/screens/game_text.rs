//! Kept games as entries of a list.

use crate::house::House;
use tabuleiro_core::{Message, Player};
use tabuleiro_store::Found;
use tabuleiro_table::kind;

/// The entry of a kept game: a sentence with its name, players and number of turns.
pub fn game_text(sentence: &'static str, found: &Found, house: &House) -> String {
    let game = kind(&found.record.game)
        .map_or(found.record.game.clone(), |kind| house.speaker_of(kind.info).word("game-name"));
    let name = |(index, seat): (usize, &tabuleiro_core::record::SeatRecord)| {
        let unnamed = Player::from_seat(index as u8 + 1).filter(|_| seat.name.is_empty());
        unnamed.map_or(seat.name.clone(), |player| house.speaker.name(player))
    };
    let names: Vec<String> = found.record.seats.iter().enumerate().map(name).collect();
    let text = Message::new(sentence).text("game", game).text("names", names.join(", "));
    house.speaker.say(&text.number("turns", found.record.turns.len() as i64))
}
