//! What happened, and where it is told.

use crate::RuleId;

/// One thing that happened, with the rule that made it happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event<H> {
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened.
    pub what: H,
}

/// Receives what happened. An event is handed over as a closure, so that a sink that wants none pays nothing.
pub trait EventSink<E> {
    /// Takes one event.
    fn push(&mut self, make: impl FnOnce() -> E);
}

/// A sink that never builds an event; for search and simulation.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> EventSink<E> for NoEvents {
    #[inline(always)]
    fn push(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn push(&mut self, make: impl FnOnce() -> E) {
        Self::push(self, make());
    }
}
