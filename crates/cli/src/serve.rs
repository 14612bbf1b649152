//! `serve`: the page for a browser.

use crate::fail::failed;
use anyhow::{Result, anyhow};
use server::Page;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Serve the page: play in a browser.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen on. Only this machine can reach the default; 0.0.0.0:7755 lets others in.
    #[arg(long, default_value = "127.0.0.1:7755")]
    addr: SocketAddr,
    /// A folder with a built page, in place of the one inside the program.
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<()> {
    let page = page(args.page.as_deref())?;
    let mut told = Ok(());
    server::serve(page, args.addr, |addr| {
        told = writeln!(out, "Caravela is at http://{addr}/ (Ctrl-C stops it)").and_then(|()| out.flush());
    })
    .map_err(|error| failed(error.to_string()))?;
    Ok(told?)
}

/// The page in a folder, or the one inside the program.
fn page(folder: Option<&Path>) -> Result<Page> {
    if let Some(folder) = folder {
        return Page::read(folder).map_err(|error| anyhow!("--page: {error}"));
    }
    let none = || {
        anyhow!(
            "this program was built without the page; `cargo xtask dist` builds one with it, `cargo xtask play` builds and \
             serves the page, and --page DIR serves a built page from a folder"
        )
    };
    Page::inside().ok_or_else(none)?.map_err(|error| failed(error.to_string()))
}
