//! What the loader says about packs with faults.

use super::PACK;
use crate::components::Components;
use table::Faults;

#[test]
fn all_faults_are_listed_with_file_and_key() {
    let faults = PACK.changed(&[
        ("fields.toml", "good = \"wine\"", "good = \"salt\""),
        ("fields.toml", "wood_4 = 0", "wood_4 = 16\nstone = 1"),
        ("fields.toml", "reals = 36", "reals = 46"),
        ("windmill.toml", "wheat = 2", "wheat = 0"),
        ("ports.toml", "round_5 = 4", "round_5 = 21"),
        ("ports.toml", "slot = \"wheat-a\"\ngoods = 1", "slot = \"wheat-a\"\ngoods = 0"),
        ("cities.toml", "wood = [2, 3, 4, 5]", "wood = [2, 3, 4]"),
        ("guilds.toml", "reals = 5", "reals = 25"),
        ("requests.toml", "heads_2 = 2", "heads_2 = 1"),
        ("requests.toml", "letter = \"A\"", "letter = \"B\""),
        ("buildings.toml", "moves = [1, 2]", "moves = [1, 3]"),
        ("buildings.toml", "empty_round = 2", "empty_round = 6"),
        ("amounts.toml", "monk_wood = 2", "monk_wood = 0"),
        ("start.toml", "ships = 6", "ships = 9"),
        ("scoring.toml", "wealth = 15", "wealth = 16"),
        ("pack.toml", "caravela", "My Pack"),
    ]);
    let faults = faults.unwrap_err();
    let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
    let expected = [
        "pack.toml: pack: name",
        "fields.toml: field 1-1: good",
        "fields.toml: field 1-1: wood_4",
        "fields.toml: field 1-1: stone",
        "fields.toml: wood_price",
        "windmill.toml: windmill: wheat",
        "ports.toml: market wheat: round_5",
        "ports.toml: slot wheat-a: goods",
        "cities.toml: districts: wood",
        "guilds.toml: passing IV: reals",
        "requests.toml: request",
        "requests.toml: request",
        "requests.toml: request",
        "requests.toml: reward: letter",
        "buildings.toml: building capitania: moves",
        "buildings.toml: building casa: empty_round",
        "amounts.toml: favors: monk_wood",
        "start.toml: pieces: ships",
        "scoring.toml: requests: wealth",
    ];
    assert_eq!(places, expected, "{faults}");
}

