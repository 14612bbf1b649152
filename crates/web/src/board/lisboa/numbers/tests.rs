//! Whole random games: what the map tells is what happens.

use super::*;
use lisboa::{Components, Event, Happening, Options};
use table::{BySeat, IdSet};
use testkit::random_game;

/// A step may be the last of so many.
const LONGEST: usize = 50_000;

/// What was done, with its events.
struct Done {
    before: State,
    after: State,
    action: Action,
    seat: Seat,
    events: Vec<Event>,
}

impl Done {
    /// The wigs that each player gained by these rules.
    fn wigs(&self, rules: &[&str]) -> BySeat<u16> {
        let mut wigs = BySeat::default();
        for event in self.events.iter().filter(|event| rules.contains(&event.rule.0)) {
            if let Happening::WigsGained(seat, n) = event.what {
                wigs[seat] += n;
            }
        }
        wigs
    }

    /// What was to be paid, where that is known.
    fn due(&self) -> Option<u8> {
        if let Some(Decision::Pay { due }) = question(&self.after) {
            return Some(due);
        }
        let paid = |event: &Event| if let Happening::ReisPaid(_, n) = event.what { Some(n) } else { None };
        let is_mixed = self.has(|what| matches!(what, Happening::InfluencePaid(..)));
        self.events.iter().find_map(paid).filter(|_| !is_mixed)
    }

    fn has(&self, wanted: impl Fn(Happening) -> bool) -> bool {
        self.events.iter().any(|event| wanted(event.what))
    }
}

/// Plays games and shows what players did.
fn watch(mut look: impl FnMut(&Lisboa, &Done)) {
    for players in 2..=4 {
        let game = Lisboa::new(Components::shipped(), Options::players(players));
        for seed in 0..24 {
            let played = random_game(&game, seed, LONGEST, |step| {
                let Some(seat) = asked(step.before) else { return };
                let (mut after, mut events) = (*step.before, Vec::new());
                game.apply(&mut after, step.action, &mut events);
                look(&game, &Done { before: *step.before, after, action: step.action, seat, events });
            });
            played.expect("a whole game");
        }
    }
}

/// What changes prices and wigs besides the map.
fn means(s: &State, seat: Seat) -> (u8, IdSet<lisboa::ClergyId>) {
    (s.treasury, s.boards[seat].clergy)
}

#[test]
fn lands_cost_what_the_map_says() {
    let (mut promised, mut n) = (None, 0);
    watch(|game, done| match (question(&done.before), done.action) {
        (_, Action::Build(land, street)) => {
            let lots = lots(game, &done.before, done.seat);
            let lot = lots.iter().find(|lot| lot.land == land).expect("a lot").clone();
            assert!(lot.streets.iter().any(|(good, _)| *good == street), "{lot:?}");
            promised = Some((lot, means(&done.before, done.seat)));
        }
        (Some(Decision::StoreCube { land }), Action::Cube(from, color)) => {
            let works = works(game, &done.before, &done.after, done.seat).expect("a store is built");
            assert_eq!((works.land, works.cube), (land, Some((from, color))));
            let parts = works.parts;
            assert_eq!(
                works.price.0,
                (parts.row + parts.column + parts.treasury - works.less).saturating_sub(parts.discount)
            );
            let Some(due) = done.due() else { return };
            n += 1;
            assert_eq!(works.price, (due, due));
            let (lot, then) = promised.take().expect("a store was to be built");
            if then == means(&done.before, done.seat) {
                assert!((lot.price.0..=lot.price.1).contains(&due), "{lot:?} {due}");
            }
        }
        _ => {}
    });
    assert!(n > 100, "{n}");
}

