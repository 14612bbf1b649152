//! The deal before the first decision (SETUP, 3P and 2P of the rule index).

use crate::numbers::{Rules, pirates, tileless};
use madeira::{Building, Character, City, Colony, Favor, Field, Phase, Request, Reward, Spot, State};
use table::{Id, IdSet, Seat};

/// Holds a dealt arrangement against the set-up rules.
pub fn check_deal(rules: &Rules, state: &State) {
    let n = rules.players;
    assert_eq!(state.phase, Phase::Setup);
    check_columns(rules, state);
    for seat in rules.seats() {
        let player = &state.players[seat];
        // M-SETUP-01, M-SETUP-02, M-SETUP-14, M-SETUP-15, M-SETUP-17
        assert_eq!((player.prestige, player.windmill), (0, 3));
        assert_eq!((player.workers, player.watch, player.ships_home, player.markers_home), (10, 2, 6, 3));
        assert_eq!((player.goods, player.wood, player.bread, pirates(player)), ([1; 3], 1, 4, 6));
        assert!(player.fields.is_empty() && player.city.is_empty() && player.ships.is_empty());
        assert_eq!((player.lands, player.markers, player.dice), ([0; 3], [0; 5], [0; 3]));
    }
    // M-SETUP-06, M-3P-01, M-2P-01: five Requests in each row, all of those for so many players.
    let mut in_rows = [0; 5];
    for (row, tiles) in state.row_requests.iter().enumerate() {
        assert_eq!(tiles.iter().sum::<u8>(), if row < usize::from(n) { 5 } else { 0 });
        // M-SETUP-07, M-3P-02, M-2P-02
        assert_eq!(state.row_dice[row].iter().sum::<u8>(), if row < usize::from(n) { 3 } else { 0 });
        for request in Request::ALL {
            in_rows[request.index()] += tiles[request.index()];
        }
    }
    assert_eq!(in_rows, [n; 5]);
    // M-SETUP-08
    assert_eq!(state.watch_dice.iter().sum::<u8>(), 3);
    // M-SETUP-09
    let mut rewards: IdSet<Reward> = IdSet::empty();
    for colony in Colony::ALL {
        let [a, b] = state.rewards[colony.index()].map(|reward| reward.expect("two Rewards in each Colony"));
        assert!(rules.pack.rewards_a.has(a) && !rules.pack.rewards_a.has(b));
        rewards.insert(a);
        rewards.insert(b);
    }
    assert_eq!(rewards.len(), 6);
    // M-SETUP-10
    let favors: IdSet<Favor> = state.favors.iter().flatten().map(|favor| favor.expect("a Favor on each")).collect();
    assert_eq!(favors.len(), 12);
    // M-SETUP-11
    let citizens: IdSet<Spot> = City::ALL.into_iter().filter_map(|city| Spot::numbered(city, 4)).collect();
    assert_eq!(state.citizens, citizens);
    // M-SETUP-12, M-3P-04, M-2P-04
    for field in Field::ALL.into_iter().filter(|&field| field != Field::Forest) {
        assert_eq!(state.wood[field.index()], rules.pack.fields[field.index()].wood.with(n));
    }
    assert!(state.converted.is_empty());
    // M-SETUP-13
    let tiles: Vec<Character> = state.characters.into_iter().flatten().collect();
    assert!(Character::ALL.into_iter().all(|tile| tiles.contains(&tile)) && tiles.len() == 4);
    assert_eq!(tileless(1), Building::Fortaleza);
    assert_eq!(state.characters[Building::Fortaleza.index()], None);
    assert_eq!((state.dice, state.pirate_die), ([[0; 3]; 5], [None; 5]));
}

/// M-SETUP-03..05, M-SETUP-16, A-76: who begins, the first order and the Reals.
fn check_columns(rules: &Rules, state: &State) {
    let n = rules.players;
    let crowns = |seat: Seat| {
        let held = &state.players[seat].requests;
        assert_eq!(held.iter().sum::<u8>(), 1);
        let tile = rules.pack.starting.iter().find(|tile| held[tile.request.index()] == 1);
        tile.expect("a Starting Request").crowns
    };
    let first = rules.seats().max_by_key(|&seat| crowns(seat)).expect("somebody plays");
    assert_eq!(state.rows, [None; 4]);
    for slot in 0..4_u8 {
        let index = (first.index() as u8 + slot) % n;
        let seat = if slot < n { Seat::from_index(usize::from(index)) } else { None };
        // M-3P-03, M-2P-03
        assert_eq!(state.passing[usize::from(slot)], seat);
        if let Some(seat) = seat {
            assert_eq!(state.players[seat].reals, 5 + 2 + u16::from(slot));
        }
    }
}
