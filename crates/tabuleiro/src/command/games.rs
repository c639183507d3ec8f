//! `tabuleiro games`: the list of games.

use super::setup::kind_named;
use crate::args::GamesArgs;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use std::io::{self, Write};
use tabuleiro_core::Message;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_table::{GameKind, kinds};
use tabuleiro_words::{Localizer, Menu};

pub(crate) fn run(args: &GamesArgs, screen: &Screen, out: &mut dyn Write) -> Result<()> {
    let wanted: Vec<&GameKind> = match &args.game {
        Some(game) => vec![kind_named(game)?],
        None => kinds().iter().collect(),
    };
    if args.json {
        let all: Vec<Menu> =
            wanted.iter().map(|kind| Menu::of(kind, &screen.speaker(Some(kind.info)))).collect();
        serde_json::to_writer_pretty(&mut *out, &all)?;
        writeln!(out)?;
        return Ok(());
    }
    for (index, kind) in wanted.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        write_game(kind, screen, out)?;
    }
    Ok(())
}

fn write_game(kind: &GameKind, screen: &Screen, out: &mut dyn Write) -> io::Result<()> {
    let speaker = screen.speaker(Some(kind.info));
    let name = screen.paint(&speaker.word("game-name"), Style::STRONG);
    writeln!(out, "{name}  ({}, {})", kind.info.id, kind.info.designer)?;
    write_wrapped(out, &format!("  {}", speaker.word("game-about")), screen.columns, "  ")?;
    for rule_set in kind.info.rule_sets {
        write_rule_set(kind, rule_set, screen, &speaker, out)?;
    }
    Ok(())
}

fn write_rule_set(
    kind: &GameKind,
    rule_set: &'static RuleSet,
    screen: &Screen,
    speaker: &Localizer,
    out: &mut dyn Write,
) -> io::Result<()> {
    let players: Vec<String> = rule_set.seats().map(|seats| seats.to_string()).collect();
    let heading = Message::new("games-rule-set").text("id", rule_set.id).text("players", players.join(", "));
    let about = speaker.word(format!("rule-set-{}-about", rule_set.id));
    write_wrapped(
        out,
        &format!("  {}: {about}", screen.paint(&speaker.say(&heading), Style::STRONG)),
        screen.columns,
        "      ",
    )?;
    for option in rule_set.options {
        let label = speaker.word(format!("option-{}", option.id));
        write_wrapped(
            out,
            &format!("    -o {}={}  {label}", option.id, screen.theme.text(&values(option, speaker))),
            screen.columns,
            "        ",
        )?;
    }
    let levels: Vec<String> = kind.levels(rule_set).into_iter().map(|level| level.short).collect();
    write_wrapped(
        out,
        &format!("    {}: {}", speaker.word("games-levels"), levels.join(", ")),
        screen.columns,
        "        ",
    )
}

/// Returns the values of an option, the default first.
fn values(option: &OptionInfo, speaker: &Localizer) -> String {
    match option.kind {
        OptionKind::Number { min, max, default } => format!("{default} ({min}–{max})"),
        OptionKind::Choice(choices) => choices.join("|"),
        OptionKind::Starts => "1|2|…|random".into(),
        OptionKind::PerSeat { max } => format!("0,… (0–{max})"),
        OptionKind::Text => speaker.word("games-text"),
    }
}
