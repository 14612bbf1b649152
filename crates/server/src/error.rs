//! What can go wrong, and what would be right.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use thiserror::Error;

/// Why a page cannot be served.
#[derive(Debug, Error)]
pub enum PageError {
    /// A file or folder of it cannot be read.
    #[error("cannot read `{path}`: {1}", path = .0.display())]
    Unread(PathBuf, io::Error),
    /// A packed file is broken.
    #[error("`{0}` of the page is broken; build it anew with `cargo xtask web`")]
    Broken(String),
    /// There is no `index.html`.
    #[error("there is no index.html, so this is not the folder of a page; `cargo xtask web` builds one")]
    NoIndex,
}

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Something else has the address.
    #[error(
        "{0} is in use, perhaps by another Caravela; choose another port, such as --addr {next}, or let the system choose: --addr {any}",
        next = SocketAddr::new(.0.ip(), .0.port().saturating_add(1)),
        any = SocketAddr::new(.0.ip(), 0)
    )]
    Taken(SocketAddr),
    /// The address cannot be listened on.
    #[error(
        "cannot listen on {0}: {1}; an address of this machine and a port above 1023 are allowed, such as --addr 127.0.0.1:7755"
    )]
    Refused(SocketAddr, io::Error),
    /// It stopped.
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}