/// Changes of the shipped pack, each with the beginning of a fault it makes.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    ("pack.toml", "\"madeira\"", "\"lisboa\"", "pack.toml: pack: game: is `lisboa`, must be `madeira`"),
    ("fields.toml", "\"1-1\"", "\"1-5\"", "fields.toml: field entry 1: field: `1-5` is not a field; known are 1-1,"),
    ("fields.toml", "\"1-1\"", "\"forest\"", "fields.toml: field forest: field: is forest, must be one of 1-1 to 3-5"),
    ("fields.toml", "\"1-1\"", "\"1-2\"", "fields.toml: field 1-2: field: 1-2 is given twice"),
    ("fields.toml", "\"1-1\"", "\"1-2\"", "fields.toml: field: missing: field 1-1"),
    (
        "fields.toml",
        "converts = \"wine\"",
        "converts = \"wheat\"",
        "fields.toml: field 1-4: converts: a Field of sugar",
    ),
    (
        "fields.toml",
        "good = \"wine\"",
        "good = \"wine\"\nconverts = \"wine\"",
        "fields.toml: field 1-1: converts: a Field",
    ),
    (
        "fields.toml",
        "reals = 10",
        "reals = 5",
        "fields.toml: wood_price: the prices must not fall, nor the last one be",
    ),
    (
        "fields.toml",
        "reals = 36",
        "reals = 46",
        "fields.toml: wood_price: the prices must not fall, nor the last one be",
    ),
    ("fields.toml", "reals = 36", "reals = 1000", "fields.toml: wood_price 8: reals: is 1000, must be 0 to 999"),
    ("windmill.toml", "start = 3", "start = 7", "windmill.toml: windmill: start: is 7, but no level has the number 7"),
    (
        "windmill.toml",
        "feeds = 5",
        "feeds = 4",
        "windmill.toml: level: the number must rise from each level to the next",
    ),
    ("windmill.toml", "feeds = 5", "feeds = 21", "windmill.toml: level 6: feeds: is 21, must be 0 to 20"),
    ("windmill.toml", "swap = 2", "swap = 1", "windmill.toml: windmill: swap: is 1, must be 2"),
    (
        "ports.toml",
        "market = \"wine\"",
        "market = \"wood\"",
        "ports.toml: market entry 3: market: `wood` is not a good",
    ),
    ("ports.toml", "good = \"wheat\"", "", "ports.toml: colony acores: good: is missing"),
    ("ports.toml", "\"wheat-a\"", "\"wheat-g\"", "ports.toml: slot entry 1: slot: `wheat-g` is not a slot for Ships"),
    ("ports.toml", "\"wheat-a\"", "\"wheat-b\"", "ports.toml: slot wheat-b: slot: wheat-b is given twice"),
    ("ports.toml", "reals = 10", "reals = 21", "ports.toml: slot wheat-d: reals: is 21, must be 0 to 20"),
    ("ports.toml", "goods = 1\nreals = 1", "goods = 1", "ports.toml: slot wheat-a: reals: is missing"),
    ("ports.toml", "or_goods = 3", "or_goods = 2", "ports.toml: slot wheat-e: or_goods: must differ from `goods`"),
    ("ports.toml", "or_goods = 3\n", "", "ports.toml: slot wheat-e: or_goods: is missing"),
    (
        "ports.toml",
        "players = [2]",
        "players = [2, 3]",
        "ports.toml: slot wheat-e: players: must be 2 for a slot with two",
    ),
    ("ports.toml", "players = [2]", "players = []", "ports.toml: slot wheat-e: players: has 0 items, must have 1 to 3"),
    (
        "ports.toml",
        "players = [2]",
        "players = [5]",
        "ports.toml: slot wheat-e: players: `5` is not a number of players",
    ),
    (
        "ports.toml",
        "\"acores-a\"\n",
        "\"acores-a\"\nreals = 1\n",
        "ports.toml: slot acores-a: reals: goes only with a Market",
    ),
    (
        "ports.toml",
        "\"acores-a\"\n",
        "\"acores-a\"\nor_goods = 2\n",
        "ports.toml: slot acores-a: or_goods: goes only with a Market",
    ),
    (
        "cities.toml",
        "present = 7",
        "present = 10",
        "cities.toml: city porto-santo: present: is 10, must not be more than",
    ),
    ("cities.toml", "worker = 2", "worker = 6", "cities.toml: city porto-santo: worker: is 6, must be 0 to 5"),
    ("cities.toml", "[2, 3, 4, 5]", "[0, 3, 4, 16]", "cities.toml: districts: wood: is 16, must be 1 to 15"),
    ("cities.toml", "spot = 4", "spot = 5", "cities.toml: citizen: spot: is 5, must be 1 to 4"),
    (
        "guilds.toml",
        "guild = \"violet\"",
        "guild = \"green\"",
        "guilds.toml: favor: there are 4 Favors of green, must be 3",
    ),
    ("guilds.toml", "guilds_4 = [\"violet\"]", "", "guilds.toml: row 4: guilds_4: is missing"),
    (
        "guilds.toml",
        "guilds_4 = [\"violet\"]",
        "guilds_4 = [\"green\"]",
        "guilds.toml: row: guilds_4: violet is in no row",
    ),
    (
        "guilds.toml",
        "guilds_2 = [\"orange\", \"violet\"]",
        "guilds_2 = []",
        "guilds.toml: row 2: guilds_2: has 0 items",
    ),
    (
        "guilds.toml",
        "row = 4\n",
        "row = 4\nguilds_3 = [\"green\"]\n",
        "guilds.toml: row 4: guilds_3: there are only 3 rows",
    ),
    ("guilds.toml", "row = 4\n", "row = 5\n", "guilds.toml: row entry 4: row: `5` is not a row; known are 1, 2, 3, 4"),
    ("guilds.toml", "\"IV\"", "\"V\"", "guilds.toml: passing: missing: slot IV"),
    (
        "requests.toml",
        "heads_3 = 1",
        "heads_3 = 2",
        "requests.toml: request: there are 16 Requests with 3 heads or fewer",
    ),
    (
        "requests.toml",
        "heads_4 = 1",
        "heads_4 = 0",
        "requests.toml: request: there are 19 Requests with 4 heads or fewer",
    ),
    ("requests.toml", "heads_4 = 1", "heads_4 = 11", "requests.toml: request routes: heads_4: is 11, must be 0 to 10"),
    ("requests.toml", "crowns = 2", "crowns = 1", "requests.toml: starting: crowns: must differ from tile to tile"),
    ("requests.toml", "[[starting]]", "[[begin]]", "requests.toml: starting: there are 3 Starting Requests, must be 4"),
    (
        "requests.toml",
        "letter = \"B\"",
        "letter = \"A\"",
        "requests.toml: reward: letter: 5 King's Rewards have the letter A",
    ),
    (
        "requests.toml",
        "letter = \"B\"",
        "letter = \"C\"",
        "requests.toml: reward prestige: letter: `C` is not a letter",
    ),
    (
        "buildings.toml",
        "region = 1",
        "region = 2",
        "buildings.toml: building: region: Region 1 has 0 Buildings, must have 1",
    ),
    ("buildings.toml", "region = 1", "region = 4", "buildings.toml: building alfandega: region: `4` is not a region"),
    (
        "buildings.toml",
        "empty_round = 5",
        "empty_round = 1",
        "buildings.toml: building: empty_round: must be each of 1 to 5",
    ),
    (
        "buildings.toml",
        "gain = [2, 5]",
        "gain = [2, 5]\nmoves = [1, 1]",
        "buildings.toml: building moinho: moves: this Building has none",
    ),
    (
        "buildings.toml",
        "\"casa\"",
        "\"casa\"\ngain = [1, 1]",
        "buildings.toml: building casa: gain: this Building has none",
    ),
    (
        "buildings.toml",
        "\"casa\"",
        "\"house\"",
        "buildings.toml: building entry 4: building: `house` is not a building",
    ),
    ("buildings.toml", "reals_3 = 9", "reals_3 = 21", "buildings.toml: cost: reals_3: is 21, must be 0 to 20"),
    (
        "amounts.toml",
        "engineer_yields = 2",
        "engineer_yields = 6",
        "amounts.toml: favors: engineer_yields: is 6, must be 1",
    ),
    ("amounts.toml", "moves = 2", "moves = 3", "amounts.toml: characters: moves: is 3, must be 1 to 2"),
    ("start.toml", "watch = 2", "watch = 10", "start.toml: pieces: watch: is 10, but only 9 of 12 Workers are left by"),
    ("start.toml", "workers = 12", "workers = 16", "start.toml: pieces: workers: is 16, must be 5 to 15"),
    ("start.toml", "markers = 3", "markers = 4", "start.toml: pieces: markers: is 4, must be 1 to 3"),
    ("start.toml", "pirate_dice = 3", "pirate_dice = 0", "start.toml: pieces: pirate_dice: is 0, must be 1 to 3"),
    ("scoring.toml", "ships = 3", "ships = 4", "scoring.toml: requests: ships: is 4, must be 1 to 3"),
    (
        "scoring.toml",
        "[16, 8, 4, 2]",
        "[16, 8, 4, 5]",
        "scoring.toml: final: pirates: fewer Pirates must not cost more",
    ),
    (
        "scoring.toml",
        "per_prestige = 5",
        "per_prestige = 0",
        "scoring.toml: final: reals_per_prestige: is 0, must be 1",
    ),
    (
        "fields.toml",
        "except.good",
        "except.goods",
        "fields.toml: field 2-4: except: `goods` is not a value of this entry",
    ),
    ("cities.toml", "confidence = \"found\"", "", "cities.toml: city porto-santo: confidence: is missing"),
];

