//! The target for text options of a set-up, such as a map from a file.

use crate::Bytes;
use crate::laws::check_table;
use tabuleiro_core::Options;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_table::{GameKind, Table, kinds};

/// Checks that any text for such an option is refused with a reason, or draws a playable set-up.
///
/// Two bytes choose the rule set and the number of seats; the rest is the text.
pub fn maps(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let offered: Vec<_> = text_options().collect();
    if offered.is_empty() {
        return;
    }
    let (kind, rule_set, option) = bytes.choose(&offered);
    let seats: Vec<_> = rule_set.seats().collect();
    let options =
        Options::of(rule_set).with_seats(bytes.choose(&seats).count()).expect("an allowed number of seats");
    let mut random = bytes.random();
    let with_text = options.with(option.id, &bytes.rest());
    match with_text.and_then(|options| kind.draw(&options, &mut random)) {
        Ok(setup) => {
            let table = Table::new(kind, &setup).expect("a drawn set-up can be played");
            check_table(&table, &mut random);
        }
        Err(error) => assert_ne!(error.to_string(), ""),
    }
}

/// Returns the text options of every rule set of every game.
fn text_options() -> impl Iterator<Item = (&'static GameKind, &'static RuleSet, &'static OptionInfo)> {
    let rule_sets =
        kinds().iter().flat_map(|kind| kind.info.rule_sets.iter().map(move |rule_set| (kind, rule_set)));
    rule_sets.flat_map(|(kind, rule_set)| {
        let texts = rule_set.options.iter().filter(|option| matches!(option.kind, OptionKind::Text));
        texts.map(move |option| (kind, rule_set, option))
    })
}
