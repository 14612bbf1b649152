//! A lesson at a table: what fits its step is offered, all else comes later; a card says why and what to do, and a light shows where
//! (`light`). The table itself is an ordinary one.

mod light;

use super::choices::Choices;
use super::state::{At, Composing};
use crate::app::icon::Icon;
use crate::app::learn;
use crate::played::Played;
use crate::route::Route;
use crate::table_link::TableLink;
use crate::{said, speech};
use leptos::prelude::*;
use session::lesson::{LEARNER, Lesson, LessonText, Stand};
use std::sync::Arc;
use table::Actor;

/// The lesson that is followed at a table; copies are the same.
pub struct Guide<G: Played> {
    lesson: StoredValue<Arc<Lesson<G>>>,
    table: TableLink<G>,
    composer: Memo<Option<Arc<Composing<G>>>>,
    /// Whether something was tapped that comes later.
    is_later: RwSignal<bool>,
    /// The last step whose sentence was shown: one answer may take several steps at once.
    told: StoredValue<Option<usize>>,
    /// Whether it was said that nothing happens before it is confirmed.
    is_confirming_told: StoredValue<bool>,
    /// The part that is followed; none before something is seen, and when the game goes on without the lesson.
    part: RwSignal<Option<usize>>,
    /// Whether the game goes on without it.
    is_over: RwSignal<bool>,
}

impl<G: Played> Clone for Guide<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Played> Copy for Guide<G> {}

impl<G: Played> Guide<G> {
    /// A lesson that begins at a table.
    pub fn new(text: &LessonText, table: TableLink<G>, composer: Memo<Option<Arc<Composing<G>>>>) -> Option<Self> {
        let lesson = StoredValue::new(Arc::new(text.open::<G>().ok()?));
        let (is_later, part, is_over) = (RwSignal::new(false), RwSignal::new(None), RwSignal::new(false));
        let (told, is_confirming_told) = (StoredValue::new(None), StoredValue::new(false));
        let guide = Self { lesson, table, composer, is_later, told, is_confirming_told, part, is_over };
        Effect::new(move || {
            let step = guide.step();
            if table.sight.with(Option::is_some) && part.with_untracked(Option::is_none) {
                part.set(step.map(|step| lesson.with_value(|lesson| lesson.part_of(step))));
            }
        });
        // What was tapped belongs to the question before.
        Effect::new(move || {
            composer.track();
            is_later.set(false);
        });
        Some(guide)
    }

    /// The learner's answers so far, those left out that there was no choice of, and then these.
    fn with_given(self, more: &[G::Action]) -> Vec<G::Action> {
        self.table.log.with(|log| {
            let own = log.iter().filter(|entry| entry.by == Actor::Player(LEARNER) && !entry.forced);
            own.filter_map(|entry| entry.action).chain(more.iter().copied()).collect()
        })
    }

    /// Where somebody is, with all that is filled in.
    fn stand(self) -> Stand {
        let filled = self.composer.get().map_or_else(Vec::new, |composing| composing.form.draft().actions());
        let own = self.with_given(&filled);
        self.lesson.with_value(|lesson| lesson.stand(&own))
    }

    /// The step that is next.
    fn step(self) -> Option<usize> {
        if let Stand::Step(step) = self.stand() { Some(step) } else { None }
    }

    /// Whether these answers fit after those that were given. Where the lesson is lost already, or over, everything does.
    pub fn fits(self, answers: &[G::Action]) -> bool {
        let own = untrack(|| self.with_given(answers));
        let is_lost = |stand: Stand| matches!(stand, Stand::Lost(_));
        self.is_over.get_untracked()
            || !is_lost(self.lesson.with_value(|lesson| lesson.stand(&own)))
            || is_lost(untrack(|| self.stand()))
    }

    /// The same; if they do not, it is said that they come later.
    pub fn lets(self, answers: &[G::Action]) -> bool {
        let fits = self.fits(answers);
        if !fits {
            self.put_off();
        }
        fits
    }

