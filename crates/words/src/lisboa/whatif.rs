//! Prices before they are paid. Nothing is worked out here: the rules are asked what they would do, on a copy of the
//! table with a full purse, so that a price shown is the price that will be asked.

use crate::message::Message;
use lisboa::{Action, CardId, Decision, Happening, Land, Lisboa, Pending, PlanId, Site, State};
use table::{Actor, BySeat, Game, NoEvents, Seat};

/// More cash than any price.
const PLENTY: u16 = 200;

/// One way in which something that was begun can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// Réis to be paid.
    pub price: u16,
    /// Réis that come in before that.
    pub gained: u16,
    /// Officials hired.
    pub hired: u8,
    /// Officials that return from offices and plazas.
    pub returned: u8,
    /// The Plan completed.
    pub plan: Option<PlanId>,
    /// Wigs for public buildings, by player.
    pub wigs: BySeat<u16>,
}

/// What it costs a seat now to sponsor the event of a Treasury card.
pub fn event_fee(game: &Lisboa, state: &State, seat: Seat, card: CardId) -> u16 {
    let mut copy = rich(state, seat, Decision::TakeTurn);
    copy.boards[seat].hand.insert(card);
    let (mut events, mut way) = (Vec::new(), Way::default());
    game.apply(&mut copy, Action::Court(card), &mut events);
    events.iter().for_each(|event| note(&mut way, event.what, seat));
    way.price
}

/// The ways to build a store on a land: its price depends on the cube that is taken. The reward is left out.
pub fn store(game: &Lisboa, state: &State, seat: Seat, land: Land, street: lisboa::Good) -> Vec<Way> {
    ways(game, state, seat, Decision::BuildStore, Action::Build(land, street))
}

/// The ways to open a public building on a site: one for each Plan that fits. The reward is left out.
pub fn opening(game: &Lisboa, state: &State, seat: Seat, site: Site) -> Vec<Way> {
    ways(game, state, seat, Decision::OpenSite, Action::Open(site))
}

impl Way {
    /// The réis of the price that the cash of a seat does not pay, so that Influence must (L-INFL-09).
    pub fn burnt(&self, state: &State, seat: Seat) -> u16 {
        self.price.saturating_sub(state.boards[seat].reis + self.gained)
    }
}

/// What a seat pays for its land after an answer to the question for the cube.
pub fn price_after(game: &Lisboa, state: &State, seat: Seat, answer: Action) -> u16 {
    after_cube(game, state, seat, answer).price
}

/// How it goes on after an answer to the question for the cube, up to the payment.
pub fn after_cube(game: &Lisboa, state: &State, seat: Seat, answer: Action) -> Way {
    let (mut copy, mut way, mut next) = (*state, Way::default(), Some(answer));
    (copy.boards[seat].reis, copy.boards[seat].influence) = (PLENTY, 0);
    let mut legal = Vec::new();
    while let Some(action) = next {
        let mut events = Vec::new();
        game.apply(&mut copy, action, &mut events);
        events.iter().for_each(|event| note(&mut way, event.what, seat));
        let on_the_way = matches!(game.decision(&copy), Some(Decision::TrashCube { .. } | Decision::Pay { .. }));
        game.legal_actions(&copy, &mut legal);
        let declined = legal.contains(&Action::Pass).then_some(Action::Pass);
        next = declined.or(legal.first().copied()).filter(|_| on_the_way);
    }
    way
}

/// The Influence that following costs a seat that is asked.
pub fn follow_cost(game: &Lisboa, state: &State, seat: Seat) -> Option<u8> {
    let (mut copy, mut events) = (*state, Vec::new());
    (copy.boards[seat].influence, copy.boards[seat].wigs) = (lisboa::TOP_INFLUENCE, PLENTY);
    game.apply(&mut copy, Action::Follow, &mut events);
    events.iter().find_map(|event| if let Happening::Followed(_, _, cost) = event.what { Some(cost) } else { None })
}

/// How many different goods the top ship costs a seat, as a new one or in place of another.
pub fn ship_cost(game: &Lisboa, state: &State, seat: Seat, action: Action) -> u8 {
    let mut copy = rich(state, seat, Decision::BuildShip);
    copy.boards[seat].goods = [2; 4];
    game.apply(&mut copy, action, &mut NoEvents);
    if let Some(Decision::ShipGoods { cost, .. }) = game.decision(&copy) { cost } else { 8 - total(&copy, seat) }
}

