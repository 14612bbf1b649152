//! Without the feature `serde` nothing crosses a wire: the macros of `wire` do nothing.

/// Lets a kind of ids cross a wire, with the feature `serde`.
#[macro_export]
macro_rules! wire_id {
    ($name:ty) => {};
}

/// Lets the actions of a game cross a wire, with the feature `serde`.
#[macro_export]
macro_rules! wire_action {
    ($name:ty) => {};
}
