//! Settle a question: a position is put together on the board, and the rules say what may be done in it and why not.

use super::sheet::Sheet;
use super::{answers, board, faults, field, share};
use crate::app::boxes::Boxes;
use crate::app::error::ErrorView;
use crate::app::form::{remember_game, title};
use crate::app::icon::SeatMark;
use crate::app::later::{when_loaded, with_words};
use crate::app::{ground, play::open_sheet, rules};
use crate::browser;
use crate::route::Route;
use crate::settle::{Field, LinkFault, Position, fields_at, words_at};
use crate::{said, speech};
use leptos::prelude::*;
use protocol::PackText;
use session::GameName;
use table::Seat;
use words::Worded;

/// Where the question of each game is kept.
fn kept(game: GameName) -> String {
    format!("question-{game}")
}

/// The page; with the position of a link, or with the one that was put together last.
#[component]
pub fn SettlePage(game: GameName, link: Option<String>) -> impl IntoView {
    with_words("settle", move || {
        let read = match &link {
            Some(link) => Position::of_link(game, link),
            None => Ok(browser::kept(&kept(game))
                .and_then(|link| Position::of_link(game, &link).ok())
                .unwrap_or_else(|| Position::blank(game, 3))),
        };
        match read {
            Ok(position) => with_pack(position),
            Err(fault) => refused(game, &fault),
        }
    })
}

/// Why a link shows nothing, and the way on.
fn refused(game: GameName, fault: &LinkFault) -> AnyView {
    let (what, details) = match fault {
        LinkFault::Long => (said!("app-settle-link-long"), String::new()),
        LinkFault::Newer => (said!("app-settle-link-newer"), String::new()),
        LinkFault::Broken(why) => (said!("app-settle-link-broken"), why.clone()),
    };
    view! {
        <ErrorView what todo=said!("app-settle-link-todo") details/>
        <p class="row"><a class="button" href=Route::Settle(game, None).to_string()>{said!("app-settle-own")}</a></p>
    }
    .into_any()
}

/// The position with the box that it was made with, if that is here.
fn with_pack(position: Position) -> AnyView {
    let Some((name, hash)) = position.pack.clone() else { return page(position, None) };
    let (boxes, game) = (Boxes::here(), position.game);
    let found = async move { Ok(boxes.with_hash(game, &name, hash).await) };
    when_loaded(None, found, move |pack: Option<PackText>| match pack {
        Some(pack) => page(position.clone(), Some(pack)),
        None => {
            let shipped = Position { pack: None, ..position.clone() };
            let name = position.pack.as_ref().map(|(name, _)| name.clone()).unwrap_or_default();
            view! {
                <ErrorView what=said!("app-settle-other-pack", name) todo=said!("app-settle-other-pack-todo") details=String::new()/>
                <p class="row"><a class="button" href=Route::Settle(game, Some(shipped.link())).to_string()>{said!("app-settle-shipped")}</a></p>
            }
            .into_any()
        }
    })
}

