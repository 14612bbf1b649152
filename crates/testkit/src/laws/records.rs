//! Laws about what is written down: records and arrangements.

use super::{Checker, Law};
use table::record::{Record, ReplayResult};
use table::{Game, GameExt};

impl<G: Game> Checker<'_, G> {
    /// The record of the whole game, as text and as JSON.
    pub(super) fn records(&mut self, record: &Record<G>, states: &[G::State]) {
        let (text, json) = (record.to_string(), record.to_json());
        self.replays("the text", Record::read(self.game, &text), record, states);
        self.replays("the JSON", Record::from_json(self.game, &json), record, states);
    }

    fn replays(&mut self, what: &str, replay: ReplayResult<G>, record: &Record<G>, states: &[G::State]) {
        let replay = match replay {
            Ok(replay) => replay,
            Err(error) => return self.note(Law::Record, format!("{what} is refused: {error}")),
        };
        let is_over = states.last().is_some_and(|state| self.game.is_over(state));
        let text = (record.to_string(), replay.record.to_string());
        self.hold(Law::Record, replay.complete == is_over, || format!("{what} is not complete"));
        self.hold(Law::Record, replay.record == *record && text.0 == text.1, || format!("{what} is read as another"));
        let differs = (0..states.len().max(replay.states.len())).find(|&n| states.get(n) != replay.states.get(n));
        if let Some(n) = differs {
            self.note(Law::Record, format!("{what} replays to another state after {n} actions"));
        }
    }

    /// The lines of the arrangement of a state.
    pub(super) fn setup_lines(&mut self, state: &G::State) {
        self.report.n_setups += 1;
        let lines = self.game.setup_lines(&self.game.arrangement(state));
        for line in &lines {
            let is_plain = line.split_whitespace().collect::<Vec<_>>().join(" ") == *line && !line.is_empty();
            self.hold(Law::Setup, is_plain && !line.contains('#'), || format!("`{line}` is not a plain line"));
        }
        let numbered: Vec<(usize, &str)> = (1..).zip(lines.iter().map(String::as_str)).collect();
        let again = match self.game.read_setup(&numbered) {
            Ok(setup) => self.game.setup_lines(&setup),
            Err(faults) => return self.note(Law::Setup, format!("its lines are refused: {faults}")),
        };
        if let Some(n) = (0..lines.len().max(again.len())).find(|&n| lines.get(n) != again.get(n)) {
            self.note(Law::Setup, format!("line {}: {:?} is read as {:?}", n + 1, lines.get(n), again.get(n)));
        }
    }
}
