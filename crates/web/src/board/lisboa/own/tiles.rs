//! What a player keeps as tiles and cards: clergy, Favors, Plans, decrees, tasks.

use crate::board::Scene;
use crate::board::lisboa::face::{favors as all_favors, plan_icon};
use crate::board::lisboa::places;
use crate::board::lisboa::side;
use crate::board::widgets::{Panel, Spot, count, icon, small_icon, star};
use leptos::prelude::*;
use lisboa::{ClergyId, DecreeId, Lisboa, Noble, PlanId, Task};
use table::Seat;
use words::lisboa::board::{self, Labels};
use words::lisboa::printed::{Thing, in_doubt};

/// Clergy tiles and the spaces for more.
pub fn clergy(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let there = scene.shows(move |_, view| view.shown.boards[seat].clergy.iter().collect::<Vec<_>>());
    let spaces = scene.game.with_value(|game| game.components.start.clergy);
    let note = Signal::derive(move || scene.say(&board::of(there.get().len() as u8, spaces)));
    let empty = move || {
        let n = usize::from(spaces).saturating_sub(there.get().len());
        (0..n).map(|_| side::niche().into_any()).collect_view()
    };
    view! {
        <Panel class="clergy" place=places::own_clergy(seat).0.to_string() title=scene.text(board::clergy) note>
            <div class="tile-row" tabindex="0">
                <For each=move || there.get() key=|tile| *tile children=move |tile| clergy_tile(scene, places::own_tile(seat, tile), tile)/>
                {empty}
            </div>
        </Panel>
    }
}

/// A clergy tile that can be pointed at.
pub fn clergy_tile(scene: Scene<Lisboa>, place: crate::board::Place, tile: ClergyId) -> impl IntoView {
    let label = scene.told(move |game, view| {
        let label = Labels { game, view }.tile_text(tile);
        board::doubtful(in_doubt(game, Thing::Tile(tile)), label)
    });
    view! { <Spot touch=scene.touch() place label class="clergy-tile">{side::clergy_tile(scene, tile)}</Spot> }
}

/// The Royal Favors, or the spaces for them.
pub fn favors(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let one = move |(noble, sign): (Noble, &'static str)| {
        let has = scene.shows(move |_, view| view.shown.boards[seat].favors.has(noble));
        let label = scene.told(move |game, view| Labels { game, view }.own_favor(seat, noble));
        view! {
            <Spot touch=scene.touch() place=places::own_favor(seat, noble) label class="own-favor">
                <span class:missing=move || !has.get()>{icon(sign, 26)}</span>
            </Spot>
        }
    };
    view! {
        <Panel class="favors" title=scene.text(board::favors)>
            <div class="tile-row">{all_favors().map(one).into_iter().collect_view()}</div>
        </Panel>
    }
}

/// Plans, open ones first; completed ones have a check.
pub fn plans(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let open = scene.shows(move |_, view| view.shown.boards[seat].plans.iter().collect::<Vec<_>>());
    let done = scene.shows(move |_, view| view.shown.boards[seat].completed.iter().collect::<Vec<_>>());
    let face = move |id: PlanId| {
        let (plan, doubt) = scene.game.with_value(|game| (*game.components.plan(id), in_doubt(game, Thing::Plan(id))));
        view! {
            {icon(plan_icon(plan.architect), 22)}
            {count("lisboa-official", 13, plan.officials)}
            {star(doubt)}
        }
    };
    let one = move |id: PlanId| {
        let label = scene.told(move |game, view| Labels { game, view }.plan(id, false));
        view! { <Spot touch=scene.touch() place=places::own_plan(seat, id) label class="plan">{face(id)}</Spot> }
    };
    let finished = move |id: PlanId| {
        let label = scene.told(move |game, view| Labels { game, view }.plan(id, true));
        view! { <span class="plan done" role="img" aria-label=move || label.get() data-tip=move || label.get()>{face(id)}{small_icon("ui-check")}</span> }
    };
    view! {
        <Panel class="plans" place=places::own_plans(seat).0.to_string() title=scene.text(board::plans)>
            <div class="tile-row" tabindex="0">
                <For each=move || open.get() key=|id| *id children=one/>
                <For each=move || done.get() key=|id| *id children=finished/>
            </div>
        </Panel>
    }
}

/// The decrees of a player.
pub fn decrees(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let there = scene.shows(move |_, view| view.shown.boards[seat].decrees.iter().collect::<Vec<_>>());
    let note = Signal::derive(move || there.get().len().to_string());
    // Three do not fit beside each other any more.
    let is_many = Memo::new(move |_| there.with(|there| there.len() > 2));
    let one = move |id: DecreeId| {
        let label = scene.told(move |game, view| {
            let label = Labels { game, view }.decree(id, Some(seat));
            board::doubtful(in_doubt(game, Thing::Decree(id)), label)
        });
        view! { <span class="decree" role="img" aria-label=move || label.get() data-tip=move || label.get()>{side::decree(scene, id)}</span> }
    };
    view! {
        <Panel class="own-decrees" place=places::own_decrees(seat).0.to_string() title=scene.text(board::decrees) note>
            <div class="tile-row" class:many=move || is_many.get() tabindex="0"><For each=move || there.get() key=|id| *id children=one/></div>
        </Panel>
    }
}

/// Starting tasks, where they are played with.
pub fn tasks(scene: Scene<Lisboa>, seat: Seat) -> impl IntoView {
    let there = scene.shows(move |_, view| view.shown.boards[seat].tasks.iter().collect::<Vec<_>>());
    let one = move |task: Task| {
        let label = scene.told(move |game, view| {
            let label = Labels { game, view }.task(task);
            board::doubtful(in_doubt(game, Thing::Task(task)), label)
        });
        view! { <Spot touch=scene.touch() place=places::own_task(seat, task) label class="task"><b>{task.name()}</b></Spot> }
    };
    scene.game.with_value(|game| game.options.tasks).then(|| {
        view! {
            <Panel class="tasks" title=scene.text(board::tasks)>
                <div class="tile-row" tabindex="0"><For each=move || there.get() key=|task| *task children=one/></div>
            </Panel>
        }
    })
}
