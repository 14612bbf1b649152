//! The church scoring and the end of the first period.

use crate::scoring::{Rows, Scoring};
use lisboa::{Event, Happening};

/// Who gained what by clergy tiles (L-CHURCH-04..06), and by rubble sets after the first period (L-PERIOD-05). It is over when the next
/// turn begins.
pub fn scoring(events: &[Event]) -> Option<Scoring> {
    let end = events.iter().rposition(|event| matches!(event.what, Happening::TurnStarted(_)))?;
    let (events, mut rows) = (&events[..end], Rows::default());
    let is_period = events.iter().any(|event| event.what == Happening::PeriodEnded);
    let mut has_begun = false;
    // Whoever gained Influence last by this, for the wig that reaching the last space brings.
    let mut raised = None;
    for event in events {
        has_begun |= matches!(event.what, Happening::ClergyDiscarded(..));
        // What clergy tiles add to the Influence, and a gain that is cut, is told with another rule.
        let is_influence = has_begun && matches!(event.rule.0, "L-CLERGY-07" | "L-CLERGY-08" | "L-INFL-01");
        let is_church = is_influence || event.rule.0.starts_with("L-CHURCH-");
        if let Happening::WigsGained(seat, n) = event.what
            && event.rule.0 == "L-INFL-05"
            && raised == Some(seat)
        {
            rows.gain(seat, "wigs", say!("lisboa-change-wigs"), n);
            rows.because(seat, say!("lisboa-scoring-top", n));
        }
        // L-CLERGY-06: more for each set, which also counts at the end of the game.
        let is_sets = is_period && matches!(event.rule.0, "L-PERIOD-05" | "L-CLERGY-06");
        raised = None;
        if !is_church && !is_sets {
            continue;
        }
        if let Happening::WigsGained(seat, n) = event.what {
            rows.gain(seat, "wigs", say!("lisboa-change-wigs"), n);
            if is_sets {
                rows.because(seat, say!("lisboa-scoring-sets"));
            }
        } else if let Happening::InfluenceGained(seat, n) = event.what {
            raised = Some(seat);
            // A gain on the last space moves nothing, and still brings its wig.
            if n > 0 {
                rows.gain(seat, "influence", say!("lisboa-change-influence"), n);
                rows.because(seat, say!("lisboa-scoring-envelopes"));
            }
        } else if let Happening::ClergyDiscarded(seat, tile) = event.what {
            rows.because(seat, say!("lisboa-scoring-tile", tile));
        }
    }
    if is_period {
        rows.scoring(say!("lisboa-scoring-period"), "L-PERIOD-05")
    } else {
        rows.scoring(say!("lisboa-scoring-church"), "L-CHURCH-04")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{RuleId, Seat};

    #[test]
    fn the_wig_of_the_last_space_is_told_with_the_church_and_no_other() {
        let event = |rule, what| Event { rule: RuleId(rule), what };
        let (me, tile) = (Seat::A, lisboa::ClergyId::numbered(1).expect("there is a first tile"));
        let before = event("L-INFL-05", Happening::WigsGained(me, 1));
        let church = [
            event("L-CHURCH-05", Happening::ClergyDiscarded(me, tile)),
            event("L-CHURCH-05", Happening::WigsGained(me, 3)),
            event("L-INFL-01", Happening::InfluenceGained(me, 0)),
            event("L-INFL-05", Happening::WigsGained(me, 1)),
        ];
        let after = [event("L-WIGS-03", Happening::WigsGained(me, 5)), before];
        let turn = event("L-TURN-01", Happening::TurnStarted(Seat::B));
        let all: Vec<Event> = [before].into_iter().chain(church).chain(after).chain([turn]).collect();
        let told = scoring(&all).expect("a church scoring is told");
        assert_eq!(told.rows.len(), 1);
        let gains: Vec<_> = told.rows[0].gains.iter().map(|(key, _, n)| (*key, *n)).collect();
        assert_eq!(gains, [("wigs", 4)]);
        assert_eq!(told.rows[0].why.last(), Some(&say!("lisboa-scoring-top", n = 1)));
    }
}
