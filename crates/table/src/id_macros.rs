//! Macros that declare kinds of ids, so that every kind has the same abilities.

/// Declares an enum of named things: `Copy`, ordered, usable in an [`IdSet`](crate::IdSet), with its name as text both
/// ways.
#[macro_export]
macro_rules! named_ids {
    ($(#[$doc:meta])* $name:ident: $bits:ty, $what:literal { $($(#[$vdoc:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];

            /// The name used in notation and packs.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }
        }

        impl $crate::Id for $name {
            type Bits = $bits;
            const COUNT: usize = Self::ALL.len();
            #[inline]
            fn index(self) -> usize { self as usize }
            #[inline]
            fn at(index: usize) -> Self { Self::ALL[index] }
        }

        $crate::wire_id!($name);
        $crate::schema_id!($name);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(self.name()) }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.into_iter().find(|id| id.name() == text).ok_or_else(|| {
                    format!("`{text}` is not a {}; known are {}", $what, [$($text),+].join(", "))
                })
            }
        }
    };
}

/// Declares a kind of printed, numbered things: numbers from 1, `Option` of it takes one byte.
#[macro_export]
macro_rules! numbered_ids {
    ($(#[$doc:meta])* $name:ident: $bits:ty, $what:literal, 1..=$count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::num::NonZeroU8);

        impl $name {
            /// The one with this printed number, if there is one.
            pub const fn numbered(number: u8) -> Option<Self> {
                match std::num::NonZeroU8::new(number) {
                    Some(n) if number <= $count => Some(Self(n)),
                    _ => None,
                }
            }

            /// The printed number.
            #[inline]
            pub const fn number(self) -> u8 { self.0.get() }
        }

        impl $crate::Id for $name {
            type Bits = $bits;
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize { usize::from(self.0.get() - 1) }
            #[inline]
            fn at(index: usize) -> Self {
                Self(std::num::NonZeroU8::MIN.saturating_add(index as u8))
            }
        }

        $crate::wire_id!($name);
        $crate::schema_id!($name);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, "{}", self.0) }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, "{}{}", $what, self.0) }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                text.parse().ok().and_then(Self::numbered).ok_or_else(|| {
                    format!("`{text}` is not a {}; they are numbered 1 to {}", $what, $count)
                })
            }
        }
    };
}

/// Declares a kind of things that are numbered from 0 and show themselves by a `Display` of their own: a spot of a city, a set
/// of few things. The text after the count completes "`x` is not …" for a name that is none of them.
#[macro_export]
macro_rules! indexed_ids {
    ($(#[$doc:meta])* $name:ident: $bits:ty, $count:expr, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $crate::Id for $name {
            type Bits = $bits;
            const COUNT: usize = $count;
            #[inline]
            fn index(self) -> usize { usize::from(self.0) }
            #[inline]
            fn at(index: usize) -> Self { Self(index as u8) }
        }

        $crate::wire_id!($name);
        $crate::schema_id!($name);

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, "{self}") }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> { $crate::id_named(text, $what) }
        }
    };
}
