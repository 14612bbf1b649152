//! Faults of a text or an arrangement, all at once.

use std::fmt;

/// One thing that is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Fault {
    /// Where: a file and a key, a line, a field.
    pub place: String,
    /// What is wrong and what would be right.
    pub what: String,
}

/// Everything that is wrong with a text or an arrangement. Never empty when returned as an error.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Notes a fault.
    pub fn add(&mut self, place: impl Into<String>, what: impl Into<String>) {
        self.push(Fault { place: place.into(), what: what.into() });
    }

    /// Out of line: there are hundreds of places where something may be wrong, and the page sends all of them.
    #[cold]
    #[inline(never)]
    fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    /// A single fault.
    pub fn one(place: impl Into<String>, what: impl Into<String>) -> Self {
        let mut faults = Self::default();
        faults.add(place, what);
        faults
    }

    /// `value` if nothing is wrong, else all the faults.
    ///
    /// # Errors
    /// If a fault was noted.
    pub fn or<T>(self, value: T) -> Result<T, Self> {
        if self.0.is_empty() { Ok(value) } else { Err(self) }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            if fault.place.is_empty() {
                write!(f, "{}", fault.what)?;
            } else {
                write!(f, "{}: {}", fault.place, fault.what)?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
