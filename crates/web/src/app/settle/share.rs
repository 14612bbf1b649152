//! A position leaves the page: as a link, as a scenario, as a table that goes on from it.

use super::answers::Asked;
use super::sheet::Sheet;
use crate::app::download;
use crate::app::notice::Notices;
use crate::app::opening::Opener;
use crate::browser;
use crate::route::Route;
use crate::said;
use crate::settle::Position;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Opening;
use session::Sitter;
use table::{RuleId, Seat};

/// Who plays the other seats where somebody goes on from a position.
const RIVAL: &str = "merchant";

/// What can be done with the whole of a position.
pub fn buttons(sheet: Sheet, asked: Asked) -> impl IntoView {
    let (notices, opener): (Notices, Opener) = (expect_context(), Opener::here());
    let address = Memo::new(move |_| {
        sheet.position.with(|position| Route::Settle(position.game, Some(position.link())).to_string())
    });
    let copy = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        let base = location().href().unwrap_or_default();
        let link = format!("{}{}", base.split('#').next().unwrap_or_default(), address.get_untracked());
        spawn_local(async move {
            match browser::copied(&link).await {
                Ok(()) => notices.tell(said!("app-settle-copied")),
                // Where it cannot be copied, the address has it.
                Err(_) => _ = location().set_hash(&address.get_untracked()),
            }
        });
    };
    let save = move |_| download::offer_scenario(&scenario(sheet, asked), sheet.game().name());
    let play = move |_| {
        let position = sheet.position.get_untracked();
        let you = sheet.seat.get_untracked();
        let sitter = |seat| match seat == you {
            true => Sitter::Person { name: String::new() },
            false => Sitter::Bot { level: RIVAL.to_owned() },
        };
        let seats = Seat::first(position.players).map(sitter).collect();
        let opening = Opening::Position {
            game: position.game,
            seats,
            options: position.options.clone(),
            lines: position.lines(),
        };
        let pack = sheet.pack();
        spawn_local(async move {
            match opener.open(opening, pack, None, true).await {
                Ok((id, _)) => Opener::go(&id),
                Err(failure) => opener.warn(&failure),
            }
        });
    };
    let files = NodeRef::<leptos::html::Input>::new();
    let open = move |_| {
        let Some(list) = files.get_untracked().and_then(|input| input.files()) else { return };
        spawn_local(async move {
            let read = download::read_all(&list).await.map(|all| all.into_iter().next());
            match read.map(|first| first.map(|(_, text)| Position::of_scenario(&text))) {
                Ok(Some(Ok(position))) => {
                    notices.all_clear();
                    // An address within the page cannot be refused.
                    _ = location().set_hash(&Route::Settle(position.game, Some(position.link())).to_string());
                }
                Ok(Some(Err(faults))) => notices.warn(said!("app-settle-no-scenario", faults = faults.to_string())),
                Ok(None) => {}
                Err(why) => notices.warn(why),
            }
        });
    };
    view! {
        <a class="button quiet" data-link href=move || address.get() on:click=copy>{said!("app-settle-share")}</a>
        <button class="button quiet" type="button" data-save on:click=save>{said!("app-settle-save")}</button>
        <label class="button quiet">
            <input class="heard" type="file" accept=".scenario,.txt,text/plain" node_ref=files on:change=open/>
            <span>{said!("app-settle-open")}</span>
        </label>
        <button class="button" type="button" data-play disabled=move || !asked.is_sound() on:click=play>{said!("app-settle-play")}</button>
    }
}

/// The position as a scenario that wants what the rules say of it now.
fn scenario(sheet: Sheet, asked: Asked) -> String {
    let position = sheet.position.get_untracked();
    let (mut wanted, mut rules): (Vec<String>, Vec<RuleId>) = (Vec::new(), Vec::new());
    let seat = sheet.seat.get_untracked();
    if let Some(Ok(answers)) = asked
        .answers
        .get_untracked()
        .filter(|answers| answers.as_ref().is_ok_and(|answers| !answers.is_supposed && answers.path.is_empty()))
        && let Some((_, rule, name)) = &answers.asked
    {
        rules.push(*rule);
        wanted.push(format!("asks {seat} {name}"));
        wanted.push(format!(
            "only {}",
            answers.open.iter().map(|answer| answer.action.as_str()).collect::<Vec<_>>().join(", ")
        ));
    }
    if wanted.is_empty() {
        wanted.extend(sheet.checked.with_untracked(|checked| checked.lines.get(1).cloned()));
    }
    if rules.is_empty() {
        rules.push(RuleId(session::for_game!(position.game, G => first_rule::<G>())));
    }
    let faults = sheet
        .checked
        .with_untracked(|checked| checked.faults.iter().map(|fault| fault.what.clone()).collect::<Vec<_>>());
    position.scenario("question", &rules, &wanted, &faults)
}

/// A rule that every position has to do with: the one of setting up.
fn first_rule<G: session::Shelf>() -> &'static str {
    if G::NAME == "lisboa" { "L-SETUP-01" } else { "M-SETUP-01" }
}
