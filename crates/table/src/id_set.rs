//! Small sets of ids as bits.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not, Sub};

/// An unsigned integer used as a row of bits.
pub trait Bits:
    Copy + Eq + Hash + fmt::Debug + Default + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// The row with only bit `index` set.
    fn bit(index: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> u32;
    /// The lowest set bit.
    fn lowest(self) -> Option<usize>;
    /// The highest set bit.
    fn highest(self) -> Option<usize>;
    /// The row without its lowest set bit.
    #[must_use]
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($int:ty),*) => {$(
        impl Bits for $int {
            #[inline]
            fn bit(index: usize) -> Self {
                1 << index
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn lowest(self) -> Option<usize> {
                (self != 0).then_some(self.trailing_zeros() as usize)
            }
            #[inline]
            fn highest(self) -> Option<usize> {
                self.checked_ilog2().map(|bit| bit as usize)
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}
bits!(u8, u16, u32, u64, u128);

/// A kind of thing that can be numbered from 0 without gaps.
pub trait Id: Copy + Eq + fmt::Debug {
    /// The smallest integer with a bit for each of them.
    type Bits: Bits;
    /// How many there are.
    const COUNT: usize;
    /// The number of this one, from 0.
    fn index(self) -> usize;
    /// The one with this number. The number must be below `COUNT`.
    fn at(index: usize) -> Self;
    /// All of them, in order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::at)
    }
}

/// The id that shows itself by this name.
///
/// # Errors
/// If there is none; `what` completes "`x` is not …".
pub fn id_named<I: Id + fmt::Display>(text: &str, what: &str) -> Result<I, String> {
    I::all().find(|id| id.to_string() == text).ok_or_else(|| format!("`{text}` is not {what}"))
}

/// A set of ids. `Copy`; iterates in ascending order.
pub struct IdSet<I: Id> {
    bits: I::Bits,
    kind: PhantomData<I>,
}

impl<I: Id> IdSet<I> {
    /// The set with nothing in it.
    #[inline]
    pub fn empty() -> Self {
        Self::of_bits(I::Bits::default())
    }

    /// The set of all ids of the kind.
    pub fn full() -> Self {
        I::all().collect()
    }

    #[inline]
    fn of_bits(bits: I::Bits) -> Self {
        Self { bits, kind: PhantomData }
    }

    /// The set with only this id.
    #[inline]
    pub fn only(id: I) -> Self {
        Self::of_bits(I::Bits::bit(id.index()))
    }

    /// Whether the id is in the set.
    #[inline]
    pub fn has(self, id: I) -> bool {
        !(self & Self::only(id)).is_empty()
    }

    /// Adds an id.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.bits = self.bits | I::Bits::bit(id.index());
    }

    /// Takes an id out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.bits = self.bits & !I::Bits::bit(id.index());
    }

    /// How many ids are in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count() as u8
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == I::Bits::default()
    }

    /// The lowest id.
    #[inline]
    pub fn first(self) -> Option<I> {
        self.bits.lowest().map(I::at)
    }

    /// The highest id.
    #[inline]
    pub fn last(self) -> Option<I> {
        self.bits.highest().map(I::at)
    }

    /// The id with exactly `n` lower ones in the set.
    #[inline]
    pub fn nth(self, n: u8) -> Option<I> {
        let mut bits = self.bits;
        for _ in 0..n {
            bits = bits.without_lowest();
        }
        bits.lowest().map(I::at)
    }

    /// The only id of a set of one.
    #[inline]
    pub fn single(self) -> Option<I> {
        if self.bits.without_lowest() == I::Bits::default() { self.first() } else { None }
    }

    /// Whether every id of the other set is in this one.
    #[inline]
    pub fn contains_all(self, other: Self) -> bool {
        (other - self).is_empty()
    }

    /// The ids in ascending order.
    #[inline]
    pub fn iter(self) -> Iter<I> {
        Iter { bits: self.bits, kind: PhantomData }
    }
}

impl<I: Id> Clone for IdSet<I> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<I: Id> Copy for IdSet<I> {}
impl<I: Id> PartialEq for IdSet<I> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<I: Id> Eq for IdSet<I> {}
impl<I: Id> Hash for IdSet<I> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
impl<I: Id> Default for IdSet<I> {
    #[inline]
    fn default() -> Self {
        Self::empty()
    }
}
impl<I: Id> fmt::Debug for IdSet<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl<I: Id> BitAnd for IdSet<I> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }
}
impl<I: Id> BitOr for IdSet<I> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }
}
impl<I: Id> Sub for IdSet<I> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }
}
impl<I: Id> FromIterator<I> for IdSet<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut set = Self::empty();
        for id in ids {
            set.insert(id);
        }
        set
    }
}
impl<I: Id> IntoIterator for IdSet<I> {
    type Item = I;
    type IntoIter = Iter<I>;
    #[inline]
    fn into_iter(self) -> Iter<I> {
        self.iter()
    }
}

/// The ids of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<I: Id> {
    bits: I::Bits,
    kind: PhantomData<I>,
}

impl<I: Id> Iterator for Iter<I> {
    type Item = I;
    #[inline]
    fn next(&mut self) -> Option<I> {
        let index = self.bits.lowest()?;
        self.bits = self.bits.without_lowest();
        Some(I::at(index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Tile(u8);
    impl Id for Tile {
        type Bits = u16;
        const COUNT: usize = 12;
        fn index(self) -> usize {
            usize::from(self.0)
        }
        fn at(index: usize) -> Self {
            Self(index as u8)
        }
    }

    #[test]
    fn a_set_iterates_in_ascending_order() {
        let set: IdSet<Tile> = [Tile(7), Tile(2), Tile(11)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Tile(2), Tile(7), Tile(11)]);
        assert_eq!((set.last(), IdSet::<Tile>::empty().last()), (Some(Tile(11)), None));
        assert_eq!((set.len(), set.first(), set.nth(2), set.nth(3)), (3, Some(Tile(2)), Some(Tile(11)), None));
        assert_eq!(
            (set.single(), IdSet::only(Tile(4)).single(), IdSet::<Tile>::empty().single()),
            (None, Some(Tile(4)), None)
        );
        assert!(set.has(Tile(7)) && !set.has(Tile(0)));
        assert_eq!(IdSet::<Tile>::full().len(), 12);
        assert!(IdSet::full().contains_all(set));
    }

    #[test]
    fn sets_combine() {
        let low: IdSet<Tile> = [Tile(0), Tile(1)].into_iter().collect();
        let mut other = IdSet::only(Tile(1));
        other.insert(Tile(5));
        assert_eq!(low & other, IdSet::only(Tile(1)));
        assert_eq!((low | other).len(), 3);
        assert_eq!(low - other, IdSet::only(Tile(0)));
        other.remove(Tile(5));
        assert_eq!(other, IdSet::only(Tile(1)));
    }
}
