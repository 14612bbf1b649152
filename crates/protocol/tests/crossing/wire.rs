//! What crosses a wire: small, the same on the other side, and refused when it is damaged.

use crate::common::play;
use lisboa::{CardId, ClergyId, Lisboa, Noble};
use madeira::Madeira;
use protocol::{FrameError, from_bytes, from_json, to_bytes, to_json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use session::{SightOf, Table};
use std::fmt::Debug;
use table::{Action, Agenda, Game, IdSet, Pending, Seat, Seeds, Stack, UpTo, below};

/// A value is the same after both ways.
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    assert_eq!(from_bytes::<T>(&to_bytes(value)).as_ref(), Ok(value));
    assert_eq!(from_json::<T>(&to_json(value)).as_ref(), Ok(value));
}

/// A game of which everything crosses a wire.
trait Wired:
    Game<
        State: Serialize + DeserializeOwned,
        View: Serialize + DeserializeOwned,
        Action: Serialize + DeserializeOwned,
        Decision: Serialize + DeserializeOwned,
        Event: Serialize + DeserializeOwned,
        Reason: Serialize + DeserializeOwned,
    >
{
}
impl Wired for Lisboa {}
impl Wired for Madeira {}

fn everything_comes_through<G: Wired>(mut table: Table<G>, seed: u64) {
    let mut n_looked: usize = 0;
    let mut bytes = (0, 0);
    play(&mut table, seed, |table| {
        let game = table.game();
        let viewer = Seat::from_index(n_looked % 5);
        let view = game.view(table.state(), viewer);
        bytes = (bytes.0.max(to_bytes(&view).len()), bytes.1.max(to_bytes(table.state()).len()));
        round_trip(&view);
        round_trip(table.state());
        round_trip::<SightOf<G>>(&table.sight(viewer, table.at().saturating_sub(9)));
        game.decision(table.state()).iter().for_each(round_trip);
        n_looked += 1;
        if n_looked.is_multiple_of(40) {
            for action in (0..).map_while(G::Action::from_index) {
                game.explain(table.state(), action).iter().for_each(round_trip);
            }
        }
    });
    (0..).map_while(G::Action::from_index).for_each(|action| round_trip(&action));
    table.steps().iter().flat_map(|step| &step.events).for_each(round_trip);
    round_trip::<SightOf<G>>(&table.sight(None, 0));
    // About a kilobyte was allowed for a view.
    assert!(bytes.0 <= 1_024 && bytes.1 <= 1_024, "{}: {bytes:?} bytes of a view, of a state", G::NAME);
    let log = to_bytes(&table.log(None, 0..usize::MAX)).len();
    println!("{}: at most {} bytes for a view, {} for a state, {log} for the whole log", G::NAME, bytes.0, bytes.1);
}

#[test]
fn everything_of_lisboa_comes_through() {
    everything_comes_through(crate::common::lisboa(3), 3);
}

#[test]
fn everything_of_madeira_comes_through() {
    everything_comes_through(crate::common::madeira(3), 3);
}

/// Any change of a message is noticed. What the checksum cannot see, because it was made to fit, still never panics, and what is
/// read can be written again.
fn damage_is_noticed<G: Wired>(mut table: Table<G>, seed: u64) {
    let mut rng = Seeds(seed).stream(4);
    let (mut n_refused, mut n_read) = (0, 0);
    play(&mut table, seed, |table| {
        let viewer = Seat::from_index(below(&mut rng, 5) as usize);
        let bytes = to_bytes::<SightOf<G>>(&table.sight(viewer, table.at()));
        for _ in 0..60 {
            let mut damaged = bytes.clone();
            let at = below(&mut rng, bytes.len() as u64) as usize;
            damaged[at] ^= 1 + below(&mut rng, 255) as u8;
            assert!(from_bytes::<SightOf<G>>(&damaged).is_err());
            assert!(from_bytes::<SightOf<G>>(&bytes[..at]).is_err());
            match postcard::from_bytes::<SightOf<G>>(&damaged[6..]) {
                Ok(sight) => {
                    n_read += 1;
                    assert!(!format!("{sight:?}").is_empty());
                    // Some numbers can be written in a longer way than they are.
                    let again = postcard::to_allocvec(&sight).expect("what was read can be written");
                    assert_eq!(postcard::from_bytes(&again), Ok(sight));
                }
                Err(_) => n_refused += 1,
            }
        }
    });
    assert!(n_refused > 1_000 && n_read > 1_000, "{n_refused} refused, {n_read} read");
}

