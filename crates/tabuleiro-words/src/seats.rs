//! Seats read from texts: `person`, `person:Ana`, `3`, `ugi COMMAND`.

use crate::Localizer;
use crate::localizer::given_name;
use tabuleiro_core::info::RuleSet;
use tabuleiro_core::{Options, Player};
use tabuleiro_engine::SpecError;
use tabuleiro_table::{ArrangeError, Computer, GameKind, Seat};

/// Returns the seats as given in texts (`person`, `person:Ana`, `3`, `ugi COMMAND`); those not given are a person in
/// seat 1 and a middle level in the others.
pub fn seats_of_texts(
    kind: &GameKind,
    options: &Options,
    given: &[String],
    speaker: &Localizer,
) -> Result<Vec<Seat>, ArrangeError> {
    if given.len() > options.seats().count() {
        let seats = options.seats().to_string();
        return Err(ArrangeError::TooManySeats { given: given.len(), seats });
    }
    let rule_set = options.rule_set();
    let seat = |player: Player| match given.get(player.index()).map(String::as_str) {
        None if player == Player::ONE => Ok(Seat::default()),
        None => Ok(computer_seat(player, kind.default_level(rule_set).spec.into(), speaker)),
        Some("person") => Ok(Seat::default()),
        Some(who) if who.starts_with("person:") => Ok(Seat::person(&who["person:".len()..])),
        Some(who) => {
            let computer =
                kind.computer(rule_set, who).map_err(|error| nobody(kind, rule_set, who, error))?;
            Ok(computer_seat(player, computer, speaker))
        }
    };
    options.seats().players().map(seat).collect()
}

fn nobody(kind: &GameKind, rule_set: &'static RuleSet, who: &str, error: SpecError) -> ArrangeError {
    match error {
        SpecError::Engine(_) => {
            let levels = kind.levels(rule_set);
            let numbers: Vec<usize> = levels.iter().filter_map(|level| level.number).collect();
            let numbered = numbers.first().zip(numbers.last()).map(|(least, most)| format!("{least}–{most}"));
            let named = levels.into_iter().filter(|level| level.number.is_none()).map(|level| level.short);
            let offered: Vec<String> = numbered.into_iter().chain(named).collect();
            ArrangeError::Nobody { wanted: who.into(), offered: offered.join(", ") }
        }
        error => ArrangeError::Engine(error),
    }
}

/// Returns a computer player, named so that seats can be told apart.
pub fn computer_seat(player: Player, computer: Computer, speaker: &Localizer) -> Seat {
    Seat::computer(given_name(speaker, player), computer)
}
