//! Values on a wire or a disk (feature `serde`).
//!
//! In compact formats an id is its number, a set its bits and an action its index; in formats for people all of them are names.
//! Reading trusts nothing: a number beyond the last id, a bit that stands for no id, a stack that is too high are errors, so that
//! a value that was read is one that could have been written.

use crate::{Action, BySeat, Id, IdSet, RuleId, ScoreLine, Seat, Stack, UpTo};
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;
use std::sync::Mutex;

/// Writes an id: its name for people, else its number.
///
/// # Errors
/// If the format refuses it.
pub fn write_id<I: Id + Display, S: Serializer>(id: &I, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() { serializer.collect_str(id) } else { serializer.serialize_u8(id.index() as u8) }
}

/// Reads an id.
///
/// # Errors
/// If there is none with this name or number.
pub fn read_id<'de, I: Id + FromStr<Err = String>, D: Deserializer<'de>>(deserializer: D) -> Result<I, D::Error> {
    if deserializer.is_human_readable() {
        return String::deserialize(deserializer)?.parse().map_err(D::Error::custom);
    }
    let number = usize::from(u8::deserialize(deserializer)?);
    let unknown = || D::Error::custom(format!("{number} is not below {}, the number of such ids", I::COUNT));
    (number < I::COUNT).then(|| I::at(number)).ok_or_else(unknown)
}

/// Writes an action: its notation for people, else its index.
///
/// # Errors
/// If the format refuses it.
pub fn write_action<A: Action, S: Serializer>(action: A, serializer: S) -> Result<S::Ok, S::Error> {
    if serializer.is_human_readable() {
        serializer.collect_str(&action)
    } else {
        serializer.serialize_u16(action.index() as u16)
    }
}

/// Reads an action.
///
/// # Errors
/// If there is none with this notation or index.
pub fn read_action<'de, A: Action, D: Deserializer<'de>>(deserializer: D) -> Result<A, D::Error> {
    if deserializer.is_human_readable() {
        return String::deserialize(deserializer)?.parse().map_err(D::Error::custom);
    }
    let index = u16::deserialize(deserializer)?;
    let unknown = || D::Error::custom(format!("{index} is not below {}, the number of actions", A::COUNT));
    A::from_index(index.into()).ok_or_else(unknown)
}

/// Lets a kind of ids cross a wire.
#[macro_export]
macro_rules! wire_id {
    ($name:ty) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::wire::write_id(self, serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::wire::read_id(deserializer)
            }
        }
    };
}

/// Lets the actions of a game cross a wire.
#[macro_export]
macro_rules! wire_action {
    ($name:ty) => {
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::wire::write_action(*self, serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::wire::read_action(deserializer)
            }
        }
    };
}

/// How a value is written where the usual way would be a list whose places one must know.
pub trait Shape {
    /// The value.
    type Value;

    /// Writes it.
    ///
    /// # Errors
    /// If the format refuses it.
    fn write<S: Serializer>(value: &Self::Value, serializer: S) -> Result<S::Ok, S::Error>;

    /// Reads it.
    ///
    /// # Errors
    /// If it is not there, or not all of it.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Value, D::Error>;
}

/// The usual way.
pub struct Plain<T>(PhantomData<T>);

impl<T: Serialize + for<'de> Deserialize<'de>> Shape for Plain<T> {
    type Value = T;

    fn write<S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        value.serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        T::deserialize(deserializer)
    }
}

/// A value for each of the first `N` ids of a kind: by name for people, else one after the other. For `#[serde(with = "…")]`.
pub struct By<I, T, const N: usize>(PhantomData<(I, T)>);

impl<I: Id + Display, T: Shape, const N: usize> By<I, T, N> {
    /// Writes the values.
    ///
    /// # Errors
    /// If the format refuses them.
    pub fn serialize<S: Serializer>(values: &[T::Value; N], serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_map(I::all().zip(values).map(|(id, value)| (id.to_string(), Out::<T>(value))));
        }
        let mut tuple = serializer.serialize_tuple(N)?;
        values.iter().try_for_each(|value| tuple.serialize_element(&Out::<T>(value)))?;
        tuple.end()
    }

    /// Reads the values.
    ///
    /// # Errors
    /// If one is missing, or there is another one.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[T::Value; N], D::Error> {
        let values = if deserializer.is_human_readable() {
            let mut named = BTreeMap::<String, In<T>>::deserialize(deserializer)?;
            let take = |id: I| {
                let name = id.to_string();
                named
                    .remove(&name)
                    .ok_or_else(|| D::Error::custom(format!("`{name}` is missing")))
                    .map(|In(value)| value)
            };
            let values = I::all().take(N).map(take).collect::<Result<Vec<_>, _>>()?;
            if let Some(name) = named.keys().next() {
                return Err(D::Error::custom(format!("`{name}` is not known here")));
            }
            values
        } else {
            deserializer.deserialize_tuple(N, List::<T, N>(PhantomData))?
        };
        values.try_into().map_err(|_| D::Error::custom(format!("{N} values were wanted")))
    }
}

