//! What cards, ships, tiles, decrees and tasks do, with the numbers of the pack.

use super::names::{influence, item, items, officials, reis, street, wigs};
use crate::message::Message;
use lisboa::{
    Architect, Benefit, Bottom, CardEvent, CardId, CardType, ClergyEffect, ClergyId, Components, Count, Decree,
    DecreeId, Face, Good, Lisboa, Penalty, Row, Scale, Ship, Side, Stage, State, Task, TaskReward,
};
use table::{Game, Id, Seat};

/// The bottom of a Noble card, as what happens when it goes into the Portfolio.
pub fn bottom(bottom: Bottom) -> Message {
    match bottom {
        Bottom::Reward(given) => say!("lisboa-bottom-reward", items = items(given)),
        Bottom::Penalty(Penalty::Official) => say!("lisboa-bottom-official"),
        Bottom::Penalty(Penalty::Real) => say!("lisboa-bottom-real"),
    }
}

/// The event of a Treasury card.
pub fn event(event: CardEvent) -> Message {
    match event {
        CardEvent::Receive(given) => items(given),
        CardEvent::Produce => say!("lisboa-sponsor-produce"),
        CardEvent::Ship => say!("lisboa-sponsor-ship"),
        CardEvent::StoreOrOpen => say!("lisboa-sponsor-store-or-open"),
        CardEvent::NobleAction => say!("lisboa-sponsor-noble-action"),
    }
}

/// The lasting benefit of a Treasury card.
pub fn benefit(benefit: Benefit) -> Message {
    match benefit {
        Benefit::Discount(n) => say!("lisboa-benefit-discount", reis = reis(n)),
        Benefit::Sell(good, n) => say!("lisboa-benefit-sell", good, reis = reis(n)),
        Benefit::RubbleLess(color, n) => say!("lisboa-benefit-rubble-less", color, n),
        Benefit::RubbleIgnored(color) => say!("lisboa-benefit-rubble-ignored", color),
        Benefit::FewerOfficials(n) => say!("lisboa-benefit-fewer-officials", officials = officials(n)),
    }
}

/// A political card with all that it does.
pub fn card(components: &Components, id: CardId) -> Message {
    let card = components.card(id);
    match card.face {
        Face::Noble { noble, influence, bottom: end } => {
            let (bottom, deed) = (bottom(end), noble.noble_action());
            say!("lisboa-card-noble", kind = card.kind(), influence, bottom, deed)
        }
        Face::Treasury { event: happening, benefit: lasting } => {
            say!("lisboa-card-treasury", benefit = benefit(lasting), event = event(happening))
        }
    }
}

/// A ship of this kind.
pub fn ship(components: &Components, ship: Ship) -> Message {
    let face = components.ship(ship);
    say!("lisboa-ship-card", ship, hull = face.hull, more = face.modifier, envelope = face.influence)
}

