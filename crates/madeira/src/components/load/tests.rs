//! Tests of the loader, with the shipped pack and changes of it.

mod faults;

use super::*;
use crate::components::{StartingRequest, Trade};
use crate::ids::*;
use table::pack::{Confidence, Trial, marked};
use table::{Id, IdSet};

const PACK: Trial<Components> = Trial::new(Components::shipped_files(), Components::load);

fn slot(name: &str) -> ShipSlot {
    name.parse().unwrap()
}

#[test]
fn the_shipped_pack_loads() {
    let pack = Components::shipped();
    assert_eq!(pack.name, "caravela");
    let goods = |good| pack.fields.iter().filter(|field| field.good == good).count();
    assert_eq!(Good::ALL.map(goods), [6, 4, 4]);
    let wood = |players| pack.fields.iter().map(|field| field.wood.with(players)).sum::<u8>();
    assert_eq!([4, 3, 2].map(wood), [29, 21, 14]);
    assert_eq!(pack.windmill.feeds, [0, 1, 2, 3, 4, 5, 6]);
    let open = |players| pack.slots.iter().flatten().filter(|slot| slot.open.with(players)).count();
    assert_eq!([4, 3, 2].map(open), [28, 25, 19]);
    assert_eq!(pack.slots.iter().flatten().filter(|slot| slot.trades[1].is_some()).count(), 3);
    assert_eq!(pack.colony_good, Good::ALL);
    assert_eq!(pack.district_wood, [2, 3, 4, 5]);
    assert_eq!(pack.requests, [ByPlayers([2, 3, 4]); 5]);
    let starting = pack.starting.map(|StartingRequest { crowns, request }| (crowns, request));
    let types = [Request::Urbanization, Request::Wealth, Request::Routes, Request::Expeditions];
    assert_eq!(starting, [(1, types[0]), (2, types[1]), (3, types[2]), (4, types[3])]);
    assert_eq!(pack.rewards_a.iter().collect::<Vec<_>>(), Reward::ALL[..4]);
    for (players, rows) in [2, 3, 4].into_iter().zip(pack.rows.0) {
        assert_eq!(rows.iter().filter(|row| !row.is_empty()).count(), players);
        assert!(rows[players..].iter().all(|row| row.is_empty()));
    }
}

#[test]
fn each_place_and_each_round_has_three_four_and_six_once() {
    // M-REQ-MARKET-02, M-REQ-EXPEDITION-02
    let pack = Components::shipped();
    let sorted = |mut values: [u8; 3]| {
        values.sort_unstable();
        values
    };
    for table in pack.scoring.port.chunks(3) {
        for (n, &place) in table.iter().enumerate() {
            let round = [table[0][n], table[1][n], table[2][n]];
            assert_eq!((sorted(place), sorted(round)), ([3, 4, 6], [3, 4, 6]));
        }
    }
}

