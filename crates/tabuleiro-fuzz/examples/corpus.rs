//! Writes the part of the corpus that comes from played games: `cargo run -p tabuleiro-fuzz --example corpus`.
//!
//! Replaces files whose names begin with `made-` and leaves all others unchanged.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tabuleiro_core::info::{OptionKind, RuleSet};
use tabuleiro_core::record::Ending;
use tabuleiro_core::{Options, Player, Random};
use tabuleiro_fuzz::{Bytes, TARGETS, mutate};
use tabuleiro_table::{GameKind, Seat, Snapshot, Table, kinds};

fn main() -> io::Result<()> {
    let corpus = Corpus { folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus") };
    corpus.clear()?;
    let mut random = Random::from_seed(1);
    for kind in kinds() {
        for rule_set in kind.info.rule_sets {
            for seats in rule_set.seats() {
                let name = format!("{}-{}-{seats}", kind.info.code, rule_set.id);
                let options =
                    Options::of(rule_set).with_seats(seats.count()).expect("an allowed number of seats");
                corpus.write_games(&name, kind, &options, &mut random)?;
                corpus.write_choices(&name, kind, &options)?;
            }
        }
    }
    corpus.write_bytes(&mut random)?;
    corpus.write_maps(&mut random)
}

struct Corpus {
    folder: PathBuf,
}

impl Corpus {
    fn clear(&self) -> io::Result<()> {
        for target in TARGETS {
            let folder = self.folder.join(target.name);
            fs::create_dir_all(&folder)?;
            for file in fs::read_dir(folder)? {
                let path = file?.path();
                if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("made-")) {
                    fs::remove_file(path)?;
                }
            }
        }
        Ok(())
    }

    fn write(&self, target: &str, name: &str, contents: impl AsRef<[u8]>) -> io::Result<()> {
        fs::write(self.folder.join(target).join(format!("made-{name}")), contents)
    }

    /// Writes a game at its start, half-way and at its end, and a broken one.
    fn write_games(
        &self,
        name: &str,
        kind: &'static GameKind,
        options: &Options,
        random: &mut Random,
    ) -> io::Result<()> {
        let setup = kind.draw(options, random).expect("the defaults can be drawn");
        let open = || Table::new(kind, &setup).expect("a drawn set-up can be played");
        self.write("texts", &format!("{name}-start"), setup.text(kind.info))?;

        let mut half = open();
        play(&mut half, 5, random);
        self.write("texts", &format!("{name}-line"), half.record().line().to_string())?;
        play(&mut half, 12, random);
        decorate(&mut half);
        self.write("texts", &format!("{name}-position"), half.line())?;
        self.write("record_files", &format!("{name}-half"), half.record().text(|_| vec!["a note".into()]))?;
        self.write("record_links", &format!("{name}-half"), half.record().link())?;
        self.write("json", &format!("{name}-position"), json(&slim(Snapshot::of(&half))))?;
        self.write("json", &format!("{name}-record"), json(&half.record()))?;

        let mut left = half;
        if left.to_move().is_some() {
            left.resign(Player::TWO).expect("no player has left");
        }
        self.write("record_files", &format!("{name}-resigned"), left.record().text(|_| Vec::new()))?;
        if left.to_move().is_some() {
            left.end(Ending::Agreed).expect("the game is in progress");
        }
        self.write("record_links", &format!("{name}-agreed"), left.record().link())?;

        let mut whole = open();
        play(&mut whole, usize::MAX, random);
        self.write("texts", &format!("{name}-end"), whole.line())?;
        let text = whole.record().text(|_| Vec::new());
        self.write("record_files", &format!("{name}-whole"), &text)?;
        let broken = mutate(text.as_bytes(), b"", &mut Bytes::new(&random.bits().to_le_bytes()));
        self.write("record_files", &format!("{name}-broken"), broken)?;
        let broken = mutate(whole.line().as_bytes(), b"", &mut Bytes::new(&random.bits().to_le_bytes()));
        self.write("texts", &format!("{name}-broken"), broken)
    }

    /// Writes set-ups with the last choice of every option.
    fn write_choices(&self, name: &str, kind: &GameKind, options: &Options) -> io::Result<()> {
        let rule_set = options.rule_set();
        let mut text = format!("{}\n{}\n{}\n", kind.info.id, rule_set.id, options.seats());
        self.write("options", &format!("{name}-defaults"), &text)?;
        for option in rule_set.options {
            let value = match &option.kind {
                OptionKind::Number { max, .. } => max.to_string(),
                OptionKind::Choice(choices) => choices[choices.len() - 1].to_string(),
                OptionKind::Starts => "random".into(),
                OptionKind::Text | OptionKind::PerSeat { .. } => continue,
            };
            text.extend([option.id, "=", &value, "\n"]);
        }
        self.write("options", &format!("{name}-last"), text)
    }

    /// Writes random bytes after the numbers of every game and rule set.
    fn write_bytes(&self, random: &mut Random) -> io::Result<()> {
        for (game, kind) in kinds().iter().enumerate() {
            for (rules, rule_set) in kind.info.rule_sets.iter().enumerate() {
                for round in 0..2 {
                    let name = format!("{}-{}-{round}", kind.info.code, rule_set.id);
                    let bytes = |length: usize, random: &mut Random| -> Vec<u8> {
                        let rest = (0..length).map(|_| random.below(256) as u8);
                        [game as u8, rules as u8, round].into_iter().chain(rest).collect()
                    };
                    self.write("play", &name, bytes(120, random))?;
                    self.write("moves", &name, bytes(90, random))?;
                    // Moves alone; the target then plays the rest of the game.
                    let moves: Vec<u8> = (0..60).map(|_| random.below(200) as u8).chain([255]).collect();
                    self.write("play", &format!("{name}-whole"), [bytes(6, random), moves].concat())?;
                }
            }
        }
        Ok(())
    }

    /// Writes drawn maps, as the texts of the options that accept one.
    fn write_maps(&self, random: &mut Random) -> io::Result<()> {
        let takes_a_text = |rule_set: &RuleSet| {
            rule_set.options.iter().filter(|option| matches!(option.kind, OptionKind::Text)).count()
        };
        let mut number = 0;
        for kind in kinds() {
            for rule_set in kind.info.rule_sets.iter().filter(|rule_set| takes_a_text(rule_set) > 0) {
                for (place, seats) in rule_set.seats().enumerate() {
                    let options =
                        Options::of(rule_set).with_seats(seats.count()).expect("an allowed number of seats");
                    let setup = kind.draw(&options, random).expect("the defaults can be drawn");
                    let map = setup.fields.iter().map(|(_, value)| value).max_by_key(|value| value.len());
                    let map = map.expect("a set-up that is drawn has fields");
                    let head = [number, place as u8];
                    let name = format!("{}-{}-{seats}", kind.info.code, rule_set.id);
                    self.write("maps", &name, [&head, map.as_bytes()].concat())?;
                    let rows = map.replace('_', "\n");
                    self.write("maps", &format!("{name}-rows"), [&head, rows.as_bytes()].concat())?;
                    let broken = mutate(map.as_bytes(), b"", &mut Bytes::new(&random.bits().to_le_bytes()));
                    self.write("maps", &format!("{name}-broken"), [&head[..], &broken].concat())?;
                }
                number += takes_a_text(rule_set) as u8;
            }
        }
        Ok(())
    }
}

/// Plays up to `moves` random moves.
fn play(table: &mut Table, moves: usize, random: &mut Random) {
    for _ in 0..moves {
        if table.to_move().is_none() {
            return;
        }
        let choices = table.play_state().choices();
        table.play(&choices[random.below(choices.len())].text).expect("a listed move is legal");
    }
}

/// Fills in everything that a record can hold.
fn decorate(table: &mut Table) {
    table.date = Some("2026-11-15T12:00:00Z".into());
    table.seats[0] = Seat::person("Ana_B. ~ \u{e7}");
    table.seats[1].computer = "uct playouts=50".parse().ok();
    table.note_time(3500);
    table.comment(0, "two {lines}\nand a \\");
}

/// Shortens the parts of a snapshot that follow from its texts and that readers ignore.
fn slim(snapshot: Snapshot) -> Snapshot {
    let some = |length: usize| length.min(2);
    let (cells, moves) = (some(snapshot.cells.len()), some(snapshot.moves.len()));
    Snapshot { cells: snapshot.cells[..cells].to_vec(), moves: snapshot.moves[..moves].to_vec(), ..snapshot }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it can be written")
}
