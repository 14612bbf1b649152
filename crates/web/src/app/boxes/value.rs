//! One printed value: what it is, where it comes from, and the place where it is corrected.

use super::listing::key_title;
use super::sheet::{Sheet, Value, sign_of};
use crate::said;
use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::html::{Button, Input};
use leptos::prelude::*;
use table::pack::{Mark, Place};

/// A value of an entry.
#[component]
pub fn ValueRow(sheet: Sheet, place: Place, entry: String) -> impl IntoView {
    let row = Row::new(sheet, place, entry);
    view! {
        <li class="box-value" class:changed=move || row.value.with(Value::is_changed) class:wrong=move || row.value.with(|value| value.open.is_some())>
            <span class="value-key">{key_title(&row.place.with_value(|place| place.key.clone()))}</span>
            {move || if row.is_editing.get() { row.form().into_any() } else { row.shown().into_any() }}
            {row.faults()}
        </li>
    }
}

/// What a row needs; copies are the same.
#[derive(Clone, Copy)]
struct Row {
    sheet: Sheet,
    place: StoredValue<Place>,
    /// The name of the entry.
    entry: StoredValue<String>,
    value: Memo<Value>,
    is_editing: RwSignal<bool>,
    /// Whether the keyboard goes back to the button when the editing ends.
    returns: RwSignal<bool>,
}

impl Row {
    fn new(sheet: Sheet, place: Place, entry: String) -> Self {
        let place = StoredValue::new(place);
        let value = Memo::new(move |_| {
            sheet.values.with(|values| place.with_value(|place| values.get(place).cloned()).unwrap_or_default())
        });
        let (is_editing, returns) = (RwSignal::new(false), RwSignal::new(false));
        Self { sheet, place, entry: StoredValue::new(entry), value, is_editing, returns }
    }

    /// The id of the element that says what is wrong.
    fn faults_id(self) -> String {
        let words = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        self.place.with_value(|place| format!("faults-{}", place.to_string().chars().map(words).collect::<String>()))
    }

    /// The value, to look at.
    fn shown(self) -> impl IntoView {
        let button = NodeRef::<Button>::new();
        Effect::new(move || {
            if let Some(button) = button.get().filter(|_| self.returns.get_untracked()) {
                self.returns.set(false);
                // A button that is gone takes no focus.
                _ = button.focus();
            }
        });
        let (key, entry) = (self.key(), self.entry.get_value());
        let is_blank = Memo::new(move |_| self.value.with(Value::is_blank));
        view! {
            <span class="value-now">{move || self.value.with(|value| if is_blank.get() { said!("app-box-blank") } else { value.text() })}</span>
            {move || self.value.with(origin)}
            <button
                class="button quiet small"
                node_ref=button
                aria-label=move || said!("app-box-correct-what", key = key.clone(), entry = entry.clone())
                on:click=move |_| self.is_editing.set(true)
            >
                {said!("app-box-correct")}
            </button>
        }
    }

    fn key(self) -> String {
        self.place.with_value(|place| key_title(&place.key))
    }

