//! The target for the options of a set-up.

use crate::Bytes;
use crate::laws::check_table;
use tabuleiro_core::info::OptionKind;
use tabuleiro_core::{OptionError, Options, Random};
use tabuleiro_table::{GameKind, Table, kind, kinds};

/// Checks that any names and values are refused with a reason, or draw a playable set-up.
///
/// The lines of the text are a game, a rule set, a number of seats, then one `NAME=VALUE` each.
pub fn options(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let mut lines = text.lines();
    let Some(kind) = lines.next().and_then(kind) else { return };
    let mut random = Bytes::new(data).random();
    match choose(kind, lines).and_then(|options| kind.draw(&options, &mut random)) {
        Ok(setup) => {
            let table = Table::new(kind, &setup).expect("a drawn set-up can be played");
            check_table(&table, &mut random);
        }
        Err(error) => assert_ne!(error.to_string(), ""),
    }
}

fn choose<'a>(kind: &GameKind, mut lines: impl Iterator<Item = &'a str>) -> Result<Options, OptionError> {
    let mut options = match lines.next() {
        Some(rule_set) => Options::named(kind.info, rule_set)?,
        None => Options::default_of(kind.info),
    };
    if let Some(seats) = lines.next().and_then(|seats| seats.parse().ok()) {
        options = options.with_seats(seats)?;
    }
    for line in lines {
        let (name, value) = line.split_once('=').unwrap_or((line, ""));
        options = options.with(name, value)?;
    }
    Ok(options)
}

/// Returns a table whose game, rule set, seats and values the bytes choose; `None` if they cannot be combined.
pub fn drawn_by(bytes: &mut Bytes) -> Option<Table> {
    let kind = &kinds()[bytes.below(kinds().len())];
    let rule_set = &kind.info.rule_sets[bytes.below(kind.info.rule_sets.len())];
    let seats: Vec<_> = rule_set.seats().collect();
    let mut options =
        Options::of(rule_set).with_seats(bytes.choose(&seats).count()).expect("an allowed number of seats");
    for option in rule_set.options {
        let value = match &option.kind {
            OptionKind::Number { min, max, .. } => {
                (min + bytes.below((max - min) as usize + 1) as u32).to_string()
            }
            OptionKind::Choice(choices) => bytes.choose(choices).to_string(),
            OptionKind::Starts => ["1", "2", "random"][bytes.below(3)].into(),
            OptionKind::Text | OptionKind::PerSeat { .. } => continue,
        };
        options = options.with(option.id, &value).expect("an allowed value");
    }
    let mut random = Random::from_seed(bytes.byte().into());
    let setup = kind.draw(&options, &mut random).ok()?;
    Some(Table::new(kind, &setup).expect("a drawn set-up can be played"))
}
