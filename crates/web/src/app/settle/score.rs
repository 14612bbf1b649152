//! Score my game: the counts of a game that was played with a physical box, and what the rules make of them.

use super::sheet::Sheet;
use super::{faults, field};
use crate::app::form::{remember_game, title};
use crate::app::icon::SeatMark;
use crate::app::later::with_words;
use crate::app::play::open_sheet;
use crate::app::{ground, rules};
use crate::browser;
use crate::route::Route;
use crate::settle::{Field, Key, Kind, Options, Position, Scored, ScoredLine};
use crate::{said, speech};
use leptos::prelude::*;
use session::GameName;
use table::Seat;
use words::{List, say};

/// Where the sheet of each game is kept.
fn kept(game: GameName) -> String {
    format!("score-{game}")
}

/// The page.
#[component]
pub fn ScorePage(game: GameName) -> impl IntoView {
    with_words("settle", move || page(game))
}

/// A sheet on which nothing is counted yet.
fn empty(game: GameName, players: u8) -> Position {
    let mut position = Position::blank(game, players);
    let fields = position.fields();
    for field in fields.all.iter().filter(|field| field.is_own && field.is_scored) {
        let nothing = match &field.kind {
            Kind::Number(..) => "0".to_owned(),
            Kind::Pairs(names, Options::Range(..)) => {
                names.iter().map(|name| format!("{name} 0")).collect::<Vec<_>>().join(" ")
            }
            Kind::One(_) | Kind::Set(_) | Kind::Many(_) | Kind::Row(..) | Kind::Words(..) | Kind::Pairs(..) => {
                "-".to_owned()
            }
        };
        for seat in Seat::first(players) {
            position.set(&fields, field.of(seat), Some(nothing.clone()));
        }
    }
    position
}

