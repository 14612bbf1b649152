//! Without the feature `schema` nothing is described.

/// Describes a kind of ids, with the feature `schema`.
#[macro_export]
macro_rules! schema_id {
    ($name:ty) => {};
}

/// Describes the actions of a game, with the feature `schema`.
#[macro_export]
macro_rules! schema_action {
    ($name:ty) => {};
}
