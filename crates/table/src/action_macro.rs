//! The macro that declares the actions of a game: their dense numbers and their notation.

/// Where the numbers of each variant begin, from how many there are of each; the last entry is the number of all.
#[macro_export]
macro_rules! starts {
    ($counts:expr) => {{
        let mut starts = [0; $counts.len() + 1];
        let mut kind = 0;
        while kind < $counts.len() {
            starts[kind + 1] = starts[kind] + $counts[kind];
            kind += 1;
        }
        starts
    }};
}

/// Declares the enum of the answers to decisions. Each variant is a word followed by ids, such as `Die(face: Face, building:
/// Building) = "die"`: its notation is the word and the names of the ids, its numbers run through all combinations, the first
/// id slowest, so that numbers ascend in the order of `Ord`.
#[macro_export]
macro_rules! actions {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$vdoc:meta])* $variant:ident $(($($arg:ident: $kind:ty),+))? = $word:literal),+ $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant $(($($kind),+))?),+ }

        $crate::wire_action!($name);
        $crate::schema_action!($name);

        const _: () = {
            /// The variants, numbered.
            enum Kind { $($variant),+ }

            /// How many actions there are of each variant.
            const COUNTS: &[usize] = &[$(1 $($(* <$kind as $crate::Id>::COUNT)+)?),+];

            /// The number of the first action of each variant; the last entry is the number of all.
            const STARTS: [usize; COUNTS.len() + 1] = $crate::starts!(COUNTS);

            impl $crate::Action for $name {
                const COUNT: usize = STARTS[COUNTS.len()];

                fn index(self) -> usize {
                    match self {
                        $(Self::$variant $(($($arg),+))? => {
                            #[allow(unused_mut, reason = "a variant without ids")]
                            let mut rest = 0;
                            $($(rest = rest * <$kind as $crate::Id>::COUNT + $crate::Id::index($arg);)+)?
                            STARTS[Kind::$variant as usize] + rest
                        })+
                    }
                }

                fn from_index(index: usize) -> Option<Self> {
                    $(
                        let kind = Kind::$variant as usize;
                        if index < STARTS[kind + 1] {
                            $(
                                let (mut rest, mut size) = (index - STARTS[kind], COUNTS[kind]);
                                $(
                                    size /= <$kind as $crate::Id>::COUNT;
                                    let $arg = <$kind as $crate::Id>::at(rest / size);
                                    rest %= size;
                                )+
                                let _ = rest;
                            )?
                            return Some(Self::$variant $(($($arg),+))?);
                        }
                    )+
                    None
                }
            }

            impl std::fmt::Display for $name {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    match self {
                        $(Self::$variant $(($($arg),+))? => {
                            f.write_str($word)?;
                            $($(write!(f, " {}", $arg)?;)+)?
                            Ok(())
                        })+
                    }
                }
            }

            impl std::str::FromStr for $name {
                type Err = $crate::ParseActionError;

                fn from_str(text: &str) -> Result<Self, $crate::ParseActionError> {
                    let words: Vec<&str> = text.split_whitespace().collect();
                    let read = || -> Result<Self, String> {
                        $(
                            if let [$word $($(, $arg)+)?] = *words.as_slice() {
                                return Ok(Self::$variant $(($($arg.parse::<$kind>()?),+))?);
                            }
                        )+
                        let known = [$($word),+];
                        Err(match words.first() {
                            Some(first) if known.contains(first) => {
                                format!("what follows `{first}` is missing or too much; the page of the game in `docs` shows it")
                            }
                            Some(_) | None => format!("actions begin with one of {}", known.join(", ")),
                        })
                    };
                    read().map_err(|expected| $crate::ParseActionError { text: text.trim().to_owned(), expected })
                }
            }
        };
    };
}

#[cfg(test)]
mod tests {
    use crate::{Action as _, UpTo, named_ids};

    named_ids! {
        /// A colour.
        Color: u8, "colour" {
            /// Red.
            Red = "red",
            /// Blue.
            Blue = "blue",
        }
    }

    actions! {
        /// What can be done.
        Deed {
            /// Nothing.
            Pass = "pass",
            /// Paint a number.
            Paint(color: Color, number: UpTo<3>) = "paint",
            /// Pay.
            Pay(number: UpTo<3>) = "pay",
        }
    }

    #[test]
    fn numbers_and_notation_round_trip_and_agree_with_the_order() {
        assert_eq!(Deed::COUNT, 1 + 8 + 4);
        let all: Vec<Deed> = (0..Deed::COUNT).filter_map(Deed::from_index).collect();
        assert_eq!(all.len(), Deed::COUNT);
        assert!(all.is_sorted());
        for (index, deed) in all.into_iter().enumerate() {
            assert_eq!(deed.index(), index);
            assert_eq!(deed.to_string().parse(), Ok(deed));
        }
        assert_eq!(Deed::from_index(Deed::COUNT), None);
    }

    #[test]
    fn a_wrong_text_says_what_would_be_right() {
        let error = |text: &str| text.parse::<Deed>().unwrap_err().to_string();
        assert!(error("paint green 1").contains("red, blue"));
        assert!(error("pay 4").contains("0 to 3"));
        assert!(error("pay").contains("missing or too much"));
        assert!(error("jump").contains("pass, paint, pay"));
    }
}
