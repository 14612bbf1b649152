//! Progress bars on standard error, only where somebody looks at them; and ending early.

use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A bar over `len` steps; invisible unless standard error is a terminal.
pub fn bar(len: u64, what: &'static str) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(len), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{msg} {bar:40} {pos}/{len} {elapsed}");
    // The template is a constant; should it ever be wrong, the default style does as well.
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_message(what);
    bar
}

/// Whether somebody pressed Ctrl-C. A long command then ends with what it has; a second press ends it at once.
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens from now on.
    pub fn listen() -> Result<Self> {
        let came = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&came);
        ctrlc::set_handler(move || {
            if heard.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        })?;
        Ok(Self(came))
    }

    /// Whether it was pressed.
    pub fn came(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
