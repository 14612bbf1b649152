//! The places of Lisboa's board: what each is called, which there are, and where an answer can be given.

use crate::board::Place;
use lisboa::{
    Action, Architect, CardId, CardType, ClergyId, Column, CubeFrom, Decision, DecreeId, Deed, Good, HouseGroup, Land,
    Lisboa, Noble, Offices, Pending, PlanId, PortfolioRow, Post, Row, Rubble, Site, Slot, State, Step, Task, View,
};
use table::{Actor, Id, Seat};

fixed! {
    /// The heap of rubble that lies beside the map.
    pile = "pile";
    /// The shipyard.
    shipyard = "shipyard";
    /// The market with its four prices.
    market = "market";
    /// The Treasury track.
    treasury = "treasury";
    /// The church track.
    church = "church";
    /// The Influence track as a whole.
    track = "influence";
    /// The decrees as a whole.
    decrees = "decrees";
    /// The small blue tile of the city display.
    small_tile = "city-small";
    /// The hand as a whole.
    hand = "hand";
    /// Where réis and goods come from and go to. It has no space on the board: they fly from and to the tracks.
    supply = "supply";
}

named! {
    /// A land space.
    land(land: Land) = "land-{land}";
    /// The side of a free land space where the entrance of a store would be.
    door(land: Land, street: Good) = "door-{land}-{street}";
    /// A construction site.
    site(site: Site) = "site-{site}";
    /// The cubes of one colour at the end of a row.
    row_cubes(row: Row, color: Rubble) = "row-{row}-{color}";
    /// The cubes of one colour at the foot of a column.
    column_cubes(column: Column, color: Rubble) = "column-{column}-{color}";
    /// The cubes of one colour in the pile.
    pile_cubes(color: Rubble) = "pile-{color}";
    /// The tile of the city display at the foot of a street.
    tile(street: Good) = "city-{street}";
    /// The scoring tile below a column.
    score(column: Column) = "score-{column}";
    /// A Noble.
    noble(noble: Noble) = "noble-{noble}";
    /// An office or plaza.
    post(post: Post) = "post-{post}";
    /// What a Noble offers.
    deed(deed: Deed) = "deed-{deed}";
    /// The Favors that are left with a Noble.
    favor(noble: Noble) = "favor-{noble}";
    /// A gap of the church track.
    gap(gap: u8) = "gap-{gap}";
    /// A space for a clergy tile on the church track.
    clergy(space: u8) = "clergy-{space}";
    /// A space of the Influence track.
    influence(level: u8) = "influence-{level}";
    /// The Plans of an architect.
    plans(architect: Architect) = "plans-{architect}";
    /// The buildings of an architect.
    buildings(architect: Architect) = "buildings-{architect}";
    /// A decree that is laid out.
    decree(decree: DecreeId) = "decree-{decree}";
    /// A deck of the display with its open card.
    deck(kind: CardType) = "deck-{kind}";
    /// A card in hand, or of the hand and set aside.
    card(card: CardId) = "hand-{card}";
    /// A clergy tile to choose from at the start.
    offer(tile: ClergyId) = "offer-{tile}";
    /// The line about a seat in the list of the others.
    strip(seat: Seat) = "strip-{seat}";
    /// A ship in the line about a seat.
    strip_ship(seat: Seat, slot: Slot) = "strip-{seat}-ship-{slot}";
    /// The wigs of a seat on its board.
    wigs(seat: Seat) = "{seat}-wigs";
    /// Its Influence.
    purse(seat: Seat) = "{seat}-influence";
    /// Its réis.
    reis(seat: Seat) = "{seat}-reis";
    /// Its officials who wait.
    officials(seat: Seat) = "{seat}-officials";
    /// A slot of its Portfolio.
    slot(seat: Seat, row: PortfolioRow, slot: Slot) = "{seat}-{row}-{slot}";
    /// Its goods of a kind.
    goods(seat: Seat, good: Good) = "{seat}-goods-{good}";
    /// Its cubes of a colour.
    rubble(seat: Seat, color: Rubble) = "{seat}-rubble-{color}";
    /// Its set markers.
    markers(seat: Seat) = "{seat}-markers";
    /// A group of its houses.
    houses(seat: Seat, group: HouseGroup) = "{seat}-houses-{group}";
    /// Its clergy tiles as a whole.
    own_clergy(seat: Seat) = "{seat}-clergy";
    /// One of its clergy tiles.
    own_tile(seat: Seat, tile: ClergyId) = "{seat}-clergy-{tile}";
    /// One of its Favors, or the space for it.
    own_favor(seat: Seat, noble: Noble) = "{seat}-favor-{noble}";
    /// Its Plans as a whole.
    own_plans(seat: Seat) = "{seat}-plans";
    /// One of its open Plans.
    own_plan(seat: Seat, plan: PlanId) = "{seat}-plan-{plan}";
    /// Its decrees.
    own_decrees(seat: Seat) = "{seat}-decrees";
    /// One of its tasks.
    own_task(seat: Seat, task: Task) = "{seat}-task-{task}";
}

