//! The coach: what a decision is for, and the rule that is overlooked where it matters. It tells rules, never what is best.

use crate::message::Message;
use table::RuleId;

/// What the coach says at a decision; the texts stand in `later/coach.ftl`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coached {
    /// What the decision is for, a whole sentence.
    pub line: Message,
    /// What is easily overlooked and matters now, a whole sentence, with its rule.
    pub missed: Option<(Message, RuleId)>,
}
