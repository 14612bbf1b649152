//! Seats round the table, and one value for each of them.

use crate::Id;
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// A place at the table. Play goes clockwise: A, B, C, D, and round again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[repr(u8)]
pub enum Seat {
    /// The first seat.
    A,
    /// The second seat, to the left of the first.
    B,
    /// The third seat.
    C,
    /// The fourth seat.
    D,
}

impl Seat {
    /// All four seats, in clockwise order.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The seats in play with `n` players, in clockwise order.
    #[inline]
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(usize::from(n))
    }

    /// The seat with this number, counted from 0.
    #[inline]
    pub fn from_index(index: usize) -> Option<Self> {
        Self::ALL.get(index).copied()
    }

    /// The number of this seat, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat to the left, with `n` players.
    #[inline]
    #[must_use]
    pub fn left(self, n: u8) -> Self {
        let next = self as u8 + 1;
        Self::ALL[usize::from(if next >= n { 0 } else { next })]
    }

    /// The `n` seats clockwise, this one first.
    #[inline]
    pub fn clockwise(self, n: u8) -> impl DoubleEndedIterator<Item = Self> {
        (0..n).map(move |step| Self::ALL[usize::from((self as u8 + step) % n)])
    }
}

impl Id for Seat {
    type Bits = u8;
    const COUNT: usize = Self::ALL.len();
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn at(index: usize) -> Self {
        Self::ALL[index]
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["A", "B", "C", "D"][self.index()])
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not a seat; seats are A, B, C, D"))
    }
}

/// One value per seat. Seats that are not in play hold the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// The value of every seat, made by `make`.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn play_goes_clockwise_and_round() {
        let order: Vec<_> = Seat::C.clockwise(4).collect();
        assert_eq!(order, [Seat::C, Seat::D, Seat::A, Seat::B]);
        assert_eq!(Seat::C.left(3), Seat::A);
        assert_eq!(Seat::B.left(2), Seat::A);
        assert_eq!(Seat::first(2).collect::<Vec<_>>(), [Seat::A, Seat::B]);
    }

    #[test]
    fn names_round_trip() {
        for seat in Seat::ALL {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert!("E".parse::<Seat>().unwrap_err().contains("A, B, C, D"));
    }
}
