//! The page that says what the numbers of each game stand for.

use crate::{LearnError, Shape, Subject};
use std::fmt::Write;
use tabuleiro_core::encode::{ActionKind, Plane, Scalar, Values};
use tabuleiro_core::{Options, Random};

/// Returns the page about these games.
pub fn page(subjects: &[Subject]) -> Result<String, LearnError> {
    let mut page = String::from(HEAD);
    for subject in subjects {
        page += &section(subject)?;
    }
    Ok(page)
}

const HEAD: &str = "# The numbers of the games

What actions, planes and scalars stand for, for programs that learn. [Python](python.md) says how to use them.
`TABULEIRO_WRITE=1 cargo test -p tabuleiro-learn --test page` writes this page; a test compares it.

An action is a kind with arguments. The numbers count through the kinds in the order below. Within a kind, the last argument varies
fastest. Cells are numbered from the top row, each row from the left. A number means the same in every position of a board.

An observation is each plane cell by cell, then the scalars. Planes marked *fixed* never change within a game and come first. Floats
are scalars divided by their largest value. `own` is the observing player's seat; `next`, `second` and `third` follow it around the table.
";

fn section(subject: &Subject) -> Result<String, LearnError> {
    let options = Options::default_of(subject.info);
    let shape = shape(subject, &options)?;
    let mut text = format!("\n## {}\n\n", subject.info.id);
    let _ = writeln!(
        text,
        "| rule set | seats | cells | actions | planes | scalars | symmetries |\n|---|---|---|---|---|---|---|"
    );
    for rule_set in subject.info.rule_sets {
        for seats in rule_set.seats() {
            let shape = self::shape(subject, &Options::of(rule_set).with_seats(seats.count())?)?;
            let _ = writeln!(
                text,
                "| {} | {seats} | {} | {} | {} | {} | {} |",
                rule_set.id,
                shape.encoding.cells,
                shape.numbering.count(),
                shape.planes(),
                shape.encoding.scalars.len(),
                shape.symmetries.len() + 1,
            );
        }
    }
    let _ = writeln!(text, "\nThe rest is about {} with {} seats.\n", options.rule_set().id, options.seats());
    let _ = writeln!(text, "| action | numbers from | arguments | meaning |\n|---|---|---|---|");
    for (index, kind) in shape.encoding.kinds.iter().enumerate() {
        let _ = writeln!(text, "{}", action_row(kind, shape.numbering.first_of(index)));
    }
    let _ = writeln!(text, "\n| plane | meaning |\n|---|---|");
    let row = |plane: &Plane, fixed: &str| format!("| `{}` | {}{fixed} |\n", plane.name, plane.about);
    text.extend(shape.encoding.fixed.iter().map(|plane| row(plane, " (*fixed*)")));
    text.extend(shape.encoding.planes.iter().map(|plane| row(plane, "")));
    let _ = writeln!(text, "\n| scalar | largest | meaning |\n|---|---|---|");
    let row = |scalar: &Scalar| format!("| `{}` | {} | {} |\n", scalar.name, scalar.max, scalar.about);
    text.extend(shape.encoding.scalars.iter().map(row));
    Ok(text)
}

fn shape(subject: &Subject, options: &Options) -> Result<Shape, LearnError> {
    let setup = subject.draw(options, &mut Random::from_seed(1))?;
    Ok((**subject.open(&setup, None)?.shape()).clone())
}

fn action_row(kind: &ActionKind, first: usize) -> String {
    let argument = |argument: &tabuleiro_core::encode::Argument| match argument.values {
        Values::Cell => format!("`{}`: a cell", argument.name),
        Values::Choice(words) => format!("`{}`: {}", argument.name, words.join(", ")),
    };
    let arguments: Vec<String> = kind.arguments.iter().map(argument).collect();
    let arguments = if arguments.is_empty() { "none".to_string() } else { arguments.join("; ") };
    format!("| `{}` | {first} | {arguments} | {} |", kind.name, kind.about)
}
