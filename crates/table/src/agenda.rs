//! What is still to be done, as a stack of plain data.

use crate::{Actor, Stack};

/// What a frame is about: a question to a player, a turn of luck, or a step that the rules take by themselves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Pending<D, L, S> {
    /// Nothing; an empty place on the agenda.
    #[default]
    Nothing,
    /// A player has to decide.
    Ask(D),
    /// Luck has to decide.
    Luck(L),
    /// The rules go on by themselves.
    Do(S),
}

/// One thing to be done, and who has to do it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame<D> {
    /// Who has to decide.
    pub who: Actor,
    /// What is to be decided.
    pub what: D,
}

impl<D: Default> Default for Frame<D> {
    fn default() -> Self {
        Self { who: Actor::Nobody, what: D::default() }
    }
}

/// The pending decisions of a turn: the top frame is the current one, and nothing looks below it to decide what an
/// action does. Follow-ups are pushed last first.
///
/// A queue of closures was refused: it cannot be saved, compared or copied in the middle of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(transparent))]
#[cfg_attr(feature = "serde", serde(bound(deserialize = "D: serde::Deserialize<'de> + Copy + Default")))]
pub struct Agenda<D, const N: usize> {
    frames: Stack<Frame<D>, N>,
}

impl<D: Copy + Default, const N: usize> Agenda<D, N> {
    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, who: Actor, what: D) {
        self.frames.push(Frame { who, what });
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<Frame<D>> {
        self.frames.pop()
    }

    /// The current frame.
    #[inline]
    pub fn top(&self) -> Option<&Frame<D>> {
        self.frames.last()
    }

    /// All frames, the current one last.
    #[inline]
    pub fn frames(&self) -> &[Frame<D>] {
        &self.frames
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.frames.clear();
    }
}

impl<D: Copy + Default, const N: usize> Default for Agenda<D, N> {
    fn default() -> Self {
        Self { frames: Stack::default() }
    }
}
