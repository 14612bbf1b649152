//! What is told of the game before its rules.

use crate::board::Guide;
use words::say;

/// It.
pub fn guide() -> Guide {
    Guide {
        overview: say!("app-guide-madeira"),
        turn: vec![
            (say!("app-guide-madeira-setup"), "phase-a"),
            (say!("app-guide-madeira-characters"), "phase-b"),
            (say!("app-guide-madeira-buildings"), "phase-c"),
            (say!("app-guide-madeira-maintenance"), "phase-d"),
            (say!("app-guide-madeira-crown"), "phase-e"),
        ],
        legend: vec![
            ("madeira-pp", say!("app-sign-madeira-prestige")),
            ("madeira-real", say!("app-sign-madeira-real")),
            ("madeira-bread", say!("app-sign-madeira-bread")),
            ("madeira-wood", say!("app-sign-madeira-wood")),
            ("madeira-wheat", say!("app-sign-madeira-wheat")),
            ("madeira-sugar", say!("app-sign-madeira-sugar")),
            ("madeira-wine", say!("app-sign-madeira-wine")),
            ("madeira-pirate", say!("app-sign-madeira-pirate")),
            ("madeira-worker-disc", say!("app-sign-madeira-worker")),
            ("madeira-citizen", say!("app-sign-madeira-citizen")),
            ("madeira-ship-disc", say!("app-sign-madeira-ship")),
            ("madeira-marker-disc", say!("app-sign-madeira-marker")),
            ("madeira-guild-die-2", say!("app-sign-madeira-guild-die")),
            ("madeira-pirate-die-2", say!("app-sign-madeira-pirate-die")),
            ("madeira-windmill", say!("app-sign-madeira-windmill")),
            ("madeira-crown", say!("app-sign-madeira-crown")),
            ("madeira-flag-pass", say!("app-sign-madeira-pass")),
        ],
    }
}