    /// Says that something comes later.
    pub fn put_off(self) {
        self.is_later.set(true);
    }

    /// Only what fits the step.
    pub fn narrow(self, choices: Choices<G::Action>) -> Choices<G::Action> {
        match self.step().filter(|_| !self.is_over.get()) {
            Some(step) => self.lesson.with_value(|lesson| choices.only(|answer| lesson.steps[step].fits(answer))),
            None => choices,
        }
    }

    /// Whether it is followed: the game does not go on without it yet.
    pub fn is_followed(self) -> bool {
        !self.is_over.get()
    }

    /// What a step says, or another form of it.
    fn said(self, step: usize, form: Option<&str>) -> Option<String> {
        self.lesson.with_value(|lesson| {
            let (part, name) = lesson.said_at(step)?;
            speech::words().find(&format!("lesson-{}-{part}-{name}", G::GAME), form)
        })
    }

    /// What has to be said at a step: its sentence, after those of steps that were passed before anybody could read them. Nothing is said twice.
    fn tell(self, step: usize) -> Option<String> {
        let first = self.told.get_value().map_or(step, |told| told + 1);
        let own =
            self.part.get_untracked().map_or(0, |part| self.lesson.with_value(|lesson| lesson.steps_of(part).start));
        let said: Vec<String> = (first.max(own)..=step).filter_map(|step| self.said(step, None)).collect();
        self.told.set_value(Some(step));
        (!said.is_empty()).then(|| said.join(" "))
    }

    /// That nothing happens before it is confirmed, the first time.
    fn tell_of_confirming(self) -> Option<String> {
        let is_told = self.is_confirming_told.get_value();
        self.is_confirming_told.set_value(true);
        (!is_told).then(|| said!("lesson-confirm"))
    }

    /// The title of a part, or another form of it.
    fn said_of_part(self, part: usize, form: Option<&str>) -> Option<String> {
        let name = self.lesson.with_value(|lesson| lesson.parts.get(part).map(|part| part.name.clone()))?;
        speech::words().find(&format!("lesson-{}-{name}", G::GAME), form)
    }

    /// The game goes on without it.
    fn end(self) {
        learn::let_go(G::GAME);
        self.is_over.set(true);
    }
}

/// What the card is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Card {
    /// A step; whether all of it is filled in and waits to be confirmed.
    Step(usize, bool),
    /// Others play.
    Others(usize),
    /// A part is over, and this one is next.
    Next(usize),
    /// All parts are over.
    Done,
    /// The table does not go with the lesson any more.
    Lost(usize),
}

/// The card and the light, as long as a lesson is followed.
pub fn card<G: Played>(at: At<G>) -> Option<impl IntoView> {
    let guide = at.guide?;
    let card = Memo::new(move |_| what(at, guide));
    // A rule that was looked up belongs to the step before.
    Effect::new(move |before: Option<Option<Card>>| {
        let now = card.get();
        if before.is_some_and(|before| before != now) {
            at.rule.set(None);
        }
        now
    });
    let (light, node) = (NodeRef::<leptos::html::Div>::new(), NodeRef::<leptos::html::Section>::new());
    light::follow(at, Signal::derive(move || targets(at, guide, card.get())), light, node);
    let label = move || match card.get() {
        Some(Card::Step(step, false)) => guide.said(step, Some("goal")),
        Some(_) | None => guide.part.get().and_then(|part| guide.said_of_part(part, None)),
    };
    let shown = move || {
        card.get().map(|card| {
            view! {
                <section class="teach" node_ref=node role="dialog" aria-label=label data-step=step_word(card)>
                    {head(guide, card)}
                    {body(at, guide, card)}
                </section>
            }
        })
    };
    Some(view! { <div class="light" node_ref=light aria-hidden="true"></div> {shown} })
}