/// What a clergy tile does.
pub fn clergy_effect(effect: ClergyEffect) -> Message {
    match effect {
        ClergyEffect::OpenWigs(n) => say!("lisboa-clergy-open-wigs", wigs = wigs(n)),
        ClergyEffect::StoreWigs(n) => say!("lisboa-clergy-store-wigs", wigs = wigs(n)),
        ClergyEffect::CardWigs(n) => say!("lisboa-clergy-card-wigs", wigs = wigs(n)),
        ClergyEffect::ReisForInfluence => say!("lisboa-clergy-reis-for-influence"),
        ClergyEffect::PlanOfficials(n) => say!("lisboa-clergy-plan-officials", n),
        ClergyEffect::SetWigs(n) => say!("lisboa-clergy-set-wigs", wigs = wigs(n)),
        ClergyEffect::InfluenceGain(n) => say!("lisboa-clergy-influence-gain", n),
        ClergyEffect::ShipInfluence(n) => say!("lisboa-clergy-ship-influence", n),
        ClergyEffect::RubbleForWigs(n) => say!("lisboa-clergy-rubble-for-wigs", wigs = wigs(n)),
        ClergyEffect::VisitLess(n) => say!("lisboa-clergy-visit-less", influence = influence(n)),
        ClergyEffect::CourtReis(noble, n) => say!("lisboa-clergy-court-reis", reis = reis(n), noble),
        ClergyEffect::ExtraPlan(architect) => say!("lisboa-clergy-extra-plan", architect),
        ClergyEffect::FewerOfficials(n) => say!("lisboa-benefit-fewer-officials", officials = officials(n)),
        ClergyEffect::RubbleReis(n) => say!("lisboa-clergy-rubble-reis", reis = reis(n)),
        ClergyEffect::ShipWigs(n) => say!("lisboa-clergy-ship-wigs", wigs = wigs(n)),
        ClergyEffect::FollowFree => say!("lisboa-clergy-follow-free"),
        ClergyEffect::InfluenceOnce(n) => say!("lisboa-clergy-influence-once", influence = influence(n)),
        ClergyEffect::DecreeWigs(n) => say!("lisboa-clergy-decree-wigs", wigs = wigs(n)),
        ClergyEffect::Sell(good, n) => say!("lisboa-benefit-sell", good, reis = reis(n)),
        ClergyEffect::SellAny(n) => say!("lisboa-clergy-sell-any", reis = reis(n)),
        ClergyEffect::VisitNobleLess(noble, n) => {
            say!("lisboa-clergy-visit-noble-less", noble, influence = influence(n))
        }
        ClergyEffect::EventFree => say!("lisboa-clergy-event-free"),
        ClergyEffect::TreasuryReis(n) => say!("lisboa-clergy-treasury-reis", reis = reis(n)),
        ClergyEffect::HireLess(n) => say!("lisboa-clergy-hire-less", reis = reis(n)),
        ClergyEffect::Discount(n) => say!("lisboa-benefit-discount", reis = reis(n)),
        ClergyEffect::CardinalSteps(n) => say!("lisboa-clergy-cardinal-steps", n),
        ClergyEffect::FavorsOnce(n) => say!("lisboa-clergy-favors-once", n),
        ClergyEffect::ShipFree => say!("lisboa-clergy-ship-free"),
        ClergyEffect::ExtraGood(n) => say!("lisboa-clergy-extra-good", n),
    }
}

/// A clergy tile with the wigs that a church scoring gives for it.
pub fn clergy(components: &Components, id: ClergyId) -> Message {
    let tile = components.clergy(id);
    say!("lisboa-clergy", effect = clergy_effect(tile.effect), wigs = wigs(tile.wigs))
}

/// What a decree counts; `n` of it bring its wigs.
fn counted(count: Count, n: u8) -> Message {
    let what = match count {
        Count::Buildings { side, architect } => counted_buildings(side, architect),
        Count::OwnStores { row, street } => counted_own_stores(row, street),
        Count::AllStores { row, street } => counted_all_stores(row, street),
        Count::Cubes(None) => say!("lisboa-count-cubes"),
        Count::Cubes(Some(color)) => say!("lisboa-count-cubes-color", color),
        Count::Goods(None) => say!("lisboa-count-goods"),
        Count::Goods(Some(good)) => say!("lisboa-count-goods-kind", good),
        Count::Plans(None) => say!("lisboa-count-plans"),
        Count::Plans(Some(architect)) => say!("lisboa-count-plans-architect", architect),
        Count::PlanOfficials => say!("lisboa-count-plan-officials"),
        Count::Decrees => say!("lisboa-count-decrees"),
        Count::Influence => say!("lisboa-count-influence"),
        Count::CardInfluence => say!("lisboa-count-card-influence"),
        Count::PortfolioCards => say!("lisboa-count-portfolio"),
        Count::Money => say!("lisboa-count-money"),
        Count::Ships => say!("lisboa-count-ships"),
    };
    // The number comes along, for languages in which it decides the form of what is counted.
    what.with("n", n)
}

fn counted_buildings(side: Option<Side>, architect: Option<Architect>) -> Message {
    match (side, architect) {
        (None, None) => say!("lisboa-count-buildings"),
        (Some(side), None) => say!("lisboa-count-buildings-side", side),
        (None, Some(architect)) => say!("lisboa-count-buildings-architect", architect),
        (Some(side), Some(architect)) => say!("lisboa-count-buildings-both", side, architect),
    }
}

