//! Your box in fifteen minutes: thing by thing, with the physical copy beside the page.

mod answer;
mod look;

use super::head;
use super::sheet::{Sheet, Value, Values};
use super::value::ValueRow;
use super::{Boxes, listing};
use crate::app::form::title as game_title;
use crate::app::icon::Icon;
use crate::app::later::with_words;
use crate::board::Placed;
use crate::browser;
use crate::check::{Step, resume, steps};
use crate::route::Route;
use crate::{said, speech};
use answer::Answer;
use leptos::ev::KeyboardEvent;
use leptos::html::Button;
use leptos::prelude::*;
use session::{GameName, Pack, Shelf, for_game};
use std::sync::Arc;
use table::pack::{Confidence, Place};
use words::{Message, Names};

/// So many seconds a step takes, as long as nobody has shown their pace.
const USUAL: f64 = 4.0;
/// After so many answers the pace is known.
const KNOWN: usize = 5;

/// The page of the check.
#[component]
pub fn CheckPage(game: GameName) -> impl IntoView {
    let boxes = Boxes::here();
    boxes.load();
    let are_read = Memo::new(move |_| boxes.are_read());
    with_words("check", move || {
        if are_read.get() {
            let check = Check::new(Sheet::new(game, boxes));
            view! { <Checking check/> }.into_any()
        } else {
            view! { <p class="loading">{said!("app-loading")}</p> }.into_any()
        }
    })
}

/// How far the check of a box is: steps that are answered, and all.
pub fn progress(sheet: Sheet) -> Memo<(usize, usize)> {
    let (_, mut steps) = all_steps(sheet.game);
    steps.retain(|step| !step.is_sure);
    Memo::new(move |_| {
        let values = sheet.values.get();
        (steps.iter().filter(|step| is_done(step, &values, false)).count(), steps.len())
    })
}

fn all_steps(game: GameName) -> (Vec<Message>, Vec<Step>) {
    for_game!(game, G => steps::<G>(&<<G as Shelf>::Pack as Pack>::shipped()))
}

/// What is asked in a step: the values that are printed and not found yet; with the sure ones, all that are printed.
fn asked(step: &Step, values: &Values, with_sure: bool) -> Vec<Place> {
    let is_asked = |place: &&Place| {
        let Some(value) = values.get(place).filter(|_| step.has(place)) else { return false };
        let is_sure = value.shipped.as_ref().is_some_and(|mark| mark.confidence == Confidence::Found);
        !value.is_blank() && (with_sure || !is_sure)
    };
    values.order.iter().filter(is_asked).cloned().collect()
}

fn is_done(step: &Step, values: &Values, with_sure: bool) -> bool {
    asked(step, values, with_sure).iter().all(|place| values.get(place).is_some_and(Value::is_changed))
}

/// The check that goes on; copies are the same.
#[derive(Clone, Copy)]
struct Check {
    sheet: Sheet,
    parts: StoredValue<Arc<Vec<Message>>>,
    steps: StoredValue<Arc<Vec<Step>>>,
    /// Whether values that are found are asked too.
    with_sure: RwSignal<bool>,
    /// The number of the step among those that are gone through; so many as there are at the end.
    at: RwSignal<usize>,
    /// The numbers of the steps that are gone through.
    path: Memo<Arc<Vec<usize>>>,
    /// When it began, and how many answers were given since.
    pace: StoredValue<(u64, usize)>,
}

impl Check {
    fn new(sheet: Sheet) -> Self {
        let (parts, steps) = all_steps(sheet.game);
        let (parts, steps) = (StoredValue::new(Arc::new(parts)), StoredValue::new(Arc::new(steps)));
        let with_sure = RwSignal::new(false);
        let path = Memo::new(move |_| {
            let all = with_sure.get();
            steps.with_value(|steps| {
                Arc::new((0..steps.len()).filter(|&n| all || !steps[n].is_sure).collect::<Vec<_>>())
            })
        });
        let pace = StoredValue::new((browser::now(), 0));
        let check = Self { sheet, parts, steps, with_sure, at: RwSignal::new(0), path, pace };
        check.resume();
        check
    }

