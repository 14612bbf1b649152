//! The component pack that is shipped with the rules.

use super::Components;

table::shipped_pack! { Components, "lisboa":
    "pack.toml",
    "cards.toml",
    "clergy.toml",
    "decrees.toml",
    "plans.toml",
    "buildings.toml",
    "board.toml",
    "start.toml",
    "scoring.toml",
    "variants.toml",
}
