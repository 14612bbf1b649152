//! What a preview says is what happens: laws on random games, and the answers that were once credited with what follows them.

use lisboa::Lisboa;
use madeira::Madeira;
use std::collections::BTreeMap;
use table::{Game, GameExt, Id, NoEvents, Seat};
use testkit::random_game;
use words::{Change, Outcome, Worded};

/// The numbers of a state that previews tell a seat, by key and owner.
type Numbers = BTreeMap<(&'static str, Option<Seat>), i64>;

/// A game whose numbers can be read.
trait Told: Worded {
    fn numbers(&self, state: &Self::State, seat: Seat) -> Numbers;
    /// Whether nothing at all is told: what others choose at the same time is secret.
    fn is_secret(&self, state: &Self::State) -> bool;
}

impl Told for Lisboa {
    fn numbers(&self, state: &lisboa::State, seat: Seat) -> Numbers {
        let (board, own) = (&state.boards[seat], Some(seat));
        let mut all: Numbers = Seat::first(self.n_seats())
            .map(|other| (("wigs", Some(other)), i64::from(state.boards[other].wigs)))
            .collect();
        all.insert(("reis", own), board.reis.into());
        all.insert(("influence", own), board.influence.into());
        all.insert(("sets", own), board.sets().into());
        all.insert(("treasury", None), self.components.board.treasury[usize::from(state.treasury)].reis.into());
        let prices = ["price-gold", "price-cloth", "price-book", "price-tool"];
        for (good, price) in lisboa::Good::ALL.into_iter().zip(prices) {
            all.insert((good.name(), own), board.goods[good.index()].into());
            all.insert((price, None), state.prices[good.index()].into());
        }
        all
    }

    fn is_secret(&self, state: &lisboa::State) -> bool {
        use lisboa::Decision;
        matches!(self.decision(state), Some(Decision::KeepClergy | Decision::Draft { .. }))
    }
}

impl Told for Madeira {
    fn numbers(&self, state: &madeira::State, seat: Seat) -> Numbers {
        let (player, own) = (&state.players[seat], Some(seat));
        let mut all: Numbers = Seat::first(self.n_seats())
            .map(|other| (("prestige", Some(other)), i64::from(state.players[other].prestige)))
            .collect();
        all.insert(("reals", own), player.reals.into());
        all.insert(("wood", own), player.wood.into());
        all.insert(("bread", own), player.bread.into());
        all.insert(("pirates", own), self.pirates(player).into());
        all.insert(("windmill", own), self.components.windmill.feeds[usize::from(player.windmill)].into());
        for good in madeira::Good::ALL {
            all.insert((good.name(), own), player.goods[good.index()].into());
        }
        all
    }

    fn is_secret(&self, _state: &madeira::State) -> bool {
        false
    }
}

/// The numbers after some changes; each must begin where the number stands.
fn changed(mut numbers: Numbers, changes: &[Change]) -> Numbers {
    for change in changes {
        let number = numbers.get_mut(&(change.key, change.whose)).expect("the number is one that is told");
        assert_eq!(*number, change.from, "{change:?}");
        assert_ne!(change.from, change.to, "{change:?}");
        *number = change.to;
    }
    numbers
}

/// What was told of an answer, against what it does at the true state. Whether something was told that follows by itself.
fn assert_told<G: Told>(game: &G, before: &G::State, seat: Seat, action: G::Action) -> bool {
    let told = game.outcome(&game.view(before, Some(seat)), action);
    if game.is_secret(before) {
        assert_eq!(told, Outcome::default(), "nothing is told of secret choices");
        return false;
    }
    let (mut itself, mut after) = (*before, *before);
    game.perform(&mut itself, action, &mut NoEvents);
    game.apply(&mut after, action, &mut NoEvents);
    let [old, begun, new] = [before, &itself, &after].map(|state| game.numbers(state, seat));
    let by_itself = changed(old, &told.changes);
    assert_eq!(by_itself, begun, "what `{action}` does itself");
    assert_eq!(told.ends, game.is_over(&after));
    if told.ends || game.has_learned(&itself, &after, seat) {
        assert_eq!(told.then, [], "nothing is told beyond what is hidden or the end");
    } else {
        assert_eq!(changed(by_itself, &told.then), new, "what follows `{action}`");
    }
    !told.then.is_empty()
}

/// The law, on some answers of every decision of a random game.
fn assert_law<G: Told>(game: &G, seed: u64) {
    let mut n_then = 0;
    let played = random_game(game, seed, 50_000, |step| {
        let Some(seat) = game.actor(step.before).seat() else { return };
        for &action in step.legal.iter().step_by(1 + step.legal.len() / 5) {
            n_then += usize::from(assert_told(game, step.before, seat, action));
        }
        assert_told(game, step.before, seat, step.action);
    });
    assert!(played.is_ok() && n_then > 10, "{n_then} {played:?}");
}

fn lisboa(players: u8, options: &[&str]) -> Lisboa {
    let plain = lisboa::Options::players(players);
    let options = options.iter().try_fold(plain, |all, name| all.with(name)).expect("the options are known");
    Lisboa::new(lisboa::Components::shipped(), options)
}

fn madeira(players: u8) -> Madeira {
    Madeira::new(madeira::Components::shipped(), madeira::Options::players(players))
}

#[test]
fn what_a_preview_says_in_lisboa_is_what_happens() {
    for players in 2..=4 {
        assert_law(&lisboa(players, &["tasks", "draft"]), 7 + u64::from(players));
        assert_law(&lisboa(players, &[]), 17 + u64::from(players));
    }
}

#[test]
fn what_a_preview_says_in_madeira_is_what_happens() {
    for players in 2..=4 {
        assert_law(&madeira(players), 7 + u64::from(players));
        assert_law(&madeira(players), 17 + u64::from(players));
    }
}

/// The changes of an answer to who gives it, by key.
fn own(changes: &[Change], seat: Seat) -> Vec<(&'static str, i64)> {
    let own = changes.iter().filter(|change| change.whose == Some(seat));
    own.map(|change| (change.key, change.to - change.from)).collect()
}

/// All answers of a game at which something was once told that only follows.
fn each_answer<G: Worded>(game: &G, seeds: u64, mut look: impl FnMut(&G::State, Seat, G::Action, &Outcome)) {
    for seed in 0..seeds {
        let played = random_game(game, seed, 50_000, |step| {
            let Some(seat) = game.actor(step.before).seat() else { return };
            let view = game.view(step.before, Some(seat));
            for &action in step.legal {
                look(step.before, seat, action, &game.outcome(&view, action));
            }
        });
        assert!(played.is_ok(), "{played:?}");
    }
}

#[test]
fn a_tile_of_a_church_scoring_gives_its_wigs_and_no_influence() {
    use lisboa::{Action, Decision};
    let game = lisboa(3, &[]);
    let (mut n_tiles, mut n_then) = (0, 0);
    each_answer(&game, 4, |state, seat, action, told| {
        let (Some(Decision::Church { .. }), Action::Church(tile)) = (game.decision(state), action) else { return };
        let wigs = i64::from(game.components.clergy(tile).wigs);
        let wanted = if wigs > 0 { vec![("wigs", wigs)] } else { Vec::new() };
        assert_eq!(own(&told.changes, seat), wanted);
        n_tiles += 1;
        n_then += usize::from(own(&told.then, seat).iter().any(|&(key, _)| key == "influence"));
    });
    assert!(n_tiles > 10 && n_then > 0, "{n_tiles} {n_then}");
}

#[test]
fn an_official_who_returns_gives_no_wigs_and_a_card_without_reward_no_goods() {
    use lisboa::{Action, Good};
    let game = lisboa(2, &[]);
    let (mut n_officials, mut n_cards, mut n_then) = (0, 0, 0);
    each_answer(&game, 6, |_, seat, action, told| {
        if let Action::Return(_) = action {
            assert_eq!(told.changes, [], "the official only comes home");
            (n_officials, n_then) = (n_officials + 1, n_then + usize::from(!told.then.is_empty()));
        } else if let Action::Discard(_) = action {
            let is_good = |key| Good::ALL.iter().any(|good| good.name() == key);
            assert!(!own(&told.changes, seat).iter().any(|&(key, _)| is_good(key)), "{told:?}");
            n_cards += 1;
        }
    });
    assert!(n_officials > 5 && n_then > 0 && n_cards > 5, "{n_officials} {n_then} {n_cards}");
}

#[test]
fn who_pays_a_building_is_told_the_price() {
    use madeira::{Action, Decision};
    let game = madeira(3);
    let (mut n_paid, mut n_more) = (0, 0);
    each_answer(&game, 3, |state, seat, action, told| {
        let (Some(Decision::PayBuilding { building }), Action::Pay) = (game.decision(state), action) else { return };
        let cost = i64::from(game.building_cost(state, building));
        let wanted = if cost > 0 { vec![("reals", -cost)] } else { Vec::new() };
        assert_eq!(own(&told.changes, seat), wanted);
        (n_paid, n_more) = (n_paid + 1, n_more + usize::from(!told.then.is_empty()));
    });
    assert!(n_paid > 10 && n_more > 0, "{n_paid} {n_more}");
}

#[test]
fn who_leaves_something_gets_nothing_by_that() {
    use madeira::Action;
    let game = madeira(2);
    let (mut n_left, mut n_then) = (0, 0);
    each_answer(&game, 3, |_, _, action, told| {
        if let Action::Stop | Action::No | Action::Nothing = action {
            assert_eq!(told.changes, []);
            (n_left, n_then) = (n_left + 1, n_then + usize::from(!told.then.is_empty()));
        }
    });
    assert!(n_left > 20 && n_then > 0, "{n_left} {n_then}");
}

/// Whoever has to discard a card of the Portfolio is told before the card or the ship is played that needs its room.
#[test]
fn a_card_that_has_to_go_is_announced() {
    use lisboa::{Action, Decision};
    let is_warned = |told: &Outcome| told.warnings.iter().any(|warning| warning.id == "lisboa-warn-room");
    let (mut n_warned, mut n_room) = (0, 0);
    for players in 2..=3 {
        let game = lisboa(players, &[]);
        each_answer(&game, 6, |state, _, action, told| {
            let mut after = *state;
            game.apply(&mut after, action, &mut NoEvents);
            let needs_room = matches!(game.decision(&after), Some(Decision::MakeRoom { .. }));
            if let Action::Portfolio(_) | Action::NewShip = action {
                assert!(is_warned(told) || !needs_room, "`{action}` leads to a discard");
                let has_room = matches!(game.decision(&after), Some(Decision::SellOrTrade));
                assert!(!is_warned(told) || !has_room, "`{action}` leads to none");
                n_room += usize::from(has_room);
            } else {
                assert!(!is_warned(told));
            }
            n_warned += usize::from(is_warned(told));
        });
    }
    assert!(n_warned > 5 && n_room > 5, "{n_warned} {n_room}");
}

/// A visit that brings no State action says so before the card is played.
#[test]
fn a_visit_without_a_state_action_is_announced() {
    use lisboa::{Action, Decision};
    let game = lisboa(3, &[]);
    let (mut n_warned, mut n_asked) = (0, 0);
    each_answer(&game, 6, |state, _, action, told| {
        let Action::Court(_) = action else { return };
        let is_warned = told.warnings.iter().any(|warning| warning.id == "lisboa-warn-no-state");
        let mut after = *state;
        game.apply(&mut after, action, &mut NoEvents);
        let is_asked = matches!(game.decision(&after), Some(Decision::VisitState { .. }));
        assert!(!(is_warned && is_asked), "`{action}`");
        (n_warned, n_asked) = (n_warned + usize::from(is_warned), n_asked + usize::from(is_asked));
    });
    assert!(n_warned > 0 && n_asked > 10, "{n_warned} {n_asked}");
}