#[test]
fn damaged_messages_of_lisboa_are_noticed() {
    damage_is_noticed(crate::common::lisboa(5), 5);
}

#[test]
fn damaged_messages_of_madeira_are_noticed() {
    damage_is_noticed(crate::common::madeira(5), 5);
}

#[test]
fn any_bytes_are_read_without_panic() {
    let mut rng = Seeds(6).stream(4);
    for n in 0..20_000_usize {
        let bytes: Vec<u8> = (0..n % 900).map(|_| below(&mut rng, 256) as u8).collect();
        _ = postcard::from_bytes::<SightOf<Lisboa>>(&bytes);
        _ = postcard::from_bytes::<SightOf<Madeira>>(&bytes);
        _ = postcard::from_bytes::<protocol::Request>(&bytes);
        _ = postcard::from_bytes::<protocol::Reply>(&bytes);
    }
}

/// Reads something from a value that is written like it.
fn read_as<T: DeserializeOwned + Debug>(value: &impl Serialize) -> Result<T, FrameError> {
    from_bytes(&to_bytes(value))
}

#[test]
fn what_does_not_exist_is_not_read() {
    // Ids are numbers from 0, in JSON names.
    assert_eq!(read_as::<CardId>(&81_u8).map(CardId::number), Ok(82));
    assert!(read_as::<CardId>(&82_u8).is_err() && read_as::<CardId>(&255_u8).is_err());
    assert_eq!((read_as(&2_u8), read_as::<Noble>(&3_u8).is_err()), (Ok(Noble::King), true));
    assert!(read_as::<UpTo<15>>(&16_u8).is_err());
    assert_eq!(to_json(&Noble::King), r#"{"version":5,"message":"king"}"#);
    let error = from_json::<Noble>(r#"{"version":5,"message":"queen"}"#).unwrap_err().to_string();
    assert!(error.contains("maia, marquis, king"), "{error}");
    // Sets are bits.
    let set: IdSet<ClergyId> = [1, 37].into_iter().filter_map(ClergyId::numbered).collect();
    assert_eq!(read_as(&(1_u128 | 1 << 36)), Ok(set));
    assert!(read_as::<IdSet<ClergyId>>(&(1_u128 << 37)).is_err());
    assert_eq!(to_json(&set), r#"{"version":5,"message":["1","37"]}"#);
    assert!(read_as::<IdSet<Noble>>(&8_u128).is_err() && read_as::<IdSet<Noble>>(&u128::MAX).is_err());
    round_trip(&IdSet::<CardId>::full());
    // Actions are their index.
    let last = <lisboa::Action as Action>::COUNT as u16;
    assert!(read_as::<lisboa::Action>(&(last - 1)).is_ok() && read_as::<lisboa::Action>(&last).is_err());
    assert!(from_json::<madeira::Action>(r#"{"version":5,"message":"jump"}"#).is_err());
    // Stacks have a limit.
    assert_eq!(read_as::<Stack<u8, 3>>(&vec![1_u8, 2, 3]).map(|stack| stack.len()), Ok(3));
    assert!(read_as::<Stack<u8, 3>>(&vec![1_u8, 2, 3, 4]).is_err());
    assert!(read_as::<Agenda<Pending<u8, u8, u8>, 1>>(&vec![(0_u8, 0_u8), (0, 0)]).is_err());
}
