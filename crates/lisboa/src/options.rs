//! What is agreed before the game, and the game made of it.

use crate::components::{Components, TOP_INFLUENCE};
use crate::ids::*;
use crate::rules::PortfolioChange;
use table::{Id, IdSet};

/// How many play, with which variants, and by which readings of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 2, 3 or 4 players.
    pub players: u8,
    /// Starting hands are drafted (L-VARIANT-01..03).
    pub draft: bool,
    /// Starting tasks are dealt (L-VARIANT-04..19).
    pub tasks: bool,
    /// Random city tokens cover the rewards of the map (L-VARIANT-21).
    pub tokens: bool,
    /// A card whose goods have no room may not go into the Portfolio, as the player aid says.
    pub strict_rewards: bool,
    /// Only a larger hull replaces a ship for the difference.
    pub upgrade_only: bool,
}

impl Options {
    /// The game without variants, with all rulings as they are.
    pub const fn players(players: u8) -> Self {
        Self { players, draft: false, tasks: false, tokens: false, strict_rewards: false, upgrade_only: false }
    }

    /// Switches on a variant or a reading by its name.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be played.
    pub fn with(mut self, name: &str) -> Result<Self, String> {
        match name {
            "draft" => self.draft = true,
            "tasks" => self.tasks = true,
            "tokens" => self.tokens = true,
            "strict-rewards" => self.strict_rewards = true,
            "upgrade-only" => self.upgrade_only = true,
            // L-VARIANT-20, A-59: what the overlays change is in none of our sources.
            "queen" => {
                return Err(
                    "the Queen variant is left out: the texts of its overlays are not known (L-VARIANT-20, A-59)"
                        .into(),
                );
            }
            // the rules of the solo sheet are in none of our sources.
            "solo" => return Err("the solo game is left out: its rules are not known (A-71)".into()),
            _ => {
                let known = "draft, tasks, tokens, strict-rewards, upgrade-only";
                return Err(format!("`{name}` is not an option of Lisboa; known are {known}"));
            }
        }
        Ok(self)
    }

    /// The names of the variants that are on.
    pub fn variants(&self) -> Vec<&'static str> {
        let all = [(self.draft, "draft"), (self.tasks, "tasks"), (self.tokens, "tokens")];
        all.into_iter().filter_map(|(on, name)| on.then_some(name)).collect()
    }

    /// The names of the readings that are on.
    pub fn readings(&self) -> Vec<&'static str> {
        let all = [(self.strict_rewards, "strict-rewards"), (self.upgrade_only, "upgrade-only")];
        all.into_iter().filter_map(|(on, name)| on.then_some(name)).collect()
    }
}

/// The game: components and options, with what can be worked out from them once.
#[derive(Clone, Debug)]
pub struct Lisboa {
    /// Everything that is printed.
    pub components: Components,
    /// What was agreed.
    pub options: Options,
    /// The réis that each place of the Influence track is worth (L-INFL-08).
    pub(crate) worth: [u8; TOP_INFLUENCE as usize + 1],
    /// What each card changes when it goes into a Portfolio.
    pub(crate) portfolio_changes: [PortfolioChange; CardId::COUNT],
    /// The cards of each deck: by years, then by type.
    pub(crate) decks: [[IdSet<CardId>; 4]; 4],
    /// The Plans of each architect.
    pub(crate) plans_of: [IdSet<PlanId>; 2],
    /// The decrees in play.
    pub(crate) decree_pool: IdSet<DecreeId>,
    /// The land spaces in play.
    pub(crate) lands: IdSet<Land>,
    /// The construction sites in play.
    pub(crate) sites: IdSet<Site>,
    /// The land spaces of each row.
    pub(crate) rows: [IdSet<Land>; 5],
    /// The land spaces of each column.
    pub(crate) columns: [IdSet<Land>; 5],
    /// The land spaces that touch each street.
    pub(crate) streets: [IdSet<Land>; 4],
}

impl Lisboa {
    /// The game with these components and options.
    ///
    /// # Panics
    /// If the number of players is not 2, 3 or 4.
    pub fn new(components: Components, options: Options) -> Self {
        assert!((2..=4).contains(&options.players), "Lisboa is for 2 to 4 players, not {}", options.players);
        // L-2P-02: with two players row E is covered.
        let covered = |row: Row| options.players == 2 && row == Row::E;
        let lands = |fits: &dyn Fn(Land) -> bool| {
            <Land as Id>::all().filter(|land| !covered(land.row()) && fits(*land)).collect::<IdSet<Land>>()
        };
        let deck = |years: Years, kind: CardType| {
            CardId::all()
                .filter(|&id| components.card(id).years == years && components.card(id).kind() == kind)
                .collect()
        };
        Self {
            worth: std::array::from_fn(|level| {
                components.board.influence_reis[..level].iter().filter(|&&real| real).count() as u8
            }),
            portfolio_changes: std::array::from_fn(|card| PortfolioChange::of(components.card(CardId::at(card)).face)),
            decks: Years::ALL.map(|years| CardType::ALL.map(|kind| deck(years, kind))),
            plans_of: Architect::ALL
                .map(|architect| PlanId::all().filter(|&plan| components.plan(plan).architect == architect).collect()),
            // L-2P-03, A-54: some decrees are replaced as soon as they are drawn, so they are never in the deck.
            decree_pool: DecreeId::all()
                .filter(|&id| options.players > 2 || !components.decree(id).not_with_two)
                .collect(),
            lands: lands(&|_| true),
            sites: Site::all().filter(|site| site.row().is_none_or(|row| !covered(row))).collect(),
            rows: Row::ALL.map(|row| lands(&|land| land.row() == row)),
            columns: Column::ALL.map(|column| lands(&|land| land.column() == column)),
            streets: Good::ALL.map(|street| lands(&|land| land.column().streets().contains(&street))),
            components,
            options,
        }
    }

    /// Whether a row is played with: with two players row E is covered (L-2P-02).
    pub fn has_row(&self, row: Row) -> bool {
        !self.rows[row.index()].is_empty()
    }

    /// How many play.
    #[inline]
    pub(crate) fn n(&self) -> u8 {
        self.options.players
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_out_of_reach_are_refused_with_the_ruling() {
        //
        assert!(Options::players(2).with("queen").unwrap_err().contains("A-59"));
        assert!(Options::players(2).with("solo").unwrap_err().contains("A-71"));
        assert!(Options::players(2).with("chess").unwrap_err().contains("draft, tasks, tokens"));
        let options = Options::players(2).with("tokens").unwrap().with("upgrade-only").unwrap();
        assert_eq!((options.variants(), options.readings()), (vec!["tokens"], vec!["upgrade-only"]));
    }

    #[test]
    fn two_players_leave_out_row_e_and_its_decrees() {
        // L-2P-02, L-2P-03
        let game = Lisboa::new(Components::shipped(), Options::players(2));
        assert_eq!((game.lands.len(), game.sites.len(), game.decree_pool.len()), (20, 12, 67));
        let game = Lisboa::new(Components::shipped(), Options::players(3));
        assert_eq!((game.lands.len(), game.sites.len(), game.decree_pool.len()), (25, 14, 70));
    }
}