impl<I: Id + Display, T: Shape, const N: usize> Shape for By<I, T, N> {
    type Value = [T::Value; N];

    fn write<S: Serializer>(value: &Self::Value, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(value, serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self::Value, D::Error> {
        Self::deserialize(deserializer)
    }
}

/// A value for each seat, where the values themselves are not written in the usual way. For `#[serde(with = "…")]`.
pub struct Seated<T>(PhantomData<T>);

impl<T: Shape> Seated<T> {
    /// Writes the values.
    ///
    /// # Errors
    /// If the format refuses them.
    pub fn serialize<S: Serializer>(values: &BySeat<T::Value>, serializer: S) -> Result<S::Ok, S::Error> {
        By::<Seat, T, 4>::serialize(&values.0, serializer)
    }

    /// Reads the values.
    ///
    /// # Errors
    /// If one is missing.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T::Value>, D::Error> {
        By::<Seat, T, 4>::deserialize(deserializer).map(BySeat)
    }
}

impl<T: Serialize + for<'de> Deserialize<'de>> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        By::<Seat, Plain<T>, 4>::serialize(&self.0, serializer)
    }
}

impl<'de, T: Serialize + for<'any> Deserialize<'any>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        By::<Seat, Plain<T>, 4>::deserialize(deserializer).map(Self)
    }
}

struct Out<'a, T: Shape>(&'a T::Value);

impl<T: Shape> Serialize for Out<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        T::write(self.0, serializer)
    }
}

struct In<T: Shape>(T::Value);

impl<'de, T: Shape> Deserialize<'de> for In<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::read(deserializer).map(Self)
    }
}

/// So many values one after the other.
struct List<T, const N: usize>(PhantomData<T>);

impl<'de, T: Shape, const N: usize> Visitor<'de> for List<T, N> {
    type Value = Vec<T::Value>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{N} values")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let mut values = Vec::with_capacity(N);
        while let Some(In(value)) = items.next_element::<In<T>>()? {
            values.push(value);
        }
        Ok(values)
    }
}

impl<const MOST: u8> Serialize for UpTo<MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_id(self, serializer)
    }
}

impl<'de, const MOST: u8> Deserialize<'de> for UpTo<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_id(deserializer)
    }
}

impl<I: Id + Serialize> Serialize for IdSet<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_seq(self.iter());
        }
        serializer.serialize_u128(self.iter().map(|id| 1 << id.index()).sum())
    }
}

impl<'de, I: Id + Deserialize<'de>> Deserialize<'de> for IdSet<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Vec::<I>::deserialize(deserializer).map(|ids| ids.into_iter().collect());
        }
        let bits = u128::deserialize(deserializer)?;
        let known = IdSet::full().iter().map(|id: I| 1 << id.index()).sum::<u128>();
        if bits & !known != 0 {
            return Err(D::Error::custom(format!("the set {bits:#x} has members beyond the {} there are", I::COUNT)));
        }
        Ok(I::all().filter(|id| bits >> id.index() & 1 == 1).collect())
    }
}

impl<T: Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Stack<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {N} things")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
                let mut stack = Stack::default();
                while let Some(item) = items.next_element()? {
                    if stack.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    stack.push(item);
                }
                Ok(stack)
            }
        }
        deserializer.deserialize_seq(Items(PhantomData))
    }
}

/// How many different words may be read, and how long each may be: several times what the games have.
const WORDS: (usize, usize) = (4_096, 32);

/// The word as a text that lives as long as the program. Rule ids and the names of score lines are constants of the rules; a
/// reader cannot borrow them from there, so every word is kept once. Bounded, so that nobody can fill the memory with new ones.
fn kept<E: Error>(word: &str) -> Result<&'static str, E> {
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut all = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(known) = all.get(word) {
        return Ok(known);
    }
    let (most, longest) = WORDS;
    if word.is_empty() || word.len() > longest || !word.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-') {
        return Err(E::custom(format!("{word:?} is not a word of at most {longest} letters, digits and hyphens")));
    }
    if all.len() == most {
        return Err(E::custom(format!("`{word}` is one word too many: {most} are known")));
    }
    let word: &'static str = Box::leak(word.to_owned().into_boxed_str());
    all.insert(word);
    Ok(word)
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        kept(&String::deserialize(deserializer)?).map(Self)
    }
}

impl<'de> Deserialize<'de> for ScoreLine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct Line {
            name: String,
            rule: RuleId,
            points: BySeat<i16>,
        }
        let Line { name, rule, points } = Line::deserialize(deserializer)?;
        Ok(Self { name: kept(&name)?, rule, points })
    }
}
