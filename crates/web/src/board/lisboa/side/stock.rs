//! What is taken from: the Plans and buildings of the two architects, and the decrees.

use crate::board::Scene;
use crate::board::lisboa::face::{self, architect_class, plan_icon};
use crate::board::lisboa::map;
use crate::board::lisboa::places;
use crate::board::widgets::{Pile, Spot, count, icon, star};
use leptos::prelude::*;
use lisboa::{Architect, BuildingId, DecreeId, Lisboa, Scale};
use table::Id;
use words::lisboa::board::{self, Labels};
use words::lisboa::printed::{Thing, in_doubt};

/// The stacks of both architects.
pub fn architects(scene: Scene<Lisboa>) -> impl IntoView {
    view! { <div class="architects">{Architect::ALL.map(|of| architect(scene, of)).into_iter().collect_view()}</div> }
}

fn architect(scene: Scene<Lisboa>, of: Architect) -> impl IntoView {
    view! {
        <div role="group" class=format!("plate architect {}", architect_class(of)) aria-label=move || scene.say(&board::architect(of))>
            {plans(scene, of)}
            {buildings(scene, of)}
        </div>
    }
}

fn plans(scene: Scene<Lisboa>, of: Architect) -> impl IntoView {
    let stack = scene.shows(move |game, view| {
        let c = &game.components;
        let n = view.shown.plans.iter().filter(|&plan| c.plan(plan).architect == of).count();
        (n, game.top_plan(&view.shown, of).map(|plan| c.plan(plan).officials))
    });
    let label = scene.told(move |game, view| {
        let label = Labels { game, view }.plans(of);
        let top = game.top_plan(&view.shown, of);
        board::doubtful(top.is_some_and(|plan| in_doubt(game, Thing::Plan(plan))), label)
    });
    let draw = move || {
        let (n, officials) = stack.get();
        view! {
            <Pile n>{icon(plan_icon(of), 30)}</Pile>
            {officials.map(|officials| count("lisboa-official", 14, officials))}
        }
    };
    view! { <Spot touch=scene.touch() place=places::plans(of) label class="plan-stack">{draw}</Spot> }
}

/// A building as a small drawing.
fn small(scene: Scene<Lisboa>, of: Architect, id: BuildingId, size: &'static str) -> impl IntoView {
    let colors = scene.game.with_value(|game| game.components.colors(id, of));
    view! {
        <svg class="icon" width=size height=size viewBox="0 0 66 66" aria-hidden="true">{map::building(of, colors)}</svg>
    }
}

fn buildings(scene: Scene<Lisboa>, of: Architect) -> impl IntoView {
    let stack = scene.shows(move |_, view| {
        let (s, i) = (&view.shown, of.index());
        (s.available[i], s.next[i], s.stacked[i])
    });
    let label = scene.told(move |game, view| Labels { game, view }.buildings(of));
    let draw = move || {
        let (now, next, n) = stack.get();
        view! {
            {now.map(|id| small(scene, of, id, "2.75rem"))}
            {next.map(|id| view! { <span class="next">{small(scene, of, id, "2rem")}</span> })}
            <b>{format!("×{n}")}</b>
        }
    };
    view! { <Spot touch=scene.touch() place=places::buildings(of) label class="building-stack">{draw}</Spot> }
}

/// The decrees that are laid out.
pub fn decrees(scene: Scene<Lisboa>) -> impl IntoView {
    let there = scene.shows(|_, view| view.shown.decrees.iter().collect::<Vec<_>>());
    let one = move |id: DecreeId| {
        let label = scene.told(move |game, view| {
            let label = Labels { game, view }.decree(id, view.seat);
            board::doubtful(in_doubt(game, Thing::Decree(id)), label)
        });
        view! { <Spot touch=scene.touch() place=places::decree(id) label class="decree">{decree(scene, id)}</Spot> }
    };
    view! {
        <div role="group" class="plate decrees" data-place=places::decrees().0.to_string() aria-label=move || scene.say(&board::decrees())>
            <h3>{icon("lisboa-decree", 16)}{move || scene.say(&board::decrees())}</h3>
            <div class="decree-row"><For each=move || there.get() key=|id| *id children=one/></div>
        </div>
    }
}

/// What a decree shows: what it counts, how, and its wigs.
pub fn decree(scene: Scene<Lisboa>, id: DecreeId) -> impl IntoView {
    let (decree, doubt) =
        scene.game.with_value(|game| (*game.components.decree(id), in_doubt(game, Thing::Decree(id))));
    let counted = face::decree(decree.count, decree.scale);
    let is_four = counted.signs.len() == 4;
    let size = match counted.signs.len() {
        1 => 22,
        2 => 18,
        _ => 14,
    };
    let scale = move || {
        scene.say(&match decree.scale {
            Scale::Per(1) => board::scale_each(),
            Scale::Per(n) => board::scale_per(n),
            Scale::Most => board::scale_most(),
            Scale::Each => board::scale_all(),
        })
    };
    let letter = move || counted.side.map(|side| scene.say(&board::side_letter(side)));
    view! {
        <span class="counted" class:four=is_four>
            {counted.signs.into_iter().map(|sign| icon(sign, size)).collect_view()}
            {counted.row.map(|row| view! { <em>{row.name()}</em> })}
            {move || letter().map(|letter| view! { <em>{letter}</em> })}
        </span>
        <span class="worth"><b>{decree.wigs}</b><small>{scale}</small>{star(doubt)}</span>
    }
}
