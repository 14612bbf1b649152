//! The course of a finished game: the points of every seat at the end of each turn, and what gave them.
//!
//! Every point is told by an event with its rule, so nothing here is worked out anew: what the rules of the final scoring gave is
//! its sheet, and all the rest came during play.

use crate::table::Table;
use table::{BySeat, Game, GameExt, RuleId, ScoreLine, Seat};

/// How the points of a finished game came about.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Course {
    /// The points with which the table began: none in a deal, any in a position.
    pub start: Vec<i16>,
    /// The points at the end of each turn, without the final scoring.
    pub turns: Vec<TurnPoints>,
    /// What gave points during play, in the order of the game; only what gave some.
    pub play: Vec<ScoreLine>,
    /// The final scoring, line by line.
    pub end: Vec<ScoreLine>,
    /// The final points.
    pub total: Vec<i16>,
}

/// The points at the end of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnPoints {
    /// The round, from 0 before the first turn.
    pub round: u16,
    /// Whose turn it was.
    pub turn: Seat,
    /// After how many steps it ended.
    pub step: usize,
    /// The points of each seat, from A on.
    pub points: Vec<i16>,
}

impl<G: Game> Table<G> {
    /// How the points came about; nothing before the game is over, because it tells more than a viewer may know.
    pub fn course(&self) -> Option<Course> {
        if !self.game.is_over(&self.state) {
            return None;
        }
        let first = self.state_at(0)?;
        let end = self.game.score_sheet(&self.state);
        Some(Course {
            start: self.listed(self.game.scores(first)),
            turns: self.turn_points(&end),
            play: self.gains_in_play(&end),
            total: self.listed(self.game.scores(&self.state)),
            end,
        })
    }

    fn listed(&self, points: BySeat<i16>) -> Vec<i16> {
        Seat::first(self.game.n_seats()).map(|seat| points[seat]).collect()
    }

    /// The points at the end of each turn. The last one ends with the final scoring, which is left out.
    fn turn_points(&self, end: &[ScoreLine]) -> Vec<TurnPoints> {
        let mut turns: Vec<TurnPoints> = Vec::new();
        for (at, step) in self.steps.iter().enumerate() {
            let (round, turn) = self.place(&step.before);
            let after = self.steps.get(at + 1).map_or(&self.state, |next| &next.before);
            let points = self.listed(self.game.scores(after));
            let now = TurnPoints { round, turn, step: at + 1, points };
            match turns.last_mut() {
                Some(last) if (last.round, last.turn) == (round, turn) => *last = now,
                Some(_) | None => turns.push(now),
            }
        }
        if let Some(last) = turns.last_mut() {
            for (points, seat) in last.points.iter_mut().zip(Seat::ALL) {
                *points -= end.iter().map(|line| line.points[seat]).sum::<i16>();
            }
        }
        turns
    }

    /// What gave points during play: all that the events tell, less what the rules of the final scoring gave.
    fn gains_in_play(&self, end: &[ScoreLine]) -> Vec<ScoreLine> {
        let mut lines: Vec<ScoreLine> = Vec::new();
        for event in self.steps.iter().flat_map(|step| &step.events) {
            if let Some((seat, points)) = self.game.gain(event) {
                add::<G>(
                    &mut lines,
                    self.game.event_rule(event),
                    BySeat::from_fn(|s| if s == seat { points } else { 0 }),
                );
            }
        }
        for line in end {
            add::<G>(&mut lines, line.rule, BySeat::from_fn(|seat| -line.points[seat]));
        }
        lines.retain(|line| line.points.0.iter().any(|&points| points != 0));
        lines.sort_by_key(|line| G::SOURCES.iter().position(|(_, name)| *name == line.name));
        lines
    }
}

/// Adds points to the line of their source. A rule of no source is its own: it is told rather than lost.
fn add<G: Game>(lines: &mut Vec<ScoreLine>, rule: RuleId, points: BySeat<i16>) {
    let source = G::SOURCES.iter().find(|(begins, _)| rule.0.starts_with(begins));
    let name = source.map_or(rule.0, |(_, name)| name);
    let at = lines.iter().position(|line| line.name == name).unwrap_or_else(|| {
        lines.push(ScoreLine { name, rule, points: BySeat::default() });
        lines.len() - 1
    });
    for seat in Seat::ALL {
        lines[at].points[seat] += points[seat];
    }
}
