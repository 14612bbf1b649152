//! The shape of the messages as JSON, described by JSON Schema (feature `schema`).

use crate::frame::Versioned;
use crate::{FromHost, ToHost};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::Value;

/// What is sent to a host.
pub fn to_host() -> Value {
    of::<Versioned<ToHost>>("ToHost")
}

/// What comes from a host.
pub fn from_host() -> Value {
    of::<Versioned<FromHost>>("FromHost")
}

fn of<T: JsonSchema>(title: &str) -> Value {
    let mut schema = SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    schema.to_value()
}