/// For whoever watches the page from outside.
fn step_word(card: Card) -> String {
    match card {
        Card::Step(step, false) => step.to_string(),
        Card::Step(step, true) => format!("{step}-confirm"),
        Card::Others(_) => "others".to_owned(),
        Card::Next(_) => "next".to_owned(),
        Card::Done => "done".to_owned(),
        Card::Lost(_) => "lost".to_owned(),
    }
}

fn what<G: Played>(at: At<G>, guide: Guide<G>) -> Option<Card> {
    if guide.is_over.get() || at.table.cover.get().is_some() || at.table.past.with(Option::is_some) {
        return None;
    }
    at.table.sight.with(Option::is_some).then_some(())?;
    let composing = at.composer.get();
    let here = guide.part.get()?;
    Some(match guide.stand() {
        Stand::Done if composing.is_none() || !is_filled(&composing) => Card::Done,
        Stand::Done => Card::Step(guide.lesson.with_value(|lesson| lesson.steps.len() - 1), true),
        Stand::Lost(step) => Card::Lost(guide.lesson.with_value(|lesson| lesson.part_of(step))),
        Stand::Step(step) => {
            let part = guide.lesson.with_value(|lesson| lesson.part_of(step));
            match composing {
                Some(_) if is_filled(&composing) => Card::Step(step.saturating_sub(1), true),
                _ if part > here => Card::Next(part),
                Some(_) => Card::Step(step, false),
                None => Card::Others(step),
            }
        }
    })
}

/// Whether a form is filled in and waits.
fn is_filled<G: Played>(composing: &Option<Arc<Composing<G>>>) -> bool {
    composing.as_ref().is_some_and(|composing| composing.form.question().is_none() && composing.form.is_begun())
}

/// The elements that are lit, the best first: where the answer is given on the board, or in the composer.
fn targets<G: Played>(at: At<G>, guide: Guide<G>, card: Option<Card>) -> Vec<String> {
    const CONFIRM: &str = ".composer [data-confirm]:enabled";
    let step = match card {
        Some(Card::Step(step, false)) => step,
        Some(Card::Step(_, true)) => return vec![CONFIRM.to_owned()],
        Some(Card::Others(_) | Card::Next(_) | Card::Done | Card::Lost(_)) | None => return Vec::new(),
    };
    let (choices, picked) = (at.choices.get(), at.picked.get());
    let step = guide.lesson.with_value(|lesson| lesson.steps[step].clone());
    let expected = step.answers.iter().find_map(|answer| choices.open.iter().find(|choice| choice.action == *answer));
    let Some(choice) = expected.or(choices.open.first()) else { return vec![CONFIRM.to_owned()] };
    let places = choice.places.iter().filter(|place| !picked.contains(place)).map(|place| place.0.to_string());
    let places = step.show.iter().cloned().chain(places).map(|place| format!(".spot[data-place=\"{place}\"]"));
    let tile = format!(".composer [data-answer=\"{}\"]", choice.action);
    let mut all: Vec<String> = places.chain([tile, format!(".answers [data-action=\"{}\"]", choice.action)]).collect();
    if !picked.is_empty() {
        all.rotate_right(2);
    }
    all
}

/// The title of the part, and how far one is.
fn head<G: Played>(guide: Guide<G>, card: Card) -> impl IntoView {
    let far = move || {
        let part = guide.part.get()?;
        let steps = guide.lesson.with_value(|lesson| lesson.steps_of(part));
        let step = match (card, guide.stand()) {
            (Card::Step(step, _), _) | (_, Stand::Step(step) | Stand::Lost(step)) => step.clamp(steps.start, steps.end),
            (_, Stand::Done) => steps.end,
        };
        let (at, of) = (step - steps.start, steps.len());
        let mark = move |n: usize| view! { <li class:done=n < at class:now=n == at></li> };
        Some(view! {
            <div class="teach-head">
                <span>{guide.said_of_part(part, None)}</span>
                <span class="note">{said!("lesson-step", step = (at + 1).min(of), of)}</span>
            </div>
            <ol class="teach-bar" aria-hidden="true">{(0..of).map(mark).collect_view()}</ol>
        })
    };
    view! { {far} }
}