/// Everything that is drawn for this view and can be pointed at, each once.
pub fn all(game: &Lisboa, view: &View) -> Vec<Place> {
    let mut all = map(game, &view.shown);
    all.extend(side(&view.shown));
    all.extend(held(view));
    for seat in Seat::first(game.options.players) {
        all.extend(board(view, seat));
        // Lines are drawn of the others.
        if view.seat != Some(seat) {
            all.push(strip(seat));
            all.extend(view.shown.boards[seat].ships().map(|(slot, _)| strip_ship(seat, slot)));
        }
    }
    all
}

/// The places of the map.
fn map(game: &Lisboa, s: &State) -> Vec<Place> {
    let rows = || Row::ALL.into_iter().filter(|&row| game.has_row(row));
    let mut all = vec![pile(), small_tile()];
    for at in lands(game) {
        all.push(land(at));
        if s.street(at).is_none() {
            all.extend(at.column().streets().iter().map(|&street| door(at, street)));
        }
    }
    all.extend(sites(game).map(site));
    all.extend(Good::ALL.map(tile));
    all.extend(Column::ALL.map(score));
    for color in Rubble::ALL {
        let has = |cubes: &[u8; 3]| cubes[color.index()] > 0;
        all.extend(rows().filter(|row| has(&s.row_rubble[row.index()])).map(|row| row_cubes(row, color)));
        let columns = Column::ALL.into_iter().filter(|column| has(&s.column_rubble[column.index()]));
        all.extend(columns.map(|column| column_cubes(column, color)));
        all.extend(has(&s.pile).then(|| pile_cubes(color)));
    }
    all
}

/// The land spaces that are played with.
pub fn lands(game: &Lisboa) -> impl Iterator<Item = Land> {
    <Land as Id>::all().filter(|land| game.has_row(land.row()))
}

/// The construction sites that are played with.
pub fn sites(game: &Lisboa) -> impl Iterator<Item = Site> {
    Site::all().filter(|site| site.row().is_none_or(|row| game.has_row(row)))
}

/// The places beside the map.
fn side(s: &State) -> Vec<Place> {
    let mut all = vec![shipyard(), market(), treasury(), church(), track(), decrees(), supply()];
    all.extend(Noble::ALL.map(noble));
    all.extend(Noble::ALL.map(favor));
    all.extend(Post::ALL.map(post));
    all.extend(Deed::ALL.map(deed));
    all.extend((0..6).map(gap));
    all.extend((0..6).map(clergy));
    all.extend((0..=lisboa::TOP_INFLUENCE).map(influence));
    all.extend(Architect::ALL.map(plans));
    all.extend(Architect::ALL.map(buildings));
    all.extend(s.decrees.iter().map(decree));
    all
}

/// The places of what the viewer holds and of what lies open to be taken.
fn held(view: &View) -> Vec<Place> {
    let mut all = vec![hand()];
    all.extend(CardType::ALL.map(deck));
    if let Some(seat) = view.seat {
        let own = &view.shown.boards[seat];
        all.extend((own.hand | set_aside(view, seat)).iter().map(card));
        all.extend(own.clergy_offer.into_iter().flatten().map(offer));
    }
    all
}

/// The cards that a seat has discarded at the end of the period and still gets something for.
pub fn set_aside(view: &View, seat: Seat) -> table::IdSet<CardId> {
    if asked(&view.shown) == Some(seat) { view.shown.cashing } else { table::IdSet::default() }
}