    /// The value, to be typed.
    fn form(self) -> impl IntoView {
        let before = self.value.get_untracked();
        let (input, text) = (NodeRef::<Input>::new(), before.text());
        Effect::new(move || {
            if let Some(input) = input.get() {
                // An input that is gone takes no focus.
                _ = input.focus();
                input.select();
            }
        });
        let close = move || {
            self.returns.set(true);
            self.is_editing.set(false);
        };
        let submit = move |event: SubmitEvent| {
            event.prevent_default();
            close();
        };
        let before = StoredValue::new(before);
        let escape = move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.prevent_default();
                self.restore(&before.get_value());
                close();
            }
        };
        let typed =
            move |event| self.place.with_value(|place| self.sheet.correct(place, Some(event_target_value(&event))));
        let is_wrong = move || self.value.with(|value| value.open.is_some()).to_string();
        view! {
            <form class="value-form" on:submit=submit on:keydown=escape>
                <input
                    type="text"
                    node_ref=input
                    autocomplete="off"
                    spellcheck="false"
                    aria-label=said!("app-box-value-of", key = self.key(), entry = self.entry.get_value())
                    aria-invalid=is_wrong
                    aria-describedby=self.faults_id()
                    prop:value=text
                    on:input=typed
                />
                <button class="button small" type="submit">{said!("app-box-done")}</button>
                {self.more(close)}
            </form>
        }
    }

    /// What else can be done with a value.
    fn more(self, close: impl Fn() + Copy + Send + Sync + 'static) -> impl IntoView {
        let act = move |act: fn(Sheet, &Place)| {
            move |_| {
                self.place.with_value(|place| act(self.sheet, place));
                close();
            }
        };
        let confirm = move |_| {
            let text = self.value.with_untracked(Value::text);
            self.place.with_value(|place| self.sheet.correct(place, Some(text)));
            close();
        };
        let is_so = Memo::new(move |_| {
            self.value.with(|value| value.open.is_none() && value.now.is_some() && !is_yours(value))
        });
        let is_changed = Memo::new(move |_| self.value.with(Value::is_changed));
        let may_go = Memo::new(move |_| self.value.with(|value| value.optional && !value.is_blank()));
        view! {
            {move || is_so.get().then(|| view! {
                <button class="button quiet small" type="button" on:click=confirm>{said!("app-box-confirm")}</button>
            })}
            {move || may_go.get().then(|| view! {
                <button class="button quiet small" type="button" on:click=act(|sheet, place| sheet.correct(place, None))>{said!("app-box-leave-out")}</button>
            })}
            {move || is_changed.get().then(|| view! {
                <button class="button quiet small" type="button" on:click=act(|sheet, place| sheet.put_back(place))>{said!("app-box-put-back")}</button>
            })}
        }
    }

    /// The value becomes what it was when somebody began to type.
    fn restore(self, before: &Value) {
        if self.value.get_untracked() == *before {
            return;
        }
        self.place.with_value(|place| match &before.open {
            Some(typed) => self.sheet.correct(place, typed.clone()),
            None if before.is_changed() => {
                self.sheet.correct(place, before.now.as_ref().map(|mark| mark.value.clone()))
            }
            None => self.sheet.put_back(place),
        });
    }

    /// What is wrong with what was typed. The place for it is there while somebody types, so that it is heard.
    fn faults(self) -> impl IntoView {
        let fault = |text: String| view! { <p>{text}</p> };
        let told = move || {
            self.value.with(|value| {
                let waits = value.open.is_some() && value.faults.is_empty();
                (value.faults.iter().cloned().map(fault).collect_view(), waits.then(|| fault(said!("app-box-waits"))))
            })
        };
        let is_wanted = Memo::new(move |_| self.is_editing.get() || self.value.with(|value| value.open.is_some()));
        move || {
            is_wanted.get().then(|| view! { <div class="value-faults" id=self.faults_id() role="status">{told}</div> })
        }
    }
}

/// Whether a value was corrected or confirmed by hand.
fn is_yours(value: &Value) -> bool {
    let told = |mark: &Mark| (mark.source.clone(), mark.confidence);
    value.now.as_ref().map(told) != value.shipped.as_ref().map(told)
}

/// Where a value comes from: sign, word and source; and what is shipped instead, if that is something else.
fn origin(value: &Value) -> impl IntoView + use<> {
    // What was typed and cannot be used yet comes from nowhere else.
    let mark = value.now.as_ref().filter(|_| value.open.is_none()).map(|mark| {
        let (sign, word) = sign_of(mark.confidence);
        view! {
            <span class=format!("value-mark {}", mark.confidence)><b aria-hidden="true">{sign}</b>{word}</span>
            <span class="value-source">{mark.source.clone()}</span>
        }
    });
    let shipped = value.is_changed().then(|| {
        let before = match (&value.shipped, &value.now) {
            (Some(shipped), Some(now)) if shipped.value == now.value && value.open.is_none() => {
                said!("app-box-confirmed")
            }
            (Some(shipped), _) => said!("app-box-changed", value = shipped.value.clone()),
            (None, _) => said!("app-box-added"),
        };
        view! { <span class="tag value-changed">{before}</span> }
    });
    view! { {mark} {shipped} }
}
