//! What crosses a wire: values, and the messages made of them.

mod common;
mod messages;
mod schema;
mod wire;