fn page(game: GameName) -> AnyView {
    remember_game(game);
    let before = browser::kept(&kept(game)).and_then(|link| Position::of_link(game, &link).ok());
    let sheet = Sheet::new(before.unwrap_or_else(|| empty(game, 4)), None, true);
    Effect::new(move || browser::keep(&kept(game), Some(&sheet.position.with(Position::link))));
    let players = Memo::new(move |_| sheet.position.with(|position| position.players));
    let rule = RwSignal::new(None::<&'static str>);
    view! {
        <div class="rules-head">
            <h1>{said!("app-score-title", game = title(game))}</h1>
            <nav class="choices" aria-label=said!("app-choose-game")>
                {GameName::ALL.map(|name| view! {
                    <a class="choice" href=Route::Score(name).to_string() aria-current=(name == game).then_some("page")>
                        <span>{speech::tell(&title(name))}</span>
                    </a>
                }).collect_view()}
            </nav>
        </div>
        <p class="box-about">{said!("app-score-about")}</p>
        <div class=format!("score-page {}", ground(game))>
            <div class="row score-tools">
                {how_many(sheet, players)}
                <button class="button quiet" type="button" on:click=move |_| sheet.change(|position, _| *position = empty(game, position.players))>
                    {said!("app-score-clear")}
                </button>
                <button class="button quiet" type="button" disabled=move || sheet.undone.get() == 0 on:click=move |_| sheet.undo()>{said!("app-settle-undo")}</button>
            </div>
            {faults::panel(sheet)}
            {move || {
                let players = players.get();
                view! {
                    <div class="score-players">{Seat::first(players).map(|seat| player(sheet, seat)).collect_view()}</div>
                    {common(sheet)}
                }
            }}
            {result(sheet, rule)}
        </div>
        {move || rule.get().map(|id| {
            let close = Callback::new(move |()| rule.set(None));
            open_sheet(said!("app-rule", rule = id), "rule-sheet", close, rules::one(game, id))
        })}
    }
    .into_any()
}

/// How many played; what those have who stay is kept.
fn how_many(sheet: Sheet, players: Memo<u8>) -> impl IntoView {
    let choose = move |n: u8| {
        sheet.change(|position, _| {
            let mut now = empty(position.game, n);
            let fields = now.fields();
            let stays = |key: &Key| match key.seat {
                Some(seat) => seat.index() < usize::from(n),
                // Who is named there may be gone.
                None => fields.get(key).is_some_and(|field| !field.is_of_seats()),
            };
            for (key, value) in position.given.iter().filter(|(key, _)| stays(key)) {
                now.set(&fields, key.clone(), Some(value.clone()));
            }
            *position = now;
        });
    };
    let one = move |n: u8| {
        view! {
            <label class="choice">
                <input class="heard" type="radio" name="score-players" value=n prop:checked=move || players.get() == n on:change=move |_| choose(n)/>
                <span>{n}</span>
            </label>
        }
    };
    view! { <fieldset class="choices"><legend>{said!("app-players")}</legend>{[2, 3, 4].map(one).collect_view()}</fieldset> }
}

fn scored(sheet: Sheet, is_own: bool) -> Vec<Field> {
    sheet.fields.with_untracked(|fields| {
        fields.all.iter().filter(|field| field.is_scored && field.is_own == is_own).cloned().collect()
    })
}

/// What one player has.
fn player(sheet: Sheet, seat: Seat) -> impl IntoView {
    let name = move || sheet.names.with(|names| names[seat].clone());
    let call = move |name: String| sheet.names.update(|names| names[seat] = name.chars().take(24).collect());
    view! {
        <section class="panel score-player" aria-label=name>
            <h2><SeatMark game=sheet.game() seat=seat.index()/>
                <input class="score-name" type="text" maxlength="24" aria-label=said!("app-score-name", seat = seat.to_string()) prop:value=name on:change:target=move |event| call(event.target().value())/>
            </h2>
            {scored(sheet, true).iter().map(|of| field::row(sheet, of, seat, false)).collect_view()}
        </section>
    }
}

/// What lies on the board and counts for everybody.
fn common(sheet: Sheet) -> impl IntoView {
    let fields = scored(sheet, false);
    let is_open = fields.len() < 4;
    view! {
        <details class="panel score-common" open=is_open>
            <summary>{said!("app-score-common")}</summary>
            <div class="fields">{fields.iter().map(|of| field::row(sheet, of, Seat::A, false)).collect_view()}</div>
        </details>
    }
}

/// The points, or why there are none.
fn result(sheet: Sheet, rule: RwSignal<Option<&'static str>>) -> impl IntoView {
    let scored = Memo::new(move |_| {
        let lines = sheet.lines();
        sheet.referee.with(|rules| rules.as_ref().ok().and_then(|rules| rules.score(&lines).ok()))
    });
    view! {
        <section class="panel score-result" aria-live="polite" aria-label=said!("app-scoring")>
            <h2>{said!("app-scoring")}</h2>
            {move || match scored.get() {
                Some(_) if is_empty(sheet) => view! { <p class="note">{said!("app-score-nothing")}</p> }.into_any(),
                Some(scored) => view! { {won(sheet, &scored)} {table(sheet, &scored, rule)} }.into_any(),
                None => view! { <p class="note">{said!("app-score-faults")}</p> }.into_any(),
            }}
        </section>
    }
}

/// Whether nothing was entered yet.
fn is_empty(sheet: Sheet) -> bool {
    sheet.position.with(|now| now.given == empty(now.game, now.players).given)
}

fn won(sheet: Sheet, scored: &Scored) -> impl IntoView + use<> {
    let winners: Vec<Seat> =
        Seat::ALL.into_iter().zip(&scored.places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
    let best = scored.totals.iter().copied().max().unwrap_or(0);
    let n = winners.len();
    let list = List::commas(winners.iter().map(|&seat| say!("app-seat", seat)));
    let text = sheet.names.with(|names| {
        speech::tell_with(&say!("app-won", winners = list, n, points = best, unit = scored.unit.clone()), names)
    });
    let game = sheet.game();
    view! {
        <p class="won">{winners.into_iter().map(|seat| view! { <SeatMark game seat=seat.index()/> }).collect_view()}<b>{text}</b></p>
        {scored.ties.as_ref().map(|ties| view! { <p class="note">{speech::tell(ties)}</p> })}
    }
}

fn table(sheet: Sheet, scored: &Scored, rule: RwSignal<Option<&'static str>>) -> impl IntoView + use<> {
    let game = sheet.game();
    let link = move |id: table::RuleId| {
        view! { <button type="button" class="rule-link" aria-label=said!("app-open-rule", rule = id.0) on:click=move |_| rule.set(Some(id.0))>{id.0}</button> }
    };
    let head = (0..scored.totals.len()).map(|seat| {
        let name = sheet.names.with(|names| names[Seat::ALL[seat]].clone());
        view! { <th scope="col"><SeatMark game seat=seat/><span>{name}</span></th> }
    });
    let head = head.collect_view();
    let cells = |points: &[i16]| points.iter().map(|points| view! { <td>{*points}</td> }).collect_view();
    let line = |line: &ScoredLine| {
        // What has several parts tells them, with whose they are.
        let parts = line.parts.iter().filter(|(_, rule, amount)| *rule != line.rule && *amount != 0).map(
            |(seat, rule, amount)| {
                view! { <span class="score-part"><SeatMark game seat=seat.index()/>{*amount}" "{link(*rule)}</span> }
            },
        );
        view! {
            <tr data-line=line.word>
                <th scope="row">{speech::tell(&line.name)}" "{link(line.rule)}<span class="score-parts">{parts.collect_view()}</span></th>
                {cells(&line.points)}
            </tr>
        }
    };
    view! {
        <div class="score-scroll" tabindex="0" role="region" aria-label=said!("app-scoring")>
            <table class="scores">
                <thead><tr><th scope="col">{speech::tell(&scored.unit)}</th>{head}</tr></thead>
                <tbody>
                    <tr data-line="before"><th scope="row">{said!("app-score-before")}</th>{cells(&scored.before)}</tr>
                    {scored.lines.iter().map(line).collect_view()}
                </tbody>
                <tfoot>
                    <tr data-line="total"><th scope="row">{said!("app-score-total")}</th>{cells(&scored.totals)}</tr>
                    <tr data-line="place"><th scope="row">{said!("app-score-place")}</th>
                        {scored.places.iter().map(|place| view! { <td>{*place}</td> }).collect_view()}</tr>
                </tfoot>
            </table>
        </div>
    }
}
