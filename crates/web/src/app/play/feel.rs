//! What is felt at a table besides what is seen: sounds, the title of the tab, a short vibration of a phone when it is one's turn.

use super::state::At;
use crate::app::Kept;
use crate::browser;
use crate::played::Played;
use crate::settings::Sounds;
use crate::sound::Sound;
use crate::{said, speech};
use leptos::prelude::*;
use session::{Asked, SightOf};
use table::Seat;

/// How long a phone vibrates, in milliseconds.
const BUZZ: u32 = 60;

/// What matters of a sight here: its step, whether the viewer is asked, and the viewer's points.
type Felt = (usize, bool, Option<i64>);

/// Follows the table as long as it is shown.
pub fn follow<G: Played>(at: At<G>) {
    let sounds: Kept<Sounds> = expect_context();
    let hear = move |sound: Sound| {
        if sounds.0.get_untracked() == Sounds::On {
            sound.play();
        }
    };
    Effect::new(move |before: Option<Option<Felt>>| {
        let now = at.table.sight.get().map(|sight| felt(at, &sight));
        // What is seen first, after a cover too, is no news.
        if let (Some(Some(before)), Some(now)) = (before, now) {
            tell(before, now, hear);
        }
        now
    });
    Effect::new(move || {
        if at.barrier.with(Option::is_some) || at.notices.is_warning() {
            hear(Sound::Refused);
        }
    });
    Effect::new(move || {
        let is_asked = at.table.sight.with(|sight| sight.as_ref().is_some_and(|sight| asked::<G>(sight).is_some()));
        let place = if is_asked { said!("app-your-turn") } else { speech::tell(&G::name()) };
        document().set_title(&said!("app-window-title", place));
    });
}

fn felt<G: Played>(at: At<G>, sight: &SightOf<G>) -> Felt {
    let points = |seat| at.table.game.with_value(|game| game.standing(&sight.view, seat));
    (sight.step, asked::<G>(sight).is_some(), sight.viewer.map(points))
}

/// The viewer, if that is who is asked.
fn asked<G: Played>(sight: &SightOf<G>) -> Option<Seat> {
    match sight.asked {
        Asked::Seat { seat, .. } => Some(seat).filter(|&seat| sight.viewer == Some(seat)),
        Asked::Luck | Asked::Nobody => None,
    }
}

/// The most telling of what has changed.
fn tell((step, was_asked, before): Felt, (now, is_asked, points): Felt, hear: impl Fn(Sound)) {
    if is_asked && !was_asked {
        browser::vibrate(BUZZ);
        hear(Sound::Turn);
    } else if points > before {
        hear(Sound::Points);
    } else if now > step {
        hear(Sound::Placed);
    }
}