fn page(position: Position, pack: Option<PackText>) -> AnyView {
    let game = position.game;
    remember_game(game);
    let sheet = Sheet::new(position, pack, false);
    Effect::new(move || browser::keep(&kept(game), Some(&sheet.position.with(Position::link))));
    let asked = answers::Asked::new(sheet);
    let here = RwSignal::new(None::<String>);
    let tool = RwSignal::new(None::<String>);
    let rule = RwSignal::new(None::<&'static str>);
    let tap = Callback::new(move |place: String| tapped(sheet, here, tool, place));
    view! {
        <div class=format!("settle {}", ground(game)) data-sound=move || asked.is_sound().to_string()>
            {head(sheet, asked)}
            {faults::panel(sheet)}
            <div class="settle-parts">
                <div class="settle-left">
                    {session::for_game!(game, G => board::board::<G>(sheet, asked, tool, tap))}
                </div>
                <div class="settle-right">
                    {answers::panel(asked, rule)}
                    {here_panel(sheet, here)}
                    {tray(sheet, tool)}
                    {groups(sheet)}
                </div>
            </div>
        </div>
        {move || rule.get().map(|id| {
            let close = Callback::new(move |()| rule.set(None));
            open_sheet(said!("app-rule", rule = id), "rule-sheet", close, rules::one(game, id))
        })}
    }
    .into_any()
}

/// What it is about, who plays, and what can be done with the whole of it.
fn head(sheet: Sheet, asked: answers::Asked) -> impl IntoView {
    let game = sheet.game();
    let name = move || sheet.position.with(|position| position.title.clone());
    let call = move |title: String| sheet.change(|position, _| position.title = title.chars().take(120).collect());
    let players = Memo::new(move |_| sheet.position.with(|position| position.players));
    let one = move |n: u8| {
        view! {
            <label class="choice">
                <input class="heard" type="radio" name="settle-players" value=n prop:checked=move || players.get() == n on:change=move |_| sheet.change(|position, _| position.players = n)/>
                <span>{n}</span>
            </label>
        }
    };
    let options = session::for_game!(game, G => <G as Worded>::variants().into_iter().chain(<G as Worded>::readings()).collect::<Vec<_>>());
    let option = move |(name, said): (&'static str, words::Message)| {
        let is_on =
            Memo::new(move |_| sheet.position.with(|position| position.options.iter().any(|option| option == name)));
        let toggle = move |_| {
            sheet.change(|position, _| {
                if is_on.get_untracked() {
                    position.options.retain(|option| option != name)
                } else {
                    position.options.push(name.to_owned())
                }
            });
        };
        view! { <label class="check"><input type="checkbox" value=name prop:checked=move || is_on.get() on:change=toggle/><span>{speech::tell(&said)}</span></label> }
    };
    view! {
        <header class="settle-head">
            <h1>{said!("app-settle-title", game = title(game))}</h1>
            <p>{said!("app-settle-about")}</p>
            <input class="settle-title" type="text" maxlength="120" placeholder=said!("app-settle-question") aria-label=said!("app-settle-question") prop:value=name on:change:target=move |event| call(event.target().value())/>
            <div class="row">
                <button class="button quiet" type="button" data-undo disabled=move || sheet.undone.get() == 0 on:click=move |_| sheet.undo()>{said!("app-settle-undo")}</button>
                <button class="button quiet" type="button" data-blank on:click=move |_| sheet.change(|position, _| *position = Position::blank(position.game, position.players))>{said!("app-settle-blank")}</button>
                {share::buttons(sheet, asked)}
            </div>
        </header>
        <div class="row settle-kind">
            <fieldset class="choices"><legend>{said!("app-players")}</legend>{[2, 3, 4].map(one).collect_view()}</fieldset>
            <details><summary>{said!("app-settle-options")}</summary>{options.into_iter().map(option).collect_view()}</details>
        </div>
    }
}

/// A place of the board was tapped: what was chosen in the tray is put there or taken away, else its fields are shown.
fn tapped(sheet: Sheet, here: RwSignal<Option<String>>, tool: RwSignal<Option<String>>, place: String) {
    let seat = sheet.seat.get_untracked();
    let chosen = tool.get_untracked().and_then(|name| {
        sheet.fields.with_untracked(|fields| fields.all.iter().find(|field| field.name == name).cloned())
    });
    let Some((field, words)) = chosen
        .map(|field| (words_at(&field, &place), field))
        .filter(|(words, _)| !words.is_empty())
        .map(|(words, field)| (field, words))
    else {
        return here.set(Some(place));
    };
    let key = field.of(seat);
    let mut now: Vec<String> =
        untrack(|| sheet.value(&key)).split_whitespace().filter(|word| *word != "-").map(str::to_owned).collect();
    // Nothing, one after the other, nothing again.
    let at = words.iter().position(|word| now.contains(word));
    now.retain(|word| !words.contains(word));
    now.extend(words.get(at.map_or(0, |at| at + 1)).cloned());
    sheet.set(key, Some(if now.is_empty() { "-".to_owned() } else { now.join(" ") }));
}

/// The fields of the place that was tapped.
fn here_panel(sheet: Sheet, here: RwSignal<Option<String>>) -> impl IntoView {
    move || {
        let place = here.get()?;
        let (fields, seat) = (sheet.fields.get(), sheet.seat.get());
        let keys = fields_at(&fields, &place, seat);
        let rows = keys.iter().filter_map(|key| {
            let mut field = fields.get(key)?.clone();
            let words = words_at(&field, &place);
            if !words.is_empty() {
                field.kind = crate::settle::Kind::Set(words);
            }
            Some(field::row(sheet, &field, key.seat.unwrap_or(seat), true))
        });
        let rows: Vec<AnyView> = rows.collect();
        (!rows.is_empty()).then(|| view! {
            <section class="panel settle-here" data-here=place.clone()>
                <div class="panel-head">
                    <h2>{said!("app-settle-here")}</h2>
                    <button class="plain" type="button" aria-label=said!("app-close") on:click=move |_| here.set(None)><crate::app::icon::Icon name="ui-close"/></button>
                </div>
                {rows}
            </section>
        })
    }
}

/// The lists whose words are places of the board: choose one, then tap places.
fn tray(sheet: Sheet, tool: RwSignal<Option<String>>) -> impl IntoView {
    let has_places = |field: &&Field| matches!(&field.kind, crate::settle::Kind::Set(words) if words.iter().any(|word| !word.chars().all(|c| c.is_ascii_digit())));
    let all = Memo::new(move |_| {
        sheet.fields.with(|fields| {
            fields
                .all
                .iter()
                .filter(has_places)
                .map(|field| (field.name.clone(), sheet.name(field, None)))
                .collect::<Vec<_>>()
        })
    });
    let one = move |(name, said): (String, String)| {
        let (this, chosen) = (name.clone(), name.clone());
        let is_chosen = Memo::new(move |_| tool.with(|tool| tool.as_deref() == Some(this.as_str())));
        view! {
            <button type="button" class="token" data-tool=name aria-pressed=move || is_chosen.get().to_string() on:click=move |_| tool.set((!is_chosen.get_untracked()).then(|| chosen.clone()))>{said}</button>
        }
    };
    view! {
        <section class="panel">
            <h2>{said!("app-settle-tray")}</h2>
            <p class="note">{said!("app-settle-tray-note")}</p>
            <div class="tokens">{move || all.get().into_iter().map(one).collect_view()}</div>
        </section>
    }
}

/// All fields, by groups; those of players for one of them at a time.
fn groups(sheet: Sheet) -> impl IntoView {
    let game = sheet.game();
    let names = |is_own: bool| {
        Memo::new(move |_| {
            let mut names: Vec<String> = sheet.fields.with(|fields| {
                fields.all.iter().filter(|field| field.is_own == is_own).map(|field| field.group.clone()).collect()
            });
            names.dedup();
            names
        })
    };
    let (common, own) = (names(false), names(true));
    let players = Memo::new(move |_| sheet.position.with(|position| position.players));
    let seat = move |seat: Seat| {
        view! {
            <button type="button" class="token" data-seat=seat.to_string() aria-pressed=move || (sheet.seat.get() == seat).to_string() on:click=move |_| sheet.seat.set(seat)>
                <SeatMark game seat=seat.index()/>{move || sheet.names.with(|names| names[seat].clone())}
            </button>
        }
    };
    view! {
        <section class="panel">
            <h2>{said!("app-settle-players")}</h2>
            <div class="tokens">{move || Seat::first(players.get()).map(seat).collect_view()}</div>
            {move || own.get().into_iter().map(|name| group(sheet, name, true)).collect_view()}
        </section>
        <section class="panel">
            <h2>{said!("app-settle-table")}</h2>
            {move || common.get().into_iter().map(|name| group(sheet, name, false)).collect_view()}
        </section>
    }
}

fn group(sheet: Sheet, name: String, is_own: bool) -> impl IntoView {
    let title = group_title(&name);
    let (this, other) = (name.clone(), name.clone());
    let is_open = Memo::new(move |_| sheet.open.with(|open| open.contains(&this)));
    let toggle = move |_| {
        sheet.open.update(|open| {
            if open.contains(&other) { open.retain(|name| *name != other) } else { open.push(other.clone()) }
        });
    };
    let data = name.clone();
    let rows = move || {
        is_open.get().then(|| {
            let seat = if is_own { sheet.seat.get() } else { Seat::A };
            let fields = sheet.fields.get();
            let own = fields.all.iter().filter(|field| field.group == name && field.is_own == is_own);
            own.map(|field| field::row(sheet, field, seat, true)).collect_view()
        })
    };
    view! {
        <div class="settle-group" data-group=data>
            <button type="button" class="group-head" aria-expanded=move || is_open.get().to_string() on:click=toggle>{title}</button>
            {rows}
        </div>
    }
}

fn group_title(name: &str) -> String {
    match name {
        "turn" => said!("app-settle-group-turn"),
        "tracks" => said!("app-settle-group-tracks"),
        "cards" => said!("app-settle-group-cards"),
        "city" => said!("app-settle-group-city"),
        "buildings" => said!("app-settle-group-buildings"),
        "tokens" => said!("app-settle-group-tokens"),
        "tasks" | "own-tasks" => said!("app-settle-group-tasks"),
        "dice" => said!("app-settle-group-dice"),
        "land" => said!("app-settle-group-land"),
        "purse" => said!("app-settle-group-purse"),
        "pieces" => said!("app-settle-group-pieces"),
        _ => said!("app-settle-group-held"),
    }
}