fn counted_own_stores(row: Option<Row>, on: Option<Good>) -> Message {
    match (row, on.map(street)) {
        (None, None) => say!("lisboa-count-own-stores"),
        (Some(row), None) => say!("lisboa-count-own-stores-row", row),
        (None, Some(street)) => say!("lisboa-count-own-stores-street", street),
        (Some(row), Some(street)) => say!("lisboa-count-own-stores-both", row, street),
    }
}

fn counted_all_stores(row: Option<Row>, on: Option<Good>) -> Message {
    match (row, on.map(street)) {
        (None, None) => say!("lisboa-count-all-stores"),
        (Some(row), None) => say!("lisboa-count-all-stores-row", row),
        (None, Some(street)) => say!("lisboa-count-all-stores-street", street),
        (Some(row), Some(street)) => say!("lisboa-count-all-stores-both", row, street),
    }
}

/// What a decree gives at the end of the game.
pub fn decree_text(decree: Decree) -> Message {
    let wigs = wigs(decree.wigs);
    match (decree.scale, decree.count) {
        (Scale::Per(1), count) => say!("lisboa-decree-per-one", wigs, what = counted(count, 1)),
        (Scale::Per(n), count) => say!("lisboa-decree-per-many", wigs, n, what = counted(count, n)),
        (Scale::Most, count) => say!("lisboa-decree-most", wigs, what = counted(count, 0)),
        (Scale::Each, Count::Goods(_)) => say!("lisboa-decree-each-good", wigs),
        (Scale::Each, _) => say!("lisboa-decree-each-store", wigs),
    }
}

/// A decree, and what it would be worth to a seat if the game ended now.
pub fn decree(game: &Lisboa, state: &State, viewer: Option<Seat>, id: DecreeId) -> Message {
    let text = decree_text(*game.components.decree(id));
    match viewer {
        Some(seat) => say!("lisboa-decree-worth", decree = text, worth = decree_worth(game, state, seat, id)),
        None => text,
    }
}

/// What a decree adds to the final scoring of a seat as things stand: with it and without it.
pub fn decree_worth(game: &Lisboa, state: &State, seat: Seat, id: DecreeId) -> i16 {
    let total = |held: bool| {
        let mut state = *state;
        let decrees = &mut state.boards[seat].decrees;
        if held {
            decrees.insert(id)
        } else {
            decrees.remove(id)
        }
        game.score_sheet(&state).iter().map(|line| line.points[seat]).sum::<i16>()
    };
    total(true) - total(false)
}

/// What a starting task asks (L-VARIANT-08..19), and what it gives.
pub fn task(components: &Components, task: Task) -> Message {
    let asks = match task {
        Task::A1 => say!("lisboa-task-a1"),
        Task::A2 => say!("lisboa-task-a2"),
        Task::A3 => say!("lisboa-task-a3"),
        Task::A4 => say!("lisboa-task-a4"),
        Task::B1 => say!("lisboa-task-b1"),
        Task::B2 => say!("lisboa-task-b2"),
        Task::B3 => say!("lisboa-task-b3"),
        Task::B4 => say!("lisboa-task-b4"),
        Task::B5 => say!("lisboa-task-b5"),
        Task::B6 => say!("lisboa-task-b6"),
        Task::B7 => say!("lisboa-task-b7"),
        Task::B8 => say!("lisboa-task-b8"),
    };
    let gives = match components.tasks[task.index()] {
        TaskReward::Tasks(n) => say!("lisboa-task-gives-tasks", n),
        TaskReward::Item(given) => item(given),
        TaskReward::Wigs(n) => wigs(n),
    };
    say!("lisboa-task", asks, gives)
}

/// Where the game stands as a whole, and what its end depends on.
pub fn stage(game: &Lisboa, s: &State) -> Message {
    let is_empty = |&kind: &CardType| s.display[kind.index()].is_none() && game.face_down(s, kind).is_empty();
    let empty = CardType::ALL.iter().filter(|kind| is_empty(kind)).count();
    match (s.stage, s.period) {
        (Stage::Setup, _) => say!("lisboa-stage-setup"),
        (Stage::Play, 1) => say!("lisboa-stage-first-period", empty),
        (Stage::Play, _) => say!("lisboa-stage-second-period", empty),
        (Stage::Ending, _) => say!("lisboa-stage-ending"),
        (Stage::LastRound, _) => say!("lisboa-stage-last-round"),
        (Stage::Over, _) => say!("lisboa-stage-over"),
    }
}