    /// Goes to where somebody who comes back goes on.
    fn resume(self) {
        self.at.set(resume(&untrack(|| self.done())));
    }

    /// Which steps of the path are answered.
    fn done(self) -> Vec<bool> {
        let (values, all) = (self.sheet.values.get(), self.with_sure.get());
        let path = self.path.get();
        self.steps.with_value(|steps| path.iter().map(|&n| is_done(&steps[n], &values, all)).collect())
    }

    /// The step that is shown, if any is left.
    fn step(self) -> Option<Step> {
        let n = self.path.with(|path| path.get(self.at.get()).copied())?;
        self.steps.with_value(|steps| steps.get(n).cloned())
    }

    /// The things are as the page shows them: what is not corrected is confirmed. With something impossible the step stays; what is
    /// right only together with other things waits for them.
    fn same(self) {
        let Some(step) = untrack(|| self.step()) else { return };
        let values = self.sheet.values.get_untracked();
        let places = asked(&step, &values, self.with_sure.get_untracked());
        self.sheet.confirm(&places);
        let values = self.sheet.values.get_untracked();
        let is_wrong = |place: &Place| values.get(place).is_some_and(|it| it.open.is_some() && !it.faults.is_empty());
        if !values.order.iter().any(|place| step.has(place) && is_wrong(place)) {
            self.pace.update_value(|(_, answers)| *answers += 1);
            self.forward();
        }
    }

    /// Goes to the next step that is not answered.
    fn forward(self) {
        let done = untrack(|| self.done());
        let after = self.at.get_untracked() + 1;
        self.at.set((after..done.len()).find(|&n| !done[n]).unwrap_or(done.len()));
    }

    fn back(self) {
        self.at.update(|at| *at = at.saturating_sub(1));
    }

    /// About how many minutes are left, by the pace so far.
    fn minutes(self, left: usize) -> usize {
        let (began, answers) = self.pace.get_value();
        let seconds = browser::now().saturating_sub(began) as f64 / 1000.0;
        let pace = if answers < KNOWN { USUAL } else { (seconds / answers as f64).clamp(1.0, 30.0) };
        ((left as f64 * pace / 60.0).ceil() as usize).max(1)
    }
}

/// The whole screen.
#[component]
fn Checking(check: Check) -> impl IntoView {
    let game = check.sheet.game;
    let left = move || check.done().iter().filter(|is_done| !**is_done).count();
    let step = Memo::new(move |_| check.step().map(Arc::new));
    view! {
        <div class="check-head">
            <h1>{said!("app-check-of", game = game_title(game))}</h1>
            <p class="note">{move || {
                let left = left();
                if left > 0 { said!("app-check-left", minutes = check.minutes(left), n = left) } else { said!("app-check-nothing-left") }
            }}</p>
        </div>
        {move || check.sheet.is_earlier().then(|| view! { <p class="note-box">{said!("app-check-earlier")}</p> })}
        {path(check)}
        {move || {
            // What is found is asked too, or no longer.
            check.with_sure.track();
            match step.get() {
                Some(step) => view! { <One check step/> }.into_any(),
                None => view! { <End check/> }.into_any(),
            }
        }}
        <footer class="check-foot">
            <button class="button quiet" disabled=move || check.at.get() == 0 on:click=move |_| check.back()>
                <Icon name="ui-undo" size=18/><span>{said!("app-check-back")}</span>
            </button>
            <span class="note">{said!("app-check-kept")}</span>
            <a class="button quiet" href=Route::Box(game).to_string()>{said!("app-check-later")}</a>
        </footer>
        <label class="check-sure">
            <input type="checkbox" bind:checked=check.with_sure on:change=move |_| check.resume()/>
            <span>{said!("app-check-sure")}</span>
        </label>
    }
}