#[test]
fn the_shipped_pack_says_what_the_examples_say() {
    let pack = Components::shipped();
    let island: Vec<u8> = pack.fields[..4].iter().map(|field| field.wood.with(2)).collect();
    assert_eq!(island, [0, 0, 1, 1], "MX-01");
    let violet_row: IdSet<Guild> = [Guild::Orange, Guild::Violet].into_iter().collect();
    assert_eq!(pack.rows.with(2)[1], violet_row, "MX-07");
    assert_eq!(pack.rows.with(4)[3], IdSet::only(Guild::Violet), "MX-08");
    assert_eq!(pack.passing_reals[PassingSlot::II.index()], 3, "MX-11");
    let trades = |name| pack.slot(slot(name)).unwrap().trades;
    assert_eq!(trades("sugar-d"), [Some(Trade { goods: 4, reals: 14 }), None], "MX-13");
    assert_eq!(trades("brasil-c"), [Some(Trade { goods: 3, reals: 0 }), None], "MX-13");
    assert_eq!(pack.amounts.king_prestige, 3, "MX-13");
    assert!(pack.district_wood.contains(&4), "MX-14");
    assert_eq!((pack.wood_price(0), pack.wood_price(4), pack.wood_price(9)), (0, 10, 45), "MX-15");
    let funchal = pack.city(City::Funchal);
    assert_eq!(funchal.worker + 2 * funchal.citizen, 4, "MX-16");
    let sugar = pack.fields[4..9].iter().find(|field| field.good == Good::Sugar && field.wood.with(4) > 0);
    assert!(sugar.is_some() && pack.fields[4..9].iter().any(|field| field.good == Good::Wine), "MX-19");
    assert_eq!(pack.building_cost.with(4), 10, "MX-20");
    assert_eq!(pack.building(Building::Moinho).gain, [2, 5], "MX-21");
    assert_eq!(pack.building(Building::Alfandega).moves, [1, 2], "MX-22");
    assert_eq!(pack.building(Building::Casa).moves, [1, 2], "MX-23");
    assert_eq!(pack.scoring.honor, 4, "MX-24");
    assert_eq!(pack.windmill.feeds[4], 4, "MX-27");
    assert_eq!((pack.scoring.pirates, pack.scoring.pirate_limit), ([16, 8, 4, 2], 20), "MX-30");
    assert_eq!(pack.scoring.port[Port::Wheat.index()], [3, 6, 4], "MX-32");
    assert_eq!(pack.scoring.port[Port::India.index()], [6, 4, 3], "MX-33");
    assert_eq!((funchal.most, funchal.present), (12, 6), "MX-34");
    assert_eq!(pack.scoring.wealth, 15, "MX-36");
    let in_round_3 = |port: Port| pack.scoring.port[port.index()][1];
    assert_eq!(in_round_3(Port::Wheat) + 2 * in_round_3(Port::Sugar) + in_round_3(Port::Wine), 17, "MX-37");
    assert_eq!(2 * in_round_3(Port::Brasil) + pack.city(City::Machico).most, 27, "MX-39");
    assert_eq!(8 + 3 * pack.scoring.guild, 23, "MX-40");
}

#[test]
fn the_shipped_pack_says_what_the_rules_say() {
    let pack = Components::shipped();
    assert_eq!(pack.windmill.start, 3, "M-SETUP-02");
    assert_eq!(pack.citizen_spot, 4, "M-SETUP-11");
    let start = pack.start;
    assert_eq!((start.workers, start.ships, start.markers), (12, 6, 3), "M-SETUP-14");
    assert_eq!((start.goods, start.wood, start.bread, start.pirates, start.reals), (1, 1, 4, 6, 5), "M-SETUP-15");
    assert_eq!((start.extra_reals, start.watch), ([2, 3, 4, 5], 2), "M-SETUP-16, M-SETUP-17");
    let regions = pack.buildings.map(|building| (building.region as u8 + 1, building.empty_round));
    assert_eq!(regions, [(2, 5), (2, 4), (1, 3), (3, 2), (3, 1)], "M-GEN-05, M-GEN-07");
    assert_eq!(pack.building_cost, ByPlayers([8, 9, 10]), "M-COST-01, M-3P-06, M-2P-08");
    let windmill = &pack.windmill;
    assert_eq!((windmill.wheat, windmill.swap, windmill.reals, windmill.bottom_reals), (2, 2, 3, 1));
    let two_heads = pack.slot(slot("wine-e")).unwrap();
    let choice = [Some(Trade { goods: 2, reals: 7 }), Some(Trade { goods: 3, reals: 12 })];
    assert_eq!((two_heads.trades, two_heads.open), (choice, ByPlayers([true, false, false])), "M-2P-07");
    assert_eq!(pack.slot(slot("india-d")).unwrap().open, ByPlayers([false, false, true]), "M-2P-05, M-3P-05");
    assert_eq!(pack.slot(slot("india-f")), None);
    assert_eq!(pack.field(Field::Forest), None, "M-GEN-04");
}

