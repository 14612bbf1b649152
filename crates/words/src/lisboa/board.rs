//! What stands on the board of Lisboa and what a listener hears about each place of it: headings, short marks, labels.

use super::names::{self, cubes, goods, influence, items, officials, reis, street, wigs};
use super::things;
use crate::message::{List, Message};
use lisboa::{
    Architect, BuildingId, CardId, CardType, ClergyId, Column, DecreeId, Deed, Good, HouseGroup, Land, Lisboa, Noble,
    PlanId, PortfolioRow, Post, Row, Rubble, Ship, Side, Site, Slot, Stage, State, Task, TopCard, View, Years,
};
use table::{Game, Id, Seat};

pub use crate::board::{closer, doubtful, farther, seat, whole, you};

/// Texts of the board that stand by themselves.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident = say!($id:literal);)+) => {
        $($(#[$doc])* pub fn $name() -> Message { say!($id) })+
        /// All of them.
        pub const TEXTS: &[fn() -> Message] = &[$($name),+];
    };
}
texts! {
    /// What stands beside the map, in short.
    beside = say!("lisboa-board-beside");
    /// The map as a whole.
    map = say!("lisboa-board-map");
    /// The letter for north on the compass.
    north = say!("lisboa-board-north");
    /// The river at the foot of the map.
    river = say!("lisboa-board-river");
    /// The rubble pile.
    pile_title = say!("lisboa-board-pile");
    /// City tiles beside the display.
    supply_title = say!("lisboa-board-supply");
    /// The three Nobles.
    nobles = say!("lisboa-board-nobles");
    /// The stacks of the architects, the decrees and the Influence track.
    tracks = say!("lisboa-board-tracks");
    /// Before the cost of a visit.
    to_visit = say!("lisboa-board-to-visit");
    /// The space below an office.
    plaza = say!("lisboa-board-plaza");
    /// The church track.
    church = say!("lisboa-board-church");
    /// The Treasury track.
    treasury = say!("lisboa-board-treasury");
    /// The market.
    market = say!("lisboa-board-market");
    /// The shipyard.
    shipyard = say!("lisboa-board-shipyard");
    /// An empty stack or display.
    empty = say!("lisboa-board-empty");
    /// The Influence track.
    track = say!("lisboa-board-track");
    /// Decrees.
    decrees = say!("lisboa-board-decrees");
    /// The four decks.
    decks = say!("lisboa-board-decks");
    /// The political cards that lie open.
    display = say!("lisboa-board-display");
    /// The hand of the viewer.
    hand = say!("lisboa-board-hand");
    /// On the card that is played now.
    at_court = say!("lisboa-board-at-court");
    /// On a card that is set aside for its reward.
    cashing = say!("lisboa-board-cashing");
    /// Above the event of a Treasury card.
    event = say!("lisboa-board-event");
    /// Above the tiles to choose from at the start.
    offer = say!("lisboa-board-offer");
    /// The Portfolio.
    portfolio = say!("lisboa-board-portfolio");
    /// An empty slot in its upper row.
    slot_top = say!("lisboa-board-slot-top");
    /// An empty slot in its lower row.
    slot_bottom = say!("lisboa-board-slot-bottom");
    /// A ship that has left with its goods.
    at_sea = say!("lisboa-board-at-sea");
    /// The warehouse.
    warehouse = say!("lisboa-board-warehouse");
    /// The rubble of a player.
    rubble = say!("lisboa-board-rubble");
    /// The houses of a player.
    houses = say!("lisboa-board-houses");
    /// Clergy tiles.
    clergy = say!("lisboa-board-clergy");
    /// Royal Favors.
    favors = say!("lisboa-board-favors");
    /// Plans.
    plans = say!("lisboa-board-plans");
    /// Starting tasks.
    tasks = say!("lisboa-board-tasks");
    /// Behind the number of officials that wait.
    officials_left = say!("lisboa-board-officials-left");
    /// The pieces that nobody owns.
    neutral = say!("lisboa-board-neutral");
    /// A decree that counts who has the most.
    scale_most = say!("lisboa-board-scale-most");
    /// A decree that counts one of each.
    scale_all = say!("lisboa-board-scale-all");
    /// A decree that counts each one.
    scale_each = say!("lisboa-board-scale-each");
}

/// On the card that somebody else plays now.
pub fn at_court_of(seat: Seat) -> Message {
    say!("lisboa-board-at-court-of", seat)
}