/// The parts, those that are done with a check, and how far it is.
fn path(check: Check) -> impl IntoView {
    let parts = move || {
        let (done, path, at) = (check.done(), check.path.get(), check.at.get());
        let steps = check.steps.get_value();
        let names = check.parts.get_value();
        let part_of = |n: usize| path.get(n).map(|&step| steps[step].part);
        let one = |(part, name): (usize, &Message)| {
            let of_part: Vec<usize> = (0..path.len()).filter(|&n| part_of(n) == Some(part)).collect();
            let first = *of_part.first()?;
            let open = of_part.iter().copied().find(|&n| !done[n]);
            let is_now = part_of(at) == Some(part);
            let check_mark = open.is_none().then(|| view! { <Icon name="ui-check" size=15/> });
            Some(view! {
                <li class:done=open.is_none()>
                    <button type="button" aria-current=is_now.then_some("step") on:click=move |_| check.at.set(open.unwrap_or(first))>
                        {check_mark}<span>{speech::tell_with(name, &Names::default())}</span>
                        {open.is_none().then(|| view! { <span class="heard">{said!("app-check-part-done")}</span> })}
                    </button>
                </li>
            })
        };
        names.iter().enumerate().filter_map(one).collect_view()
    };
    let share = Memo::new(move |_| {
        let done = check.done();
        (done.iter().filter(|is_done| **is_done).count(), done.len())
    });
    let now = move || share.get().0.to_string();
    let width = move || format!("{:.1}%", 100.0 * share.get().0 as f64 / share.get().1.max(1) as f64);
    view! {
        <nav class="check-path" aria-label=said!("app-check-parts")><ol>{parts}</ol></nav>
        <div
            class="check-bar"
            role="progressbar"
            aria-label=said!("app-check-progress")
            aria-valuemin="0"
            aria-valuemax=move || share.get().1.to_string()
            aria-valuenow=now
            aria-valuetext=move || said!("app-check-done", n = share.get().0, all = share.get().1)
        >
            // Its length is an attribute: the server lets no style stand in a document.
            <svg width="100%" height="100%" aria-hidden="true"><rect width=width height="100%"/></svg>
        </div>
    }
}

/// One step.
#[component]
fn One(check: Check, step: Arc<Step>) -> impl IntoView {
    let sheet = check.sheet;
    let name = speech::tell_with(&step.title, &Names::default());
    let values = sheet.values.get_untracked();
    let places = asked(&step, &values, check.with_sure.get_untracked());
    let all: Vec<Place> = values.order.iter().filter(|place| step.has(place)).cloned().collect();
    let is_mixed = places.iter().any(|place| place.entry != places[0].entry);
    let title = |place: &Place| {
        let key = listing::key_title(&place.key);
        if is_mixed { format!("{}: {key}", listing::entry_title(sheet.game, place)) } else { key }
    };
    let answers =
        places.iter().map(|place| view! { <Answer sheet place=place.clone() label=title(place)/> }).collect_view();
    let (is_many, keys) = (places.len() > 2, keys(check, places.clone()));
    view! {
        <div class="check-step">
            {look::panel(sheet, &step, places.clone())}
            <section class="panel check-ask" class:many=is_many on:keydown=keys aria-labelledby="check-title">
                <p class="note">{crumb(check)}</p>
                <h2 id="check-title">{name}</h2>
                <div class="answers">{answers}</div>
                {same_button(check, places)}
                {ways(check, all)}
                <p class="keys-line" aria-hidden="true">
                    <kbd>"Enter"</kbd>{said!("app-check-key-same")}
                    <kbd>"+"</kbd><kbd>"−"</kbd>{said!("app-check-key-change")}
                    <kbd>"←"</kbd>{said!("app-check-key-back")}
                </p>
            </section>
        </div>
    }
}

/// The keys of a step: plus and minus change its first number, the arrow leads back. Enter is the button's own.
fn keys(check: Check, places: Vec<Place>) -> impl Fn(KeyboardEvent) {
    move |event| {
        let key = event.key();
        if answer::is_typed(&event) || !matches!(key.as_str(), "+" | "-" | "ArrowLeft") {
            return;
        }
        event.prevent_default();
        match key.as_str() {
            "+" => answer::step_first(check.sheet, &places, 1),
            "-" => answer::step_first(check.sheet, &places, -1),
            _ => check.back(),
        }
    }
}