fn total(state: &State, seat: Seat) -> u8 {
    state.boards[seat].goods.iter().sum()
}

/// The lowest and the highest price of some ways.
pub fn price_range(ways: &[Way]) -> Option<(u16, u16)> {
    Some((ways.iter().map(|way| way.price).min()?, ways.iter().map(|way| way.price).max()?))
}

/// The price of some ways: a number, or from the lowest to the highest.
pub fn price(ways: &[Way]) -> Message {
    let (least, most) = price_range(ways).unwrap_or_default();
    range(least, most)
}

/// The least and the most réis that Influence must pay, by the way that is taken.
pub fn burnt_range(ways: &[Way], state: &State, seat: Seat) -> (u16, u16) {
    let burnt = || ways.iter().map(|way| way.burnt(state, seat));
    (burnt().min().unwrap_or(0), burnt().max().unwrap_or(0))
}

/// So many réis: a number, or from the lowest to the highest.
pub fn range(least: u16, most: u16) -> Message {
    if least == most { say!("lisboa-price", least) } else { say!("lisboa-price-range", least, most) }
}

/// A copy of the table on which only this is asked, of a player who can pay anything in cash.
fn rich(state: &State, seat: Seat, decision: Decision) -> State {
    let mut copy = asking(state, seat, decision);
    (copy.boards[seat].reis, copy.boards[seat].influence) = (PLENTY, 0);
    copy
}

/// A copy of the table on which only this is asked.
pub(super) fn asking(state: &State, seat: Seat, decision: Decision) -> State {
    let mut copy = *state;
    copy.agenda.clear();
    copy.agenda.push(Actor::Player(seat), Pending::Ask(decision));
    copy
}

/// There is none where no purse would help.
fn ways(game: &Lisboa, state: &State, seat: Seat, decision: Decision, action: Action) -> Vec<Way> {
    let (copy, mut found) = (rich(state, seat, decision), Vec::new());
    if game.explain(&copy, action).is_empty() {
        walk(game, copy, seat, action, Way::default(), &mut found);
    }
    found
}

/// Follows every line of choices that matters for the price, and one line of those that do not.
fn walk(game: &Lisboa, mut state: State, seat: Seat, action: Action, mut way: Way, found: &mut Vec<Way>) {
    let mut events = Vec::new();
    game.apply(&mut state, action, &mut events);
    for event in events {
        note(&mut way, event.what, seat);
    }
    let Some(decision) = game.decision(&state).filter(|_| game.actor(&state) == Actor::Player(seat)) else {
        found.push(way);
        return;
    };
    let mut legal = Vec::new();
    game.legal_actions(&state, &mut legal);
    let declined = legal.contains(&Action::Pass).then_some(Action::Pass);
    match (decision, declined, legal.first()) {
        (_, Some(pass), _) => walk(game, state, seat, pass, way, found),
        (Decision::StoreCube { .. } | Decision::OpenPlan { .. }, None, Some(_)) => {
            legal.iter().for_each(|&next| walk(game, state, seat, next, way, found));
        }
        (_, None, Some(&first)) => walk(game, state, seat, first, way, found),
        (_, None, None) => {}
    }
}