/// So many of what can be had.
pub fn of(n: u8, all: u8) -> Message {
    say!("lisboa-board-of", n, all)
}

/// The limit of the warehouse.
pub fn limit(n: u8) -> Message {
    say!("lisboa-board-limit", n)
}

/// Complete rubble sets.
pub fn sets(n: u8) -> Message {
    say!("lisboa-board-sets", n)
}

/// What the cubes at the end of a row add to a price.
pub fn row_sum(n: u8) -> Message {
    say!("lisboa-board-row-sum", n)
}

/// What the cubes at the foot of a column add to a price.
pub fn column_sum(n: u8) -> Message {
    say!("lisboa-board-column-sum", n)
}

/// A land space while a store is to be built: what it costs, by the cube that is taken, and its wigs on each street; or what is missing
/// to pay for it.
pub fn lot(land: Message, (low, high): (u8, u8), streets: &[(Good, u8)], short: u16) -> Message {
    let price = if low == high { reis(low) } else { say!("lisboa-board-range", low, high) };
    if short > 0 {
        return say!("lisboa-board-lot-short", land, price, short = reis(short));
    }
    let streets =
        streets.iter().map(|&(good, n)| say!("lisboa-board-lot-street", street = street(good), wigs = wigs(n)));
    say!("lisboa-board-lot", land, price, streets = List::commas(streets))
}

/// Pieces that are left.
pub fn left(n: u8) -> Message {
    say!("lisboa-board-left", n)
}

/// Large and small city tiles beside the display.
pub fn supply(s: &State) -> [Message; 2] {
    [say!("lisboa-board-large", n = s.large_tiles), say!("lisboa-board-small", n = s.small_tiles)]
}

/// A decree that counts every so many.
pub fn scale_per(n: u8) -> Message {
    say!("lisboa-board-scale-per", n)
}

/// Where the game stands, in two short lines.
pub fn time(game: &Lisboa, s: &State) -> Message {
    // Over, a round has begun that nobody plays.
    let round = game.round(s).saturating_sub(u16::from(s.stage == Stage::Over));
    say!("lisboa-board-time", period = s.period, round)
}

/// A Noble with full name; the title is what he is.
pub fn noble_name(noble: Noble) -> Message {
    match noble {
        Noble::Maia => say!("lisboa-board-maia"),
        Noble::Marquis => say!("lisboa-board-marquis"),
        Noble::King => say!("lisboa-board-king"),
    }
}

/// What an architect is called.
pub fn architect(architect: Architect) -> Message {
    match architect {
        Architect::Blue => say!("lisboa-board-architect-blue"),
        Architect::Green => say!("lisboa-board-architect-green"),
    }
}

/// A side of the city in one letter.
pub fn side_letter(side: Side) -> Message {
    match side {
        Side::West => say!("lisboa-board-west"),
        Side::North => say!("lisboa-board-north"),
        Side::East => say!("lisboa-board-east"),
    }
}

/// The side of a land space that faces a street.
pub fn entrance(land: Land, street: Good) -> Side {
    let is_first = land.column().streets().first() == Some(&street);
    if is_first && land.column() != Column::C1 { Side::West } else { Side::East }
}

/// Labels of places, for whoever hears the board or points at it.
#[derive(Clone, Copy)]
pub struct Labels<'a> {
    /// The game.
    pub game: &'a Lisboa,
    /// What the viewer sees.
    pub view: &'a View,
}

