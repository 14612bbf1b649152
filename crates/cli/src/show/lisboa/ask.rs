//! What is asked, as a sentence.

use super::words::{self, card, items, many, reis};
use lisboa::{Action, CardId, Decision, Lisboa, PortfolioRow, View};
use table::IdSet;

/// The question that a decision asks.
pub fn question(game: &Lisboa, view: &View, decision: Decision) -> String {
    let components = &game.components;
    match decision {
        Decision::KeepClergy => "Which clergy tile do you keep? The other one goes back into the bag.".to_owned(),
        Decision::Draft { keep } => {
            let order = if keep > 1 { "; name the lower number first" } else { "" };
            format!("Draft: which card do you keep? ({keep} to keep{order}; the rest goes to the left)")
        }
        Decision::TakeTurn => {
            "Your turn: use one hand card. Discard it for 1 gold, put it into your Portfolio (then sell \
             or trade), or put it to the Royal Court (visit its Noble, or sponsor its event)."
                .to_owned()
        }
        Decision::MakeRoom { row } => {
            let kind = match row {
                PortfolioRow::Top => "a Noble card or ship",
                PortfolioRow::Bottom => "a Treasury card",
            };
            format!("There is no room for {kind}: which card of your Portfolio do you discard?")
        }
        Decision::SellOrTrade => {
            "Now sell goods to ships, or trade goods with the Nobles for State actions?".to_owned()
        }
        Decision::SellGoods { sold: false } => "Which good do you sell to which ship? At least one.".to_owned(),
        Decision::SellGoods { sold: true } => "Sell another good, or stop?".to_owned(),
        Decision::Trade { second: false } => "Which State action do you buy, and with which good?".to_owned(),
        Decision::Trade { second: true } => "Buy a second, different State action, or stop?".to_owned(),
        Decision::Recruit { least, most } if least == most => {
            format!("Recruit {}: to which offices?", many(most, "official", "officials"))
        }
        Decision::Recruit { least, most } => format!("Recruit {least} to {most} officials: to which offices?"),
        Decision::TakePlan => "Whose top Plan do you take?".to_owned(),
        Decision::BuildShip => "Build the top ship of the yard as a new one, or in place of one of yours?".to_owned(),
        Decision::ShipGoods { cost, .. } => format!("The ship costs {}: which?", many(cost, "good", "different goods")),
        Decision::ExtraGood { .. } => "Which produced good do you take one more of?".to_owned(),
        Decision::MoveCardinal { .. } => "How many steps does the Cardinal go?".to_owned(),
        Decision::TakeClergy => "Which clergy tile beside the Cardinal do you take?".to_owned(),
        Decision::ClergyFavors { left, .. } => {
            format!("Take a Royal Favor? (up to {left} more, in the order of the list)")
        }
        Decision::Church { .. } => "Church scoring: discard a clergy tile for the wigs on its back, or stop? Whoever \
             discards any gains Influence once, as much as the envelopes in their Portfolio show. Begin with \
             the lowest number: after a tile none with a lower number can be discarded."
            .to_owned(),
        Decision::TakeFavor => "Whose Royal Favor do you take?".to_owned(),
        Decision::VisitReis { cost } => {
            format!("The visit costs {cost}: how much of it do you pay in réis? The rest is Influence, then wigs.")
        }
        Decision::VisitState { noble } => format!(
            "You visit {}. Take one of his State actions first? After it you must {}.",
            words::noble(noble),
            words::deed(noble.noble_action())
        ),
        Decision::Follow { noble } => follow(view, noble),
        Decision::FollowDeed { noble } => format!("You follow to {}: which action do you take?", words::noble(noble)),
        Decision::BuildStore => {
            "Where do you build a store, and which street does it face? First you get the reward of \
             the land and a cube of your choice, then you pay: the price depends on the cube."
                .to_owned()
        }
        Decision::Reward { item, .. } => format!("Take the reward: {}?", words::item(item)),
        Decision::StoreCube { land } => {
            format!("Which cube do you take for the store on {land}? What is left there adds to the price.")
        }
        Decision::TrashCube { cubes } => {
            format!("You receive {}: discard one of them for wigs?", words::cubes(cubes))
        }
        Decision::Pay { due } => {
            format!("You owe {}: how much of it comes from the Influence track instead of cash?", reis(due))
        }
        Decision::House { land } => format!("From which group do you take the house for the store on {land}?"),
        Decision::TakeDecree => "Which decree do you take?".to_owned(),
        Decision::ExtraDecree => "Discard a set marker for a second decree?".to_owned(),
        Decision::OpenSite => {
            "On which site do you open a public building? First you get its cubes and its reward.".to_owned()
        }
        Decision::OpenPlan { site } => {
            format!("Which Plan do you complete with the building {}? It names the building too.", words::site(site))
        }
        Decision::ReturnOfficials { left, .. } => {
            // They are asked for in one order, so that the same officials are not offered twice.
            let order = if left > 1 { " Begin at the top of the list: those passed over stay." } else { "" };
            format!("{} must return to your board: from where?{order}", many(left, "official", "officials"))
        }
        Decision::EventDeed { .. } => "Which action does the event bring?".to_owned(),
        Decision::PileCube => "Which cube do you take from the rubble pile?".to_owned(),
        Decision::DrawCard => "Which face-up card do you take?".to_owned(),
        Decision::PayTask => "Which fulfilled task is paid? Only one in a turn.".to_owned(),
        Decision::PeriodDiscard { .. } => {
            "End of the period: discard a hand card for its reward, or stop? One reward for \
             each Noble; new cards fill your hand up to five. Begin with the lowest number: after a \
             card none with a lower number can be discarded."
                .to_owned()
        }
        Decision::PeriodReward => {
            let cashing = view.shown.cashing.iter().map(|id| card(components, id));
            format!("Which discarded card do you cash next? ({})", words::listed(cashing, "none"))
        }
    }
}

fn follow(view: &View, noble: lisboa::Noble) -> String {
    format!(
        "{} visited {}. Follow? You return his Favor, pay the visit and take one of his three actions.",
        view.shown.turn,
        words::noble(noble)
    )
}

/// What a player may be looking for, possible or not: where the question itself does not say what there is.
pub fn wishes(hand: IdSet<CardId>, decision: Decision) -> Vec<Action> {
    if let Decision::VisitState { noble } = decision {
        return noble.state_actions().map(Action::Do).to_vec();
    }
    if let Decision::FollowDeed { noble } = decision {
        return noble.state_actions().into_iter().chain([noble.noble_action()]).map(Action::Do).collect();
    }
    if let Decision::EventDeed { deeds } = decision {
        return deeds.iter().map(Action::Do).collect();
    }
    if decision == Decision::TakeTurn {
        return hand.iter().map(Action::Portfolio).chain(hand.iter().map(Action::Court)).collect();
    }
    if decision == Decision::SellOrTrade { vec![Action::Sell, Action::Trade] } else { Vec::new() }
}

/// The reward of a land or site, for sentences.
pub fn reward(given: lisboa::Items) -> String {
    if given.iter().all(Option::is_none) { "no reward".to_owned() } else { format!("reward {}", items(given)) }
}
