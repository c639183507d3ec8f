//! `tabuleiro admin`: accounts, backup, export and prune, with or without a running server.

use super::serve::database_in;
use crate::args::AdminArgs;
use anyhow::Result;
use std::io::Write;
use std::path::Path;

pub(crate) fn run(args: &AdminArgs, data: Option<&Path>, out: &mut dyn Write) -> Result<()> {
    let url = database_in(args.database.clone(), data)?;
    tabuleiro_server::admin::administer(&url, &args.command, &mut std::io::stdin().lock(), out)?;
    Ok(())
}
