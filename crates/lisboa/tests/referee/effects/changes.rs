//! A comparison that cannot fail is worth nothing: every printed number is changed once, for the referee alone, and then
//! some game must show the difference.

use super::play_along;
use crate::Style;
use lisboa::{
    Benefit, Bottom, CardEvent, ClergyEffect, Components, Face, Good, Item, Items, Lisboa, Options, TaskReward,
    ThinColumn,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One printed value that is changed.
struct Change {
    /// What is changed, in words.
    name: String,
    /// Changes it.
    make: Box<dyn Fn(&mut Components)>,
}

/// Something that no card, land or site gives.
const ODD: Items = [Some(Item::Reis(9)), None, None];

/// Tries every change whose number is a multiple of `every`, each in up to so many games. Returns how many were tried, and
/// the names of those that no game has shown.
pub fn unnoticed(every: usize, games: u64) -> (usize, Vec<String>) {
    let changes: Vec<Change> = all_changes().into_iter().step_by(every).collect();
    let tried = changes.len();
    let hidden = changes.into_iter().filter(|change| !(0..games).any(|number| shows(change, number)));
    (tried, hidden.map(|change| change.name).collect())
}

/// Whether the change makes a difference in the game with this number.
fn shows(change: &Change, number: u64) -> bool {
    let style = [Style::Merchant, Style::Busy, Style::Shaken, Style::Even][number as usize % 4];
    let plain = Options::players(4 - (number / 4 % 2) as u8);
    let options = Options { tasks: true, tokens: change.name.contains("token"), ..plain };
    let rules = Lisboa::new(Components::shipped(), options);
    let mut components = Components::shipped();
    (change.make)(&mut components);
    let game = Lisboa::new(components, options);
    catch_unwind(AssertUnwindSafe(|| play_along(&game, &rules, style, number))).is_err()
}

/// Every change.
fn all_changes() -> Vec<Change> {
    let mut all = Vec::new();
    cards(&mut all);
    tiles(&mut all);
    board(&mut all);
    player_board(&mut all);
    scoring(&mut all);
    all
}

/// Adds a change.
fn add(all: &mut Vec<Change>, name: impl Into<String>, make: impl Fn(&mut Components) + 'static) {
    all.push(Change { name: name.into(), make: Box::new(make) });
}

/// Political cards and ships.
fn cards(all: &mut Vec<Change>) {
    for index in 0..82 {
        let number = index + 1;
        add(all, format!("card {number}, number or benefit"), move |c| match &mut c.cards[index].face {
            Face::Noble { influence, .. } => *influence += 1,
            Face::Treasury { benefit, .. } => *benefit = Benefit::Discount(5),
        });
        add(all, format!("card {number}, bottom or event"), move |c| match &mut c.cards[index].face {
            Face::Noble { bottom, .. } => *bottom = Bottom::Reward(ODD),
            Face::Treasury { event, .. } => *event = CardEvent::Receive(ODD),
        });
    }
    for index in 0..4 {
        add(all, format!("ship {index}, hull"), move |c| c.ships[index].hull += 1);
        add(all, format!("ship {index}, modifier"), move |c| c.ships[index].modifier += 1);
        add(all, format!("ship {index}, envelope"), move |c| c.ships[index].influence += 1);
    }
}

/// Clergy tiles, Plans and public buildings.
fn tiles(all: &mut Vec<Change>) {
    for index in 0..37 {
        let number = index + 1;
        add(all, format!("clergy {number}, effect"), move |c| c.clergy[index].effect = ClergyEffect::OpenWigs(0));
        add(all, format!("clergy {number}, wigs"), move |c| c.clergy[index].wigs += 1);
    }
    for index in 0..20 {
        add(all, format!("plan {}, officials", index + 1), move |c| c.plans[index].officials += 1);
    }
    for index in 0..16 {
        for side in 0..2 {
            add(all, format!("building {}, side {side}", index + 1), move |c| {
                let colors = &mut c.buildings[index].colors[side];
                *colors = Good::ALL.into_iter().filter(|&color| !colors.has(color)).collect();
            });
        }
    }
}

/// The game board and the city tokens.
fn board(all: &mut Vec<Change>) {
    let pack = Components::shipped();
    for index in 0..pack.board.treasury.len() {
        add(all, format!("treasury {index}, reis"), move |c| c.board.treasury[index].reis += 1);
        add(all, format!("treasury {index}, influence"), move |c| c.board.treasury[index].influence += 1);
    }
    // The last space is never reached going left.
    for space in 0..pack.board.influence_reis.len() - 1 {
        add(all, format!("influence {space}"), move |c| c.board.influence_reis[space] ^= true);
    }
    for index in 0..25 {
        add(all, format!("land {index}"), move |c| c.board.land_reward[index] = ODD);
    }
    for index in 0..14 {
        add(all, format!("site {index}"), move |c| c.board.site_reward[index] = ODD);
    }
    for index in 0..pack.land_tokens.len() {
        add(all, format!("land token {index}"), move |c| c.land_tokens[index] = ODD);
    }
    for index in 0..pack.site_tokens.len() {
        add(all, format!("site token {index}"), move |c| c.site_tokens[index] = ODD);
    }
    for index in 0..3 {
        add(all, format!("office {index}"), move |c| c.board.office_spaces[index] += 1);
        add(all, format!("rubble {index}"), move |c| c.board.rubble_value[index] += 1);
    }
    add(all, "price floor", |c| c.board.price_floor += 1);
    add(all, "Influence icon of the church", |c| c.board.church_influence += 1);
    add(all, "Treasury icon of the church", |c| c.board.church_treasury += 1);
    add(all, "thin column", |c| c.board.thin_column = ThinColumn::Wigs(20));
    add(all, "decrees laid out", |c| c.board.decree_display += 1);
}

/// The player board and the tasks.
fn player_board(all: &mut Vec<Change>) {
    add(all, "rubble spaces", |c| c.start.rubble_spaces -= 1);
    add(all, "hand", |c| c.start.hand += 1);
    add(all, "capacity", |c| c.start.capacity += 1);
    for index in 0..12 {
        add(all, format!("task {index}"), move |c| c.tasks[index] = TaskReward::Wigs(9));
    }
}

/// Final scoring.
fn scoring(all: &mut Vec<Change>) {
    for index in 0..70 {
        add(all, format!("decree {}", index + 1), move |c| c.decrees[index].wigs += 1);
    }
    for place in 0..3 {
        for good in Good::ALL {
            add(all, format!("place {place} for {good} stores"), move |c| {
                c.majorities.stores[good as usize][place] += 12;
            });
        }
        add(all, format!("place {place} for officials"), move |c| c.majorities.officials[place] += 12);
    }
    add(all, "wigs for a set", |c| c.majorities.set_wigs += 1);
    add(all, "réis for a wig", |c| c.majorities.reis_per_wig += 1);
    add(all, "wigs for a Favor", |c| c.majorities.favor_wigs += 1);
}
