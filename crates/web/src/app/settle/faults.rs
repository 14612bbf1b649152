//! What is wrong with a position: all of it, each with the way to its place and, where there is one, a repair.

use super::sheet::Sheet;
use crate::app::icon::Icon;
use crate::said;
use crate::settle::{Key, Trouble};
use leptos::prelude::*;

/// The list of faults; nothing where there is none.
pub fn panel(sheet: Sheet) -> impl IntoView {
    let troubles = Memo::new(move |_| sheet.troubles());
    let broken = move || sheet.referee.with(|rules| rules.as_ref().err().cloned());
    view! {
        <div role="status" class="settle-faults" data-faults=move || troubles.with(Vec::len).to_string()>
            {move || broken().map(|why| view! { <p class="note-box">{why}</p> })}
            {move || {
                let troubles = troubles.get();
                (!troubles.is_empty()).then(|| view! {
                    <section class="panel faults-panel">
                        <h2>{said!("app-settle-faults", n = troubles.len())}</h2>
                        <ul>{troubles.into_iter().map(|trouble| line(sheet, trouble)).collect_view()}</ul>
                    </section>
                })
            }}
        </div>
    }
}

fn line(sheet: Sheet, Trouble { fault, keys, repair }: Trouble) -> impl IntoView {
    let place = keys.first().map_or_else(|| fault.place.clone(), |key| name(sheet, key));
    let shown = keys.into_iter().next();
    view! {
        <li>
            <p><b>{place}": "</b>{fault.what}</p>
            <p class="row">
                {shown.map(|key| view! {
                    <button type="button" class="settle-link" data-show=key.to_string() on:click=move |_| sheet.point_out(&key)>
                        <Icon name="ui-eye" size=14/>{said!("app-settle-show")}
                    </button>
                })}
                {repair.map(|(key, value)| {
                    let what = name(sheet, &key);
                    let label = match &value {
                        Some(value) => said!("app-settle-repair-set", what, value = sheet.word(value, false)),
                        None => said!("app-settle-repair-fill", what),
                    };
                    view! {
                        <button type="button" class="settle-link" data-repair=key.to_string() on:click=move |_| sheet.set(key.clone(), value.clone())>{label}</button>
                    }
                })}
            </p>
        </li>
    }
}

/// The name of a field, with whose it is.
fn name(sheet: Sheet, key: &Key) -> String {
    let named = sheet.fields.with(|fields| fields.get(key).map(|field| sheet.name(field, key.seat)));
    named.unwrap_or_else(|| key.to_string())
}
