//! A game that begins or goes on.

use super::failure::failure_of;
use super::game::GameScreen;
use crate::house::House;
use crate::live::LiveGame;
use crate::screen::Action;
use tabuleiro_core::{Options, Player, TimeControl};
use tabuleiro_sitting::SittingError;
use tabuleiro_table::{Arrangement, GameKind, Origin, Seat, kind};
use tabuleiro_words::computer_seat;

/// Returns the game screen, or a notice with the reason why there is none.
pub fn begun(live: Result<LiveGame, SittingError>, game: &str, house: &mut House) -> Action {
    match live {
        Ok(live) => Action::push(GameScreen::new(live, house)),
        Err(error) => Action::push(failure_of(kind(game), &error, house)),
    }
}

/// Starts a game against the computer player for beginners.
pub fn first_game(kind: &'static GameKind, house: &mut House) -> Result<LiveGame, SittingError> {
    let options = Options::default_of(kind.info);
    let speaker = house.speaker_of(kind.info);
    let levels = kind.levels(options.rule_set());
    let seat = |player: Player| match (player, levels.first()) {
        (Player::ONE, _) | (_, None) => Seat::default(),
        (player, Some(level)) => computer_seat(player, level.spec.clone().into(), &speaker),
    };
    let seats = options.seats().players().map(seat).collect();
    LiveGame::begin(
        Arrangement { kind, origin: Origin::Drawn(options), seats, time_control: TimeControl::Unlimited },
        house,
    )
}
