//! What each player may do in a position, and why not.

use super::sheet::Sheet;
use crate::app::icon::{Icon, SeatMark};
use crate::settle::{Answer, Answers, Referee, Refused, Waits};
use crate::{said, speech};
use leptos::prelude::*;
use std::sync::Arc;
use table::Seat;
use words::{Names, say};

/// The last position without faults.
#[derive(Clone)]
pub struct Sound {
    rules: Arc<dyn Referee>,
    /// How many play, and with what.
    pub kind: (u8, Vec<String>),
    /// Its lines.
    pub lines: Vec<String>,
}

impl PartialEq for Sound {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind && self.lines == other.lines
    }
}

/// What is asked of the rules; copies are the same.
#[derive(Clone, Copy)]
pub struct Asked {
    sheet: Sheet,
    /// The last position without faults.
    pub sound: Memo<Option<Sound>>,
    /// What was answered so far.
    path: RwSignal<Vec<String>>,
    /// What may be answered now.
    pub answers: Memo<Option<Result<Answers, Waits>>>,
}

impl Asked {
    /// Nothing is answered yet.
    pub fn new(sheet: Sheet) -> Self {
        let sound = Memo::new(move |before: Option<&Option<Sound>>| {
            let is_sound = sheet.checked.with(|checked| checked.faults.is_empty() && !checked.lines.is_empty());
            let rules = sheet.referee.with(|rules| rules.as_ref().ok().cloned());
            match rules.filter(|_| is_sound) {
                Some(rules) => {
                    let kind = sheet.position.with(|position| (position.players, position.options.clone()));
                    Some(Sound { rules, kind, lines: sheet.lines() })
                }
                None => before.cloned().flatten(),
            }
        });
        let path = RwSignal::new(Vec::new());
        // What was answered belongs to the position and the seat before.
        Effect::new(move |before: Option<()>| {
            sound.track();
            sheet.seat.track();
            if before.is_some() && path.with_untracked(|path| !path.is_empty()) {
                path.set(Vec::new());
            }
        });
        let answers = Memo::new(move |_| {
            let (seat, path) = (sheet.seat.get(), path.get());
            sound.with(|sound| sound.as_ref().map(|sound| sound.rules.answers(&sound.lines, seat, &path)))
        });
        Self { sheet, sound, path, answers }
    }

    /// Whether nothing is wrong now.
    pub fn is_sound(self) -> bool {
        self.sheet.checked.with(|checked| checked.faults.is_empty()) && self.sound.with(Option::is_some)
    }
}

/// The answers of the seat that is looked at.
pub fn panel(asked: Asked, rule: RwSignal<Option<&'static str>>) -> impl IntoView {
    let sheet = asked.sheet;
    let game = sheet.game();
    let players = Memo::new(move |_| sheet.position.with(|position| position.players));
    let seat = move |seat: Seat| {
        view! {
            <button type="button" class="token" data-asked=seat.to_string() aria-pressed=move || (sheet.seat.get() == seat).to_string() on:click=move |_| sheet.seat.set(seat)>
                <SeatMark game seat=seat.index()/>{move || sheet.names.with(|names| names[seat].clone())}
            </button>
        }
    };
    view! {
        <section class="panel settle-answers" aria-label=said!("app-settle-answers")>
            <h2>{said!("app-settle-answers")}</h2>
            <div class="tokens">{move || Seat::first(players.get()).map(seat).collect_view()}</div>
            {move || (!asked.is_sound()).then(|| view! { <p class="note-box">{said!("app-settle-before-faults")}</p> })}
            <div class="settle-scroll" tabindex="0" role="region" aria-label=said!("app-settle-answers")>
                {move || match asked.answers.get() {
                    Some(Ok(answers)) => listed(asked, &answers, rule).into_any(),
                    Some(Err(waits)) => view! { <p>{waiting(sheet, waits)}</p> }.into_any(),
                    None => view! { <p>{said!("app-settle-nothing-sound")}</p> }.into_any(),
                }}
            </div>
        </section>
    }
}

