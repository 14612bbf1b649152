//! What is asked, what a player may be looking for, and where in the turn that is.

use super::names::{card, cubes, different_goods, item, officials, reis};
use crate::message::{List, Message};
use crate::worded::Path;
use lisboa::{Action, Decision, Good, Land, Lisboa, Noble, Pending, PortfolioRow, Site, Stage, State, Step, View};
use table::{Actor, Game, Id};

/// The question that a decision asks.
pub fn question(game: &Lisboa, view: &View, decision: Decision) -> Message {
    match decision {
        Decision::KeepClergy => say!("lisboa-ask-keep-clergy"),
        Decision::Draft { keep } => say!("lisboa-ask-draft", keep),
        Decision::TakeTurn => say!("lisboa-ask-take-turn"),
        Decision::MakeRoom { row: PortfolioRow::Top } => say!("lisboa-ask-make-room-top"),
        Decision::MakeRoom { row: PortfolioRow::Bottom } => say!("lisboa-ask-make-room-bottom"),
        Decision::SellOrTrade => say!("lisboa-ask-sell-or-trade"),
        Decision::SellGoods { sold: false } => say!("lisboa-ask-sell-first"),
        Decision::SellGoods { sold: true } => say!("lisboa-ask-sell-more"),
        Decision::Trade { second: false } => say!("lisboa-ask-trade-first"),
        Decision::Trade { second: true } => say!("lisboa-ask-trade-second"),
        Decision::Recruit { least, most } if least == most => {
            say!("lisboa-ask-recruit", officials = officials(most))
        }
        Decision::Recruit { least, most } => say!("lisboa-ask-recruit-range", least, most),
        Decision::TakePlan => say!("lisboa-ask-take-plan"),
        Decision::BuildShip => say!("lisboa-ask-build-ship"),
        Decision::ShipGoods { cost, .. } => say!("lisboa-ask-ship-goods", goods = different_goods(cost)),
        Decision::ExtraGood { .. } => say!("lisboa-ask-extra-good"),
        Decision::MoveCardinal { .. } => say!("lisboa-ask-move-cardinal"),
        Decision::TakeClergy => say!("lisboa-ask-take-clergy"),
        Decision::ClergyFavors { left, .. } => say!("lisboa-ask-clergy-favors", left),
        Decision::Church { .. } => say!("lisboa-ask-church"),
        Decision::TakeFavor => say!("lisboa-ask-take-favor"),
        Decision::VisitReis { cost } => say!("lisboa-ask-visit-reis", cost),
        Decision::VisitState { noble } => say!("lisboa-ask-visit-state", noble, deed = noble.noble_action()),
        Decision::Follow { noble } => say!("lisboa-ask-follow", visitor = view.shown.turn, noble),
        Decision::FollowDeed { noble } => say!("lisboa-ask-follow-deed", noble),
        Decision::BuildStore => say!("lisboa-ask-build-store"),
        Decision::Reward { item: given, .. } => say!("lisboa-ask-reward", item = item(given)),
        Decision::StoreCube { land } => say!("lisboa-ask-store-cube", land),
        Decision::TrashCube { cubes: received } => say!("lisboa-ask-trash-cube", cubes = cubes(received)),
        Decision::Pay { due } => say!("lisboa-ask-pay", due = reis(due)),
        Decision::House { land } => say!("lisboa-ask-house", land),
        Decision::TakeDecree => say!("lisboa-ask-take-decree"),
        Decision::ExtraDecree => say!("lisboa-ask-extra-decree"),
        Decision::OpenSite => say!("lisboa-ask-open-site"),
        Decision::OpenPlan { site } => say!("lisboa-ask-open-plan", site),
        Decision::ReturnOfficials { left, .. } => say!("lisboa-ask-return-officials", left),
        Decision::EventDeed { .. } => say!("lisboa-ask-event-deed"),
        Decision::PileCube => say!("lisboa-ask-pile-cube"),
        Decision::DrawCard => say!("lisboa-ask-draw-card"),
        Decision::PayTask => say!("lisboa-ask-pay-task"),
        Decision::PeriodDiscard { .. } => say!("lisboa-ask-period-discard"),
        Decision::PeriodReward => {
            let cards = List::commas(view.shown.cashing.iter().map(|id| card(&game.components, id)));
            say!("lisboa-ask-period-reward", cards)
        }
    }
}

/// What a player may be looking for, possible or not: where the question itself does not say what there is.
pub fn wishes(game: &Lisboa, view: &View, decision: Decision) -> Vec<Action> {
    let Some(seat) = view.seat else { return Vec::new() };
    let hand = view.shown.boards[seat].hand;
    if let Decision::VisitState { noble } = decision {
        return noble.state_actions().map(Action::Do).to_vec();
    }
    if let Decision::FollowDeed { noble } = decision {
        return noble.state_actions().into_iter().chain([noble.noble_action()]).map(Action::Do).collect();
    }
    if let Decision::EventDeed { deeds } = decision {
        return deeds.iter().map(Action::Do).collect();
    }
    if let Decision::Trade { .. } = decision {
        // With the good that its Noble takes, and with gold, which pays for all, if there is some.
        let has_gold = view.shown.boards[seat].goods[Good::Gold.index()] > 0;
        let with = |noble: Noble| [noble.native_good()].into_iter().chain(has_gold.then_some(Good::Gold));
        let bought = |noble: Noble| {
            with(noble).flat_map(move |good| noble.state_actions().map(|deed| Action::TradeFor(deed, good)))
        };
        return Noble::ALL.into_iter().flat_map(bought).collect();
    }
    if decision == Decision::TakeTurn {
        return hand.iter().map(Action::Portfolio).chain(hand.iter().map(Action::Court)).collect();
    }
    if decision == Decision::BuildStore {
        return empty_lands(game, &view.shown);
    }
    if decision == Decision::OpenSite {
        return empty_sites(game, &view.shown);
    }
    if decision == Decision::SellOrTrade { vec![Action::Sell, Action::Trade] } else { Vec::new() }
}

