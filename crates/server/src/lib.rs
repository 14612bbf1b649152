//! Serves the page: a handful of files, packed beforehand, from memory.
//!
//! Nothing is asked of a server but these files: tables live in the browser. What it says besides are the headers that keep the
//! page to itself ([`headers`]) and let the browser ask for nothing twice.
#![forbid(unsafe_code)]

mod error;
pub mod headers;
mod page;
mod site;

pub use error::{PageError, ServeError};
pub use page::Page;
pub use site::{serve, site};