fn body<G: Played>(at: At<G>, guide: Guide<G>, card: Card) -> AnyView {
    match card {
        Card::Step(n, true) => {
            let text = guide.tell(n).or_else(|| guide.tell_of_confirming());
            let goal = speech::words().find("lesson-confirm", Some("goal"));
            step(at, guide, text, goal).into_any()
        }
        Card::Step(n, false) => {
            step(at, guide, guide.tell(n).or_else(|| guide.said(n, None)), guide.said(n, Some("goal"))).into_any()
        }
        Card::Others(_) => view! { <p class="teach-say">{said!("lesson-others")}</p> {foot(at, false)} }.into_any(),
        Card::Next(part) => {
            learn::finish(G::GAME, part);
            let said = guide.said_of_part(part - 1, Some("end"));
            let title = guide.said_of_part(part, None).unwrap_or_default();
            let next = move |_| guide.part.set(Some(part));
            view! {
                <p class="teach-say">{said}</p>
                <p class="row">
                    <button class="button" data-next="" on:click=next>{said!("lesson-next", title)}</button>
                    {play_on(guide)}
                </p>
            }
            .into_any()
        }
        Card::Done => {
            let parts = guide.lesson.with_value(|lesson| lesson.parts.len());
            learn::finish(G::GAME, parts);
            view! {
                <p class="teach-say">{guide.said_of_part(parts - 1, Some("end"))}</p>
                <p>{said!("lesson-done")}</p>
                <p class="row">{play_on(guide)}<a class="button quiet" href=Route::Learn.to_string()>{said!("app-learn")}</a></p>
            }
            .into_any()
        }
        Card::Lost(part) => {
            let begin = learn::Beginning::here();
            view! {
                <p class="teach-say">{said!("app-lesson-lost")}</p>
                <p class="row">
                    <button class="button" data-restart="" on:click=move |_| begin.begin(G::GAME, part)>{said!("app-lesson-restart")}</button>
                    {play_on(guide)}
                </p>
            }
            .into_any()
        }
    }
}

fn play_on<G: Played>(guide: Guide<G>) -> impl IntoView {
    view! { <button class="button quiet" data-play-on="" on:click=move |_| guide.end()>{said!("app-lesson-play-on")}</button> }
}

/// One sentence, one goal.
fn step<G: Played>(at: At<G>, guide: Guide<G>, text: Option<String>, goal: Option<String>) -> impl IntoView {
    view! {
        {text.map(|text| view! { <p class="teach-say">{text}</p> })}
        <p class="teach-goal" id="teach-goal"><Icon name="ui-flag" size=18/><span>{goal}</span></p>
        <p class="teach-later" role="status">{move || guide.is_later.get().then(|| said!("lesson-later"))}</p>
        {foot(at, true)}
    }
}

/// What can be done besides.
fn foot<G: Played>(at: At<G>, is_asked: bool) -> impl IntoView {
    let why = move |_| at.rule.set(at.question().and_then(|(_, rule)| rule).map(|rule| rule.0));
    let has_rule = move || is_asked && at.question().is_some_and(|(_, rule)| rule.is_some());
    view! {
        <div class="teach-foot">
            {move || has_rule().then(|| view! { <button class="plain-link" on:click=why>{said!("lesson-why")}</button> })}
            {is_asked.then(|| view! { <button class="plain-link" on:click=|_| light::show_again()>{said!("lesson-again")}</button> })}
            <a class="plain-link" data-leave="" href=Route::Learn.to_string()>{said!("lesson-leave")}</a>
        </div>
    }
}
