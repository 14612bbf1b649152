//! Which box is looked at, and what can be done with it as a whole.

use super::check::progress;
use super::sheet::Sheet;
use super::{Played, Remembered, refused_note};
use crate::app::download;
use crate::app::frame::focus_content;
use crate::app::notice::Notices;
use crate::route::Route;
use crate::said;
use leptos::prelude::*;
use table::pack::pack_name;

/// The choice of a box, its name, and what can be done with it.
#[component]
pub fn Head(sheet: Sheet) -> impl IntoView {
    let choose = move |event| sheet.lay(event_target_value(&event).parse().ok());
    let boxes = sheet.boxes;
    let options = move || {
        boxes
            .of(sheet.game)
            .into_iter()
            .map(|kept| {
                let (id, name) = (kept.id.to_string(), kept.own.name().to_owned());
                let is_this = sheet.id.get().as_ref() == Some(&kept.id);
                view! { <option value=id selected=is_this>{name}</option> }
            })
            .collect_view()
    };
    view! {
        <section class="panel box-head" aria-label=said!("app-box-this")>
            <div class="box-row">
                <label class="field">
                    <span>{said!("app-box-this")}</span>
                    <select on:change=choose>
                        <option value="" selected=move || sheet.id.with(Option::is_none)>{said!("app-box-shipped")}</option>
                        {options}
                    </select>
                </label>
                {move || sheet.id.with(Option::is_some).then(|| name_field(sheet))}
            </div>
            <div class="row">
                <button class="button quiet" on:click=move |_| copy(sheet)>{said!("app-box-new")}</button>
                {import_button(sheet)}
                {move || sheet.id.with(Option::is_some).then(|| own_buttons(sheet))}
            </div>
            {check(sheet)}
            <p class="note" role="status">{move || state(sheet)}" "{move || kept(sheet)}</p>
            {refused_note(boxes)}
            {move || wrong_together(sheet)}
        </section>
    }
}

/// The way to the guided check, and how far it is.
fn check(sheet: Sheet) -> impl IntoView {
    let progress = progress(sheet);
    let name = move || match progress.get() {
        (0, _) => said!("app-check-start"),
        (done, all) if done < all => said!("app-check-continue", done, all),
        _ => said!("app-check-look-again"),
    };
    view! {
        <div class="box-check">
            <a class="button" href=Route::Check(sheet.game).to_string()>{name}</a>
            <p class="note">{said!("app-check-about")}</p>
        </div>
    }
}

fn name_field(sheet: Sheet) -> impl IntoView {
    let name = move || sheet.own.with(|own| own.name().to_owned());
    view! {
        <label class="field">
            <span>{said!("app-box-name")}</span>
            <input type="text" maxlength="60" prop:value=name on:change=move |event| sheet.rename(&event_target_value(&event))/>
        </label>
    }
}

/// A new box with the values of the one that is shown.
fn copy(sheet: Sheet) {
    sheet.save_as(&said!("app-box-first-name"));
    let notices: Notices = expect_context();
    notices.say(said!("app-box-made", name = sheet.own.with_untracked(|own| own.name().to_owned())));
}

fn import_button(sheet: Sheet) -> impl IntoView {
    let files = NodeRef::<leptos::html::Input>::new();
    let boxes = sheet.boxes;
    let chosen = move |_| {
        let Some(input) = files.get_untracked() else { return };
        if let Some(list) = input.files() {
            boxes.import_list(None, list, move |id| boxes.go(&id));
        }
    };
    view! {
        <label class="button quiet">
            <input class="heard" type="file" multiple accept=".box,.toml,.txt" node_ref=files on:change=chosen/>
            <span>{said!("app-box-import")}</span>
        </label>
    }
}

fn own_buttons(sheet: Sheet) -> impl IntoView {
    let is_played = RwSignal::new(Played.last(sheet.game) == sheet.id.get_untracked());
    let play = move |_| {
        Played.remember(sheet.game, sheet.id.get_untracked().as_ref());
        is_played.set(true);
    };
    view! {
        <button class="button quiet" on:click=move |_| export(sheet)>{said!("app-box-export")}</button>
        {move || if is_played.get() {
            view! { <span class="tag">{said!("app-box-played")}</span> }.into_any()
        } else {
            view! { <button class="button quiet" on:click=play>{said!("app-box-play")}</button> }.into_any()
        }}
        {delete(sheet)}
    }
}

/// Offers the box as one file.
pub fn export(sheet: Sheet) {
    let own = sheet.own.get_untracked();
    download::offer_box(&own.file(), &format!("{}-{}", sheet.game, pack_name(own.name())));
}

/// Deletes the box, after asking.
fn delete(sheet: Sheet) -> impl IntoView {
    let is_asking = RwSignal::new(false);
    let delete = move |_| {
        if let Some(id) = sheet.id.get_untracked() {
            sheet.lay(None);
            sheet.boxes.delete(id);
            // The button is gone with the box.
            focus_content();
        }
    };
    move || {
        if is_asking.get() {
            view! {
                <span class="row sure" role="group" aria-label=said!("app-box-delete-sure")>
                    <span>{said!("app-box-delete-sure")}</span>
                    <button class="button danger" on:click=delete>{said!("app-delete-yes")}</button>
                    <button class="button quiet" autofocus on:click=move |_| is_asking.set(false)>{said!("app-delete-no")}</button>
                </span>
            }
            .into_any()
        } else {
            view! { <button class="button quiet" on:click=move |_| is_asking.set(true)>{said!("app-box-delete")}</button> }
                .into_any()
        }
    }
}

/// How many values are corrected, and how many corrections are not right yet.
fn state(sheet: Sheet) -> String {
    if sheet.id.with(Option::is_none) {
        return said!("app-box-shipped-note");
    }
    let open = sheet.own.with(|own| own.open().len());
    let values = sheet.values.get();
    let changed = values.order.iter().filter_map(|place| values.get(place)).filter(|value| value.is_changed()).count();
    said!("app-box-state", changed, open)
}

/// Whether the box is kept.
fn kept(sheet: Sheet) -> Option<String> {
    let is_own = sheet.id.with(Option::is_some);
    is_own.then(|| if sheet.boxes.is_unsaved.get() { said!("app-box-memory") } else { said!("app-box-kept") })
}

/// What is wrong with several values together, or with the box as a whole.
pub fn wrong_together(sheet: Sheet) -> impl IntoView + use<> {
    let values = sheet.values.get();
    let told = values.unread.clone().map(|faults| (said!("app-box-unread"), faults));
    let together = (!values.faults.is_empty()).then(|| (said!("app-box-together"), values.faults.join("\n")));
    told.or(together).map(|(what, faults)| {
        view! {
            <div class="note-box" role="alert">
                <p>{what}</p>
                <pre class="faults" tabindex="0">{faults}</pre>
            </div>
        }
    })
}
