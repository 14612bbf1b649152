//! A scoring that everybody takes part in: who gained what, and why.

use crate::message::Message;
use table::{RuleId, Seat};

/// A scoring that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// What was scored.
    pub title: Message,
    /// The rule.
    pub rule: RuleId,
    /// What everybody gained who gained something, in the order in which it happened.
    pub rows: Vec<ScoringRow>,
}

/// What somebody gained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoringRow {
    /// Who.
    pub seat: Seat,
    /// What, as key of an icon, name and number.
    pub gains: Vec<(&'static str, Message, i64)>,
    /// Why.
    pub why: Vec<Message>,
}

/// Rows while events are read.
#[derive(Default)]
pub(crate) struct Rows(pub Vec<ScoringRow>);

impl Rows {
    fn row(&mut self, seat: Seat) -> &mut ScoringRow {
        let at = self.0.iter().position(|row| row.seat == seat).unwrap_or_else(|| {
            self.0.push(ScoringRow { seat, gains: Vec::new(), why: Vec::new() });
            self.0.len() - 1
        });
        &mut self.0[at]
    }

    /// Somebody gained something.
    pub(crate) fn gain(&mut self, seat: Seat, key: &'static str, what: Message, by: impl Into<i64>) {
        let gains = &mut self.row(seat).gains;
        let by = by.into();
        match gains.iter_mut().find(|(old, ..)| *old == key) {
            Some((.., n)) => *n += by,
            None => gains.push((key, what, by)),
        }
    }

    /// Why somebody gained something.
    pub(crate) fn because(&mut self, seat: Seat, why: Message) {
        let whys = &mut self.row(seat).why;
        if !whys.contains(&why) {
            whys.push(why);
        }
    }

    /// The scoring, if anybody gained something.
    pub(crate) fn scoring(self, title: Message, rule: &'static str) -> Option<Scoring> {
        let rows: Vec<ScoringRow> = self.0.into_iter().filter(|row| !row.gains.is_empty()).collect();
        (!rows.is_empty()).then_some(Scoring { title, rule: RuleId(rule), rows })
    }
}
