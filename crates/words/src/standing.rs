//! Where a game stands: how near the next end is, and who would be ahead if it came now.

use crate::message::Message;
use table::{BySeat, RuleId, ScoreLine, Seat};

/// What ends the period or the game, or what is scored next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    /// A whole sentence; its form `short` fits into a line of a phone.
    pub text: Message,
    /// What can be counted of it.
    pub gauges: Vec<Gauge>,
    /// Whether one turn, or one phase, may be enough: a warning.
    pub is_near: bool,
}

/// Something that is counted up to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gauge {
    /// What is counted.
    pub what: Message,
    /// How far it is.
    pub reached: u8,
    /// Where it ends.
    pub of: u8,
}

/// What everybody would have if the game ended now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The points that everybody has.
    pub so_far: BySeat<i64>,
    /// The points that would come, line by line.
    pub lines: Vec<StandingLine>,
    /// What the lines leave out, a whole sentence.
    pub note: Option<Message>,
}

/// One line of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingLine {
    /// What is scored.
    pub what: Message,
    /// The rule.
    pub rule: RuleId,
    /// The points of each seat.
    pub points: BySeat<i64>,
}

/// Points with room for sums.
pub(crate) fn wide(points: BySeat<i16>) -> BySeat<i64> {
    BySeat(points.0.map(i64::from))
}

impl Standing {
    /// The points of a seat in the end.
    pub fn total(&self, seat: Seat) -> i64 {
        self.so_far[seat] + self.lines.iter().map(|line| line.points[seat]).sum::<i64>()
    }

    /// The points of everybody with the lines of a scoring sheet. Once a game is over its points have them already (`is_counted`).
    pub(crate) fn of_sheet(
        points: BySeat<i16>,
        sheet: &[ScoreLine],
        is_counted: bool,
        name: impl Fn(&str) -> Option<Message>,
    ) -> Self {
        let line = |line: &ScoreLine| {
            Some(StandingLine { what: name(line.name)?, rule: line.rule, points: wide(line.points) })
        };
        let lines: Vec<StandingLine> = sheet.iter().filter_map(line).collect();
        let counted = |seat: Seat| lines.iter().filter(|_| is_counted).map(|line| line.points[seat]).sum::<i64>();
        let so_far = BySeat::from_fn(|seat| i64::from(points[seat]) - counted(seat));
        Self { so_far, lines, note: None }
    }
}
