//! What a player has in store and what would become of it, the pieces at Home, and what phase D will ask for.

use crate::board::madeira::draw::{before, dice_row, each_die, marker, told};
use crate::board::madeira::face::{good_icon, ship, worker};
use crate::board::madeira::places;
use crate::board::widgets::{Spot, icon, piece, small_icon};
use crate::board::{Place, Scene};
use leptos::prelude::*;
use madeira::{Good, Madeira, Phase, View};
use table::{Id, Seat};
use words::Message;
use words::madeira::board::{self, Labels};
use words::madeira::names;

/// How many there are, and how many there would be with the answers that are filled in.
type Change = (u16, u16);

/// A store of a player.
struct Store {
    place: Place,
    sign: &'static str,
    name: Message,
    n: Box<dyn Fn(&View) -> u16 + Send + Sync>,
    label: Box<dyn Fn(Labels<'_>) -> Message + Send + Sync>,
}

/// Goods, Wood, Bread, Reals, Pirates.
pub fn stores(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let goods = Good::ALL.map(|good| Store {
        place: places::goods(seat, good),
        sign: good_icon(good),
        name: names::good(good),
        n: Box::new(move |view| u16::from(view.shown.players[seat].goods[good.index()])),
        label: Box::new(move |labels| labels.goods(seat, good)),
    });
    let others = [
        Store {
            place: places::wood(seat),
            sign: "madeira-wood",
            name: board::wood_title(),
            n: Box::new(move |view| u16::from(view.shown.players[seat].wood)),
            label: Box::new(move |labels| labels.wood(seat)),
        },
        Store {
            place: places::bread(seat),
            sign: "madeira-bread",
            name: board::bread_title(),
            n: Box::new(move |view| u16::from(view.shown.players[seat].bread)),
            label: Box::new(move |labels| labels.bread(seat)),
        },
        Store {
            place: places::reals(seat),
            sign: "madeira-real",
            name: board::reals_title(),
            n: Box::new(move |view| view.shown.players[seat].reals),
            label: Box::new(move |labels| labels.reals(seat)),
        },
    ];
    view! {
        <div class="stores" role="group" aria-label=move || scene.say(&board::stores())>
            {goods.into_iter().chain(others).map(|store| one(scene, store)).collect_view()}
            {pirates(scene, seat)}
        </div>
    }
}

/// A number before and after what is filled in.
fn change(scene: Scene<Madeira>, n: impl Fn(&View) -> u16 + Send + Sync + 'static) -> Memo<Change> {
    let n = std::sync::Arc::new(n);
    let (old, new) = (n.clone(), n);
    let old = before(scene, move |_, sight| old(&sight.view));
    let new = scene.shows(move |_, view| new(view));
    Memo::new(move |_| (old.get(), new.get()))
}

/// The number, and what becomes of it.
pub fn changing((old, new): Change) -> impl IntoView {
    view! { <b><i>{old}</i>{(old != new).then(|| view! { <em>{format!("→{new}")}</em> })}</b> }
}

fn one(scene: Scene<Madeira>, Store { place, sign, name, n, label }: Store) -> impl IntoView {
    let n = change(scene, n);
    let label = told(scene, label);
    let (is_more, is_less) = (move || n.get().1 > n.get().0, move || n.get().1 < n.get().0);
    view! {
        <Spot touch=scene.touch() place label class="store-of">
            <span class="store" class:more=is_more class:less=is_less>
                {icon(sign, 26)}{move || changing(n.get())}<small>{move || scene.say(&name)}</small>
            </span>
        </Spot>
    }
}

/// Pirates: their number where it may be seen, else their back (M-PIRATE-01); and what most of them, second most and so on cost.
fn pirates(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let n = scene.shows(move |_, view| {
        // At the end everybody sees them.
        (view.pirates[seat], view.seat == Some(seat) && view.shown.phase != Phase::Over)
    });
    let old = before(scene, move |_, sight| sight.view.pirates[seat]);
    let label = told(scene, move |labels| labels.pirates(seat));
    let losses = scene.game.with_value(|game| {
        let players = usize::from(game.options.players);
        game.components.scoring.pirates.into_iter().take(players).collect::<Vec<u8>>()
    });
    let draw = move || {
        let (n, is_secret) = n.get();
        let sign = if n.is_some() { "madeira-pirate" } else { "madeira-pirate-hidden" };
        let eye = is_secret.then(|| {
            let only_you = move || scene.say(&board::only_you());
            view! { <i class="eye" role="img" aria-label=only_you data-tip=only_you>{icon("ui-eye", 13)}</i> }
        });
        let number = match (n, old.get()) {
            (Some(n), Some(old)) => changing((old, n)).into_any(),
            (Some(n), None) => view! { <b>{n}</b> }.into_any(),
            (None, _) => view! { <b>"?"</b> }.into_any(),
        };
        let (is_more, is_less) = (n > old.get(), n < old.get());
        view! {
            <span class="store" class:less=is_more class:more=is_less>
                {icon(sign, 26)}{number}<small>{scene.say(&board::pirates_title())}{eye}</small>
                <span class="losses">{losses.iter().map(|n| view! { <i>{format!("−{n}")}</i> }).collect_view()}</span>
            </span>
        }
    };
    view! { <Spot touch=scene.touch() place=places::pirates(seat) label class="store-of hidden-of">{draw}</Spot> }
}

/// Dice, Workers, Ships and markers at Home.
pub fn pieces(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let counts = scene.shows(move |game, view| {
        let (own, start) = (&view.shown.players[seat], &game.components.start);
        [(own.workers, start.workers), (own.ships_home, start.ships), (own.markers_home, start.markers)]
    });
    let workers = told(scene, move |labels| labels.workers(seat));
    let ships = told(scene, move |labels| labels.ships(seat));
    let markers = told(scene, move |labels| labels.markers(seat));
    let count = move |i: usize, sign: &'static str| {
        let numbers = move || {
            let (n, all) = counts.get()[i];
            view! { <b>{n}</b><small>{format!("/{all}")}</small> }
        };
        view! { {piece(sign, None, Some(seat), 20)}{numbers} }
    };
    let touch = scene.touch();
    view! {
        <div class="pieces">
            {dice(scene, seat)}
            <Spot touch place=places::workers(seat) label=workers class="piece-of">{count(0, worker(seat))}</Spot>
            <Spot touch place=places::ships(seat) label=ships class="piece-of">{count(1, ship(seat))}</Spot>
            <Spot touch place=places::markers(seat) label=markers class="piece-of">{count(2, marker(seat))}</Spot>
            {due(scene, seat)}
        </div>
    }
}

