//! What is asked, as a sentence.

use super::words::{self, many, pirates, reals, ships, workers};
use madeira::{
    Action, Building, City, Colony, Decision, Errand, Face, Field, Madeira, Place, Port, Row, ShipFrom, Spot, State,
    View,
};
use table::{Id, Seat};

/// The question that a decision asks.
pub fn question(game: &Madeira, view: &View, decision: Decision) -> String {
    let (c, s) = (&game.components, &view.shown);
    match decision {
        Decision::SetupCity => "Before the first round: on which City spot do you put a Worker?".to_owned(),
        Decision::SetupField { first: None } => {
            "On which Field do you put a Worker? A second one follows, in another Region.".to_owned()
        }
        Decision::SetupField { first: Some(_) } => "On which Field do you put the second Worker?".to_owned(),
        Decision::TakeRow => {
            "Which row of the Guild Column do you take? You get its three dice, one of its Requests, and \
             turn up your Favors of its Guild; higher rows play earlier."
                .to_owned()
        }
        Decision::TakeRequest { row } => format!("Which Request of row {row} do you take?"),
        Decision::TurnUpGuild { row } => format!("Row {row} has two Guilds: whose Favors do you turn up?"),
        Decision::TakeTurn => "Your turn: place a die on a Character (low dice in far Regions cost Bread), or pass. A \
             Favor may be used first, and the Windmill at any time."
            .to_owned(),
        Decision::UseDie { building } => use_die(s, building),
        Decision::WorkerFrom { errand, left, .. } => worker_from(c, errand, left),
        Decision::WorkerTo { from, .. } => format!("Where does the Worker from {} go?", words::place(from)),
        Decision::MoveShip { left, .. } => format!(
            "Move {}, or stop? From Home a Ship costs 1 Wood; the slot costs Goods. Rewards come after all moves.",
            if left == 1 { "a Ship".to_owned() } else { format!("up to {}, one by one", ships(left)) }
        ),
        Decision::Quantity { slot } => format!("How many Goods does the Ship bring to {slot}?"),
        Decision::BuyWood { left } => {
            format!("You are {left} Wood short and buy it: from where comes the next? {}", next_price(game, s))
        }
        Decision::KingsReward { .. } => "Your Ship reached a Colony: which King's Reward do you take?".to_owned(),
        Decision::Support => {
            format!("Royal Support: drive off up to {}, or get Bread?", pirates(c.amounts.pirates_off))
        }
        Decision::TakeFavor => "Which Guild Favor do you take? Its district is built then.".to_owned(),
        Decision::Relocate { left, .. } => format!(
            "Relocate {} in the Cities (your Workers and Citizens), or stop and take the income?",
            if left == 1 { "one more piece".to_owned() } else { format!("up to {left} pieces") }
        ),
        Decision::RelocateTo { from, .. } => format!("To which free spot does the piece on {from} go?"),
        Decision::GetWood { left } => format!("You get {left} Wood: from where comes the next?"),
        Decision::ExtraYield { must, may, .. } => extra_yield(must, may),
        Decision::PassingSlot => {
            "You pass: which slot? It is your place in the order until the next rows are taken, and has a bonus."
                .to_owned()
        }
        Decision::PassingBonus { slot } => format!("Slot {slot}: take its Reals, or its Action?"),
        Decision::PayBuilding { building } => pay_building(game, view, building),
        Decision::Perform { building } => format!("You have paid {}: perform its Action?", words::building(building)),
        Decision::TurnUpFavor { left } => format!("Turn {} face-up?", many(left, "Favor", "Favors")),
        Decision::LastWindmill => "The end of phase C: the last moment in this round to take Bread or Reals from the \
             Windmill. Ships will need Wood, Workers Bread. Done?"
            .to_owned(),
        Decision::MoveMarker => "The Bishop: which Action Marker goes to which Building?".to_owned(),
        Decision::LadyBuilding => format!("The Lady, for {}: which Building?", reals(c.amounts.lady_reals)),
        Decision::Honor => format!(
            "Honor: you alone have most Workers in the City Watch. Take one Home for {} Prestige?",
            c.scoring.honor
        ),
        Decision::Upkeep => upkeep(view),
        Decision::Feed => feed(game, view),
        Decision::KeepRequest => {
            "The Crown's Requests: which one do you keep for later? The others are scored now.".to_owned()
        }
        Decision::ScoreRoutes { left, .. } => {
            format!("Market Routes{}: how many Ships of the Wheat, Sugar and Wine Market?", more(left))
        }
        Decision::ScoreExpeditions { left, .. } => {
            format!("Expeditions{}: how many Ships of Açores, Brasil and India?", more(left))
        }
        Decision::ScoreInfluence { left, .. } => format!("Influence of the Guilds{}: which Guilds?", more(left)),
        Decision::ScoreUrbanization { left, .. } => format!("Urbanization{}: which City?", more(left)),
        Decision::ScoreWealth { left } => format!(
            "Wealth of the Nation{}: how many Reals do you pay, for 1 Prestige each? (at most {})",
            more(left),
            c.scoring.wealth
        ),
    }
}

