//! The values of a box by file and entry, with a filter and a search. A file is drawn when it is unfolded.

use super::sheet::{Sheet, Value, Values};
use super::value::ValueRow;
use crate::app::icon::Icon;
use crate::{said, speech};
use leptos::prelude::*;
use session::{GameName, for_game};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::pack::Place;
use words::{Names, Worded};

/// So many values are all shown at once when they were searched for.
const FEW: usize = 80;

/// Which values are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    All,
    Reconstructed,
    Changed,
}

impl Which {
    const ALL: [Self; 3] = [Self::All, Self::Reconstructed, Self::Changed];

    const fn word(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Reconstructed => "reconstructed",
            Self::Changed => "changed",
        }
    }

    fn said(self) -> String {
        match self {
            Self::All => said!("app-box-all"),
            Self::Reconstructed => said!("app-box-only-reconstructed"),
            Self::Changed => said!("app-box-only-changed"),
        }
    }

    fn has(self, value: &Value) -> bool {
        match self {
            Self::All => true,
            Self::Reconstructed => value.is_reconstructed(),
            Self::Changed => value.is_changed(),
        }
    }
}

/// The places of one file that were found.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Group {
    file: String,
    /// By entry.
    entries: Vec<Vec<Place>>,
    /// How many values are printed there.
    count: usize,
}

/// What a file is called; what is not known here goes by its own name.
fn file_title(game: GameName, file: &str) -> String {
    let message = for_game!(game, G => <G as Worded>::printed_file(file));
    message.map_or_else(|| file.to_owned(), |message| speech::tell_with(&message, &Names::default()))
}

/// What an entry is called; what is not known here goes by its own words.
pub fn entry_title(game: GameName, place: &Place) -> String {
    let message = for_game!(game, G => <G as Worded>::printed_entry(place.kind(), place.id()));
    message.map_or_else(|| place.entry.clone(), |message| speech::tell_with(&message, &Names::default()))
}

/// A key in its own words.
pub fn key_title(key: &str) -> String {
    key.replace('_', " ")
}

/// The places that a filter and a search leave, by file.
fn found(game: GameName, values: &Values, which: Which, sought: &str) -> Vec<Group> {
    let words = sought.to_lowercase();
    let in_file = |places: &[Place]| {
        let file = places.first().map(|place| place.file.clone()).unwrap_or_default();
        let title = file_title(game, &file);
        let entries = places.chunk_by(|a, b| a.entry == b.entry);
        let entries = entries.map(|places| in_entry(game, values, which, (&title, &words), places));
        let entries: Vec<Vec<Place>> = entries.filter(|places| !places.is_empty()).collect();
        let is_printed = |place: &&Place| values.get(place).is_some_and(|value| !value.is_blank());
        let count = entries.iter().flatten().filter(is_printed).count();
        Group { file, entries, count }
    };
    let files = values.order.chunk_by(|a, b| a.file == b.file).map(in_file);
    files.filter(|group| !group.entries.is_empty()).collect()
}

/// The places of an entry that have all the words, those of its file and its own name included.
fn in_entry(
    game: GameName,
    values: &Values,
    which: Which,
    (file, words): (&str, &str),
    places: &[Place],
) -> Vec<Place> {
    let entry = places.first().map(|place| entry_title(game, place)).unwrap_or_default();
    let fits = |place: &&Place| {
        let Some(value) = values.get(place).filter(|value| which.has(value)) else { return false };
        if words.is_empty() {
            return true;
        }
        let source = value.now.as_ref().map_or("", |mark| mark.source.as_str());
        let text = format!("{file} {entry} {} {} {} {source}", place.entry, key_title(&place.key), value.text());
        let text = text.to_lowercase();
        !value.is_blank() && words.split_whitespace().all(|word| text.contains(word))
    };
    places.iter().filter(fits).cloned().collect()
}