/// Why a seat is not asked.
fn waiting(sheet: Sheet, waits: Waits) -> String {
    match waits {
        Waits::Faults => said!("app-settle-nothing-sound"),
        Waits::Luck => said!("app-settle-luck"),
        Waits::Over => said!("app-settle-over"),
        Waits::Seat(seat) => sheet.names.with(|names| speech::tell_with(&say!("app-settle-waits", seat), names)),
    }
}

fn link(id: table::RuleId, rule: RwSignal<Option<&'static str>>) -> impl IntoView {
    view! { <button type="button" class="rule-link" aria-label=said!("app-open-rule", rule = id.0) on:click=move |_| rule.set(Some(id.0))>{id.0}</button> }
}

fn listed(asked: Asked, answers: &Answers, rule: RwSignal<Option<&'static str>>) -> impl IntoView + use<> {
    let names = asked.sheet.names.get();
    let crumb = |(n, told): (usize, &words::Message)| {
        view! { <button type="button" class="settle-link" on:click=move |_| asked.path.update(|path| path.truncate(n))>{speech::title(told, &names)}</button> }
    };
    let crumbs = answers.path.iter().enumerate().map(crumb).collect_view();
    let question = match &answers.asked {
        Some((message, id, _)) => {
            view! { <p><b>{speech::title(message, &names)}</b>" "{link(*id, rule)}</p> }.into_any()
        }
        None => view! { <p>{said!("app-settle-path-ends")}</p> }.into_any(),
    };
    let shut = (!answers.shut.is_empty()).then(|| {
        view! {
            <h3>{said!("app-settle-may-not")}</h3>
            <ul>{answers.shut.iter().map(|shut| refused(shut, &names, rule)).collect_view()}</ul>
        }
    });
    view! {
        {answers.is_supposed.then(|| view! { <p class="note">{said!("app-settle-supposed")}</p> })}
        {(!answers.path.is_empty()).then(|| view! { <p class="note">{said!("app-settle-path")}" "{crumbs}</p> })}
        {question}
        {(!answers.open.is_empty()).then(|| view! { <h3>{said!("app-settle-may")}</h3> })}
        <ul>{answers.open.iter().map(|open| possible(asked, open, &names, rule)).collect_view()}</ul>
        {shut}
    }
}

fn possible(
    asked: Asked,
    answer: &Answer,
    names: &Names,
    rule: RwSignal<Option<&'static str>>,
) -> impl IntoView + use<> {
    let action = answer.action.clone();
    let text = speech::tell_with(&answer.told, names);
    let changes: Vec<String> = answer.changes.iter().map(|change| speech::tell_with(change, names)).collect();
    let price = answer.price.as_ref().map(|price| speech::tell_with(price, names));
    view! {
        <li class="settle-answer" data-open=answer.action.clone()>
            <Icon name="ui-check" size=16/>
            <button type="button" class="settle-link" title=said!("app-settle-then") on:click=move |_| asked.path.update(|path| path.push(action.clone()))>
                {speech::title(&answer.told, names)}
            </button>
            <p>{text}" "{(!changes.is_empty()).then(|| format!("[{}]", changes.join(", ")))}" "{price}" "
                {answer.rules.iter().map(|id| link(*id, rule)).collect_view()}</p>
        </li>
    }
}

fn refused(shut: &Refused, names: &Names, rule: RwSignal<Option<&'static str>>) -> impl IntoView + use<> {
    let reasons = shut
        .reasons
        .iter()
        .map(|(why, id)| view! { <span>{speech::tell_with(why, names)}" "{link(*id, rule)}" "</span> });
    view! {
        <li class="settle-answer" data-shut=shut.action.clone()>
            <Icon name="ui-refused" size=16/>
            <b>{speech::title(&shut.told, names)}</b>
            <p>{reasons.collect_view()}</p>
        </li>
    }
}
