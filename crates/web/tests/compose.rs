//! Laws of forms, on random games of both games: what is filled in can be given as it is, and leads to what was shown before.

use lisboa::Lisboa;
use madeira::Madeira;
use session::{Asked, Pack, Shelf, Table, Then};
use std::sync::Arc;
use table::{Actor, Seat, Seeds, below};
use web::board::{Form, Placed};
use web::compose::Composer;

/// A table of a game in which all answer by forms, for so many forms.
fn played<G: Placed + Shelf>(players: u8, seed: u64, forms: usize, mut law: impl FnMut(&Table<G>, &Composer<G>, Seat)) {
    let game: Arc<G> = Arc::new(session::shelf::make(G::Pack::shipped(), players, &[] as &[&str]).expect("a game"));
    let mut table = Table::deal(Arc::clone(&game), seed).expect("a deal");
    let mut luck = Seeds(seed).setup();
    let mut any = |of: usize| below(&mut luck, of as u64) as usize;
    table.go_on();
    for _ in 0..forms {
        let Actor::Player(seat) = game.actor(table.state()) else { break };
        let form = filled(&game, &table, seat, &mut any);
        law(&table, &form, seat);
        table.act_all(seat, &form.actions()).unwrap_or_else(|refused| {
            panic!("what is filled in is refused: {:?} {refused:?}", form.actions());
        });
        let shown = game.view(table.state(), Some(seat));
        if form.then() == Then::Free && game.actor(table.state()) == Actor::Player(seat) {
            let told = form.draft().actions().len() == form.actions().len();
            assert!(
                !told || shown == form.draft().view(),
                "the table looks otherwise than the form: {:?}",
                form.actions()
            );
        }
    }
}

/// A form that is filled in at random, with changes of mind.
fn filled<G: Placed>(game: &Arc<G>, table: &Table<G>, seat: Seat, any: &mut dyn FnMut(usize) -> usize) -> Composer<G> {
    let view = game.view(table.state(), Some(seat));
    let mut form = Composer::new(Arc::clone(game), &view, seat, true);
    for _ in 0..200 {
        if form.is_complete() && any(3) > 0 {
            break;
        }
        let rows = form.draft().rows().len();
        if rows > 0 && any(8) == 0 {
            let row = any(rows);
            let legal = form.draft().rows()[row].legal.clone();
            form.change(row, legal[any(legal.len())]);
            continue;
        }
        let Some(decision) = form.question() else { break };
        let mut legal = form.draft().legal();
        legal
            .retain(|&action| !(game.is_aside(action) || game.form(decision) == Form::Several && game.is_done(action)));
        if legal.is_empty() {
            break;
        }
        let answer = legal[any(legal.len())];
        assert!(form.choose(answer), "a legal answer cannot be chosen: {answer}");
    }
    if !form.is_complete() {
        // All that is left is to be answered by what comes first.
        while let Some(&first) = form
            .question()
            .map(|_| form.draft().legal())
            .as_deref()
            .and_then(|legal| legal.iter().find(|&&action| !game.is_aside(action)))
        {
            assert!(form.choose(first));
            if form.is_complete() {
                break;
            }
        }
    }
    assert!(form.is_complete(), "a form that cannot be filled in: {:?}", form.draft().actions());
    form
}

fn all(
    law: impl Fn(&Table<Lisboa>, &Composer<Lisboa>, Seat),
    other: impl Fn(&Table<Madeira>, &Composer<Madeira>, Seat),
) {
    for players in 2..=4 {
        for seed in 1..=4 {
            played::<Lisboa>(players, seed, 150, &law);
            played::<Madeira>(players, seed, 150, &other);
        }
    }
}

#[test]
fn what_is_filled_in_can_be_given_and_leads_to_what_was_shown() {
    all(|_, _, _| {}, |_, _, _| {});
}

/// The sight of a form asks what comes next, and nothing where it ends.
fn asks_what_comes_next<G: Placed>(table: &Table<G>, form: &Composer<G>, seat: Seat) {
    let sight = form.sight(&table.sight(Some(seat), 0));
    let Asked::Seat { seat: asked, decision, legal, .. } = sight.asked else { panic!("nobody is asked") };
    assert_eq!(asked, seat);
    assert_eq!(decision, form.draft().decision());
    assert_eq!(decision.is_none(), legal.is_empty());
}

#[test]
fn the_sight_of_a_form_asks_what_comes_next() {
    all(asks_what_comes_next, asks_what_comes_next);
}

/// Where several are picked, the order in which they are picked does not matter, and what is picked can be put back.
fn picks_in_any_order<G: Placed>(table: &Table<G>, _form: &Composer<G>, seat: Seat) {
    let game = table.shared_game();
    let view = game.view(table.state(), Some(seat));
    let fresh = Composer::new(Arc::clone(&game), &view, seat, true);
    if !fresh.question().is_some_and(|decision| game.form(decision) == Form::Several) {
        return;
    }
    let (at, all) = (fresh.picked().0, fresh.pickable(None));
    for (first, _) in &all {
        for (second, _) in &all {
            let mut one = fresh.clone();
            let mut other = fresh.clone();
            let done = (one.pick(at, vec![*first, *second]), other.pick(at, vec![*second, *first]));
            assert_eq!(done.0, done.1);
            assert_eq!(one.draft().actions(), other.draft().actions());
            assert!(one.pick(at, Vec::new()), "what was picked cannot be put back");
        }
    }
}

#[test]
fn several_are_picked_in_any_order() {
    all(picks_in_any_order, picks_in_any_order);
}

/// What a place means beside the answers of now can be filled in, and ends with an answer that is given at this place.
fn places_mean_what_can_be_filled_in<G: Placed>(table: &Table<G>, form: &Composer<G>, seat: Seat) {
    let game = table.shared_game();
    let view = game.view(table.state(), Some(seat));
    let fresh = Composer::new(Arc::clone(&game), &view, seat, true);
    for form in [&fresh, form] {
        for (place, meant) in form.meant() {
            let mut before = form.before(meant.row);
            let (last, first) = meant.answers.split_last().expect("an answer");
            assert!(first.iter().all(|&action| before.choose(action)), "{meant:?} cannot be chosen");
            assert!(game.places(&before.draft().view(), *last).contains(&place), "{meant:?} is not given at {place:?}");
            let mut filled = form.clone();
            filled.fill_in_meant(&meant);
            let given = filled.draft().actions();
            assert!(meant.answers.iter().all(|action| given.contains(action)), "{meant:?} is not filled in: {given:?}");
        }
    }
}

#[test]
fn places_mean_what_can_be_filled_in_on_random_games() {
    all(places_mean_what_can_be_filled_in, places_mean_what_can_be_filled_in);
}
