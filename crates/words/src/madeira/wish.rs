//! What a player may be looking for, possible or not: where the question itself does not say what there is.

use madeira::{
    Action, Building, City, Colony, Decision, Face, Field, Madeira, Place, Port, Row, ShipFrom, Spot, State, View,
};
use table::{Id, Seat};

/// What a player may be looking for, possible or not.
pub fn wishes(game: &Madeira, view: &View, decision: Decision) -> Vec<Action> {
    let Some(seat) = view.seat else { return Vec::new() };
    let s = &view.shown;
    let player = &s.players[seat];
    match decision {
        Decision::SetupCity => first_spots(),
        Decision::SetupField { .. } => Field::ALL.map(|field| Action::To(Place::Field(field))).to_vec(),
        Decision::TakeRow => Row::ALL.into_iter().take(usize::from(game.options.players)).map(Action::Row).collect(),
        Decision::TakeTurn => turn_wishes(s, seat),
        Decision::UseDie { .. } => vec![Action::Act, Action::Harvest],
        Decision::MoveShip { .. } => sail_wishes(game, s, seat),
        Decision::TakeFavor => s.favors.into_iter().flatten().flatten().map(Action::Take).collect(),
        Decision::PassingSlot => madeira::PassingSlot::ALL.map(Action::Slot).to_vec(),
        Decision::PassingBonus { .. } => vec![Action::Act],
        Decision::PayBuilding { .. } => {
            [Action::Pay].into_iter().chain(player.favors_up.iter().map(Action::Favor)).collect()
        }
        Decision::Perform { .. } => vec![Action::Yes],
        Decision::LadyBuilding => Building::ALL.map(Action::Building).to_vec(),
        Decision::KingsReward { ships } => rewards_there(s, ships),
        Decision::TurnUpFavor { .. } => player.favors_down.iter().map(Action::Flip).collect(),
        Decision::ScoreUrbanization { .. } => City::ALL.map(Action::City).to_vec(),
        Decision::TakeRequest { .. }
        | Decision::TurnUpGuild { .. }
        | Decision::WorkerFrom { .. }
        | Decision::WorkerTo { .. }
        | Decision::Quantity { .. }
        | Decision::BuyWood { .. }
        | Decision::Support
        | Decision::Relocate { .. }
        | Decision::RelocateTo { .. }
        | Decision::GetWood { .. }
        | Decision::ExtraYield { .. }
        | Decision::LastWindmill
        | Decision::MoveMarker
        | Decision::Honor
        | Decision::Upkeep
        | Decision::Feed
        | Decision::KeepRequest
        | Decision::ScoreRoutes { .. }
        | Decision::ScoreExpeditions { .. }
        | Decision::ScoreInfluence { .. }
        | Decision::ScoreWealth { .. } => Vec::new(),
    }
}

/// The spots of the districts that are built at the start.
fn first_spots() -> Vec<Action> {
    let built = Spot::all().filter(|spot| spot.district() <= madeira::BUILT);
    built.map(|spot| Action::To(Place::Spot(spot))).collect()
}

/// Every die that is there on every Character, and the Favors that are held; without a guard one Pirate die is enough to say
/// why there is none.
fn turn_wishes(s: &State, seat: Seat) -> Vec<Action> {
    let player = &s.players[seat];
    let mut wishes = Vec::new();
    for face in Face::ALL.into_iter().filter(|face| player.dice[face.index()] > 0) {
        wishes.extend(Building::ALL.map(|building| Action::Die(face, building)));
    }
    let mut pirate_dice = Face::ALL.into_iter().filter(|face| s.watch_dice[face.index()] > 0);
    match (player.watch, pirate_dice.next()) {
        (0, first) => wishes.extend(first.map(|face| Action::Pirate(face, Building::Moinho))),
        (_, first) => {
            for face in first.into_iter().chain(pirate_dice) {
                wishes.extend(Building::ALL.map(|building| Action::Pirate(face, building)));
            }
        }
    }
    wishes.extend(player.favors_up.iter().map(Action::Favor));
    wishes
}

/// A Ship from Home, or any other, to the cheapest free slot of each port.
fn sail_wishes(game: &Madeira, s: &State, seat: Seat) -> Vec<Action> {
    let player = &s.players[seat];
    let from =
        if player.ships_home > 0 { Some(ShipFrom::Home) } else { player.ships.iter().next().map(ShipFrom::Slot) };
    let free = game.open_slots() - s.taken_slots();
    let cheapest = |port| free.iter().find(|slot| slot.port() == port);
    let slots = Port::ALL.into_iter().filter_map(cheapest);
    from.map_or(Vec::new(), |from| slots.map(|slot| Action::Sail(from, slot)).collect())
}

fn rewards_there(s: &State, ships: [Option<Colony>; 2]) -> Vec<Action> {
    let there = ships.into_iter().flatten().flat_map(|colony| s.rewards[colony.index()]).flatten();
    there.map(Action::Reward).collect()
}
