//! Records of games: as a file for people, and as one line for an address.
//!
//! A record is plain data. Replaying it at a table checks that its moves are legal.

mod file;
mod link;

use crate::{Explain, Line, Message, Player, SeatResult, TimeControl, TimeControlError, explained_errors};
use std::fmt;

/// Version of the format that is written; older versions can be read.
pub const VERSION: u32 = 1;

/// Text of the move by which a player leaves a game that the others continue.
pub const RESIGN: &str = "resign";

/// A game from its set-up to its end, or to its latest turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Record {
    /// Id of the game.
    pub game: String,
    /// Text of the set-up.
    pub setup: String,
    /// Text of the first position, unless it is the start of the set-up.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub start: Option<String>,
    /// Players, seat 1 first.
    pub seats: Vec<SeatRecord>,
    /// Start of the game, in the form of RFC 3339.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub date: Option<String>,
    /// Time control.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_unlimited"))]
    pub clock: TimeControl,
    /// Turns played.
    pub turns: Vec<Turn>,
    /// Ending; `None` for a game in progress.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub ending: Option<EndingRecord>,
}

/// The player in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatRecord {
    /// Name; may be empty.
    pub name: String,
    /// Specification of the computer player, if it is one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub level: Option<String>,
}

/// Consecutive decisions of one player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Turn {
    /// Player who decided.
    pub player: Player,
    /// Texts of the moves, or [`RESIGN`] alone.
    pub moves: Vec<String>,
    /// Time used, in milliseconds, if known.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub spent_ms: Option<u64>,
    /// Comment on the turn.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub comment: Option<String>,
}

/// The ending of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct EndingRecord {
    /// Kind of ending.
    pub by: Ending,
    /// Name of the sentence with the reason.
    pub reason: String,
    /// Result of each seat.
    pub results: Vec<SeatResult>,
    /// Points of each seat; empty in games without points.
    pub totals: Vec<i16>,
}

/// The ways in which a game can end.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// The game ended by its rules.
    Rules,
    /// A player resigned, and the others could not or did not continue.
    Resigned(Player),
    /// A player ran out of time.
    OutOfTime(Player),
    /// The players agreed on a draw.
    Agreed,
    /// The players did not return.
    Abandoned,
}

/// The reason why a text is not a record, with the line of the problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Number of the line, counted from 1.
    pub line: usize,
    /// Description of the problem.
    pub problem: Message,
}

impl Explain for RecordError {
    fn explain(&self) -> Message {
        Message::new("error-record").text("line", self.line).message("problem", self.problem.clone())
    }
}

explained_errors!(RecordError);

impl Record {
    /// Returns the set-up, start and moves.
    pub fn line(&self) -> Line {
        let moves = self.turns.iter().flat_map(|turn| turn.moves.clone()).collect();
        Line { setup: self.setup.clone(), position: self.start.clone(), moves }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Ending::Rules => f.write_str("rules"),
            Ending::Resigned(player) => write!(f, "resigned {player}"),
            Ending::OutOfTime(player) => write!(f, "out-of-time {player}"),
            Ending::Agreed => f.write_str("agreed"),
            Ending::Abandoned => f.write_str("abandoned"),
        }
    }
}

#[cfg(feature = "serde")]
fn is_unlimited(clock: &TimeControl) -> bool {
    *clock == TimeControl::Unlimited
}

/// Reads a time control; an empty text means no limit.
fn parse_clock(text: &str) -> Result<TimeControl, Message> {
    if text.is_empty() {
        Ok(TimeControl::Unlimited)
    } else {
        text.parse().map_err(|error: TimeControlError| error.explain())
    }
}

fn parse_ending(text: &str) -> Result<Ending, Message> {
    match text.split_once(' ') {
        Some(("resigned", seat)) => Ok(Ending::Resigned(parse_seat(seat)?)),
        Some(("out-of-time", seat)) => Ok(Ending::OutOfTime(parse_seat(seat)?)),
        None if text == "rules" => Ok(Ending::Rules),
        None if text == "agreed" => Ok(Ending::Agreed),
        None if text == "abandoned" => Ok(Ending::Abandoned),
        _ => Err(found("problem-record-ending", text)),
    }
}

fn parse_seat(text: &str) -> Result<Player, Message> {
    text.parse().ok().and_then(Player::from_seat).ok_or_else(|| found("problem-record-seat", text))
}

impl fmt::Display for SeatResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            SeatResult::Won => "won",
            SeatResult::Drew => "drew",
            SeatResult::Lost => "lost",
        })
    }
}

fn parse_result(text: &str) -> Result<SeatResult, Message> {
    match text {
        "won" => Ok(SeatResult::Won),
        "drew" => Ok(SeatResult::Drew),
        "lost" => Ok(SeatResult::Lost),
        _ => Err(found("problem-record-result", text)),
    }
}

fn parse_points(text: &str) -> Result<i16, Message> {
    text.parse().map_err(|_| found("problem-record-points", text))
}

