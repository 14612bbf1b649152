//! What crosses a wire as JSON, described by JSON Schema (feature `schema`).

use crate::wire::{By, Plain, Seated, Shape};
use crate::{BySeat, Id, IdSet, RuleId, Seat, Stack, UpTo};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;
use std::fmt::Display;

/// A text that is one of the names of a kind of ids.
pub fn id<I: Id + Display>() -> Schema {
    let names: Vec<String> = I::all().map(|id| id.to_string()).collect();
    json_schema!({ "type": "string", "enum": names })
}

/// The same for each of the first `n` ids of a kind, by name.
fn by_name<I: Id + Display>(n: usize, value: &Schema) -> Schema {
    let names: Vec<String> = I::all().take(n).map(|id| id.to_string()).collect();
    let properties: serde_json::Map<String, serde_json::Value> =
        names.iter().map(|name| (name.clone(), value.clone().to_value())).collect();
    json_schema!({ "type": "object", "properties": properties, "required": names, "additionalProperties": false })
}

/// Describes a kind of ids.
#[macro_export]
macro_rules! schema_id {
    ($name:ty) => {
        impl $crate::schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }
            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::id_schema::<Self>()
            }
        }
    };
}

/// Describes the actions of a game.
#[macro_export]
macro_rules! schema_action {
    ($name:ty) => {
        impl $crate::schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn schema_id() -> std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }
            fn json_schema(_: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                $crate::schemars::json_schema!({ "type": "string", "description": "An action in its notation." })
            }
        }
    };
}

impl<const MOST: u8> JsonSchema for UpTo<MOST> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("UpTo{MOST}").into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        id::<Self>()
    }
}

impl<I: Id + JsonSchema> JsonSchema for IdSet<I> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("SetOf{}", I::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<I>(), "uniqueItems": true })
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Stack<T, N> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("UpTo{N}Of{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "maxItems": N })
    }
}

impl JsonSchema for RuleId {
    fn schema_name() -> Cow<'static, str> {
        "RuleId".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "The id of a rule of the index." })
    }
}

impl<T: JsonSchema> JsonSchema for BySeat<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("{}BySeat", T::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let value = generator.subschema_for::<T>();
        by_name::<Seat>(4, &value)
    }
}

impl<T: Shape + JsonSchema> JsonSchema for Seated<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("{}BySeat", T::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        by_name::<Seat>(4, &T::json_schema(generator))
    }
}

impl<T: JsonSchema> JsonSchema for Plain<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<T>()
    }
}

impl<I: Id + Display, T: Shape + JsonSchema, const N: usize> JsonSchema for By<I, T, N> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("{}ByName", T::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        by_name::<I>(N, &T::json_schema(generator))
    }
}