/// The values.
#[component]
pub fn Listing(sheet: Sheet) -> impl IntoView {
    let (which, sought) = (RwSignal::new(Which::All), RwSignal::new(String::new()));
    let unfolded = RwSignal::new(BTreeSet::<String>::new());
    // What is corrected stays where it is until something else is looked for.
    let groups = Memo::new(move |_| {
        sheet.laid.track();
        let values: Arc<Values> = sheet.values.get_untracked();
        (sheet.laid.get(), found(sheet.game, &values, which.get(), &sought.get()))
    });
    let count = move || groups.with(|(_, groups)| groups.iter().map(|group| group.count).sum::<usize>());
    let is_narrow = Memo::new(move |_| (which.get() != Which::All || !sought.with(String::is_empty)) && count() <= FEW);
    let choice = move |value: Which| {
        view! {
            <label class="choice">
                <input class="heard" type="radio" name="which-values" value=value.word() prop:checked=move || which.get() == value on:change=move |_| which.set(value)/>
                <span>{value.said()}</span>
            </label>
        }
    };
    view! {
        <div class="box-find">
            <fieldset class="choices">
                <legend>{said!("app-box-which")}</legend>
                {Which::ALL.map(choice).collect_view()}
            </fieldset>
            <label class="search">
                <span>{said!("app-box-search")}</span>
                <input type="search" bind:value=sought/>
            </label>
            <p class="note" role="status">{move || said!("app-box-found", n = count())}</p>
        </div>
        {move || {
            let (_, groups) = groups.get();
            if groups.is_empty() {
                return view! { <p class="panel none">{said!("app-box-none")}</p> }.into_any();
            }
            let is_narrow = is_narrow.get_untracked();
            groups.into_iter().map(|group| view! { <File sheet group unfolded is_narrow/> }).collect_view().into_any()
        }}
    }
}

/// One file, folded unless few values were found.
#[component]
fn File(sheet: Sheet, group: Group, unfolded: RwSignal<BTreeSet<String>>, is_narrow: bool) -> impl IntoView {
    let Group { file, entries, count } = group;
    let title = file_title(sheet.game, &file);
    let folded = RwSignal::new(false);
    let name = StoredValue::new(file);
    let is_open = Memo::new(move |_| {
        if is_narrow { !folded.get() } else { unfolded.with(|open| name.with_value(|name| open.contains(name))) }
    });
    let switch = move |_| {
        if is_narrow {
            return folded.update(|folded| *folded = !*folded);
        }
        unfolded.update(|open| {
            let name = name.get_value();
            if !open.remove(&name) {
                open.insert(name);
            }
        });
    };
    let entries = StoredValue::new(entries);
    view! {
        <section class="panel box-file">
            <h2>
                <button class="fold" aria-expanded=move || is_open.get().to_string() on:click=switch>
                    <Icon name="ui-chevron" size=18/>
                    <span>{title}</span>
                    <span class="note">{said!("app-box-found", n = count)}</span>
                </button>
            </h2>
            {move || is_open.get().then(|| {
                entries.get_value().into_iter().map(|places| view! { <Entry sheet places/> }).collect_view()
            })}
        </section>
    }
}

/// One entry: what is printed, and behind a button what might be.
#[component]
fn Entry(sheet: Sheet, places: Vec<Place>) -> impl IntoView {
    let title = places.first().map(|place| entry_title(sheet.game, place)).unwrap_or_default();
    let values = sheet.values.get_untracked();
    let is_blank = |place: &Place| values.get(place).is_some_and(|value| value.is_blank() && !value.is_changed());
    let (blank, given): (Vec<Place>, Vec<Place>) = places.into_iter().partition(is_blank);
    let is_more = RwSignal::new(false);
    let (more, count) = (StoredValue::new(blank.clone()), blank.len());
    let name = StoredValue::new(title.clone());
    let row = move |place: Place| view! { <ValueRow sheet place entry=name.get_value()/> };
    view! {
        <div class="box-entry" role="group" aria-label=name.get_value()>
            <h3>{title}</h3>
            <ul class="values">
                {given.into_iter().map(row).collect_view()}
                {move || is_more.get().then(|| more.get_value().into_iter().map(row).collect_view())}
            </ul>
            {(count > 0).then(|| view! {
                <button class="box-more" aria-expanded=move || is_more.get().to_string() on:click=move |_| is_more.update(|is| *is = !*is)>
                    {said!("app-box-more", n = count)}
                </button>
            })}
        </div>
    }
}
