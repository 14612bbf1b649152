//! An input as a stream of small numbers.

/// The bytes that are left of an input.
pub struct Bytes<'d>(&'d [u8]);

impl<'d> Bytes<'d> {
    /// The whole input.
    pub fn new(data: &'d [u8]) -> Self {
        Self(data)
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte; 0 after the end.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// The next two bytes as a number.
    pub fn short(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// The next four bytes as a number.
    pub fn word(&mut self) -> u32 {
        u32::from(self.short()) | u32::from(self.short()) << 16
    }

    /// All that is left, as text; what is no text is replaced.
    pub fn text(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }
}
