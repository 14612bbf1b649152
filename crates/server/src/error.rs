//! What can go wrong, and what would be right.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why a page cannot be served.
#[derive(Debug)]
pub enum PageError {
    /// A file or folder of it cannot be read.
    Unread(PathBuf, io::Error),
    /// A packed file is broken.
    Broken(String),
    /// There is no `index.html`.
    NoIndex,
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unread(path, error) => write!(f, "cannot read `{}`: {error}", path.display()),
            Self::Broken(name) => write!(f, "`{name}` of the page is broken; build it anew with `cargo xtask web`"),
            Self::NoIndex => {
                write!(f, "there is no index.html, so this is not the folder of a page; `cargo xtask web` builds one")
            }
        }
    }
}

impl std::error::Error for PageError {}

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// Something else has the address.
    Taken(SocketAddr),
    /// The address cannot be listened on.
    Refused(SocketAddr, io::Error),
    /// It stopped.
    Stopped(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken(addr) => {
                let (ip, next) = (addr.ip(), SocketAddr::new(addr.ip(), addr.port().saturating_add(1)));
                write!(
                    f,
                    "{addr} is in use, perhaps by another Caravela; choose another port, such as --addr {next}, or let the \
                     system choose: --addr {}",
                    SocketAddr::new(ip, 0)
                )
            }
            Self::Refused(addr, error) => write!(
                f,
                "cannot listen on {addr}: {error}; an address of this machine and a port above 1023 are allowed, such as \
                 --addr 127.0.0.1:7755"
            ),
            Self::Stopped(error) => write!(f, "the server stopped: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}
