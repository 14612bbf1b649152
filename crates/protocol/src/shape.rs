//! What JSON says in its own way: with names where bytes only have places, and without numbers that JSON does not have.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A named amount: a term of the evaluation and its points.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Amount {
    name: String,
    points: f32,
}

/// Named amounts, in an order that means something.
pub(crate) struct Amounts;

impl Amounts {
    pub fn serialize<S: Serializer>(amounts: &[(String, f32)], serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let named = amounts.iter().map(|(name, points)| Amount { name: name.clone(), points: *points });
            return serializer.collect_seq(named);
        }
        amounts.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(String, f32)>, D::Error> {
        if deserializer.is_human_readable() {
            let named = Vec::<Amount>::deserialize(deserializer)?;
            return Ok(named.into_iter().map(|Amount { name, points }| (name, points)).collect());
        }
        Vec::deserialize(deserializer)
    }
}

/// A file of a pack.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct File {
    name: String,
    text: String,
}

/// Files with their names.
pub(crate) struct Files;

impl Files {
    pub fn serialize<S: Serializer>(files: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            let named = files.iter().map(|(name, text)| File { name: name.clone(), text: text.clone() });
            return serializer.collect_seq(named);
        }
        files.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(String, String)>, D::Error> {
        if deserializer.is_human_readable() {
            let named = Vec::<File>::deserialize(deserializer)?;
            return Ok(named.into_iter().map(|File { name, text }| (name, text)).collect());
        }
        Vec::deserialize(deserializer)
    }
}

/// A number that may be infinite: `null` in JSON.
pub(crate) struct Bounded;

impl Bounded {
    pub fn serialize<S: Serializer>(number: &f32, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return Some(*number).filter(|number| number.is_finite()).serialize(serializer);
        }
        number.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(Option::deserialize(deserializer)?.unwrap_or(f32::INFINITY));
        }
        f32::deserialize(deserializer)
    }
}

#[cfg(feature = "schema")]
mod schema {
    use super::{Amount, Amounts, Bounded, File, Files};
    use schemars::{JsonSchema, Schema, SchemaGenerator};
    use std::borrow::Cow;

    /// Describes one type as another one.
    macro_rules! same_as {
        ($($name:ty => $as:ty),+) => {$(
            impl JsonSchema for $name {
                fn inline_schema() -> bool {
                    true
                }
                fn schema_name() -> Cow<'static, str> {
                    stringify!($name).into()
                }
                fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                    <$as>::json_schema(generator)
                }
            }
        )+};
    }

    same_as!(Amounts => Vec<Amount>, Files => Vec<File>, Bounded => Option<f32>);
}