#[test]
fn stores_bring_the_wigs_that_the_map_says() {
    let (mut promised, mut n, mut scored) = (None, 0, 0);
    watch(|game, done| {
        if let Action::Build(land, street) = done.action {
            let wigs = game.store_wigs(&done.before, done.seat, land, street);
            promised = Some((wigs, done.before.boards[done.seat].clergy));
        }
        if !done.has(|what| matches!(what, Happening::HousePlaced(..))) {
            return;
        }
        let works = works(game, &done.before, &done.after, done.seat).expect("a store is built");
        let (clergy, stores) = (done.wigs(&["L-CLERGY-02"]), done.wigs(&["L-WIGS-03"]));
        assert_eq!(u16::from(works.wigs), clergy[done.seat] + stores[done.seat]);
        assert_eq!(works.scoring.iter().map(|(_, wigs)| u16::from(*wigs)).sum::<u16>(), stores[done.seat]);
        let (wigs, then) = promised.take().expect("a store was to be built");
        if then == done.before.boards[done.seat].clergy {
            assert_eq!(wigs, works.wigs);
        }
        n += 1;
        scored += u32::from(works.wigs > 0);
    });
    assert!(n > 100 && scored > 20, "{n} {scored}");
}

#[test]
fn lands_that_are_too_dear_lack_what_the_map_says() {
    let mut n = 0;
    watch(|game, done| {
        if question(&done.before) != Some(Decision::BuildStore) {
            return;
        }
        for lot in lots(game, &done.before, done.seat).iter().filter(|lot| lot.short > 0) {
            n += 1;
            assert!(lot.streets.is_empty());
            let mut richer = done.before;
            richer.boards[done.seat].reis += lot.short;
            let has_tile = |street: &&Good| richer.city[if lot.land.column().is_thin() { 4 } else { street.index() }];
            let street = lot.land.column().streets().iter().find(has_tile);
            if let Some(&street) = street {
                assert!(legal(game, &richer).contains(&Action::Build(lot.land, street)), "{lot:?}");
            }
        }
    });
    assert!(n > 50, "{n}");
}

#[test]
fn buildings_bring_the_wigs_that_the_map_says() {
    let (mut site_promise, mut promised, mut n, mut scored) = (None, None, 0, 0);
    watch(|game, done| {
        if let Action::Open(site) = done.action {
            let plots = plots(game, &done.before, done.seat);
            let plot = *plots.iter().find(|plot| plot.site == site).expect("a plot");
            site_promise = Some((
                plot,
                done.before.boards[done.seat].clergy,
                game.openable(&done.before, done.seat, site).count(),
            ));
        }
        if let (Some(Decision::OpenPlan { site }), Action::Complete(_)) = (question(&done.before), done.action) {
            let opening = opening(game, &done.before, &done.after, done.seat).expect("a building is opened");
            assert_eq!(opening.site, site);
            promised = Some(opening);
        }
        if !done.has(|what| matches!(what, Happening::PlanCompleted(..))) {
            return;
        }
        let (opening, wigs) =
            (promised.take().expect("a Plan was named"), done.wigs(&["L-OPEN-11", "L-OPEN-12", "L-OPEN-13"]));
        for seat in Seat::first(game.options.players) {
            let told =
                opening.scoring.iter().filter(|(_, owner, _)| *owner == seat).map(|(_, _, wigs)| u16::from(*wigs));
            assert_eq!(told.sum::<u16>(), wigs[seat], "{opening:?}");
        }
        let (plot, clergy, n_buildings) = site_promise.take().expect("a site was chosen");
        if clergy == done.after.boards[done.seat].clergy && n_buildings == 1 {
            let own = wigs[done.seat] + done.wigs(&["L-CLERGY-01"])[done.seat];
            assert_eq!(u16::from(plot.own), own, "{plot:?} {opening:?}");
        }
        n += 1;
        scored += u32::from(!opening.scoring.is_empty());
    });
    assert!(n > 50 && scored > 10, "{n} {scored}");
}

#[test]
fn only_who_is_asked_is_told() {
    let (mut n, mut built) = (0, 0);
    watch(|game, done| {
        for seat in Seat::first(game.options.players) {
            let view = |s: &State| game.view(s, Some(seat));
            let told = numbers(game, &view(&done.before), &view(&done.after));
            let is_store = question(&done.before) == Some(Decision::BuildStore);
            if seat != done.seat {
                assert_eq!(told, Numbers::default());
            } else if is_store {
                n += 1;
                assert!(told.lots.iter().any(|lot| !lot.streets.is_empty()));
            }
            let is_built = is_building(&view(&done.before), &view(&done.after));
            assert_eq!(told.works.is_some(), is_built);
            built += u32::from(is_built);
        }
    });
    assert!(n > 100 && built > 100, "{n} {built}");
}
