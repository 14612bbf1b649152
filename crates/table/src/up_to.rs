//! Small numbers as ids.

use crate::Id;
use std::fmt;
use std::str::FromStr;

/// A number from 0 to `MOST`, which is below 64.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UpTo<const MOST: u8>(u8);

impl<const MOST: u8> UpTo<MOST> {
    /// The number, unless it is too large.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if number <= MOST { Some(Self(number)) } else { None }
    }

    /// Its value.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const MOST: u8> Id for UpTo<MOST> {
    type Bits = u64;
    const COUNT: usize = MOST as usize + 1;
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
    #[inline]
    fn at(index: usize) -> Self {
        Self(index as u8)
    }
}

impl<const MOST: u8> fmt::Display for UpTo<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<const MOST: u8> fmt::Debug for UpTo<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<const MOST: u8> FromStr for UpTo<MOST> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().ok().and_then(Self::new);
        number.ok_or_else(|| format!("`{text}` is not a number from 0 to {MOST}"))
    }
}