#[test]
fn every_value_is_marked() {
    let pack = Components::shipped();
    let count = |confidence| pack.marks.iter().filter(|mark| mark.confidence == confidence).count();
    assert_eq!(Confidence::ALL.map(count), [109, 38, 160]);
    let mark = |file, entry, key| marked(&pack.marks, file, entry, key);
    assert_eq!(mark("fields.toml", "field 1-3", "wood_2"), ("1", Confidence::Found));
    assert_eq!(mark("fields.toml", "field 1-3", "wood_3"), ("2", Confidence::Reconstructed));
    assert_eq!(mark("fields.toml", "field 2-4", "good"), ("sugar", Confidence::Found));
    assert_eq!(mark("fields.toml", "wood_price 4", "reals"), ("10", Confidence::Found));
    assert_eq!(mark("fields.toml", "wood_price 7", "reals"), ("28", Confidence::Derived));
    assert_eq!(mark("windmill.toml", "level 7", "feeds"), ("6", Confidence::Reconstructed));
    assert_eq!(mark("ports.toml", "market sugar", "round_3"), ("4", Confidence::Found));
    assert_eq!(mark("ports.toml", "market sugar", "round_1"), ("6", Confidence::Derived));
    assert_eq!(mark("ports.toml", "slot sugar-d", "reals"), ("14", Confidence::Found));
    assert_eq!(mark("ports.toml", "slot sugar-d", "players"), ("2, 3, 4", Confidence::Reconstructed));
    assert_eq!(mark("cities.toml", "city machico", "most"), ("15", Confidence::Found));
    assert_eq!(mark("cities.toml", "city machico", "present"), ("5", Confidence::Reconstructed));
    assert_eq!(mark("guilds.toml", "row 2", "guilds_2"), ("orange, violet", Confidence::Found));
    assert_eq!(mark("requests.toml", "starting 4", "crowns"), ("4", Confidence::Found));
    assert_eq!(mark("requests.toml", "starting 4", "request"), ("expeditions", Confidence::Reconstructed));
    assert_eq!(mark("start.toml", "start", "pirates"), ("6", Confidence::Found));
    let names = ["field", "market", "colony", "slot", "city", "favor", "row", "reward", "building", "name"];
    assert!(pack.marks.iter().all(|mark| !names.contains(&&*mark.key)));
}

#[test]
fn the_hash_follows_the_values_only() {
    let usual = Components::shipped().hash;
    let changed = |changes: &[(&str, &str, &str)]| PACK.changed(changes).unwrap().hash;
    assert_eq!(changed(&[("ports.toml", "rulebook p. 19", "physical copy")]), usual);
    assert_eq!(changed(&[("pack.toml", "caravela", "my-own")]), usual);
    assert_eq!(changed(&[("ports.toml", "[2, 3, 4]", "[4, \"2\", 3]")]), usual, "a set has no order");
    assert_ne!(changed(&[("ports.toml", "round_1 = 3", "round_1 = 4")]), usual);
    assert_ne!(changed(&[("fields.toml", "reals = 15", "reals = 14")]), usual);
}

#[test]
fn the_order_of_entries_does_not_count_but_in_lists() {
    let usual = Components::shipped();
    let requests = "requests.toml";
    let (first, second) = ("crowns = 1\nrequest = \"urbanization\"", "crowns = 2\nrequest = \"wealth\"");
    let turned = PACK.changed(&[(requests, first, "?"), (requests, second, first), (requests, "?", second)]).unwrap();
    assert_eq!((turned.hash, turned.starting), (usual.hash, usual.starting));
    let guilds = "guilds.toml";
    let (first, second) = ("slot = \"I\"\nreals = 2", "slot = \"II\"\nreals = 3");
    let turned = PACK.changed(&[(guilds, first, "?"), (guilds, second, first), (guilds, "?", second)]).unwrap();
    assert_eq!((turned.hash, turned.passing_reals), (usual.hash, usual.passing_reals));
    let longer = PACK.changed(&[("windmill.toml", "feeds = 6", "feeds = 8")]).unwrap();
    assert_ne!((longer.hash, longer.windmill), (usual.hash, usual.windmill));
}

#[test]
fn the_start_of_the_windmill_is_named_by_its_number() {
    let pack =
        PACK.changed(&[("windmill.toml", "feeds = 6", "feeds = 9"), ("windmill.toml", "start = 3", "start = 9")]);
    assert_eq!(pack.unwrap().windmill.start, 6);
}

#[test]
fn missing_unknown_broken_and_turned_files_are_told() {
    PACK.check_files(|pack| pack.hash);
}

#[test]
fn no_text_makes_it_panic() {
    let refused = PACK.scramble(2022, 600, &["[[slot]]\n", "açores", "goods"]);
    assert!((100..600).contains(&refused), "{refused} of 600 were refused");
}
