//! A field of a position: one widget for each kind, the same for all games.

use super::sheet::Sheet;
use crate::said;
use crate::settle::{Field, Key, Kind, Options};
use leptos::prelude::*;
use table::Seat;

/// The words of a list; `-` is the empty one.
fn words(value: &str) -> Vec<String> {
    value.split_whitespace().filter(|word| *word != "-").map(str::to_owned).collect()
}

/// A list of words as a value.
fn listed(words: &[String]) -> String {
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// A field with its name. Where it was set by hand it can be filled up again.
pub fn row(sheet: Sheet, field: &Field, seat: Seat, can_forget: bool) -> AnyView {
    let key = field.of(seat);
    let (name, full) = (sheet.name(field, None), sheet.name(field, Some(seat)));
    let address = key.to_string();
    let (given, mine) = (key.clone(), key.clone());
    let is_given = Memo::new(move |_| can_forget && sheet.position.with(|position| position.value(&given).is_some()));
    let is_shown = Memo::new(move |_| sheet.shown.with(|shown| shown.as_ref() == Some(&mine)));
    let forget = key.clone();
    let forgotten = full.clone();
    view! {
        <div class="position-field" data-field=address class:given=move || is_given.get() class:shown=move || is_shown.get()>
            <span class="field-name">{name}</span>
            {editor(sheet, field, key, &full)}
            {move || is_given.get().then(|| {
                let (key, label) = (forget.clone(), said!("app-settle-forget", what = forgotten.clone()));
                view! { <button class="plain forget" type="button" title=label.clone() aria-label=label on:click=move |_| sheet.set(key.clone(), None)>"↺"</button> }
            })}
        </div>
    }
    .into_any()
}

/// What a field is edited with.
fn editor(sheet: Sheet, field: &Field, key: Key, name: &str) -> AnyView {
    let of = key.clone();
    let value = Memo::new(move |_| sheet.value(&of));
    let set = {
        let key = key.clone();
        Callback::new(move |value: String| sheet.set(key.clone(), Some(value)))
    };
    let is_seat = field.is_of_seats();
    match &field.kind {
        Kind::Number(low, high) => stepper(sheet, &key, "", name, (*low, *high), value, set),
        Kind::One(options) => select(sheet, options.clone(), name.to_owned(), is_seat, value, set),
        Kind::Set(options) => chosen(sheet, options.clone(), name.to_owned(), value, set),
        Kind::Many(options) => many(sheet, options, name, value, set),
        Kind::Row(n, options) => places(sheet, *n, options, is_seat, name, value, set),
        Kind::Words(n, options) => typed(*n, options, &key, name, value, set),
        Kind::Pairs(names, options) => pairs(sheet, &key, names, options, name, value, set),
    }
}

/// A number: minus, the value, plus. Values that the rules cannot read are stepped over.
fn stepper(
    sheet: Sheet,
    key: &Key,
    part: &str,
    name: &str,
    (low, high): (i32, i32),
    value: Memo<String>,
    set: Callback<String>,
) -> AnyView {
    let begin = if part.is_empty() { key.to_string() } else { format!("{key} {part}") };
    let step = Callback::new(move |by: i32| {
        let now: i32 = value.with_untracked(|value| value.parse().unwrap_or(0));
        let mut next = now + by;
        while (low..=high).contains(&next) {
            if sheet.reads(&format!("{begin} {next}")) {
                return set.run(next.to_string());
            }
            next += by;
        }
    });
    let typed = move |text: String| {
        if let Ok(n) = text.trim().parse::<i32>() {
            set.run(n.clamp(low, high).to_string());
        }
    };
    view! {
        <span class="position-count">
            <button type="button" aria-label=said!("app-settle-less", what = name.to_owned()) on:click=move |_| step.run(-1)>"−"</button>
            <input
                type="number"
                inputmode="numeric"
                min=low
                max=high
                aria-label=name.to_owned()
                prop:value=move || value.get()
                on:change:target=move |event| typed(event.target().value())
            />
            <button type="button" aria-label=said!("app-settle-more", what = name.to_owned()) on:click=move |_| step.run(1)>"+"</button>
        </span>
    }
    .into_any()
}

fn select(
    sheet: Sheet,
    options: Vec<String>,
    name: String,
    is_seat: bool,
    value: Memo<String>,
    set: Callback<String>,
) -> AnyView {
    // What nobody has set is nothing, where that can be chosen.
    let nothing = options.iter().find(|option| *option == "-").cloned().unwrap_or_default();
    let is_known = {
        let options = options.clone();
        move |value: &String| options.contains(value)
    };
    let other = move || value.with(|value| (!value.is_empty() && !is_known(value)).then(|| value.clone()));
    let one = move |option: String| {
        let (is_here, nothing) = (option.clone(), nothing.clone());
        let is_here = move || value.with(|value| *value == is_here || value.is_empty() && is_here == nothing);
        view! { <option value=option.clone() selected=is_here>{sheet.word(&option, is_seat)}</option> }
    };
    view! {
        <select aria-label=name on:change:target=move |event| set.run(event.target().value())>
            {move || other().map(|value| view! { <option value=value.clone() selected>{value.clone()}</option> })}
            {options.into_iter().map(one).collect_view()}
        </select>
    }
    .into_any()
}

/// Some of many: those that are there, and behind a button all of them.
fn chosen(sheet: Sheet, options: Vec<String>, name: String, value: Memo<String>, set: Callback<String>) -> AnyView {
    let is_open = RwSignal::new(options.len() <= 4);
    let there = Memo::new(move |_| value.with(|value| words(value)));
    let order = StoredValue::new(options.clone());
    let toggle = Callback::new(move |word: String| {
        let mut now = there.get_untracked();
        if now.contains(&word) {
            now.retain(|other| *other != word);
        } else {
            now.push(word);
            order.with_value(|order| now.sort_by_key(|word| order.iter().position(|known| known == word)));
        }
        set.run(listed(&now));
    });
    let token = move |word: String| {
        let (known, said) = (word.clone(), sheet.word(&word, false));
        let is_there = Memo::new(move |_| there.with(|there| there.contains(&known)));
        let label = word.clone();
        view! {
            <button type="button" class="token" data-word=label aria-pressed=move || is_there.get().to_string() on:click=move |_| toggle.run(word.clone())>
                {said}
            </button>
        }
    };
    let listed = move || {
        let there = there.get();
        if there.is_empty() {
            said!("app-settle-none")
        } else {
            there.iter().map(|word| sheet.word(word, false)).collect::<Vec<_>>().join(", ")
        }
    };
    let label = name.clone();
    view! {
        <span class="position-chosen">
            <button type="button" class="chosen-now" aria-label=said!("app-settle-choose", what = name) aria-expanded=move || is_open.get().to_string() on:click=move |_| is_open.update(|open| *open = !*open)>
                {listed}
            </button>
            {move || is_open.get().then(|| view! { <span class="tokens" role="group" aria-label=label.clone()>{options.iter().cloned().map(token).collect_view()}</span> })}
        </span>
    }
    .into_any()
}

/// Each as often as it is there.
fn many(sheet: Sheet, options: &[String], name: &str, value: Memo<String>, set: Callback<String>) -> AnyView {
    let order = StoredValue::new(options.to_vec());
    let one = |option: &String| {
        let word = option.clone();
        let count = Memo::new(move |_| {
            value.with(|value| words(value).iter().filter(|other| **other == word).count().to_string())
        });
        let word = option.clone();
        let set = Callback::new(move |n: String| {
            let mut now = value.with_untracked(|value| words(value));
            now.retain(|other| *other != word);
            now.extend(vec![word.clone(); n.parse().unwrap_or(0)]);
            order.with_value(|order| now.sort_by_key(|word| order.iter().position(|known| known == word)));
            set.run(listed(&now));
        });
        let said = sheet.word(option, false);
        // How often is for the rules to say, which read the word so often.
        let part = said!("app-settle-part", what = name.to_owned(), part = said.clone());
        view! { <span class="pair" data-word=option.clone()><span>{said}</span>{bare_stepper(&part, (0, 30), count, set)}</span> }
    };
    view! { <span class="pairs">{options.iter().map(one).collect_view()}</span> }.into_any()
}

/// A number of a list, without asking the rules.
fn bare_stepper(
    name: &str,
    (low, high): (i32, i32),
    value: Memo<String>,
    set: Callback<String>,
) -> impl IntoView + use<> {
    let now = move || value.with_untracked(|value| value.parse::<i32>().unwrap_or(low));
    let to = move |n: i32| set.run(n.clamp(low, high).to_string());
    view! {
        <span class="position-count small">
            <button type="button" aria-label=said!("app-settle-less", what = name.to_owned()) on:click=move |_| to(now() - 1)>"−"</button>
            <output>{move || value.get()}</output>
            <button type="button" aria-label=said!("app-settle-more", what = name.to_owned()) on:click=move |_| to(now() + 1)>"+"</button>
        </span>
    }
}

/// The value of one place of a row, and what sets it.
fn place(n: usize, of: usize, value: Memo<String>, set: Callback<String>) -> (Memo<String>, Callback<String>) {
    let all = move |value: &str| {
        let mut all: Vec<String> = value.split_whitespace().map(str::to_owned).collect();
        all.resize(of, "-".to_owned());
        all
    };
    let one = Memo::new(move |_| value.with(|value| all(value)[n].clone()));
    let set = Callback::new(move |word: String| {
        let mut now = value.with_untracked(|value| all(value));
        now[n] = if word.trim().is_empty() { "-".to_owned() } else { word.trim().replace([' ', ',', '\n'], "+") };
        set.run(now.join(" "));
    });
    (one, set)
}

fn places(
    sheet: Sheet,
    of: usize,
    options: &Options,
    is_seat: bool,
    name: &str,
    value: Memo<String>,
    set: Callback<String>,
) -> AnyView {
    let one = |n: usize| {
        let (value, set) = place(n, of, value, set);
        let name = said!("app-settle-part", what = name.to_owned(), part = (n + 1).to_string());
        match options {
            Options::Range(low, high) => bare_stepper(&name, (*low, *high), value, set).into_any(),
            Options::Words(words) => {
                let words = std::iter::once("-".to_owned()).chain(words.iter().cloned()).collect();
                select(sheet, words, name, is_seat, value, set)
            }
        }
    };
    view! { <span class="places">{(0..of).map(one).collect_view()}</span> }.into_any()
}

/// A row of words, some of which are offered.
fn typed(of: usize, options: &[String], key: &Key, name: &str, value: Memo<String>, set: Callback<String>) -> AnyView {
    let list = format!("words-{}", key.to_string().replace([':', ' '], "-"));
    let one = |n: usize| {
        let (value, set) = place(n, of, value, set);
        let name = said!("app-settle-part", what = name.to_owned(), part = (n + 1).to_string());
        let shown = move || value.with(|value| if value == "-" { String::new() } else { value.clone() });
        view! {
            <input type="text" list=list.clone() maxlength="60" aria-label=name prop:value=shown on:change:target=move |event| set.run(event.target().value())/>
        }
    };
    let offered = options.iter().map(|option| view! { <option value=option.clone()></option> }).collect_view();
    view! { <span class="places">{(0..of).map(one).collect_view()}<datalist id=list.clone()>{offered}</datalist></span> }.into_any()
}

fn pairs(
    sheet: Sheet,
    key: &Key,
    names: &[String],
    options: &Options,
    name: &str,
    value: Memo<String>,
    set: Callback<String>,
) -> AnyView {
    let all = StoredValue::new(names.to_vec());
    let of = |value: &str, name: &str| {
        let words: Vec<&str> = value.split_whitespace().collect();
        words
            .chunks(2)
            .rev()
            .find(|pair| pair[0] == name)
            .and_then(|pair| pair.get(1))
            .map_or("-".to_owned(), |word| (*word).to_owned())
    };
    let one = |part: &String| {
        let word = part.clone();
        let own = Memo::new(move |_| value.with(|value| of(value, &word)));
        let word = part.clone();
        let set = Callback::new(move |new: String| {
            let pair = |name: &String| {
                let now = if *name == word { new.clone() } else { value.with_untracked(|value| of(value, name)) };
                format!("{name} {now}")
            };
            set.run(all.with_value(|all| all.iter().map(pair).collect::<Vec<_>>().join(" ")));
        });
        let said = sheet.word(part, false);
        let full = said!("app-settle-part", what = name.to_owned(), part = said.clone());
        let edit = match options {
            Options::Range(low, high) => stepper(sheet, key, part, &full, (*low, *high), own, set),
            Options::Words(words) => select(sheet, words.clone(), full, false, own, set),
        };
        view! { <span class="pair" data-word=part.clone()><span>{said}</span>{edit}</span> }
    };
    view! { <span class="pairs">{names.iter().map(one).collect_view()}</span> }.into_any()
}
