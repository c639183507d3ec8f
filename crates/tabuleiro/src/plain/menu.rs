//! Menus by number: game, rule set, players, board, first player, seats.

use super::console::Console;
use crate::screen::{Screen, write_wrapped};
use crate::style::Style;
use anyhow::Result;
use tabuleiro_core::info::{OptionInfo, OptionKind, RuleSet};
use tabuleiro_core::{Message, Options, Player};
use tabuleiro_store::Found;
use tabuleiro_table::{GameKind, LevelInfo, Seat, kinds};
use tabuleiro_words::{Localizer, computer_seat};

/// Result of the menus.
pub(crate) enum Plan {
    /// A new game.
    New { kind: &'static GameKind, options: Options, seats: Vec<Seat> },
    /// A game that was begun before, by its name in the store.
    Resume(String),
    /// The lessons of a game.
    Learn(&'static GameKind),
    /// Leave the program.
    Quit,
}

/// Asks for everything that a game needs. An empty answer takes what stands in brackets.
pub(crate) fn plan(console: &mut Console, screen: &Screen, unfinished: &[Found]) -> Result<Plan> {
    let speaker = screen.speaker(None);
    console.say(&screen.paint(&speaker.word("menu-welcome"), Style::STRONG))?;
    console.say(&speaker.word("menu-how"))?;
    let mut first: Vec<String> =
        unfinished.iter().map(|found| continue_text(found, &speaker, screen)).collect();
    first.extend(kinds().iter().map(|kind| game_text(kind, screen)));
    first.push(speaker.word("menu-learn"));
    let Some(chosen) = choose(console, screen, &speaker.word("menu-game"), &first, 0)? else {
        return Ok(Plan::Quit);
    };
    if let Some(found) = unfinished.get(chosen) {
        return Ok(Plan::Resume(found.name.clone()));
    }
    let Some(kind) = kinds().get(chosen - unfinished.len()) else {
        let games: Vec<String> = kinds().iter().map(|kind| game_text(kind, screen)).collect();
        let chosen = choose(console, screen, &speaker.word("menu-learn-game"), &games, 0)?;
        return Ok(chosen.map_or(Plan::Quit, |chosen| Plan::Learn(&kinds()[chosen])));
    };
    Ok(match ask_game(console, screen, kind)? {
        Some((options, seats)) => Plan::New { kind, options, seats },
        None => Plan::Quit,
    })
}

fn ask_game(
    console: &mut Console,
    screen: &Screen,
    kind: &'static GameKind,
) -> Result<Option<(Options, Vec<Seat>)>> {
    let speaker = screen.speaker(Some(kind.info));
    let Some(rule_set) = ask_rule_set(console, screen, kind, &speaker)? else { return Ok(None) };
    let Some(mut options) = ask_players(console, screen, rule_set, &speaker)? else { return Ok(None) };
    for option in rule_set.options {
        match ask_option(console, screen, options, option, &speaker)? {
            Some(chosen) => options = chosen,
            None => return Ok(None),
        }
    }
    let mut seats = Vec::new();
    for player in options.seats().players() {
        match ask_seat(console, screen, player, (kind, rule_set), &speaker)? {
            Some(seat) => seats.push(seat),
            None => return Ok(None),
        }
    }
    Ok(Some((options, seats)))
}

fn ask_rule_set(
    console: &mut Console,
    screen: &Screen,
    kind: &GameKind,
    speaker: &Localizer,
) -> Result<Option<&'static RuleSet>> {
    let texts: Vec<String> =
        kind.info.rule_sets.iter().map(|rule_set| titled(speaker, "rule-set", rule_set.id)).collect();
    let chosen = choose(console, screen, &speaker.word("menu-rule-set"), &texts, 0)?;
    Ok(chosen.map(|chosen| &kind.info.rule_sets[chosen]))
}

fn ask_players(
    console: &mut Console,
    screen: &Screen,
    rule_set: &'static RuleSet,
    speaker: &Localizer,
) -> Result<Option<Options>> {
    let seats: Vec<_> = rule_set.seats().collect();
    let texts: Vec<String> = seats
        .iter()
        .map(|&seats| speaker.say(&Message::new("menu-players-count").number("count", seats.count() as i64)))
        .collect();
    let chosen = choose(console, screen, &speaker.word("menu-players"), &texts, 0)?;
    Ok(match chosen {
        Some(chosen) => Some(Options::of(rule_set).with_seats(seats[chosen].count())?),
        None => None,
    })
}

fn ask_option(
    console: &mut Console,
    screen: &Screen,
    options: Options,
    option: &OptionInfo,
    speaker: &Localizer,
) -> Result<Option<Options>> {
    let question = speaker.word(format!("option-{}", option.id));
    match option.kind {
        OptionKind::Choice(choices) => {
            let texts: Vec<String> =
                choices.iter().map(|choice| speaker.word(format!("option-{}-{choice}", option.id))).collect();
            let chosen = choose(console, screen, &question, &texts, 0)?;
            chosen.map(|chosen| Ok(options.with(option.id, choices[chosen])?)).transpose()
        }
        OptionKind::Starts => {
            let seats = options.seats();
            let mut texts: Vec<String> = seats.players().map(|player| speaker.name(player)).collect();
            texts.push(speaker.word("menu-random"));
            let chosen = choose(console, screen, &question, &texts, 0)?;
            let value = |chosen: usize| {
                if chosen == seats.count() { "random".into() } else { (chosen + 1).to_string() }
            };
            chosen.map(|chosen| Ok(options.with(option.id, &value(chosen))?)).transpose()
        }
        OptionKind::Number { min, max, default } => loop {
            let prompt = format!("{question} ({min}–{max}) [{default}]:");
            let Some(answer) = console.ask(&prompt)?.filter(|answer| !is_quit(answer, speaker)) else {
                return Ok(None);
            };
            let answer = if answer.is_empty() { default.to_string() } else { answer };
            match options.clone().with(option.id, &answer) {
                Ok(options) => return Ok(Some(options)),
                Err(_) => console.say(
                    &speaker.say(&Message::new("menu-number-range").number("min", min).number("max", max)),
                )?,
            }
        },
        // A text comes from a file on the command line, and a series of games counts by itself.
        OptionKind::Text | OptionKind::PerSeat { .. } => Ok(Some(options)),
    }
}

fn ask_seat(
    console: &mut Console,
    screen: &Screen,
    player: Player,
    (kind, rule_set): (&GameKind, &'static RuleSet),
    speaker: &Localizer,
) -> Result<Option<Seat>> {
    let levels = kind.levels(rule_set);
    let mut texts = vec![speaker.word("menu-person")];
    texts.extend(levels.iter().map(|level| {
        let (name, about) = (speaker.say(&level.rated_name()), speaker.say(&level.about));
        speaker.say(&Message::new("menu-level").text("name", name).text("about", about))
    }));
    let question = speaker.say(&Message::new("menu-seat").number("seat", player.seat()));
    // Seat 1 for the person, the others for a level of medium strength.
    let middle = kind.default_level(rule_set);
    let is_middle = |level: &LevelInfo| level.spec == middle.spec;
    let default = match player {
        Player::ONE => 0,
        _ => levels.iter().position(is_middle).map_or(0, |index| index + 1),
    };
    let Some(chosen) = choose(console, screen, &question, &texts, default)? else { return Ok(None) };
    if let Some(level) = chosen.checked_sub(1).map(|level| &levels[level]) {
        return Ok(Some(computer_seat(player, level.spec.clone().into(), speaker)));
    }
    let prompt = format!("{} [{}]:", speaker.word("menu-name"), speaker.name(player));
    Ok(console.ask(&prompt)?.map(Seat::person))
}

/// Asks for one of several items; with a single item, returns it without a question. Returns `None` to leave.
pub(super) fn choose(
    console: &mut Console,
    screen: &Screen,
    question: &str,
    texts: &[String],
    default: usize,
) -> Result<Option<usize>> {
    if texts.len() == 1 {
        return Ok(Some(0));
    }
    console.say("")?;
    console.say(&screen.paint(question, Style::STRONG))?;
    for (index, text) in texts.iter().enumerate() {
        write_wrapped(console.out, &format!("  {}  {text}", index + 1), screen.columns, "     ")?;
    }
    let speaker = screen.speaker(None);
    loop {
        let Some(answer) = console.ask(&format!("[{}]:", default + 1))? else { return Ok(None) };
        if is_quit(&answer, &speaker) {
            return Ok(None);
        }
        let number = if answer.is_empty() { Some(default + 1) } else { answer.parse::<usize>().ok() };
        match number {
            Some(number) if (1..=texts.len()).contains(&number) => return Ok(Some(number - 1)),
            _ => {
                let wrong =
                    Message::new("menu-number-range").number("min", 1).number("max", texts.len() as i64);
                console.say(&speaker.say(&wrong))?;
            }
        }
    }
}

fn is_quit(answer: &str, speaker: &Localizer) -> bool {
    super::entry::words_of("quit", speaker).contains(&answer.to_lowercase())
}

fn titled(speaker: &Localizer, family: &str, id: &str) -> String {
    let about = speaker.word(format!("{family}-{id}-about"));
    format!("{}: {about}", speaker.word(format!("{family}-{id}")))
}

fn game_text(kind: &GameKind, screen: &Screen) -> String {
    let speaker = screen.speaker(Some(kind.info));
    format!("{}: {}", speaker.word("game-name"), speaker.word("game-about"))
}

fn continue_text(found: &Found, speaker: &Localizer, screen: &Screen) -> String {
    let kind = tabuleiro_table::kind(&found.record.game);
    let game =
        kind.map_or(found.record.game.clone(), |kind| screen.speaker(Some(kind.info)).word("game-name"));
    let names: Vec<String> = (found.record.seats.iter().enumerate())
        .map(
            |(index, seat)| {
                if seat.name.is_empty() { speaker.name(Player::new(index)) } else { seat.name.clone() }
            },
        )
        .collect();
    let text = Message::new("menu-continue").text("game", game).text("names", names.join(", "));
    speaker.say(&text.number("turns", found.record.turns.len() as i64))
}