/// A store on every land in play that has none, facing each of its streets.
fn empty_lands(game: &Lisboa, s: &State) -> Vec<Action> {
    let is_empty = |land: &Land| game.has_row(land.row()) && !s.facing.iter().any(|stores| stores.has(*land));
    let stores = |land: Land| land.column().streets().iter().map(move |&street| Action::Build(land, street));
    Land::all().filter(is_empty).flat_map(stores).collect()
}

/// A building on every site in play that has none.
fn empty_sites(game: &Lisboa, s: &State) -> Vec<Action> {
    let is_empty = |site: &Site| site.row().is_none_or(|row| game.has_row(row)) && s.buildings[site.index()].is_none();
    Site::all().filter(is_empty).map(Action::Open).collect()
}

/// The stations of the turn. What is still pending tells which way it goes and how far it is.
pub fn path(game: &Lisboa, view: &View) -> Path {
    let s = &view.shown;
    let on = |what: Pending| s.agenda.frames().iter().any(|frame| frame.what == what);
    let is_pending = |wanted: fn(Step) -> bool| {
        s.agenda.frames().iter().any(|frame| if let Pending::Do(step) = frame.what { wanted(step) } else { false })
    };
    if s.stage == Stage::Over {
        return Path { stations: Vec::new(), at: 0 };
    }
    if on(Pending::Do(Step::KeepClergy)) {
        return Path { stations: vec![say!("lisboa-station-clergy")], at: 0 };
    }
    if is_pending(|step| matches!(step, Step::PassCards { .. })) {
        return Path { stations: vec![say!("lisboa-station-draft")], at: 0 };
    }
    if on(Pending::Ask(Decision::TakeTurn)) {
        return plain_path(0);
    }
    if !on(Pending::Do(Step::EndTurn)) {
        return after_turn(game, s);
    }
    if !on(Pending::Ask(Decision::DrawCard)) || game.decision(s) == Some(Decision::DrawCard) {
        return plain_path(2);
    }
    if on(Pending::Do(Step::LeaveCourt)) {
        let is_visit = s.played.is_some_and(|id| game.components.card(id).kind().noble().is_some());
        return if is_visit { visit_path(game, s) } else { event_path(on(Pending::Do(Step::Event))) };
    }
    portfolio_path(on(Pending::Do(Step::Tuck)))
}

/// Whatever the card is played for: it is played, its action is done, one is drawn.
fn plain_path(at: usize) -> Path {
    let stations = vec![
        say!("lisboa-station-card"),
        say!("lisboa-station-action"),
        say!("lisboa-station-draw"),
        say!("lisboa-station-end"),
    ];
    Path { stations, at }
}

/// After the draw; in the end of the period nobody has a turn.
fn after_turn(game: &Lisboa, s: &State) -> Path {
    match game.decision(s) {
        Some(Decision::PeriodDiscard { .. } | Decision::PeriodReward) => {
            Path { stations: vec![say!("lisboa-station-period")], at: 0 }
        }
        _ => plain_path(3),
    }
}

/// A visit: pay, State action, Noble action, followers (L-VISIT-08).
fn visit_path(game: &Lisboa, s: &State) -> Path {
    let frames = s.agenda.frames();
    let asks_state = |what: Pending| matches!(what, Pending::Ask(Decision::VisitState { .. }));
    let noble_to_come = frames.iter().any(|frame| matches!(frame.what, Pending::Do(Step::NobleAction { .. })));
    let is_state_asked = s.agenda.top().is_some_and(|frame| asks_state(frame.what));
    let at = if frames.iter().any(|frame| asks_state(frame.what)) && !is_state_asked {
        1
    } else if noble_to_come {
        2
    } else if game.actor(s) == Actor::Player(s.turn) {
        3
    } else {
        4
    };
    let stations = vec![
        say!("lisboa-station-card"),
        say!("lisboa-station-visit"),
        say!("lisboa-station-state"),
        say!("lisboa-station-noble"),
        say!("lisboa-station-followers"),
        say!("lisboa-station-draw"),
        say!("lisboa-station-end"),
    ];
    Path { stations, at }
}

/// A sponsored event: the fee, then what it brings (L-EVENT-01..05).
fn event_path(is_to_come: bool) -> Path {
    let stations = vec![
        say!("lisboa-station-card"),
        say!("lisboa-station-fee"),
        say!("lisboa-station-event"),
        say!("lisboa-station-draw"),
        say!("lisboa-station-end"),
    ];
    Path { stations, at: if is_to_come { 1 } else { 2 } }
}

/// A card into the Portfolio: its reward or penalty and its place, then selling or trading (L-PORT-14).
fn portfolio_path(is_to_come: bool) -> Path {
    let stations = vec![
        say!("lisboa-station-card"),
        say!("lisboa-station-portfolio"),
        say!("lisboa-station-sell"),
        say!("lisboa-station-draw"),
        say!("lisboa-station-end"),
    ];
    Path { stations, at: if is_to_come { 1 } else { 2 } }
}
