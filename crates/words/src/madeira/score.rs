//! The names of the lines of the scoring sheet, of what gives points before, of the reasons why a game ended, and of what the evaluation counts.

use crate::message::Message;
use crate::printed::is_entry_in_doubt;
use madeira::Madeira;

/// Why a game ended, by the word of its record.
pub fn ended_by(name: &str) -> Option<Message> {
    (name == "rounds").then(|| say!("madeira-end-rounds"))
}

named! {
    /// A line of the scoring sheet, by its name.
    score_line, SCORE_LINES:
    "reals" => "madeira-score-reals",
    "pirates" => "madeira-score-pirates",
}

named! {
    /// Where points came from during play, by its name.
    source, SOURCE_NAMES:
    "routes" => "madeira-source-routes",
    "expeditions" => "madeira-source-expeditions",
    "guilds" => "madeira-source-guilds",
    "urbanization" => "madeira-source-urbanization",
    "wealth" => "madeira-source-wealth",
    "capitania" => "madeira-source-capitania",
    "alfandega" => "madeira-source-alfandega",
    "rewards" => "madeira-source-rewards",
    "favors" => "madeira-source-favors",
    "passing" => "madeira-source-passing",
    "honor" => "madeira-source-honor",
    "windmill" => "madeira-source-windmill",
}

named! {
    /// A term of the evaluation, by its name.
    term, TERMS:
    "prestige" => "madeira-term-prestige",
    "reals" => "madeira-term-reals",
    "reals-to-10" => "madeira-term-reals-to-10",
    "reals-over-20" => "madeira-term-reals-over-20",
    "wheat" => "madeira-term-wheat",
    "sugar" => "madeira-term-sugar",
    "wine" => "madeira-term-wine",
    "wood" => "madeira-term-wood",
    "bread" => "madeira-term-bread",
    "windmill" => "madeira-term-windmill",
    "pirates" => "madeira-term-pirates",
    "pirate-loss" => "madeira-term-pirate-loss",
    "hunger" => "madeira-term-hunger",
    "rot" => "madeira-term-rot",
    "home" => "madeira-term-home",
    "watch" => "madeira-term-watch",
    "watch-most" => "madeira-term-watch-most",
    "region-1" => "madeira-term-region-1",
    "region-2" => "madeira-term-region-2",
    "region-3" => "madeira-term-region-3",
    "region-1-three" => "madeira-term-region-1-three",
    "region-2-three" => "madeira-term-region-2-three",
    "region-3-three" => "madeira-term-region-3-three",
    "forest" => "madeira-term-forest",
    "wood-access" => "madeira-term-wood-access",
    "porto-santo" => "madeira-term-porto-santo",
    "funchal" => "madeira-term-funchal",
    "machico" => "madeira-term-machico",
    "porto-santo-most" => "madeira-term-porto-santo-most",
    "funchal-most" => "madeira-term-funchal-most",
    "machico-most" => "madeira-term-machico-most",
    "acores" => "madeira-term-acores",
    "brasil" => "madeira-term-brasil",
    "india" => "madeira-term-india",
    "market-ships" => "madeira-term-market-ships",
    "colony-ships" => "madeira-term-colony-ships",
    "market-prestige" => "madeira-term-market-prestige",
    "colony-prestige" => "madeira-term-colony-prestige",
    "routes-now" => "madeira-term-routes-now",
    "expeditions-now" => "madeira-term-expeditions-now",
    "influence-now" => "madeira-term-influence-now",
    "urbanization-now" => "madeira-term-urbanization-now",
    "wealth-now" => "madeira-term-wealth-now",
    "routes" => "madeira-term-routes",
    "expeditions" => "madeira-term-expeditions",
    "influence" => "madeira-term-influence",
    "urbanization" => "madeira-term-urbanization",
    "wealth" => "madeira-term-wealth",
    "guilds" => "madeira-term-guilds",
    "favors-up" => "madeira-term-favors-up",
    "favors-down" => "madeira-term-favors-down",
    "monk" => "madeira-term-monk",
    "miller" => "madeira-term-miller",
    "bishop" => "madeira-term-bishop",
    "patron" => "madeira-term-patron",
    "lord" => "madeira-term-lord",
    "diplomat" => "madeira-term-diplomat",
    "treasurer" => "madeira-term-treasurer",
    "navigator" => "madeira-term-navigator",
    "engineer" => "madeira-term-engineer",
    "constable" => "madeira-term-constable",
    "lady" => "madeira-term-lady",
    "scout" => "madeira-term-scout",
    "dice" => "madeira-term-dice",
    "dice-sum" => "madeira-term-dice-sum",
    "at-moinho" => "madeira-term-at-moinho",
    "at-capitania" => "madeira-term-at-capitania",
    "at-alfandega" => "madeira-term-at-alfandega",
    "at-casa" => "madeira-term-at-casa",
    "at-fortaleza" => "madeira-term-at-fortaleza",
    "cost-moinho" => "madeira-term-cost-moinho",
    "cost-capitania" => "madeira-term-cost-capitania",
    "cost-alfandega" => "madeira-term-cost-alfandega",
    "cost-casa" => "madeira-term-cost-casa",
    "cost-fortaleza" => "madeira-term-cost-fortaleza",
    "in-row" => "madeira-term-in-row",
    "order" => "madeira-term-order",
    "turn" => "madeira-term-turn",
}

/// What scores at the end (M-END-01..03, M-SCORE-01..04), with the numbers of the box.
pub fn at_end(game: &Madeira) -> Vec<(Message, bool)> {
    let all = &game.components.scoring;
    let [first, second, third, fourth] = all.pirates;
    let lines = [
        say!("madeira-scored-goods"),
        say!("madeira-scored-reals", n = all.reals_per_prestige),
        say!("madeira-scored-pirates", first, second, third, fourth),
        say!("madeira-scored-over", n = all.pirate_limit),
    ];
    let is_in_doubt = is_entry_in_doubt(&game.components.marks, "scoring.toml", "final");
    lines.map(|line| (line, is_in_doubt)).into()
}

/// The printed numbers that texts about ways name.
pub fn way_values(game: &Madeira) -> Vec<(&'static str, i64)> {
    let all = &game.components;
    let [pass_1, pass_2, pass_3, pass_4] = all.passing_reals;
    let values = [
        ("cost_2", all.building_cost.with(2)),
        ("cost_3", all.building_cost.with(3)),
        ("cost_4", all.building_cost.with(4)),
        ("monk_wood", all.amounts.monk_wood),
        ("patron_bread", all.amounts.patron_bread),
        ("treasurer_reals", all.amounts.treasurer_reals),
        ("king_reals", all.amounts.king_reals),
        ("king_prestige", all.amounts.king_prestige),
        ("mill_wheat", all.windmill.wheat),
        ("mill_reals", all.windmill.reals),
        ("mill_bottom", all.windmill.bottom_reals),
        ("mill_swap", all.windmill.swap),
        ("pass_1", pass_1),
        ("pass_2", pass_2),
        ("pass_3", pass_3),
        ("pass_4", pass_4),
        ("honor", all.scoring.honor),
        ("reals_per_prestige", all.scoring.reals_per_prestige),
    ];
    values.map(|(name, n)| (name, n.into())).into()
}
