//! Hears what the terminal answers, on the thread that reads it.

use super::Answer;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::io;
use std::os::fd::AsFd;
use std::time::{Duration, Instant};

/// The longest answer that is read.
const LONGEST: usize = 4096;

/// Reads until the answer is whole, for so long at most. The crate for pictures has a query too; it reads on a thread of its own,
/// which would go on reading, and take keys away, after a terminal has not answered in time.
pub fn hear(terminal: impl AsFd, patience: Duration) -> Answer {
    let end = Instant::now() + patience;
    let mut bytes = Vec::new();
    let mut answer = Answer::default();
    while !answer.is_whole && bytes.len() < LONGEST {
        let left = end.saturating_duration_since(Instant::now());
        match read(&terminal, left) {
            Ok(part) if !part.is_empty() => bytes.extend(part),
            _ => break,
        }
        answer = Answer::read(&bytes);
    }
    answer
}

/// Reads what is there within a time; nothing if nothing comes.
fn read(terminal: &impl AsFd, patience: Duration) -> io::Result<Vec<u8>> {
    let time = Timespec::try_from(patience).map_err(io::Error::other)?;
    let mut ready = [PollFd::new(terminal, PollFlags::IN)];
    if poll(&mut ready, Some(&time))? == 0 {
        return Ok(Vec::new());
    }
    let mut buffer = [0; 1024];
    let count = rustix::io::read(terminal, &mut buffer)?;
    Ok(buffer[..count].to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Write, pipe};

    #[test]
    fn a_terminal_that_does_not_answer_is_not_waited_for() {
        let (reader, writer) = pipe().unwrap();
        assert_eq!(hear(&reader, Duration::from_millis(1)), Answer::default());
        drop(writer);
        assert_eq!(
            hear(&reader, Duration::from_hours(1)),
            Answer::default(),
            "a closed terminal answers nothing"
        );
    }

    #[test]
    fn an_answer_in_pieces_is_put_together() {
        let (reader, mut writer) = pipe().unwrap();
        let talking = std::thread::spawn(move || {
            for piece in ["\x1b[6;1", "6;8t\x1b[?6", "2;4c"] {
                writer.write_all(piece.as_bytes()).unwrap();
            }
            writer
        });
        let answer = hear(&reader, Duration::from_hours(1));
        assert!(answer.has_sixel && answer.cell == Some((8, 16)));
        talking.join().unwrap();
    }
}