#[test]
fn each_fault_is_told_in_its_own_words() {
    PACK.check_faults(FAULTS);
}

/// The shipped pack, but one file has only these entries, each so many times.
fn only(file: &str, parts: &[(&str, &str, usize)]) -> Result<Components, Faults> {
    let entries = parts.iter().flat_map(|&(kind, line, times)| std::iter::repeat_n((kind, line), times));
    let entry = |(kind, line)| format!("{kind}\n{line}\nsource = \"a test\"\nconfidence = \"found\"\n");
    let text: String = entries.map(entry).collect();
    let mut files = Components::shipped_files().to_vec();
    files.iter_mut().filter(|(name, _)| *name == file).for_each(|(_, shipped)| *shipped = &text);
    Components::load(&files)
}

#[test]
fn too_few_and_too_many_entries_are_told() {
    let windmill = "start = 0\nwheat = 2\nswap = 2\nreals = 3\nbottom_reals = 1";
    let one = only("windmill.toml", &[("[[level]]", "feeds = 0", 1), ("[windmill]", windmill, 1)]).unwrap_err();
    assert_eq!(one.to_string(), "windmill.toml: level: there are 1 levels, must be 2 to 20");
    let none = only("windmill.toml", &[("[windmill]", windmill, 1)]).unwrap_err().to_string();
    assert!(none.starts_with("windmill.toml: level: there are 0 levels, must be 2 to 20\n"), "{none}");
    let prices = only("fields.toml", &[("[[wood_price]]", "reals = 1", 21)]).unwrap_err().to_string();
    assert!(prices.contains("fields.toml: wood_price: there are 21 prices, must be 1 to 20"), "{prices}");
    let prices = only("fields.toml", &[]).unwrap_err().to_string();
    assert!(prices.contains("fields.toml: wood_price: there are 0 prices, must be 1 to 20"), "{prices}");
    let slots = only("ports.toml", &[("[[slot]]", "slot = \"india-a\"\ngoods = 1\nplayers = [3, 4]", 1)]);
    let slots = slots.unwrap_err().to_string();
    assert!(slots.contains("ports.toml: slot: no slot is open with 2 players"), "{slots}");
    assert!(!slots.contains("with 3 players"), "{slots}");
}