/// The places of a player's board.
fn board(view: &View, seat: Seat) -> Vec<Place> {
    let own = &view.shown.boards[seat];
    let mut all = vec![wigs(seat), purse(seat), reis(seat), officials(seat), markers(seat)];
    all.extend([own_clergy(seat), own_plans(seat), own_decrees(seat)]);
    all.extend(PortfolioRow::ALL.into_iter().flat_map(|row| Slot::ALL.map(|at| slot(seat, row, at))));
    all.extend(Good::ALL.map(|good| goods(seat, good)));
    all.extend(Rubble::ALL.map(|color| rubble(seat, color)));
    all.extend(HouseGroup::ALL.map(|group| houses(seat, group)));
    all.extend(Noble::ALL.map(|noble| own_favor(seat, noble)));
    all.extend(own.clergy.iter().map(|tile| own_tile(seat, tile)));
    all.extend(own.plans.iter().map(|plan| own_plan(seat, plan)));
    all.extend(own.tasks.iter().map(|task| own_task(seat, task)));
    all
}

/// Who is asked.
pub fn asked(s: &State) -> Option<Seat> {
    match s.agenda.top()?.who {
        Actor::Player(seat) => Some(seat),
        Actor::Chance | Actor::Nobody => None,
    }
}

/// Where an answer can be given.
pub fn of(game: &Lisboa, view: &View, action: Action) -> Vec<Place> {
    let s = &view.shown;
    let decision = match s.agenda.top().map(|frame| frame.what) {
        Some(Pending::Ask(decision)) => Some(decision),
        Some(Pending::Nothing | Pending::Luck(_) | Pending::Do(_)) | None => None,
    };
    // Luck decides nowhere.
    let (Some(seat), Some(decision)) = (asked(s), decision) else { return Vec::new() };
    Asked { game, s, seat, decision }.places(action)
}

/// A question, and what its answers are about.
struct Asked<'a> {
    game: &'a Lisboa,
    s: &'a State,
    seat: Seat,
    decision: Decision,
}