/// The part, and which of its steps this is.
fn crumb(check: Check) -> String {
    let (path, at) = (check.path.get_untracked(), check.at.get_untracked());
    check.steps.with_value(|steps| {
        let part = path.get(at).map_or(0, |&n| steps[n].part);
        let of_part: Vec<usize> = (0..path.len()).filter(|&n| steps[path[n]].part == part).collect();
        let n = of_part.iter().position(|&n| n == at).map_or(1, |n| n + 1);
        let part = check.parts.with_value(|parts| parts.get(part).map(speech::tell).unwrap_or_default());
        said!("app-check-crumb", part, n, all = of_part.len())
    })
}

/// The one tap that answers a step.
fn same_button(check: Check, places: Vec<Place>) -> impl IntoView {
    let main = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(main) = main.get() {
            // A button that is gone takes no focus. One that has it shall not hide the drawing above.
            _ = main.focus();
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let is_other = Memo::new(move |_| {
        let values = check.sheet.values.get();
        places.iter().filter_map(|place| values.get(place)).any(|it| it.text() != it.shipped_text())
    });
    view! {
        <button class="button same" node_ref=main aria-describedby="check-title" on:click=move |_| check.same()>
            <Icon name="ui-check" size=22/>
            <span>{move || if is_other.get() { said!("app-check-changed") } else { said!("app-check-same") }}</span>
        </button>
    }
}

/// What else can be done: all values of the things, one by one, and to go on without an answer.
fn ways(check: Check, all: Vec<Place>) -> impl IntoView {
    let is_unfolded = RwSignal::new(false);
    let (sheet, all) = (check.sheet, StoredValue::new(all));
    let row = move |place: Place| {
        let entry = listing::entry_title(sheet.game, &place);
        view! { <ValueRow sheet place entry/> }
    };
    view! {
        <div class="check-ways">
            <button class="button quiet" aria-expanded=move || is_unfolded.get().to_string() on:click=move |_| is_unfolded.update(|is| *is = !*is)>
                {said!("app-check-other")}
            </button>
            <button class="button quiet" on:click=move |_| check.forward()>{said!("app-check-skip")}</button>
        </div>
        {move || is_unfolded.get().then(|| view! {
            <p class="note">{said!("app-check-other-note")}</p>
            <ul class="values">{all.get_value().into_iter().map(row).collect_view()}</ul>
        })}
    }
}

/// What came of it, and the file.
#[component]
fn End(check: Check) -> impl IntoView {
    let sheet = check.sheet;
    let counts = move || {
        let values = sheet.values.get();
        let of = |fits: fn(&Value) -> bool| {
            values.order.iter().filter_map(|place| values.get(place)).filter(|it| fits(it)).count()
        };
        let corrected = of(|it| it.is_changed() && it.text() != it.shipped_text());
        let confirmed = of(|it| it.is_changed() && it.text() == it.shipped_text());
        (confirmed, corrected, of(|it| !it.is_blank() && !it.is_changed()))
    };
    let has_left = Memo::new(move |_| check.done().iter().any(|is_done| !is_done));
    let heading = NodeRef::<leptos::html::H2>::new();
    Effect::new(move || {
        if let Some(heading) = heading.get() {
            // As with the button of a step.
            _ = heading.focus();
        }
    });
    view! {
        <section class="panel check-end">
            <h2 tabindex="-1" node_ref=heading>{said!("app-check-end")}</h2>
            <p>{move || {
                let (confirmed, corrected, left) = counts();
                said!("app-check-result", confirmed, corrected, left)
            }}</p>
            <div class="row">
                {move || sheet.id.with(Option::is_some).then(|| view! {
                    <button class="button" on:click=move |_| head::export(sheet)>{said!("app-check-file")}</button>
                })}
                {move || has_left.get().then(|| view! {
                    <button class="button quiet" on:click=move |_| check.resume()>{said!("app-check-again")}</button>
                })}
            </div>
            <p class="note">{said!("app-check-file-note")}</p>
            {move || head::wrong_together(sheet)}
        </section>
    }
}

/// The sign of a word or key of the pack, where the game has one.
fn sign(game: GameName, word: &str) -> Option<&'static str> {
    for_game!(game, G => <G as Placed>::printed_sign(word))
}