fn note(way: &mut Way, what: Happening, payer: Seat) {
    if let Happening::ReisPaid(seat, n) = what
        && seat == payer
    {
        way.price += u16::from(n);
    } else if let Happening::ReisGained(seat, n) = what
        && seat == payer
        && way.price == 0
    {
        way.gained += u16::from(n);
    } else if let Happening::OfficialsHired(_, n) = what {
        way.hired += n;
    } else if let Happening::OfficialReturned(..) = what {
        way.returned += 1;
    } else if let Happening::PlanCompleted(_, plan) = what {
        way.plan = Some(plan);
    } else if let Happening::WigsGained(seat, n) = what {
        way.wigs[seat] += n;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lisboa::{Components, Face, Options};
    use testkit::random_game;

    /// In random games, what is shown before a card goes to the Court is what happens then.
    #[test]
    fn what_is_shown_is_what_is_asked() {
        for players in 2..=4 {
            let game = Lisboa::new(Components::shipped(), Options::players(players));
            let mut n = 0;
            let played = random_game(&game, u64::from(players), 20_000, |step| {
                let (Action::Court(card), Some(seat)) = (step.action, game.actor(step.before).seat()) else { return };
                let Face::Noble { noble, .. } = game.components.card(card).face else { return };
                let (mut after, mut events) = (*step.before, Vec::new());
                game.apply(&mut after, step.action, &mut events);
                let cost = game.visit_cost(step.before, seat, noble, false);
                let told = |event: &lisboa::Event| event.what == Happening::Visited(seat, noble, cost);
                assert!(events.iter().any(told), "{cost}: {events:?}");
                n += 1;
            });
            assert!(played.is_ok() && n > 0, "{played:?}");
        }
    }

    /// In random games, what is shown beside a cube is what is paid for the land, and following costs what is shown.
    #[test]
    fn the_price_beside_a_cube_and_a_follower_is_the_price() {
        for players in 2..=4 {
            let game = Lisboa::new(Components::shipped(), Options::players(players));
            let (mut cubes, mut follows) = (0, 0);
            for seed in 1..=6 {
                let played = random_game(&game, seed, 20_000, |step| {
                    let Some(seat) = game.actor(step.before).seat() else { return };
                    let decision = game.decision(step.before);
                    let (mut after, mut events) = (*step.before, Vec::new());
                    game.apply(&mut after, step.action, &mut events);
                    if let Some(Decision::StoreCube { .. }) = decision {
                        let price = price_after(&game, step.before, seat, step.action);
                        if let Some(Decision::Pay { due }) = game.decision(&after) {
                            assert_eq!(price, u16::from(due));
                            cubes += 1;
                        }
                    } else if step.action == Action::Follow {
                        let told = |event: &lisboa::Event| {
                            if let Happening::Followed(by, _, n) = event.what { Some((by, n)) } else { None }
                        };
                        let cost = follow_cost(&game, step.before, seat).map(|cost| (seat, cost));
                        assert!(cost.is_some(), "{events:?}");
                        assert_eq!(cost, events.iter().find_map(told), "{events:?}");
                        follows += 1;
                    }
                });
                assert!(played.is_ok(), "{played:?}");
            }
            assert!(cubes > 0 && follows > 0, "{cubes} {follows}");
        }
    }

    #[test]
    fn a_store_is_priced_by_the_cube_that_is_taken() {
        // L-STORE-06, L-STORE-09: Treasury 3, then brown 3 and red 2 at the row, blue 1 at the column; one of them goes.
        let game = Lisboa::new(Components::shipped(), Options::players(3));
        let lines = ["turn A", "treasury 3", "rubble row B brown red", "rubble column 2 blue"];
        let lines: Vec<(usize, &str)> = lines.into_iter().enumerate().collect();
        let state = game.start(&game.read_setup(&lines).expect("it can be read")).expect("it is possible");
        let land = "B2".parse().expect("it is a land");
        let ways = store(&game, &state, Seat::A, land, lisboa::Good::Gold);
        assert_eq!(price_range(&ways), Some((6, 8)));
    }

    /// What Influence must pay is told before the cube is taken, and is what cash lacks when the land is paid.
    #[test]
    fn what_influence_must_pay_is_told_before() {
        let game = Lisboa::new(Components::shipped(), Options::players(3));
        let mut n = 0;
        for seed in 0..8 {
            let played = random_game(&game, seed, 20_000, |step| {
                let Some(seat) = game.actor(step.before).seat() else { return };
                if let (Some(Decision::StoreCube { .. }), Some(Decision::Pay { due })) =
                    (game.decision(step.before), game.decision(step.after))
                {
                    let told = after_cube(&game, step.before, seat, step.action).burnt(step.before, seat);
                    assert_eq!(told, u16::from(due).saturating_sub(step.after.boards[seat].reis));
                    n += u16::from(told > 0);
                }
            });
            assert!(played.is_ok(), "{played:?}");
        }
        assert!(n > 0, "Influence was never needed");
    }
}