/// That another Request of the same type follows.
fn more(left: u8) -> String {
    if left > 1 { format!(" (the first of {left})") } else { String::new() }
}

fn use_die(s: &State, building: Building) -> String {
    let place = words::building(building);
    match s.characters[building.index()] {
        Some(character) => {
            format!("Your die is with the {} at {place}: his Action, or a harvest?", words::character(Some(character)))
        }
        None => format!("Your die is at {place}, where no tile lies: the special harvest?"),
    }
}

fn worker_from(c: &madeira::Components, errand: Errand, left: u8) -> String {
    let which = if left == 1 { "a Worker".to_owned() } else { format!("up to {}", workers(left)) };
    let off = pirates(c.amounts.pirates_off);
    match errand {
        Errand::Field => format!("Move {which} to Fields, or stop: from where?"),
        Errand::City => format!("Move {which} into Cities, or stop: from where?"),
        Errand::Colony => {
            format!("Move {which} to Colonies (1 Prestige for each of your Ships there), or stop: from where?")
        }
        Errand::Fortaleza => format!("Move {which} into the City Watch (up to {off} less each), or stop: from where?"),
        Errand::Watch => format!("Move a Worker into the City Watch (up to {off} less): from where?"),
        Errand::Scout => "The Scout moves a Worker from anywhere to anywhere: from where?".to_owned(),
    }
}

fn next_price(game: &Madeira, s: &State) -> String {
    let (c, n) = (&game.components, s.turn.bought);
    format!("The next costs {}.", reals(c.wood_price(n + 1) - c.wood_price(n)))
}

fn extra_yield(must: u8, may: u8) -> String {
    match (must, may) {
        (0, n) => format!("The Engineer: which Field yields once more? (up to {n} more)"),
        (n, 0) => format!("Which Field yields once more? ({n} to take)"),
        (_, n) => format!("Which Field yields once more? (then up to {n} more by the Engineer)"),
    }
}

fn pay_building(game: &Madeira, view: &View, building: Building) -> String {
    let s = &view.shown;
    format!(
        "{}: pay {} (then you may act there), or receive {}?",
        words::building(building),
        reals(game.building_cost(s, building)),
        pirates(game.building_pirates(s, building))
    )
}

fn upkeep(view: &View) -> String {
    let n = view.seat.map_or(0, |seat| view.shown.players[seat].ships.len());
    format!(
        "Upkeep: your {} on the board need as much Wood. How much do you give? Each missing one is a Pirate.",
        ships(n)
    )
}

fn feed(game: &Madeira, view: &View) -> String {
    let need = view.seat.map_or(0, |seat| game.feeding_need(&view.shown, seat));
    format!("Feeding: {} need Bread. How much do you give? Each missing one is a Pirate.", workers(need))
}

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
