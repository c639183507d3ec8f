//! `tabuleiro export WHAT FILE`: a position as SVG or PNG, a game as an animated GIF.

use super::subject::{Subject, subject};
use crate::args::{ExportArgs, PictureFormat};
use crate::failure::Failure;
use crate::plain::page;
use crate::screen::Screen;
use anyhow::Result;
use clap::ValueEnum;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use tabuleiro_core::Message;
use tabuleiro_core::grid::CellName;
use tabuleiro_picture::{Face, Film, Picture, PictureError, PictureOptions, Rotation, Size, film};
use tabuleiro_store::write_whole;

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
    let Subject { mut table, fault } = subject(&args.what, &args.moves, &args.setup, data)?;
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
    } else {
        write_whole(&args.file, &bytes)?;
    }
    Subject::end(fault, out)
}

fn is_stdout(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Returns the requested format, else that of the file's extension; SVG without a file.
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

fn options(args: &ExportArgs) -> Result<PictureOptions, PictureError> {
    Ok(PictureOptions {
        theme: args.theme.parse()?,
        coordinates: !args.no_coordinates,
        last_move: !args.no_last_move,
        captions: !args.no_captions,
        rotation: if args.flip { Rotation::FLIPPED } else { Rotation::new(args.rotate) },
        side: Face::mirrored(args.mirror),
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
