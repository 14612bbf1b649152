//! One value of a step: large steppers for its numbers, a choice for its words.

use crate::app::boxes::listing::key_title;
use crate::app::boxes::sheet::{Sheet, Value, sign_of};
use crate::app::icon::Icon;
use crate::check::{Piece, Vocabulary, pieces, value};
use crate::said;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::web_sys::Element;
use std::sync::Arc;
use table::pack::Place;
use wasm_bindgen::JsCast;

/// Whether a key is typed into something that needs it.
pub fn is_typed(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT"))
}

/// Changes the first number of the first value that has one.
pub fn step_first(sheet: Sheet, places: &[Place], by: i64) {
    let text =
        |place: &Place| sheet.values.with_untracked(|values| values.get(place).map(Value::text)).unwrap_or_default();
    let number = |place: &Place| pieces(&text(place)).iter().position(|piece| piece.number.is_some());
    if let Some((place, n)) = places.iter().find_map(|place| Some((place, number(place)?))) {
        change(sheet, place, &text(place), |all| step(all, n, by));
    }
}

fn step(all: &mut [Piece], n: usize, by: i64) {
    if let Some(number) = all.get_mut(n).and_then(|piece| piece.number.as_mut()) {
        *number += by;
    }
}

fn change(sheet: Sheet, place: &Place, text: &str, change: impl FnOnce(&mut Vec<Piece>)) {
    let mut all = pieces(text);
    change(&mut all);
    sheet.correct(place, Some(value(&all)));
}

/// What an answer needs; copies are the same.
#[derive(Clone, Copy)]
struct Asked {
    sheet: Sheet,
    place: StoredValue<Place>,
    label: StoredValue<String>,
    text: Memo<String>,
    vocabulary: StoredValue<Arc<Vocabulary>>,
}

impl Asked {
    fn change(self, by: impl FnOnce(&mut Vec<Piece>)) {
        self.place.with_value(|place| change(self.sheet, place, &self.text.get_untracked(), by));
    }

    /// One part of the value.
    fn piece(self, n: usize, is_only: bool) -> impl IntoView {
        let piece = Memo::new(move |_| pieces(&self.text.get()).get(n).cloned());
        let has_number = Memo::new(move |_| piece.with(|it| it.as_ref().is_some_and(|it| it.number.is_some())));
        let has_word = Memo::new(move |_| piece.with(|it| it.as_ref().is_some_and(|it| !it.word.is_empty())));
        let may_go = self.vocabulary.with_value(|it| it.is_list) && !is_only;
        view! {
            <div class="answer-piece">
                {move || has_word.get().then(|| self.words(n, piece))}
                {move || has_number.get().then(|| self.stepper(n, piece))}
                {may_go.then(|| view! {
                    <button class="button quiet" aria-label=said!("app-check-less-of", what = self.label.get_value()) on:click=move |_| self.change(|all| _ = all.remove(n))>
                        <Icon name="ui-close" size=18/>
                    </button>
                })}
            </div>
        }
    }

    /// The choice of the words.
    fn words(self, n: usize, piece: Memo<Option<Piece>>) -> impl IntoView {
        let choose = move |event| {
            let word = event_target_value(&event);
            let chosen = self.vocabulary.with_value(|it| it.choices.iter().find(|it| it.word == word).cloned());
            self.change(|all| {
                if let (Some(piece), Some(chosen)) = (all.get_mut(n), chosen) {
                    // A number that was set stays where the words have one.
                    let number = chosen.number.map(|usual| piece.number.unwrap_or(usual));
                    *piece = Piece { number, ..chosen };
                }
            });
        };
        let now = move || piece.get().map(|it| it.word).unwrap_or_default();
        let known = self.vocabulary.with_value(|it| {
            it.choices.iter().map(|it| it.word.clone()).filter(|word| !word.is_empty()).collect::<Vec<_>>()
        });
        let option = move |word: String| {
            let (own, shown) = (word.clone(), key_title(&word));
            view! { <option value=word selected=move || now() == own>{shown}</option> }
        };
        // What was typed may be none of the words that are known.
        let other = {
            let known = known.clone();
            move || Some(now()).filter(|now| !known.contains(now)).map(option)
        };
        view! {
            <select aria-label=self.label.get_value() on:change=choose>
                {other}
                {known.into_iter().map(option).collect_view()}
            </select>
        }
    }

    fn stepper(self, n: usize, piece: Memo<Option<Piece>>) -> impl IntoView {
        let label = self.label.get_value();
        let less = said!("app-check-one-less", what = label.clone());
        let more = said!("app-check-one-more", what = label.clone());
        let number = move || piece.get().and_then(|it| it.number).map(|number| number.to_string().replace('-', "−"));
        let by = move |by: i64| move |_| self.change(|all| step(all, n, by));
        view! {
            <div class="big-stepper" role="group" aria-label=label>
                <button type="button" aria-label=less on:click=by(-1)>"−"</button>
                <output aria-live="polite">{number}</output>
                <button type="button" aria-label=more on:click=by(1)>"+"</button>
            </div>
        }
    }
}

/// What is wrong with a value, or what it waits for.
fn told(value: &Value) -> String {
    let waits = value.open.is_some() && value.faults.is_empty();
    if waits { said!("app-box-waits") } else { value.faults.join(" ") }
}

/// A value that is compared.
#[component]
pub fn Answer(sheet: Sheet, place: Place, label: String) -> impl IntoView {
    let vocabulary = sheet.vocabulary(&place);
    let is_list = vocabulary.is_list;
    let stored = StoredValue::new(place.clone());
    let of = move |get: fn(&Value) -> String| {
        Memo::new(move |_| {
            sheet.values.with(|values| stored.with_value(|place| values.get(place).map(get)).unwrap_or_default())
        })
    };
    let (text, faults) = (of(Value::text), of(told));
    let here = of(|value| {
        let mark = value.shipped.as_ref();
        mark.map_or_else(
            || said!("app-box-blank"),
            |mark| format!("{}, {} {}", mark.value, sign_of(mark.confidence).1, sign_of(mark.confidence).0),
        )
    });
    let asked = Asked {
        sheet,
        place: stored,
        label: StoredValue::new(label.clone()),
        text,
        vocabulary: StoredValue::new(Arc::new(vocabulary)),
    };
    let count = Memo::new(move |_| pieces(&text.get()).len());
    let add = move |_| {
        let first = asked.vocabulary.with_value(|it| it.choices.first().cloned());
        asked.change(|all| all.extend(first));
    };
    view! {
        <div class="answer">
            <p class="answer-label"><b>{label.clone()}</b><span class="note">{move || said!("app-check-here", value = here.get())}</span></p>
            {move || (0..count.get()).map(|n| asked.piece(n, count.get() == 1 && !is_list)).collect_view()}
            {is_list.then(|| view! {
                <button class="button quiet" aria-label=said!("app-check-more-of", what = label.clone()) on:click=add>{said!("app-check-more")}</button>
            })}
            <div class="value-faults" role="status">{move || faults.get()}</div>
        </div>
    }
}
