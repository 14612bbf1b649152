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
    for event in events {
        has_begun |= matches!(event.what, Happening::ClergyDiscarded(..));
        // What clergy tiles add to the Influence, and a gain that is cut, is told with another rule.
        let is_influence = has_begun && matches!(event.rule.0, "L-CLERGY-07" | "L-CLERGY-08" | "L-INFL-01");
        let is_church = is_influence || event.rule.0.starts_with("L-CHURCH-");
        // L-CLERGY-06: more for each set, which also counts at the end of the game.
        let is_sets = is_period && matches!(event.rule.0, "L-PERIOD-05" | "L-CLERGY-06");
        if !is_church && !is_sets {
            continue;
        }
        if let Happening::WigsGained(seat, n) = event.what {
            rows.gain(seat, "wigs", say!("lisboa-change-wigs"), n);
            if is_sets {
                rows.because(seat, say!("lisboa-scoring-sets"));
            }
        } else if let Happening::InfluenceGained(seat, n) = event.what {
            rows.gain(seat, "influence", say!("lisboa-change-influence"), n);
            rows.because(seat, say!("lisboa-scoring-envelopes"));
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
