//! What is told of the game before its rules.

use crate::board::Guide;
use words::say;

/// It.
pub fn guide() -> Guide {
    Guide {
        overview: say!("app-guide-lisboa"),
        turn: vec![
            (say!("app-guide-lisboa-dock"), "turn"),
            (say!("app-guide-lisboa-card"), "turn"),
            (say!("app-guide-lisboa-gold"), "gold"),
            (say!("app-guide-lisboa-portfolio"), "portfolio"),
            (say!("app-guide-lisboa-court"), "visit"),
            (say!("app-guide-lisboa-take"), "draw"),
            (say!("app-guide-lisboa-end"), "end-turn"),
        ],
        legend: vec![
            ("lisboa-wig", say!("app-sign-lisboa-wig")),
            ("lisboa-reis", say!("app-sign-lisboa-reis")),
            ("lisboa-influence", say!("app-sign-lisboa-influence")),
            ("lisboa-good-gold", say!("app-sign-lisboa-gold")),
            ("lisboa-good-book", say!("app-sign-lisboa-book")),
            ("lisboa-good-cloth", say!("app-sign-lisboa-cloth")),
            ("lisboa-good-tool", say!("app-sign-lisboa-tool")),
            ("lisboa-official", say!("app-sign-lisboa-official")),
            ("lisboa-house", say!("app-sign-lisboa-house")),
            ("lisboa-plan", say!("app-sign-lisboa-plan")),
            ("lisboa-decree", say!("app-sign-lisboa-decree")),
            ("lisboa-clergy", say!("app-sign-lisboa-clergy")),
            ("lisboa-favour", say!("app-sign-lisboa-favor")),
            ("lisboa-ship-2", say!("app-sign-lisboa-ship")),
            ("lisboa-store", say!("app-sign-lisboa-store")),
            ("lisboa-treasury", say!("app-sign-lisboa-treasury")),
            ("lisboa-cardinal", say!("app-sign-lisboa-cardinal")),
            ("lisboa-cube-quake", say!("app-sign-lisboa-quake")),
            ("lisboa-cube-fire", say!("app-sign-lisboa-fire")),
            ("lisboa-cube-tsunami", say!("app-sign-lisboa-tsunami")),
            ("lisboa-set-marker", say!("app-sign-lisboa-set")),
        ],
    }
}