/// The Guild dice at Home; they are picked where a turn is put together.
fn dice(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let dice = scene.shows(move |_, view| view.shown.players[seat].dice);
    let label = told(scene, move |labels| labels.dice(seat));
    let none =
        move || (each_die(dice.get()).count() == 0).then(|| view! { <small>{scene.say(&board::no_dice())}</small> });
    view! {
        <div class="piece-of own-dice" data-place=places::dice(seat).0.to_string() role="img" aria-label=move || label.get() data-tip=move || label.get()>
            {move || dice_row(dice.get(), 20)}
            {none}
        </div>
    }
}

/// What phase D will ask for, and what is there (M-UPKEEP-01, M-FEEDING-01), until that was done.
fn due(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let due = scene.shows(move |game, view| {
        let own = &view.shown.players[seat];
        let (upkeep, feeding) = board::dues(&view.shown, seat);
        let feed = (game.feeding_need(&view.shown, seat), own.bread);
        [upkeep.then_some((own.ships.len(), own.wood)), feeding.then_some(feed)]
    });
    let is_over = scene.shows(|_, view| view.shown.phase == Phase::Over);
    let line = move |i: usize, sign: &'static str, text: fn(Option<(u8, u8)>) -> Message| {
        let is_short = move || due.get()[i].is_some_and(|(need, have)| need > have);
        let text = move || scene.say(&text(due.get()[i]));
        view! { <span class:short=is_short>{small_icon(sign)}{text}</span> }
    };
    let lines = move || {
        let label = move || scene.say(&board::due());
        view! {
            <div class="piece-of due" role="group" aria-label=label>
                {line(0, "madeira-wood", board::upkeep)}
                {line(1, "madeira-bread", board::feeding)}
            </div>
        }
    };
    move || (!is_over.get()).then(lines)
}
