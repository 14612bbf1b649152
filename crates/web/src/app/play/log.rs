//! What happened, turn by turn: a sentence with its points, and its steps with their rules when they are wanted.

use super::state::At;
use super::{mark, rule_link};
use crate::app::icon::Icon;
use crate::browser;
use crate::played::Played;
use crate::said;
use crate::speech;
use leptos::prelude::*;
use session::LogEntryOf;
use std::sync::Arc;
use table::{RuleId, Seat};
use words::turn::{Line, blocks, lines};
use words::{Block, Gain, Worded};

/// So many turns are listed, unless all are wanted.
const LAST: usize = 24;

/// A turn of the log.
pub struct Told<G: Played> {
    /// Its events.
    pub block: Arc<Block<G::Event>>,
    /// Whether it came after the viewer's last answer.
    pub is_fresh: bool,
}

impl<G: Played> Clone for Told<G> {
    fn clone(&self) -> Self {
        Self { block: self.block.clone(), is_fresh: self.is_fresh }
    }
}

/// The turns of a log, the newest first; those after the viewer's last answer are fresh.
pub fn turns<G: Played>(
    game: &G,
    log: &[Arc<LogEntryOf<G>>],
    viewer: Option<Seat>,
    until: Option<usize>,
) -> Vec<Told<G>> {
    let seen = log.iter().filter(|entry| until.is_none_or(|until| entry.step < until));
    let is_own = |entry: &&Arc<LogEntryOf<G>>| viewer.is_some() && entry.by.seat() == viewer && !entry.forced;
    let own = seen.clone().rev().find(is_own).map(|entry| entry.step);
    let steps = seen.map(|entry| (entry.step, entry.by, entry.events.as_slice()));
    let told = |block: Block<G::Event>| {
        // A table that was opened in the middle of a game has nothing fresh for who has not played yet.
        let is_fresh = own.is_some_and(|own| block.first >= own && block.last > own && block.seat != viewer);
        Told { block: Arc::new(block), is_fresh }
    };
    // A turn in which nothing was done yet has nothing to tell.
    let has_deeds = |block: &Block<G::Event>| {
        block.seat.is_none() || block.events.iter().any(|event| game.event_mark(event).is_none())
    };
    blocks(game, steps).into_iter().filter(has_deeds).rev().map(told).collect()
}

/// The panel.
pub fn panel<G: Played>(at: At<G>) -> impl IntoView {
    let is_all = RwSignal::new(false);
    let (drawn, told) = (after_frame(move || at.table.log.track()), StoredValue::new(0));
    let turns = Memo::new_with_compare(
        move |_| {
            let until = at.table.past.with(|past| past.as_ref().map(|past| past.step));
            let viewer = at.shown.with_untracked(|sight| sight.as_ref().and_then(|sight| sight.viewer));
            drawn.track();
            let game = at.table.game.get_value();
            Arc::new(at.table.log.with_untracked(|log| turns(&*game, log, viewer, until)))
        },
        |_, _| true,
    );
    let listed = move |is_fresh: bool| {
        let most = if is_all.get() { usize::MAX } else { LAST };
        let all = turns.get();
        let wanted = all.iter().take(most).filter(|told| told.is_fresh == is_fresh);
        wanted.cloned().collect::<Vec<_>>()
    };
    let fresh = move || turns.with(|turns| turns.iter().filter(|told| told.is_fresh).count());
    let n = move || turns.with(|turns| turns.len());
    let key = |told: &Told<G>| (told.block.first, told.block.seat, told.block.events.len());
    view! {
        <section class="log panel" aria-labelledby="log-title">
            <div class="panel-head">
                <h2 id="log-title" tabindex="-1">{said!("app-log")}</h2>
                <button class="plain-link" hidden=move || n() <= LAST on:click=move |_| is_all.update(|all| *all = !*all)>
                    {move || if is_all.get() { said!("app-log-last", n = LAST) } else { said!("app-log-all", n = n()) }}
                </button>
            </div>
            <div class="entries" tabindex="0" role="group" aria-labelledby="log-title">
                <h3 class="fresh-title" hidden=move || fresh() == 0>{move || said!("app-since", n = fresh())}</h3>
                <ol class="turns fresh">
                    <For each=move || listed(true) key=key let(told)>{turn(at, &told.block)}</For>
                </ol>
                <ol class="turns">
                    <For each=move || listed(false) key=key let(told)>{turn(at, &told.block)}</For>
                </ol>
            </div>
            <ul class="heard" aria-live="polite">{move || {
                drawn.track();
                latest(at, told)
            }}</ul>
        </section>
    }
}

