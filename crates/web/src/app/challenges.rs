//! The challenges of a game: the ladder with the stars that were got, and the card of one at its table.

use super::form::{own_name, title};
use super::icon::Icon;
use super::later::with_words;
use super::opening::Opener;
use super::play::Card;
use super::practice::{head, stars};
use super::{Tables, ground};
use crate::browser;
use crate::late::Alive;
use crate::played::Played;
use crate::practice::Stars;
use crate::route::Route;
use crate::table_link::TableLink;
use crate::tables::{Progress, Table, TableId};
use crate::{said, speech};
use leptos::prelude::*;
use protocol::Opening;
use session::challenge::{self, Challenge, Measure, Standing};
use session::shelf::record_head;
use session::{GameName, Sitter, for_game};
use std::collections::BTreeMap;
use std::sync::Arc;
use words::{List, Message, Worded, say};

/// The page.
#[component]
pub fn Challenges(game: GameName) -> impl IntoView {
    with_texts(move || view! { <Ladder game/> }.into_any())
}

/// What needs the words of challenges to be shown; what they forbid has those of puzzles.
fn with_texts(show: impl Fn() -> AnyView + Clone + Send + Sync + 'static) -> AnyView {
    with_words("challenges", move || with_words("puzzles", show.clone()))
}

/// The challenges from the easiest on.
#[component]
fn Ladder(game: GameName) -> impl IntoView {
    // The tests read the files.
    let challenges = challenge::shipped(game).unwrap_or_default();
    let stars = kept(game);
    let (got, all) = (challenges.iter().map(|one| stars.of(&one.name)).sum::<u8>(), challenges.len() * 3);
    let open = RwSignal::new(BTreeMap::new());
    find_open(game, challenges.clone(), open);
    let steps = challenges.into_iter().enumerate().map(|(n, one)| step(game, n, one, &stars, open)).collect_view();
    view! {
        {head(said!("app-challenges-of", game = title(game)), game, Route::Challenges)}
        <p class="note ladder-note">{said!("challenge-note")}</p>
        <p class="ladder-stars"><Icon name="ui-star" size=18/>{said!("challenge-stars-in-all", n = got, all)}</p>
        <ol class="ladder">{steps}</ol>
    }
}

/// Looks for the latest table of each challenge that is not over.
fn find_open(game: GameName, challenges: Vec<Challenge>, open: RwSignal<BTreeMap<String, TableId>>) {
    let tables: Tables = expect_context();
    Alive::here().spawn(async move {
        // What cannot be read is told on the first page.
        let (listed, _) = tables.store().list().await;
        let mut found = BTreeMap::new();
        for (table, _) in listed {
            let is_open = table.summary().is_ok_and(|summary| matches!(summary.progress, Progress::Round(_)));
            let one = challenges.iter().find(|one| is_open && is_of(one, game, &table));
            if let Some(one) = one {
                found.entry(one.name.clone()).or_insert(table.id);
            }
        }
        open.set(found);
    });
}

/// Whether a table is of a challenge: one with a box of somebody's own is not.
fn is_of(challenge: &Challenge, game: GameName, table: &Table) -> bool {
    let head = record_head(&table.record);
    table.pack.is_none() && head.is_ok_and(|head| for_game!(game, G => challenge.is_of::<G>(&head)))
}

/// A challenge of the ladder.
fn step(
    game: GameName,
    n: usize,
    challenge: Challenge,
    kept: &Stars,
    open: RwSignal<BTreeMap<String, TableId>>,
) -> impl IntoView + use<> {
    let (full, name) = (kept.of(&challenge.name), challenge.name.clone());
    let (title, about) = words_of(game, &challenge);
    let is_begun = Memo::new(move |_| open.with(|open| open.get(&name).cloned()));
    let begin = begin(game, challenge.clone());
    view! {
        <li class=format!("panel rung {}", ground(game))>
            <span class="rung-number" aria-hidden="true">{n + 1}</span>
            <div class="rung-words">
                <h2>{title}</h2>
                <p>{about}</p>
                <p class="note">{against(&challenge)}</p>
                <p class="note">{goal(game, &challenge)}</p>
                {forbidden(game, &challenge).map(|text| view! { <p class="without"><Icon name="ui-lock" size=14/>{text}</p> })}
            </div>
            <div class="rung-ways">
                {stars(full, said!("challenge-stars", n = full))}
                {move || is_begun.get().map(|id| view! {
                    <a class="button" href=Route::Table(id).to_string()>{said!("app-resume-table")}</a>
                })}
                <button
                    class=move || if is_begun.with(Option::is_some) { "button quiet" } else { "button" }
                    on:click=move |_| begin.run(())
                >
                    {move || if full > 0 || is_begun.with(Option::is_some) { said!("challenge-again") } else { said!("challenge-play") }}
                </button>
            </div>
        </li>
    }
}

/// Opens a table of a challenge, and goes there.
fn begin(game: GameName, challenge: Challenge) -> Callback<()> {
    let (opener, alive, is_dealing) = (Opener::here(), Alive::here(), RwSignal::new(false));
    Callback::new(move |()| {
        if is_dealing.get_untracked() {
            return;
        }
        is_dealing.set(true);
        let others = challenge.against.iter().map(Sitter::bot);
        let seats = std::iter::once(Sitter::person(own_name())).chain(others).collect();
        let (opening, seed) = (Opening::New { game, seats, options: Vec::new() }, challenge.seed);
        alive.spawn(async move {
            match opener.open(opening, None, Some(seed), false).await {
                Ok((id, _)) => Opener::go(&id),
                Err(failure) => opener.warn(&failure),
            }
            _ = is_dealing.try_set(false);
        });
    })
}

