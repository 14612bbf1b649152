//! The component pack that is shipped with the rules.

use super::Components;

table::shipped_pack! { Components, "madeira":
    "pack.toml",
    "fields.toml",
    "windmill.toml",
    "ports.toml",
    "cities.toml",
    "guilds.toml",
    "requests.toml",
    "buildings.toml",
    "amounts.toml",
    "start.toml",
    "scoring.toml",
}
