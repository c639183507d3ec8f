//! Console: lines in, lines out.

use crate::failure::unread_input;
use anyhow::Result;
use std::io::{self, BufRead, Write};

/// A place where a person types and reads.
pub(crate) struct Console<'a> {
    input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
}

impl<'a> Console<'a> {
    pub(crate) fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write) -> Console<'a> {
        Console { input, out }
    }

    /// Asks for a line; `None` when there are no more.
    pub(crate) fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes).map_err(|error| unread_input(&error))? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        // Invalid UTF-8 is answered like an unknown word.
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
    }

    pub(crate) fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }
}