fn at(index: usize, problem: Message) -> RecordError {
    RecordError { line: index + 1, problem }
}

/// Returns a message with the text that was found.
fn found(problem: &'static str, text: impl ToString) -> Message {
    Message::new(problem).text("found", text)
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>, by: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(by)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Record {
        let turn = |player, moves: &[&str]| Turn {
            player,
            moves: moves.iter().map(ToString::to_string).collect(),
            spent_ms: None,
            comment: None,
        };
        Record {
            game: "green-skull".into(),
            setup: "gsk1.published.2.starts~1".into(),
            start: Some("position".into()),
            seats: vec![
                SeatRecord { name: "Ana_B. ~ \u{e7}".into(), level: None },
                SeatRecord { name: String::new(), level: Some("hard".into()) },
            ],
            date: Some("2026-11-15T12:00:00Z".into()),
            clock: "5m+3s".parse().unwrap(),
            turns: vec![
                Turn {
                    spent_ms: Some(3500),
                    comment: Some("two {lines}\nand a \\".into()),
                    ..turn(Player::ONE, &["d7-e7", "e1-f1"])
                },
                turn(Player::TWO, &["d1xf1"]),
                turn(Player::ONE, &[RESIGN]),
            ],
            ending: Some(EndingRecord {
                by: Ending::Resigned(Player::ONE),
                reason: "ending-resigned".into(),
                results: vec![SeatResult::Lost, SeatResult::Won],
                totals: vec![3, -4],
            }),
        }
    }

    #[test]
    fn a_file_says_all_and_is_read_again() {
        let record = example();
        let text = record.text(|_| vec!["a note, which is not read".into()]);
        assert_eq!(Record::parse(&text), Ok(record));
    }

    #[test]
    fn a_link_says_all_and_is_read_again() {
        let record = example();
        let link = record.link();
        assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._~%".contains(&byte)), "{link}");
        assert_eq!(Record::parse_link("green-skull", &link), Ok(record));
    }

    #[test]
    fn a_game_that_has_not_ended_is_a_record_too() {
        let record = Record {
            ending: None,
            turns: Vec::new(),
            start: None,
            date: None,
            clock: TimeControl::Unlimited,
            ..example()
        };
        assert_eq!(Record::parse(&record.text(|_| Vec::new())), Ok(record.clone()));
        assert_eq!(Record::parse_link("green-skull", &record.link()), Ok(record));
    }

    #[test]
    fn what_a_line_cannot_hold_is_a_space_and_what_is_empty_is_not_there() {
        let text =
            "Tabuleiro record 1\nSetup: x\nSeat 1: A\u{1}na\u{7}\nLevel 1:\nDate: \u{0}\n1. (1) a1 {}\n";
        let record = Record::parse(text).unwrap();
        assert_eq!(record.seats, [SeatRecord { name: "A na".into(), level: None }]);
        assert_eq!((&record.date, &record.turns[0].comment), (&None, &None));
        assert_eq!(Record::parse(&record.text(|_| Vec::new())), Ok(record.clone()));
        let empty = Some(String::new());
        let turns = vec![Turn { comment: empty.clone(), ..record.turns[0].clone() }];
        let seats = vec![SeatRecord { level: empty.clone(), ..record.seats[0].clone() }];
        let hollow = Record { date: empty, turns, seats, ..record.clone() };
        assert_eq!(Record::parse(&hollow.text(|_| Vec::new())), Ok(record.clone()));
        assert_eq!(Record::parse_link("", &hollow.link()), Ok(record));
    }

    #[test]
    fn a_link_with_too_many_seats_is_refused() {
        assert!(Record::parse_link("", "x.names~Ana.seats~5.by~.moves~").is_err());
        assert!(Record::parse_link("", "x.names~Ana.seats~two.by~.moves~").is_err());
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        let check =
            |text: &str, expected: &str| assert_eq!(Record::parse(text).unwrap_err().to_string(), expected);
        let begins = "error-record(line=1, problem=problem-record-begins(version=1))";
        check("", begins);
        check("Tabuleiro record 0", begins);
        check("Tabuleiro record 9", "error-record(line=1, problem=problem-record-version(found=9, known=1))");
        let at = |line: usize, problem: &str| {
            format!("error-record(line={line}, problem=problem-record-{problem})")
        };
        check("Tabuleiro record 1\nGame: x", &at(2, "no-setup"));
        check("Tabuleiro record 1\nSetup: x\n2. (1) a1", &at(3, "turn-number(turn=1, found=2)"));
        check("Tabuleiro record 1\nSetup: x\n1. (7) a1", &at(3, "seat(found=7)"));
        check("Tabuleiro record 1\nSetup: x\n1. (1) a1 @soon", &at(3, "time(found=@soon)"));
        check("Tabuleiro record 1\nSetup: x\nResult: victory", &at(3, "result(found=victory)"));
        check(
            "Tabuleiro record 1\nSetup: x\nClock: soon",
            "error-record(line=3, problem=error-duration(found=soon))",
        );
    }
}
