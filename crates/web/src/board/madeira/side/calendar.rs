//! The five rounds, with what comes at the end of each, and the phases of the round.

use crate::board::Scene;
use crate::board::madeira::draw::roman;
use crate::board::widgets::icon;
use leptos::prelude::*;
use madeira::{Madeira, Phase};
use table::Game;
use words::madeira::{board, names};

/// The letters of the phases of a round.
const PHASES: [(Phase, &str); 5] =
    [(Phase::A, "A"), (Phase::B, "B"), (Phase::C, "C"), (Phase::D, "D"), (Phase::E, "E")];

/// Rounds and phases.
pub fn calendar(scene: Scene<Madeira>) -> impl IntoView {
    let now = scene.shows(|game, view| (game.round(&view.shown), view.shown.phase));
    view! {
        <div role="group" class="calendar" aria-label=move || scene.say(&board::calendar())>
            <div class="rounds">{(1..=5).map(|n| round(scene, now, n)).collect_view()}</div>
            <div class="phases">{PHASES.map(|(phase, letter)| step(scene, now, phase, letter)).into_iter().collect_view()}</div>
        </div>
    }
}

/// A round: a crown where Requests are scored, an arrow where Fields turn (M-PHASE-E-01).
fn round(scene: Scene<Madeira>, now: Memo<(u16, Phase)>, n: u8) -> impl IntoView {
    let sign = if n % 2 == 1 { "madeira-crown" } else { "ui-to" };
    let label = move || scene.say(&board::round(n));
    let (is_past, is_now) = (move || u16::from(n) < now.get().0, move || u16::from(n) == now.get().0);
    view! {
        <span class:past=is_past class:now=is_now role="img" aria-label=label data-tip=label>
            {roman(n)}{icon(sign, 12)}
        </span>
    }
}

/// A phase; the present one with its name.
fn step(scene: Scene<Madeira>, now: Memo<(u16, Phase)>, phase: Phase, letter: &'static str) -> impl IntoView {
    let is_now = move || now.get().1 == phase;
    let label = move || scene.say(&names::phase(phase));
    view! {
        <span class:now=is_now role="img" aria-label=label data-tip=label>
            <b>{letter}</b>{move || is_now().then(|| scene.form(&names::phase(phase), "bare"))}
        </span>
    }
}