impl Asked<'_> {
    fn places(&self, action: Action) -> Vec<Place> {
        let seat = self.seat;
        match action {
            Action::Gold(id) | Action::Discard(id) => vec![card(id)],
            Action::Portfolio(id) => self.kept_in_portfolio(id),
            Action::Court(id) => self.to_court(id),
            Action::Card(id) => vec![self.open_card(id)],
            Action::Clergy(tile) => self.clergy(tile),
            Action::Church(tile) => vec![own_tile(seat, tile)],
            Action::Decree(id) => vec![decree(id)],
            Action::Task(task) => vec![own_task(seat, task)],
            Action::Sell => vec![market()],
            Action::Trade => Noble::ALL.map(noble).to_vec(),
            Action::Follow => self.visited().map(noble).into_iter().collect(),
            Action::Take => building_ground(self.s).into_iter().collect(),
            Action::SellGood(good, owner, at) => {
                let line = (owner != seat).then(|| strip_ship(owner, at));
                [goods(seat, good), slot(owner, PortfolioRow::Top, at)].into_iter().chain(line).collect()
            }
            Action::TradeFor(wanted, good) => vec![deed(wanted), goods(seat, good)],
            Action::Do(wanted) => vec![deed(wanted)],
            Action::Recruit(offices) => recruited(offices),
            Action::Plan(architect) => vec![plans(architect)],
            Action::NewShip => vec![shipyard()],
            Action::Upgrade(at) => vec![slot(seat, PortfolioRow::Top, at), shipyard()],
            Action::Goods(paid) => {
                Good::ALL.into_iter().filter(|&good| paid.has(good)).map(|good| goods(seat, good)).collect()
            }
            Action::Extra(good) => vec![goods(seat, good)],
            Action::Steps(steps) => vec![gap((self.s.cardinal + steps) % 6)],
            Action::Favor(of) => vec![favor(of)],
            Action::Reis(_) | Action::Influence(_) => self.left_over(action).map(influence).into_iter().collect(),
            Action::Build(at, street) => vec![land(at), door(at, street), built_of(at, street)],
            Action::Cube(from, color) => self.cubes(from, color).into_iter().collect(),
            Action::Trash(color) => vec![rubble(seat, color)],
            Action::House(group) => vec![houses(seat, group)],
            Action::Open(at) => vec![site(at)],
            Action::Complete(plan) => vec![own_plan(seat, plan)],
            Action::Return(from) => vec![post(from)],
            Action::Drop(row, at) => vec![slot(seat, row, at)],
            // Luck turns up buildings; what is declined is nowhere.
            Action::Building(_) | Action::Pass => Vec::new(),
        }
    }

    /// A card goes from the hand to a free slot; where there is none, one is asked for next.
    fn kept_in_portfolio(&self, id: CardId) -> Vec<Place> {
        let own = &self.s.boards[self.seat];
        let (row, is_free): (_, &dyn Fn(usize) -> bool) = match self.game.components.card(id).kind().noble() {
            Some(_) => (PortfolioRow::Top, &|i| own.top[i] == lisboa::TopCard::Empty),
            None => (PortfolioRow::Bottom, &|i| own.bottom[i].is_none()),
        };
        // In a full Portfolio no slot counts as free (L-PORT-05).
        let has_room = own.portfolio_len() < self.game.capacity(own);
        let free = Slot::ALL.into_iter().find(|slot| has_room && is_free(slot.index()));
        std::iter::once(card(id)).chain(free.map(|at| slot(self.seat, row, at))).collect()
    }

    fn to_court(&self, id: CardId) -> Vec<Place> {
        let goal = self.game.components.card(id).kind().noble().map_or(treasury(), noble);
        vec![card(id), goal]
    }

    /// A card that is drawn from the display; or kept, or cashed.
    fn open_card(&self, id: CardId) -> Place {
        if self.decision == Decision::DrawCard { deck(self.game.components.card(id).kind()) } else { card(id) }
    }

    fn clergy(&self, tile: ClergyId) -> Vec<Place> {
        if self.decision == Decision::KeepClergy {
            return vec![offer(tile)];
        }
        let space = self.s.church.iter().position(|&there| there == Some(tile));
        space.map(|space| clergy(space as u8)).into_iter().collect()
    }

    /// The Noble whose visit can be followed.
    fn visited(&self) -> Option<Noble> {
        if let Decision::Follow { noble } = self.decision { Some(noble) } else { None }
    }

    /// Where the own marker would stand on the Influence track.
    fn left_over(&self, action: Action) -> Option<u8> {
        let level = self.s.boards[self.seat].influence;
        match (action, self.decision) {
            // L-VISIT-04: what Influence is short of is paid in wigs.
            (Action::Reis(reis), Decision::VisitReis { cost }) => Some(level.saturating_sub(cost.saturating_sub(reis))),
            (Action::Influence(0), _) => Some(level),
            // L-INFL-08: each real is the next space with a real to the left.
            (Action::Influence(reis), _) => {
                let worth = self.game.reis_of_influence(level).checked_sub(reis)?;
                let has_real = |&at: &u8| self.game.components.board.influence_reis[usize::from(at)];
                (0..level).filter(has_real).find(|&at| self.game.reis_of_influence(at) == worth)
            }
            _ => None,
        }
    }

    fn cubes(&self, from: CubeFrom, color: Rubble) -> Option<Place> {
        let land = if let Decision::StoreCube { land } = self.decision { Some(land) } else { None };
        match from {
            CubeFrom::Row => land.map(|land| row_cubes(land.row(), color)),
            CubeFrom::Column => land.map(|land| column_cubes(land.column(), color)),
            CubeFrom::Pile => Some(pile_cubes(color)),
        }
    }
}

/// The land or the site that is being built on: what is still to be done there names it.
pub fn building_ground(s: &State) -> Option<Place> {
    s.agenda.frames().iter().rev().find_map(|frame| match frame.what {
        Pending::Do(Step::PlaceStore { land: at, .. } | Step::PayLand { land: at } | Step::ScoreStore { land: at })
        | Pending::Ask(Decision::StoreCube { land: at } | Decision::House { land: at }) => Some(land(at)),
        Pending::Do(Step::SiteCubes { site: at } | Step::FinishBuilding { site: at, .. })
        | Pending::Ask(Decision::OpenPlan { site: at }) => Some(site(at)),
        Pending::Nothing | Pending::Luck(_) | Pending::Ask(_) | Pending::Do(_) => None,
    })
}

/// The tile of the city display that a store is made of (L-STORE-03).
fn built_of(land: Land, street: Good) -> Place {
    if land.column().is_thin() { small_tile() } else { tile(street) }
}

fn recruited(offices: Offices) -> Vec<Place> {
    let to = Noble::ALL.into_iter().filter(|&noble| offices.count(noble) > 0);
    to.map(|noble| post(noble.office())).collect()
}