impl Labels<'_> {
    fn s(&self) -> &State {
        &self.view.shown
    }

    /// A land space, free or with its store.
    pub fn land(&self, land: Land) -> Message {
        let s = self.s();
        let Some(good) = s.street(land) else {
            return say!("lisboa-board-land-free", land, items = items(self.game.land_reward(s, land)));
        };
        let side = entrance(land, good);
        match s.owner(land) {
            Some(owner) => say!("lisboa-board-land-store", land, good, owner, side),
            None => say!("lisboa-board-land-new", land, good, side),
        }
    }

    /// The side of a free land space where an entrance could be.
    pub fn door(&self, land: Land, street: Good) -> Message {
        say!("lisboa-board-door", land, side = entrance(land, street), good = street)
    }

    /// A construction site, free or with its building.
    pub fn site(&self, site: Site) -> Message {
        let s = self.s();
        match s.buildings[site.index()] {
            Some(open) => {
                let colors = names::colors(self.game.components.colors(open.building, open.architect));
                say!("lisboa-board-site-open", site, architect = open.architect, colors)
            }
            None => {
                let (cubes, items) = (cubes(s.site_rubble[site.index()]), items(self.game.site_reward(s, site)));
                say!("lisboa-board-site-free", site, cubes, items)
            }
        }
    }

    /// Cubes of a colour at the end of a row.
    pub fn row_cubes(&self, row: Row, color: Rubble) -> Message {
        let (n, value) = (self.s().row_rubble[row.index()][color.index()], self.cube_value(color));
        say!("lisboa-board-row-cubes", n, color, row, value)
    }

    /// Cubes of a colour at the foot of a column.
    pub fn column_cubes(&self, column: Column, color: Rubble) -> Message {
        let (n, value) = (self.s().column_rubble[column.index()][color.index()], self.cube_value(color));
        say!("lisboa-board-column-cubes", n, color, column = column.name(), value)
    }

    /// Cubes of a colour in the pile.
    pub fn pile_cubes(&self, color: Rubble) -> Message {
        say!("lisboa-board-pile-cubes", n = self.s().pile[color.index()], color)
    }

    /// The pile as a whole, with what is out of the game.
    pub fn pile(&self) -> Message {
        say!("lisboa-board-pile-all", cubes = cubes(self.s().pile), gone = cubes(self.s().rubble_gone))
    }

    /// What a cube adds to the price of land.
    pub fn cube_value(&self, color: Rubble) -> Message {
        reis(self.game.components.board.rubble_value[color.index()])
    }

    /// A colour of cubes with what it adds to the price of land.
    pub fn cube_legend(&self, color: Rubble) -> Message {
        say!("lisboa-board-cube", color, value = self.cube_value(color))
    }

    /// A tile of the city display; the small one is for the thin column.
    pub fn tile(&self, street: Good, small: bool) -> Message {
        let is_there = self.s().city[if small { 4 } else { street.index() }];
        match (is_there, small) {
            (true, false) => say!("lisboa-board-tile", good = street),
            (true, true) => say!("lisboa-board-tile-small", good = street),
            (false, _) => say!("lisboa-board-tile-none", good = street),
        }
    }

    /// The wigs of a column.
    pub fn score(&self, column: Column, n: u8) -> Message {
        say!("lisboa-board-score", column = column.name(), wigs = wigs(n))
    }

    /// A Noble, and what a visit costs the viewer.
    pub fn noble(&self, noble: Noble) -> Message {
        match self.view.seat {
            Some(seat) => {
                let cost = influence(self.game.visit_cost(self.s(), seat, noble, false));
                say!("lisboa-board-noble-cost", noble = noble_name(noble), cost)
            }
            None => say!("lisboa-board-noble", noble = noble_name(noble)),
        }
    }

    /// An office or plaza with those who stand there.
    pub fn post(&self, post: Post) -> Message {
        let there = Seat::first(self.game.options.players);
        let there = there.filter(|&seat| self.s().boards[seat].posts[post.index()] > 0);
        let of = |seat: Seat| say!("lisboa-board-posted", seat, n = self.s().boards[seat].posts[post.index()]);
        let neutral = (self.game.neutral_officials_at(post) > 0).then(neutral);
        say!("lisboa-board-post", post, there = List::commas(there.map(of).chain(neutral)))
    }

    /// What a Noble offers, and the goods that buy it.
    pub fn deed(&self, deed: Deed) -> Message {
        let noble = deed.noble();
        if deed == noble.noble_action() {
            return say!("lisboa-board-deed-noble", deed, noble);
        }
        if self.s().covered.has(deed) {
            return say!("lisboa-board-deed-covered", deed, noble);
        }
        say!("lisboa-board-deed-state", deed, noble, good = noble.native_good(), gold = Good::Gold)
    }

    /// The Favors that can be had of a Noble.
    pub fn favor(&self, noble: Noble) -> Message {
        say!("lisboa-board-favor", noble)
    }

    /// A set marker with the Marquis.
    pub fn set_marker(&self, seat: Seat) -> Message {
        say!("lisboa-board-markers-of", seat, n = self.s().boards[seat].markers)
    }

    /// A gap of the church track.
    pub fn gap(&self, gap: u8) -> Message {
        let (s, board) = (self.s(), &self.game.components.board);
        let icon = match gap {
            gap if gap == board.church_influence => "scoring",
            gap if gap == board.church_treasury => "treasury",
            _ => "none",
        };
        let cardinal = match (s.cardinal == gap, s.cardinal_lies) {
            (false, _) => "no",
            (true, None) => "stands",
            (true, Some(_)) => "lies",
        };
        say!("lisboa-board-gap", gap, icon, cardinal)
    }

    /// A space for a clergy tile.
    pub fn church_space(&self, space: u8) -> Message {
        match self.s().church[usize::from(space)] {
            Some(tile) => say!("lisboa-board-church-tile", tile, text = things::clergy(&self.game.components, tile)),
            None => say!("lisboa-board-church-empty"),
        }
    }

    /// The Treasury: what its values are for.
    pub fn treasury(&self) -> Message {
        let space = self.game.components.board.treasury[usize::from(self.s().treasury)];
        say!("lisboa-board-treasury-now", reis = reis(space.reis), n = space.influence)
    }

    /// The market with its prices.
    pub fn market(&self) -> Message {
        let price = |good: Good| say!("lisboa-board-price", good, reis = reis(self.s().prices[good.index()]));
        say!("lisboa-board-prices", prices = List::commas(Good::ALL.map(price)))
    }

    /// The shipyard with its top ship.
    pub fn shipyard(&self) -> Message {
        let (s, c) = (self.s(), &self.game.components);
        let there = Ship::ALL.into_iter().filter(|ship| s.shipyard[ship.index()] > 0);
        let left = List::commas(there.map(|ship| say!("lisboa-board-ships", n = s.shipyard[ship.index()], ship)));
        match s.top_ship() {
            Some(top) => say!("lisboa-board-yard", top = things::ship(c, top), left),
            None => say!("lisboa-board-yard-empty"),
        }
    }

    /// A space of the Influence track and whose markers are there.
    pub fn influence(&self, level: u8) -> Message {
        let there = Seat::first(self.game.options.players);
        let there = there.filter(|&seat| self.s().boards[seat].influence == level);
        let worth = reis(self.game.reis_of_influence(level));
        say!("lisboa-board-influence", level, worth, there = List::commas(there.map(seat)))
    }

    /// The Plans of an architect.
    pub fn plans(&self, architect: Architect) -> Message {
        let (s, c) = (self.s(), &self.game.components);
        let n = s.plans.iter().filter(|&plan| c.plan(plan).architect == architect).count();
        match self.game.top_plan(s, architect) {
            Some(top) => say!("lisboa-board-plans-of", architect, n, top = names::plan(c, top)),
            None => say!("lisboa-board-plans-none", architect),
        }
    }

    /// The buildings of an architect.
    pub fn buildings(&self, architect: Architect) -> Message {
        let (s, i) = (self.s(), architect.index());
        let colors = |id: Option<BuildingId>| {
            id.map_or(say!("lisboa-board-empty"), |id| {
                say!("lisboa-board-colors", colors = names::colors(self.game.components.colors(id, architect)))
            })
        };
        say!(
            "lisboa-board-buildings",
            architect,
            now = colors(s.available[i]),
            next = colors(s.next[i]),
            n = s.stacked[i]
        )
    }

    /// A decree that is laid out or held, with what it is worth to the viewer or its owner.
    pub fn decree(&self, id: DecreeId, seat: Option<Seat>) -> Message {
        things::decree(self.game, self.s(), seat, id)
    }

    /// A deck of the display.
    pub fn deck(&self, kind: CardType) -> Message {
        let n = self.game.face_down(self.s(), kind).len();
        match self.s().display[kind.index()] {
            Some(id) => say!("lisboa-board-deck", kind, card = things::card(&self.game.components, id), n),
            None if n > 0 => say!("lisboa-board-deck-down", kind, n),
            None => say!("lisboa-board-deck-empty", kind),
        }
    }

    /// A card in hand.
    pub fn card(&self, id: CardId) -> Message {
        say!("lisboa-board-card", number = id, card = things::card(&self.game.components, id))
    }

    /// Cards of another hand, face down.
    pub fn back(&self, kind: CardType, years: Years, n: u8) -> Message {
        say!("lisboa-board-back", kind, years = names::years(years), n)
    }

    /// A clergy tile, anywhere.
    pub fn tile_text(&self, tile: ClergyId) -> Message {
        say!("lisboa-board-church-tile", tile, text = things::clergy(&self.game.components, tile))
    }

    /// A seat in a line.
    pub fn strip(&self, seat: Seat) -> Message {
        let own = &self.s().boards[seat];
        say!(
            "lisboa-board-strip",
            seat,
            wigs = wigs(own.wigs),
            influence = influence(own.influence),
            reis = reis(own.reis),
            goods = goods(own.goods),
            n = own.sets(),
            cards = own.portfolio_len(),
            room = self.game.capacity(own),
            officials = own.officials,
            houses = self.game.houses_at_home(own),
            clergy = own.clergy.len(),
            plans = own.plans.len() + own.completed.len(),
            decrees = own.decrees.len()
        )
    }

    /// A slot of a Portfolio.
    pub fn slot(&self, seat: Seat, row: PortfolioRow, slot: Slot) -> Message {
        let (c, own) = (&self.game.components, &self.s().boards[seat]);
        match (row, own.top[slot.index()], own.bottom[slot.index()]) {
            (PortfolioRow::Top, TopCard::Ship(ship), _) => {
                let cargo = own.cargo[slot.index()];
                let sea = if cargo.at_sea { "yes" } else { "no" };
                say!("lisboa-board-ship", ship = things::ship(c, ship), goods = goods(cargo.goods), sea)
            }
            (PortfolioRow::Top, TopCard::Noble(id), _) | (PortfolioRow::Bottom, _, Some(id)) => self.card(id),
            (PortfolioRow::Top, TopCard::Empty, _) | (PortfolioRow::Bottom, _, None) => {
                say!("lisboa-board-slot-empty", row, slot)
            }
        }
    }

    /// Goods of a kind in a warehouse.
    pub fn goods(&self, seat: Seat, good: Good) -> Message {
        let own = &self.s().boards[seat];
        let amount = names::amount(good, own.goods[good.index()]);
        say!("lisboa-board-goods", amount, limit = self.game.capacity(own))
    }

    /// Cubes of a colour on a player board.
    pub fn cubes(&self, seat: Seat, color: Rubble) -> Message {
        let own = &self.s().boards[seat];
        say!("lisboa-board-own-cubes", n = own.rubble[color.index()], color, sets = own.sets())
    }

    /// Set markers that wait on a player board.
    pub fn markers(&self, seat: Seat) -> Message {
        let own = &self.s().boards[seat];
        let waiting = self.game.components.start.rubble_spaces.saturating_sub(own.sets());
        say!("lisboa-board-markers", n = waiting, placed = own.markers, spent = own.markers_spent)
    }

    /// A group of houses with its ability.
    pub fn houses(&self, seat: Seat, group: HouseGroup) -> Message {
        let placed = self.s().boards[seat].houses[group.index()];
        let all = self.game.components.start.houses[group.index()];
        let (now, full) = (names::house_ability(group, placed), names::house_ability(group, all));
        say!("lisboa-board-house-group", n = all.saturating_sub(placed), all, now, full)
    }

    /// A Favor of a player, or the space for it.
    pub fn own_favor(&self, seat: Seat, noble: Noble) -> Message {
        if self.s().boards[seat].favors.has(noble) {
            say!("lisboa-board-own-favor", noble)
        } else {
            say!("lisboa-board-no-favor", noble)
        }
    }

    /// A Plan of a player.
    pub fn plan(&self, id: PlanId, completed: bool) -> Message {
        let plan = names::plan(&self.game.components, id);
        if completed { say!("lisboa-board-plan-done", plan) } else { say!("lisboa-board-plan-open", plan) }
    }

    /// A starting task.
    pub fn task(&self, task: Task) -> Message {
        say!("lisboa-board-task", task, text = things::task(&self.game.components, task))
    }

    /// The wigs of a player.
    pub fn wigs(&self, seat: Seat) -> Message {
        wigs(self.s().boards[seat].wigs)
    }

    /// The Influence of a player.
    pub fn purse(&self, seat: Seat) -> Message {
        influence(self.s().boards[seat].influence)
    }

    /// The réis of a player.
    pub fn reis(&self, seat: Seat) -> Message {
        reis(self.s().boards[seat].reis)
    }

    /// The officials of a player who wait.
    pub fn officials(&self, seat: Seat) -> Message {
        say!("lisboa-board-officials", officials = officials(self.s().boards[seat].officials))
    }

    /// The name of a street on the map.
    pub fn street(&self, good: Good) -> Message {
        street(good)
    }

    /// The goods that are counted together where none has its own place.
    pub fn decrees_held(&self, seat: Seat) -> Message {
        say!("lisboa-board-decrees-held", n = self.s().boards[seat].decrees.len())
    }
}
