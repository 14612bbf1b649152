//! The files of the page.

use crate::error::PageError;
use axum::body::Bytes;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// How a packed file ends.
const PACKED: &str = ".br";

/// One file.
pub(crate) struct File {
    /// The content.
    pub plain: Bytes,
    /// The same as brotli, if that is smaller.
    pub packed: Option<Bytes>,
    /// The hash of the content.
    pub hash: u64,
}

/// The files of the page, by name.
pub struct Page {
    files: BTreeMap<String, File>,
}

impl Page {
    /// The page inside this program, if it was built with one (feature `page`).
    ///
    /// # Errors
    /// If it is broken.
    pub fn inside() -> Option<Result<Self, PageError>> {
        #[cfg(feature = "page")]
        const FILES: Option<&[(&str, &[u8])]> = Some(include!(concat!(env!("OUT_DIR"), "/page.rs")));
        #[cfg(not(feature = "page"))]
        const FILES: Option<&[(&str, &[u8])]> = None;
        FILES.map(|files| Self::of(files.iter().map(|&(name, content)| (name.to_owned(), Bytes::from_static(content)))))
    }

    /// The page in a folder, as `cargo xtask web` makes it.
    ///
    /// # Errors
    /// If something in it cannot be read, or it is no page.
    pub fn read(folder: &Path) -> Result<Self, PageError> {
        let mut files = Vec::new();
        let mut folders = vec![PathBuf::new()];
        while let Some(below) = folders.pop() {
            let here = folder.join(&below);
            let unread = |error| PageError::Unread(here.clone(), error);
            for entry in fs::read_dir(&here).map_err(unread)? {
                let name = below.join(entry.map_err(unread)?.file_name());
                let path = folder.join(&name);
                if path.is_dir() {
                    folders.push(name);
                } else {
                    let content = fs::read(&path).map_err(|error| PageError::Unread(path, error))?;
                    files.push((name.to_string_lossy().replace('\\', "/"), Bytes::from(content)));
                }
            }
        }
        Self::of(files)
    }

    /// The page of these files; those that end in `.br` are packed.
    ///
    /// # Errors
    /// If a packed file is broken, or there is no index.
    pub fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Result<Self, PageError> {
        let files: BTreeMap<String, File> =
            files.into_iter().map(|(name, content)| file(name, content)).collect::<Result<_, _>>()?;
        if files.contains_key("index.html") { Ok(Self { files }) } else { Err(PageError::NoIndex) }
    }

    /// The file at an address.
    pub(crate) fn file(&self, address: &str) -> Option<(&str, &File)> {
        let name = address.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        self.files.get_key_value(name).map(|(name, file)| (name.as_str(), file))
    }
}

fn file(name: String, content: Bytes) -> Result<(String, File), PageError> {
    let Some(plain_name) = name.strip_suffix(PACKED) else {
        return Ok((name, File { hash: hash(&content), plain: content, packed: None }));
    };
    let mut plain = Vec::new();
    brotli::BrotliDecompress(&mut &content[..], &mut plain).map_err(|_| PageError::Broken(name.clone()))?;
    Ok((plain_name.to_owned(), File { hash: hash(&plain), plain: plain.into(), packed: Some(content) }))
}

fn hash(content: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}