/// Changes once a frame is drawn after what is tracked has changed and the page has nothing else to do: the board comes first, and
/// the next answer; what happened is listed then.
pub fn after_frame(track: impl Fn() + 'static) -> Signal<u32> {
    let (drawn, is_called) = (RwSignal::new(0), StoredValue::new(false));
    Effect::new(move |before: Option<()>| {
        track();
        if before.is_none() || is_called.get_value() {
            return;
        }
        is_called.set_value(true);
        let then = move || {
            // The page may be gone.
            is_called.try_set_value(false);
            _ = drawn.try_update(|n| *n += 1);
        };
        request_animation_frame(move || browser::when_idle(then));
    });
    drawn.into()
}

/// A turn: its sentence and its points; its steps unfold.
pub fn turn<G: Played>(at: At<G>, block: &Arc<Block<G::Event>>) -> impl IntoView + use<G> {
    let (is_open, of) = (RwSignal::new(false), block.clone());
    let (text, gains) = sentence(at, block);
    let steps = move || is_open.get().then(|| steps(at, &of.events));
    view! {
        <li class="told">
            <details on:toggle=move |_| is_open.set(true)>
                <summary>
                    {match block.seat {
                        Some(seat) => mark::<G>(seat).into_any(),
                        None => view! { <Icon name="ui-to" size=16/> }.into_any(),
                    }}
                    <span class="told-text">{text} " " {gains.iter().map(|gain| self::gain::<G>(gain)).collect_view()}</span>
                    <Icon name="ui-chevron" size=14/>
                </summary>
                <ol class="steps">{steps}</ol>
            </details>
        </li>
    }
}

/// The sentence of a block; where nobody acts, what begins.
pub fn sentence<G: Played>(at: At<G>, block: &Block<G::Event>) -> (String, Vec<Gain>) {
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    match block.seat {
        Some(seat) => {
            let told = game.turn_told(seat, &block.events);
            (speech::tell_with(&told.text, &names), told.gains)
        }
        None => {
            let first = block.events.iter().find(|event| game.event_mark(event).is_some()).or(block.events.first());
            let text = first.map(|event| speech::tell_with(&game.event(event), &names)).unwrap_or_default();
            // Whose sentence it would be does not matter for the points.
            (text, game.turn_told(Seat::A, &block.events).gains)
        }
    }
}

/// Points that somebody gained or lost.
fn gain<G: Played>(gain: &Gain) -> impl IntoView + use<G> {
    let class = if (gain.by < 0) == G::is_burden(gain.key) { "gain more" } else { "gain less" };
    view! {
        <span class=class>
            {mark::<G>(gain.seat)}
            <span>{format!("{:+}", gain.by).replace('-', "−")}</span>
            {G::signs(gain.key).into_iter().map(|sign| view! { <Icon name=sign size=16/> }).collect_view()}
        </span>
    }
}

/// The lines of an entry in their order.
pub fn entry_lines<G: Played>(at: At<G>, entry: &LogEntryOf<G>) -> impl IntoView + use<G> {
    steps(at, &entry.events)
}

/// The steps of a turn in their order, repeats merged.
fn steps<G: Played>(at: At<G>, events: &[G::Event]) -> impl IntoView + use<G> {
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    let told = |Line { text, seat, rule }: Line| line(at, seat, speech::tell_with(&text, &names), rule);
    lines(&*game, events).into_iter().map(told).collect_view()
}

/// A line with whom it is about and its rule.
fn line<G: Played>(at: At<G>, seat: Option<Seat>, text: String, rule: RuleId) -> impl IntoView + use<G> {
    view! {
        <li class="line">
            {match seat {
                Some(seat) => mark::<G>(seat).into_any(),
                None => view! { <Icon name="ui-to" size=16/> }.into_any(),
            }}
            <span class="line-text">{text}</span>
            {rule_link(at, rule)}
        </li>
    }
}

/// What happened since this was told last, for those who listen; while somebody looks back, what happened then.
fn latest<G: Played>(at: At<G>, told: StoredValue<usize>) -> impl IntoView + use<G> {
    let (game, names) = (at.table.game.get_value(), at.names.get_untracked());
    let text = |event: &G::Event| speech::tell_with(&Worded::event(&*game, event), &names);
    let entries = match at.table.past.get() {
        Some(past) => past.log.iter().cloned().map(Arc::new).collect(),
        None => at.table.log.with_untracked(|log| {
            let from = told.get_value().min(log.len());
            told.set_value(log.len());
            log[from..].to_vec()
        }),
    };
    // Whoever opens a table in the middle of a game can read the log.
    let events = entries.iter().filter(|_| entries.len() < LAST).flat_map(|entry| &entry.events);
    events.map(|event| view! { <li>{text(event)}</li> }).collect_view()
}
