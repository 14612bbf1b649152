//! The end of a round: the Requests that were scored, and the Pirates for what was missing.

use super::turn::is_final;
use crate::scoring::{Rows, Scoring};
use madeira::{Event, Happening, Phase, Request};
use table::Seat;

/// Who earned what by Requests in phase E, and who received Pirates in phase D before. It is over when the next round begins; a round
/// in which nobody scored has none.
pub fn scoring(events: &[Event]) -> Option<Scoring> {
    let end = events.iter().rposition(|event| matches!(event.what, Happening::RoundStarted(_)))?;
    let events = &events[..end];
    let from = events.iter().rposition(|event| event.what == Happening::PhaseStarted(Phase::D))?;
    let (mut rows, mut scored, mut is_scored) = (Rows::default(), None::<(Seat, Request)>, false);
    for event in events[from..].iter().filter(|event| !is_final(event)) {
        if let Happening::RequestScored(seat, request) = event.what {
            scored = Some((seat, request));
        } else if let Happening::PrestigeGained(seat, n) = event.what {
            rows.gain(seat, "prestige", say!("madeira-change-prestige"), n);
            if let Some((_, request)) = scored.take().filter(|&(by, _)| by == seat) {
                rows.because(seat, say!("madeira-scoring-request", request, n));
                is_scored = true;
            } else if event.rule.0.starts_with("M-HONOR-") {
                rows.because(seat, say!("madeira-scoring-honor", n));
            }
        } else if let Happening::PiratesGained(seat, n) = event.what {
            rows.gain(seat, "pirates", say!("madeira-change-pirates"), n);
            rows.because(seat, say!("madeira-scoring-pirates"));
        }
    }
    is_scored.then(|| rows.scoring(say!("madeira-scoring-round"), "M-REQUESTS-04")).flatten()
}
