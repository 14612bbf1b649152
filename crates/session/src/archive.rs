//! The packs that were shipped before, each as one file below its hash: a record goes on with the pack it was played with.

use crate::shelf::{GameName, Pack, Shelf};
use table::pack::Bundle;
use table::record::Header;

/// The packs of a game that were shipped before, by the hashes that records name.
const fn packs(game: GameName) -> &'static [(u64, &'static str)] {
    macro_rules! packs {
        ($($hash:literal: $file:literal),+) => {
            &[$(($hash, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../components/archive/", $file)))),+]
        };
    }
    match game {
        GameName::Lisboa => packs![0x8d7c_a262_88a0_6bf7: "lisboa-8d7ca26288a06bf7.box"],
        GameName::Madeira => packs![0xb644_6f2b_2786_b754: "madeira-b6446f2b2786b754.box"],
    }
}

/// The file of the pack that a record was played with, if it was shipped before.
fn file(header: &Header) -> Option<&'static str> {
    let (game, (_, wanted)) = (GameName::of_record(header).ok()?, header.pack()?);
    packs(game).iter().find(|(hash, _)| *hash == wanted).map(|(_, file)| *file)
}

/// Whether a pack of a game with this hash was shipped before.
pub fn has(game: GameName, hash: u64) -> bool {
    packs(game).iter().any(|(earlier, _)| *earlier == hash)
}

/// Whether a record was played with a pack that was shipped before.
pub fn is_earlier(header: &Header) -> bool {
    file(header).is_some()
}

/// The pack that a record was played with, if it was shipped before.
pub fn earlier<G: Shelf>(header: &Header) -> Option<G::Pack> {
    let Bundle { files, .. } = Bundle::read(file(header)?).ok()?;
    G::Pack::read(&files).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::own_box::Printed;

    #[test]
    fn every_pack_lies_below_its_hash_and_is_none_that_is_shipped_now() {
        for game in GameName::ALL {
            for (hash, file) in packs(game) {
                let printed = Printed::read(game, &Bundle::read(file).unwrap().files).unwrap();
                assert_eq!((printed.name.as_str(), printed.hash), ("caravela", *hash), "{game}");
                assert_ne!(printed.hash, Printed::shipped(game).hash);
            }
        }
    }
}
