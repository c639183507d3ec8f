//! `tabuleiro export WHAT FILE`: a position as SVG or PNG, a game as an animated GIF.

use super::replay::read_record;
use super::setup::table_at;
use crate::args::{ExportArgs, PictureFormat};
use crate::failure::{About, Failure};
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use clap::ValueEnum;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_core::Message;
use tabuleiro_core::grid::CellName;
use tabuleiro_core::record::Record;
use tabuleiro_picture::{Film, Options, Picture, PictureError, Rotation, Side, Size, film};
use tabuleiro_store::{Store, write_whole};
use tabuleiro_table::{Fault, Table, kind, kind_of_record};

/// The shortest and the longest that a turn may be seen, in seconds.
const PACE: std::ops::RangeInclusive<f64> = 0.05..=60.0;

pub(crate) fn run(
    args: &ExportArgs,
    data: Option<&Path>,
    screen: &Screen,
    out: &mut dyn Write,
) -> Result<ExitCode> {
    let format = format(args)?;
    let options = options(args)?;
    let film_pace = pace(args.pace)?;
    let (mut table, fault) = game(args, data)?;
    let game = table.kind().info;
    if let Some(turn) = args.turn {
        super::replay::back_to(&mut table, turn)?;
    }
    let speaker = page::speaker(&table, screen);
    let bytes = match format {
        PictureFormat::Svg => Picture::of(&table, &speaker).svg(&options)?.into_bytes(),
        PictureFormat::Png => Picture::of(&table, &speaker).png(&options)?,
        PictureFormat::Gif => film(table, &speaker, &options, film_pace)?,
    };
    if is_stdout(&args.file) {
        out.write_all(&bytes)?;
        out.flush()?;
    } else {
        write_whole(&args.file, &bytes)?;
    }
    let Some(fault) = fault else { return Ok(ExitCode::SUCCESS) };
    eprintln!("{}", Failure::of(&fault).about(game).found_in(Path::new(&args.what)).say(screen));
    Ok(ExitCode::FAILURE)
}

fn is_stdout(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// What is asked for, else what the file's ending says; shapes where there is no file.
fn format(args: &ExportArgs) -> Result<PictureFormat, Failure> {
    let ending = args.file.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    let by_ending = ending.and_then(|ending| PictureFormat::from_str(&ending, true).ok());
    let format = match (args.format, by_ending) {
        (Some(format), _) | (None, Some(format)) => format,
        (None, None) if is_stdout(&args.file) => PictureFormat::Svg,
        (None, None) => {
            return Err(Failure::new(Message::new("error-export-ending").text("path", args.file.display())));
        }
    };
    if is_stdout(&args.file) && format != PictureFormat::Svg && io::stdout().is_terminal() {
        return Err(Failure::new("error-export-terminal"));
    }
    Ok(format)
}

fn options(args: &ExportArgs) -> Result<Options, PictureError> {
    Ok(Options {
        theme: args.theme.parse()?,
        coordinates: !args.no_coordinates,
        last_move: !args.no_last_move,
        captions: !args.no_captions,
        rotation: if args.flip { Rotation::FLIPPED } else { Rotation::new(args.rotate) },
        side: Side::mirrored(args.mirror),
        size: Size::new(args.size)?,
        marks: args.mark.iter().map(|cell| cell.parse::<CellName>()).collect::<Result<_, _>>()?,
        arrows: args.arrow.iter().map(|arrow| arrow.parse()).collect::<Result<_, _>>()?,
    })
}

fn pace(seconds: f64) -> Result<Film, Failure> {
    if !PACE.contains(&seconds) {
        let problem = Message::new("error-export-pace").text("found", seconds);
        return Err(Failure::new(problem.text("least", PACE.start()).text("most", PACE.end())));
    }
    let turn_cs = (seconds * 100.0).round() as u16;
    Ok(Film { turn_cs, last_cs: turn_cs.max(Film::default().last_cs), ..Film::default() })
}

/// A record from a file or standard input, a kept game by its name, or a position; a faulty record as far as it is right.
fn game(args: &ExportArgs, data: Option<&Path>) -> Result<(Table, Option<Fault>)> {
    let path = Path::new(&args.what);
    let record =
        if args.what == "-" || path.is_file() { Some(read_record(path)?) } else { kept(&args.what, data)? };
    let Some(record) = record else {
        return Ok((table_at(&args.what, &args.moves, &args.setup)?, None));
    };
    if !args.moves.is_empty() {
        return Err(Failure::new("error-record-and-moves").into());
    }
    let game = kind_of_record(&record).map(|kind| kind.info);
    let replay = Table::replay(&record).about(game).map_err(|failure| failure.found_in(path))?;
    Ok((replay.table, replay.fault))
}

/// The kept game of this name, unless it is a game's own name or the text of a position.
fn kept(name: &str, data: Option<&Path>) -> Result<Option<Record>> {
    if name.contains('.') || kind(name).is_some() {
        return Ok(None);
    }
    let store = data.map_or_else(Store::of_this_user, Store::at)?;
    Ok(store.all()?.into_iter().find(|found| found.name == name).map(|found| found.record))
}
