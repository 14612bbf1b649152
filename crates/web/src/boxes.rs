//! Boxes as a device keeps them: an id, a date, and the box.

use crate::tables::TableId;
use serde::{Deserialize, Serialize};
use session::OwnBox;
use std::fmt;
use std::str::FromStr;

/// The id of a box, made as those of tables are.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct BoxId(TableId);

impl BoxId {
    /// The id of a random number.
    pub fn of(random: u64) -> Self {
        Self(TableId::of(random))
    }
}

impl fmt::Display for BoxId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for BoxId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.parse().map(Self)
    }
}

/// A box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptBox {
    /// Its id.
    pub id: BoxId,
    /// When it was changed last, in milliseconds since 1970.
    pub changed: u64,
    /// What is in it.
    pub own: OwnBox,
}

/// The versions of what is kept; the number of the variant comes first in the bytes.
#[derive(Serialize, Deserialize)]
enum Kept {
    V1(KeptBox),
}

impl KeptBox {
    /// The bytes that are kept.
    ///
    /// # Errors
    /// If there is no memory for them.
    pub fn to_bytes(&self) -> Result<Vec<u8>, String> {
        postcard::to_allocvec(&Kept::V1(self.clone())).map_err(|e| e.to_string())
    }

    /// Reads what was kept.
    ///
    /// # Errors
    /// If the bytes are no box, or one of a later version of the program.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, String> {
        match postcard::from_bytes(bytes) {
            Ok(Kept::V1(kept)) => Ok(kept),
            Err(e) => Err(format!("this is no box that this version can read: {e}")),
        }
    }
}

/// A name that none of some others has: the wanted one, or with a number.
pub fn free_name(wanted: &str, taken: &[String]) -> String {
    let is_free = |name: &String| !taken.contains(name);
    let numbered = (2..).map(|n| format!("{wanted} {n}"));
    std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::GameName;

    #[test]
    fn bytes_lead_back_and_strange_ones_are_refused() {
        let own = OwnBox::shipped(GameName::Madeira, "My copy");
        let kept = KeptBox { id: BoxId::of(7), changed: 1_700_000_000_000, own };
        let bytes = kept.to_bytes().unwrap();
        assert_eq!(KeptBox::from_bytes(&bytes), Ok(kept.clone()));
        assert!(KeptBox::from_bytes(&[9, 9]).is_err());
        assert!(KeptBox::from_bytes(&bytes[..bytes.len() - 1]).is_err());
        assert_eq!(kept.id.to_string().parse(), Ok(kept.id));
    }

    #[test]
    fn names_do_not_collide() {
        let taken = ["My copy".to_owned(), "My copy 2".to_owned()];
        assert_eq!(free_name("My copy", &taken), "My copy 3");
        assert_eq!(free_name("Ours", &taken), "Ours");
    }
}
