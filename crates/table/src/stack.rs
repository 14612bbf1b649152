//! A small stack that is a plain value.

use std::fmt;
use std::ops::Deref;

/// At most `N` values, last in, first out. `Copy`, so that a state that holds one can be copied as bytes.
///
/// Own type because the array vectors of the ecosystem are not `Copy`. Free places always hold the default value, so that
/// equality and hashing of the whole are those of the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// Adds a value on top.
    ///
    /// # Panics
    /// If the stack is full: `N` is chosen so that no line of play gets there.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the top value off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes everything off.
    #[inline]
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equality_is_that_of_the_content() {
        let mut a = Stack::<u8, 4>::default();
        a.push(7);
        a.push(9);
        assert_eq!(a.last(), Some(&9));
        assert_eq!(a.pop(), Some(9));
        let mut b = Stack::<u8, 4>::default();
        b.push(7);
        assert_eq!(a, b);
        assert_eq!((b.pop(), b.pop()), (Some(7), None));
    }
}