/// Its title, and what it is.
fn words_of(game: GameName, challenge: &Challenge) -> (String, String) {
    let id = format!("challenge-{game}-{}", challenge.name);
    let find = |form| speech::words().find(&id, form).unwrap_or_else(|| challenge.name.clone());
    (find(None), find(Some("about")))
}

/// Who else plays.
fn against(challenge: &Challenge) -> String {
    let others = challenge.against.iter().map(|level| say!("challenge-rival", level = speech::level_name(level)));
    said!("challenge-against", others = List::commas(others))
}

/// What stars take.
fn goal(game: GameName, challenge: &Challenge) -> String {
    let [one, two, three] = challenge.stars;
    match challenge.measure {
        Measure::Points => said!("challenge-goal-points", one, two, three, unit = unit(game)),
        Measure::Lead => said!("challenge-goal-lead", one, two, three),
    }
}

/// What the points of a game are called.
fn unit(game: GameName) -> Message {
    for_game!(game, G => <G as Worded>::points())
}

/// A deed in words.
fn deed(game: GameName, word: &str) -> Option<Message> {
    for_game!(game, G => <G as Worded>::deed_name(word))
}

/// What is not allowed, if anything.
fn forbidden(game: GameName, challenge: &Challenge) -> Option<String> {
    let deeds: Vec<Message> = challenge.without.iter().filter_map(|word| deed(game, word)).collect();
    (!deeds.is_empty()).then(|| said!("challenge-without", deeds = List::commas(deeds)))
}

/// Where the stars are kept.
const fn key(game: GameName) -> &'static str {
    match game {
        GameName::Lisboa => "challenges-lisboa",
        GameName::Madeira => "challenges-madeira",
    }
}

/// The stars that were got on this device.
fn kept(game: GameName) -> Stars {
    Stars::read(&browser::kept(key(game)).unwrap_or_default())
}

/// The challenge that a table is of, if it is of any.
pub fn of_table<G: Played>(table: &Table) -> Option<Challenge> {
    let head = record_head(&table.record).ok().filter(|_| table.pack.is_none())?;
    challenge::of_record::<G>(G::GAME, &head)
}

/// The card of a challenge at its table. When the game ends, the stars are kept.
pub fn card<G: Played>(challenge: Challenge, table: TableLink<G>) -> Card {
    let challenge = Arc::new(challenge);
    let of = challenge.clone();
    let standing = Memo::new(move |_| {
        let sight = table.sight.get()?;
        let standing = table.log.with(|log| {
            let events = log.iter().flat_map(|entry| entry.events.iter().map(|event| (entry.step, event)));
            let deeds = events.filter_map(|(step, event)| G::deed(event).map(|(by, deed)| (step, by, deed)));
            of.standing(&sight.scores, sight.end.is_some(), deeds)
        });
        Some(standing)
    });
    let name = challenge.name.clone();
    Effect::new(move || {
        if let Some(standing) = standing.get().filter(|standing| standing.is_over) {
            let mut stars = kept(G::GAME);
            stars.reach(&name, standing.stars);
            browser::keep(key(G::GAME), Some(&stars.to_string()));
        }
    });
    let title = Signal::derive(move || match standing.get() {
        Some(Standing { is_over: true, stars, .. }) => said!("app-challenge-over", n = stars),
        Some(Standing { broken: Some(_), .. }) => said!("app-challenge-lost"),
        Some(_) | None => said!("app-challenge"),
    });
    let show = Callback::new(move |()| {
        let challenge = challenge.clone();
        with_texts(move || told(G::GAME, &challenge, standing))
    });
    Card { title, show }
}

/// What is asked, what is forbidden, and how it stands.
fn told(game: GameName, challenge: &Challenge, standing: Memo<Option<Standing>>) -> AnyView {
    let (title, about) = words_of(game, challenge);
    let (measure, without) = (challenge.measure, forbidden(game, challenge));
    let now = move || {
        let standing = standing.get()?;
        let text = match (&standing.broken, standing.is_over, measure) {
            (Some((word, _)), ..) => {
                let told = deed(game, word).map(|deed| said!("challenge-broken", deed));
                return Some(view! { <p class="riddle-missed">{told}</p> }.into_any());
            }
            (None, true, _) => said!("challenge-over", n = standing.stars),
            (None, false, Measure::Points) => said!("challenge-now-points", n = standing.reached, unit = unit(game)),
            (None, false, Measure::Lead) => said!("challenge-now-lead", n = standing.reached),
        };
        Some(view! { <p>{text}</p> }.into_any())
    };
    let full = move || standing.with(|standing| standing.as_ref().map_or(0, |standing| standing.stars));
    view! {
        <div class="riddle" data-stars=full>
            <h2 class="riddle-title"><Icon name="ui-star" size=20/>{title}</h2>
            <p>{about}</p>
            <p class="note">{goal(game, challenge)}</p>
            {without.map(|text| view! { <p class="without"><Icon name="ui-lock" size=14/>{text}</p> })}
            <div role="status">
                {now}
                {move || standing.with(|standing| standing.as_ref().is_some_and(|standing| standing.is_over)).then(|| {
                    let n = full();
                    stars(n, said!("challenge-stars", n))
                })}
            </div>
            <div class="row"><a class="plain-link" href=Route::Challenges(game).to_string()>{said!("challenge-all")}</a></div>
        </div>
    }
    .into_any()
}
