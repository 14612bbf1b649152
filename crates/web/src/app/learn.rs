//! Learning by playing: the guided first games, begun, left and taken up again.

use super::error::ErrorView;
use super::form::{known_name, title};
use super::frame::OutOfTable;
use super::ground;
use super::later::{Assets, when_loaded, with_words};
use super::notice::Notices;
use super::opening::Opener;
use super::practice::Practice;
use crate::route::Route;
use crate::tables::TableId;
use crate::{browser, said, speech};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Opening;
use session::GameName;
use session::lesson::{LessonText, read};
use std::sync::Arc;

/// The file of words that lessons need.
const WORDS: &str = "lessons";
/// So long the parts of a lesson take about, in minutes.
const MINUTES: [u32; 2] = [10, 8];

/// Where it is kept at which table the lesson of a game is followed.
fn place(game: GameName) -> String {
    format!("lesson-{game}")
}

/// Where it is kept how many parts were finished.
fn finished(game: GameName) -> String {
    format!("lesson-{game}-done")
}

/// The table at which the lesson of a game is followed.
fn table_of(game: GameName) -> Option<TableId> {
    browser::kept(&place(game)).and_then(|id| id.parse().ok())
}

/// How many parts were finished.
fn done(game: GameName) -> usize {
    browser::kept(&finished(game)).and_then(|parts| parts.parse().ok()).unwrap_or(0)
}

/// So many parts are finished now.
pub fn finish(game: GameName, parts: usize) {
    if parts > done(game) {
        browser::keep(&finished(game), Some(&parts.to_string()));
    }
}

/// The table goes on as any other.
pub fn let_go(game: GameName) {
    browser::keep(&place(game), None);
}

/// The lesson of a game, tried out.
async fn load(game: GameName, assets: String) -> Result<Arc<LessonText>, String> {
    speech::load(WORDS, &assets).await?;
    let text = browser::loaded(&format!("{assets}lessons/{game}.lesson")).await?;
    let lesson = read(&text).map_err(|faults| faults.to_string())?;
    session::for_game!(game, G => lesson.open::<G>().map(|_| ()).map_err(|error| error.to_string()))?;
    Ok(Arc::new(lesson))
}

/// What it takes to begin a lesson; copies are the same.
#[derive(Clone, Copy)]
pub struct Beginning {
    opener: Opener,
    notices: Notices,
    assets: StoredValue<Assets>,
}

impl Beginning {
    /// That of the page.
    pub fn here() -> Self {
        let assets: Assets = expect_context();
        Self { opener: Opener::here(), notices: expect_context(), assets: StoredValue::new(assets) }
    }

    /// Begins a part at a new table, and goes there.
    pub fn begin(self, game: GameName, part: usize) {
        let Self { opener, notices, assets } = self;
        let Assets(assets) = assets.get_value();
        spawn_local(async move {
            let begun = async {
                let lesson = load(game, assets).await?;
                let name = known_name().unwrap_or_else(|| said!("lesson-newcomer"));
                session::for_game!(game, G => lesson.begin::<G>(part, &name).map_err(|error| error.to_string()))
            };
            let text = match begun.await {
                Ok(text) => text,
                Err(why) => return notices.warn(said!("app-lesson-broken", why)),
            };
            match opener.open(Opening::Record { text, good_part: false }, None, None, false).await {
                Ok((id, _)) => {
                    notices.all_clear();
                    browser::keep(&place(game), Some(&id.to_string()));
                    Opener::go(&id);
                }
                Err(failure) => opener.warn(&failure),
            }
        });
    }
}

/// Shows a table, with the lesson that is followed there; if that cannot be, says so and offers a way on.
pub fn with_lesson(
    game: GameName,
    id: &TableId,
    show: impl Fn(Option<Arc<LessonText>>) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    if table_of(game).as_ref() != Some(id) {
        return show(None);
    }
    let Assets(assets) = expect_context();
    let tried = async move { Ok(load(game, assets).await) };
    when_loaded(None, tried, move |lesson: Result<Arc<LessonText>, String>| match lesson {
        Ok(lesson) => show(Some(lesson)),
        Err(why) => broken(game, why),
    })
}

