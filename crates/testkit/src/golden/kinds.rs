//! The names of the variants of an enum.

/// Names the variants of an enum: a list of all, and the name of a value. A new variant does not compile until it is listed.
#[macro_export]
macro_rules! kinds {
    ($all:ident, $name:ident, $kind:ident: $($variant:ident)+) => {
        /// All names.
        pub const $all: &[&str] = &[$(stringify!($variant)),+];
        /// The name of a value.
        pub fn $name(value: &$kind) -> &'static str {
            match value { $($kind::$variant { .. } => stringify!($variant)),+ }
        }
    };
}