/// Why a lesson cannot be followed, and the ways on.
fn broken(game: GameName, details: String) -> AnyView {
    OutOfTable::here();
    let play_on = move |_| {
        let_go(game);
        // The same table again, as any other.
        _ = location().reload();
    };
    let beginning = Beginning::here();
    view! {
        <ErrorView what=said!("app-lesson-lost") todo=said!("app-lesson-lost-todo") details/>
        <p class="row">
            <button class="button" data-restart="" on:click=move |_| beginning.begin(game, done(game) % MINUTES.len())>{said!("app-lesson-restart")}</button>
            <button class="button quiet" on:click=play_on>{said!("app-lesson-play-on")}</button>
            <a class="button quiet" href=Route::Learn.to_string()>{said!("app-learn")}</a>
        </p>
    }
    .into_any()
}

/// For the first page: the way into a first game, for whoever has no table yet.
#[component]
pub fn LearnPanel() -> impl IntoView {
    let begun = RwSignal::new(false);
    let beginning = Beginning::here();
    let button = |game: GameName| {
        let start = move |_| {
            if !begun.get_untracked() {
                begun.set(true);
                beginning.begin(game, 0);
            }
        };
        view! {
            <button class="button" data-learn=game.name() aria-disabled=move || begun.get().to_string() on:click=start>
                {said!("app-learn-game", game = title(game), n = MINUTES[0])}
            </button>
        }
    };
    view! {
        <section class="learn-panel" aria-labelledby="learn-panel">
            <h2 id="learn-panel">{said!("app-learn-panel")}</h2>
            <p>{said!("app-learn-panel-about")}</p>
            <p class="row">{GameName::ALL.map(button).into_iter().collect_view()}</p>
            <super::icon::Icon name="ui-learn" size=96/>
        </section>
    }
}

/// The place where one learns: a panel for each way.
#[component]
pub fn Learn() -> impl IntoView {
    view! {
        <h1 class="tagline">{said!("app-learn-panel")}</h1>
        {with_words(WORDS, || view! {
            <p class="note">{said!("lesson-intro")}</p>
            <div class="learn">{GameName::ALL.map(|game| view! { <Lessons game/> }).into_iter().collect_view()}</div>
        }.into_any())}
        <Practice/>
    }
}

/// The lesson of a game, part by part.
#[component]
fn Lessons(game: GameName) -> impl IntoView {
    let Assets(assets) = expect_context();
    let parts = when_loaded(None, load(game, assets), move |lesson: Arc<LessonText>| {
        let part = move |(n, part): (usize, &session::lesson::Part)| part_row(game, n, &part.name);
        view! { <ol class="lesson-parts">{lesson.parts.iter().enumerate().map(part).collect_view()}</ol> }.into_any()
    });
    let resume = table_of(game).map(|id| {
        view! { <a class="button" data-resume=game.name() href=Route::Table(id).to_string()>{said!("lesson-resume")}</a> }
    });
    view! {
        <section class=format!("panel lesson {}", ground(game)) aria-labelledby=format!("learn-{game}")>
            <svg class="art" viewBox="0 0 640 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <use href=format!("#art-{game}")></use>
            </svg>
            <div class="panel-head"><h2 id=format!("learn-{game}")>{speech::tell(&title(game))}</h2>{resume}</div>
            {parts}
        </section>
    }
}

fn part_row(game: GameName, n: usize, name: &str) -> impl IntoView + use<> {
    let find = |form: Option<&str>| speech::words().find(&format!("lesson-{game}-{name}"), form);
    let is_done = n < done(game);
    let minutes = MINUTES.get(n).copied().unwrap_or(MINUTES[0]);
    let beginning = Beginning::here();
    let start = move |_| beginning.begin(game, n);
    view! {
        <li>
            <h3>{find(None)}</h3>
            <span class="note">
                {if is_done { said!("lesson-finished") } else { said!("lesson-minutes", n = minutes) }}
            </span>
            <p>{find(Some("about"))}</p>
            <button class="button quiet" data-begin=format!("{game}-{n}") on:click=start>
                {if is_done { said!("lesson-restart") } else { said!("lesson-start") }}
            </button>
        </li>
    }
}
