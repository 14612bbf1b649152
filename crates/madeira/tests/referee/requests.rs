//! Phase E: the Crown's Requests (p16, p19).
//!
//! Nothing is clever here. A Request is scored with items: Ships, Favors, a City, Reals. Every set of items that the
//! player has is listed, the sets that the Request does not allow are struck off, and each item of the chosen set earns
//! its Prestige. The referee remembers the very items that were assigned, not how many of a kind.

use crate::answers::Auto;
use crate::numbers::Rules;
use crate::play::{Referee, Todo};
use madeira::{
    Action, City, Decision, Favor, Good, Guild, GuildsPicked, Phase, Player, Port, Request, ShipSlot, ShipsPicked,
    Spot, State,
};
use std::collections::BTreeSet;
use table::{Id, IdSet, Seat, UpTo};

/// What can be assigned to a Request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    /// A Ship, by the slot where it lies.
    Ship(ShipSlot),
    /// A Guild Favor.
    Favor(Favor),
    /// A City.
    City(City),
    /// One Real.
    Real,
}

/// How far the player has come who scores Requests in this round.
#[derive(Clone, Debug, Default)]
pub struct Hearing {
    /// The chosen Requests that are still to be scored, the next first.
    waiting: Vec<Request>,
    /// Those that were scored.
    scored: Vec<Request>,
    /// The items that were assigned to them, without the Reals, which are paid.
    assigned: Vec<Item>,
}

/// How a player stands in a City.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// No Worker there.
    Absent,
    /// Somebody has more pieces there.
    Behind,
    /// As many as somebody else, but the rightmost piece is not an own one.
    TieLost,
    /// As many as somebody else, with the rightmost piece.
    TieWon,
    /// More than anybody else.
    Ahead,
}

/// Who may have most in a City.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    /// The Workers of a player.
    Player(Seat),
    /// M-REQ-URBAN-03: all Neutral Citizens together.
    Citizens,
}

impl Side {
    /// The numbers of the spots in a City where the side has pieces, 1 to 12 from left to right.
    fn spots(self, state: &State, city: City) -> Vec<u8> {
        let pieces = match self {
            Self::Player(seat) => state.players[seat].city,
            Self::Citizens => state.citizens,
        };
        pieces.iter().filter(|spot| spot.city() == city).map(Spot::number).collect()
    }
}

/// How many Requests are chosen in a round (M-REQUESTS-01..03).
fn number_chosen(round: u8) -> usize {
    match round {
        1 => 1,
        3 => 2,
        5 => 3,
        n => panic!("no Requests are scored in round {n}"),
    }
}

/// M-REQ-MARKET-03..05, M-REQ-EXPEDITION-03..05: what a Ship earns at a port in a round.
fn ship_prestige(port: Port, round: u8) -> u8 {
    let [first, third, fifth] = match port {
        Port::Wheat => [3, 6, 4],
        Port::Sugar => [6, 4, 3],
        Port::Wine => [4, 3, 6],
        Port::Acores => [4, 3, 6],
        Port::Brasil => [3, 6, 4],
        Port::India => [6, 4, 3],
    };
    match round {
        1 => first,
        3 => third,
        5 => fifth,
        n => panic!("no Ships are scored in round {n}"),
    }
}

/// How a player stands in a City.
fn standing(rules: &Rules, state: &State, seat: Seat, city: City) -> Standing {
    let own = Side::Player(seat);
    let count = |side: Side| side.spots(state, city).len();
    // M-REQ-URBAN-06
    if count(own) == 0 {
        return Standing::Absent;
    }
    // M-REQ-URBAN-03
    let sides: Vec<Side> = rules.seats().map(Side::Player).chain([Side::Citizens]).collect();
    let most = sides.iter().map(|&side| count(side)).max().expect("there are sides");
    let with_most: Vec<Side> = sides.into_iter().filter(|&side| count(side) == most).collect();
    // M-REQ-URBAN-04
    let rightmost = |side: Side| side.spots(state, city).into_iter().max();
    let winner = with_most.iter().copied().max_by_key(|&side| rightmost(side)).expect("somebody has most");
    let tie = with_most.len() > 1;
    if winner == own {
        if tie { Standing::TieWon } else { Standing::Ahead }
    } else if with_most.contains(&own) {
        Standing::TieLost
    } else {
        Standing::Behind
    }
}

/// The Prestige that an item earns for the player to whom it belongs.
fn item_prestige(rules: &Rules, state: &State, seat: Seat, item: Item) -> u8 {
    match item {
        // M-REQ-MARKET-02, M-REQ-EXPEDITION-02
        Item::Ship(slot) => ship_prestige(slot.port(), state.round),
        // M-REQ-GUILD-02
        Item::Favor(_) => 5,
        Item::City(city) => match standing(rules, state, seat, city) {
            // M-REQ-URBAN-02
            Standing::Ahead | Standing::TieWon => rules.pack.cities[city.index()].most,
            // M-REQ-URBAN-05
            Standing::Behind | Standing::TieLost => rules.pack.cities[city.index()].present,
            // M-REQ-URBAN-06
            Standing::Absent => 0,
        },
        // M-REQ-WEALTH-01
        Item::Real => 1,
    }
}

/// The tiles that a player holds, one by one.
fn tiles(player: &Player) -> Vec<Request> {
    Request::ALL.into_iter().flat_map(|request| vec![request; usize::from(player.requests[request.index()])]).collect()
}

/// What of a player a Request of this type can be assigned at all.
fn items(player: &Player, request: Request) -> Vec<Item> {
    let ships = |ports: [Port; 3]| {
        player.ships.iter().filter(|slot| ports.contains(&slot.port())).map(Item::Ship).collect::<Vec<_>>()
    };
    match request {
        // M-REQ-MARKET-01
        Request::Routes => ships([Port::Wheat, Port::Sugar, Port::Wine]),
        // M-REQ-EXPEDITION-01
        Request::Expeditions => ships([Port::Acores, Port::Brasil, Port::India]),
        // M-REQ-GUILD-01: only those face-up.
        Request::Influence => player.favors_up.iter().map(Item::Favor).collect(),
        // M-REQ-URBAN-01: also a City without own Workers.
        Request::Urbanization => City::ALL.map(Item::City).to_vec(),
        // M-REQ-WEALTH-01: of no use beyond 15.
        Request::Wealth => vec![Item::Real; usize::from(player.reals.min(15))],
    }
}

/// Whether one Request of this type can be assigned these items together.
fn allows(rules: &Rules, request: Request, choice: &[Item]) -> bool {
    match request {
        // M-REQ-MARKET-01, M-REQ-EXPEDITION-01
        Request::Routes | Request::Expeditions => choice.len() <= 3,
        // M-REQ-GUILD-01
        Request::Influence => {
            let guilds: BTreeSet<Guild> = choice.iter().filter_map(|&item| guild(rules, item)).collect();
            choice.len() <= 4 && guilds.len() == choice.len()
        }
        // M-REQ-URBAN-01
        Request::Urbanization => choice.len() == 1,
        // M-REQ-WEALTH-01
        Request::Wealth => choice.len() <= 15,
    }
}

/// The Guild of an item, if it is a Favor.
fn guild(rules: &Rules, item: Item) -> Option<Guild> {
    if let Item::Favor(favor) = item { Some(rules.pack.guild[favor.index()]) } else { None }
}

/// All sets of some of these things, from none to all.
fn subsets<T: Copy>(things: &[T]) -> Vec<Vec<T>> {
    let mut sets = vec![Vec::new()];
    for &thing in things {
        let with: Vec<Vec<T>> = sets.iter().map(|set| set.iter().copied().chain([thing]).collect()).collect();
        sets.extend(with);
    }
    sets
}

/// All sets of so many equal things or fewer.
fn amounts<T: Copy>(things: &[T]) -> Vec<Vec<T>> {
    (0..=things.len()).map(|amount| things[..amount].to_vec()).collect()
}

/// How many of these items are Ships in each of three ports.
fn ships_in(items: &[Item], ports: [Port; 3]) -> [u8; 3] {
    ports.map(|port| {
        let there = |item: &Item| if let Item::Ship(slot) = item { slot.port() == port } else { false };
        items.iter().copied().filter(there).count() as u8
    })
}

/// How many of these items are Favors of each Guild.
fn favors_of(rules: &Rules, items: &[Item]) -> [u8; 4] {
    Guild::ALL.map(|wanted| items.iter().filter(|&&item| guild(rules, item) == Some(wanted)).count() as u8)
}

/// The Cities among these items.
fn cities_in(items: &[Item]) -> IdSet<City> {
    items.iter().filter_map(|&item| if let Item::City(city) = item { Some(city) } else { None }).collect()
}

/// The action that assigns these items to a Request. Ships in one port and Favors of one Guild earn the same, so that the
/// action does not tell them apart.
fn name_choice(rules: &Rules, request: Request, choice: &[Item]) -> Action {
    let ships = |ports: [Port; 3]| {
        let each = ships_in(choice, ports);
        Action::Ships(ShipsPicked::all().find(|picked| picked.each() == each).expect("at most three Ships"))
    };
    match request {
        Request::Routes => ships(Port::MARKETS),
        Request::Expeditions => ships(Port::COLONIES),
        Request::Influence => {
            Action::Guilds(GuildsPicked::of(choice.iter().filter_map(|&item| guild(rules, item)).collect()))
        }
        Request::Urbanization => Action::City(cities_in(choice).single().expect("one City")),
        Request::Wealth => Action::Give(UpTo::new(choice.len() as u8).expect("at most 15")),
    }
}

impl Referee<'_> {
    /// M-PHASE-E-01: Requests, or the Fields change.
    pub fn hold_phase_e(&mut self) {
        self.table.phase = Phase::E;
        self.todo.push(Todo::EndRound);
        match self.table.round {
            // M-CONVERT-01
            2 => self.convert(Good::Wheat),
            // M-CONVERT-02
            4 => self.convert(Good::Sugar),
            // the first of the Passing Column is the next to be done.
            _ => self.todo.extend(self.table.passing.into_iter().flatten().rev().map(Todo::Requests)),
        }
    }

    /// M-REQUESTS-01..03: the player chooses, unless all are scored.
    pub fn choose_requests(&mut self, seat: Seat) {
        let held = tiles(&self.table.players[seat]);
        if held.len() == number_chosen(self.table.round) {
            self.start_scoring(seat, held);
        } else {
            self.ask(seat, Decision::KeepRequest);
        }
    }

    /// M-REQUESTS-01, M-REQUESTS-02, D-70: the different tiles that are left when so many are chosen.
    pub fn keep_answers(&self, seat: Seat) -> Vec<Action> {
        let held = tiles(&self.table.players[seat]);
        let left = held.len() - number_chosen(self.table.round);
        let ways = subsets(&held).into_iter().filter(|kept| kept.len() == left);
        // M-REQUESTS-06: one is left.
        let kept: BTreeSet<Request> = ways.map(|kept| kept[0]).collect();
        kept.into_iter().map(Action::Keep).collect()
    }

    /// The player keeps a Request of this type and scores the others.
    pub fn keep_request(&mut self, seat: Seat, kept: Request) {
        let mut chosen = tiles(&self.table.players[seat]);
        let place = chosen.iter().position(|&request| request == kept).expect("the player holds it");
        chosen.remove(place);
        self.start_scoring(seat, chosen);
    }

    /// These Requests are scored. The order of the types is that of `docs/madeira.md`; no type touches what another
    /// one counts.
    fn start_scoring(&mut self, seat: Seat, chosen: Vec<Request>) {
        self.hearing = Hearing { waiting: chosen, scored: Vec::new(), assigned: Vec::new() };
        self.todo.push(Todo::Score(seat));
    }

    /// The player is asked for the items of the next Request, if one is left.
    pub fn ask_for_request(&mut self, seat: Seat) {
        if let Some(&request) = self.hearing.waiting.first() {
            self.todo.push(Todo::Score(seat));
            self.ask(seat, self.request_decision(request));
        }
    }

    /// The question for the items of a Request.
    fn request_decision(&self, request: Request) -> Decision {
        let Hearing { waiting, scored: _, assigned } = &self.hearing;
        let left = waiting.iter().filter(|&&other| other == request).count() as u8;
        match request {
            Request::Routes => Decision::ScoreRoutes { left, used: ships_in(assigned, Port::MARKETS) },
            Request::Expeditions => Decision::ScoreExpeditions { left, used: ships_in(assigned, Port::COLONIES) },
            Request::Influence => Decision::ScoreInfluence { left, used: favors_of(self.rules, assigned) },
            Request::Urbanization => Decision::ScoreUrbanization { left, used: cities_in(assigned) },
            Request::Wealth => Decision::ScoreWealth { left },
        }
    }

    /// Everything that the next Request can be assigned.
    fn request_choices(&self, seat: Seat) -> Vec<Vec<Item>> {
        let request = self.hearing.waiting[0];
        let mut free = items(&self.table.players[seat], request);
        // M-REQUESTS-05, M-REQ-URBAN-07
        free.retain(|item| !self.hearing.assigned.contains(item));
        let mut choices = if request == Request::Wealth { amounts(&free) } else { subsets(&free) };
        choices.retain(|choice| allows(self.rules, request, choice));
        choices
    }

    /// All answers to the question for the items of the next Request.
    pub fn request_answers(&self, seat: Seat) -> Vec<Action> {
        let name = |choice: Vec<Item>| name_choice(self.rules, self.hearing.waiting[0], &choice);
        let answers: BTreeSet<Action> = self.request_choices(seat).into_iter().map(name).collect();
        answers.into_iter().collect()
    }

    /// The next Request is scored with the items that this action names, and discarded.
    pub fn score_request(&mut self, seat: Seat, action: Action) {
        let request = self.hearing.waiting[0];
        let means = |choice: &Vec<Item>| name_choice(self.rules, request, choice) == action;
        let choice = self.request_choices(seat).into_iter().find(means).expect("a legal choice");
        self.note_request(seat, request, &choice);
        for item in choice {
            let prestige = item_prestige(self.rules, &self.table, seat, item);
            self.earn(seat, prestige);
            self.use_item(seat, item);
        }
        self.hearing.waiting.remove(0);
        self.hearing.scored.push(request);
        // M-REQUESTS-04: whatever it earned.
        self.player(seat).requests[request.index()] -= 1;
        self.table.requests_gone[request.index()] += 1;
    }

    /// M-REQUESTS-05: the item is not there for another Request of the type. Ships, Workers and Favors stay as they are
    /// (M-REQ-GUILD-03); Reals are paid (M-REQ-WEALTH-01).
    fn use_item(&mut self, seat: Seat, item: Item) {
        if item == Item::Real {
            self.player(seat).reals -= 1;
        } else {
            self.hearing.assigned.push(item);
        }
    }

    /// D-70, D-72: whether it is asked which Request is kept, or how many Reals are paid.
    pub fn auto_request(&self, seat: Seat, decision: Decision) -> Auto {
        let answers = self.answers(seat, decision);
        match answers.as_slice() {
            // All Requests of the same type; no Reals.
            [only] => Auto::Play(*only),
            // D-72: in the last round all Reals may be taken for granted.
            [.., all] if decision != Decision::KeepRequest && self.table.round == 5 => Auto::May(*all),
            _ => Auto::Ask,
        }
    }

    /// Counts what is worth meeting.
    fn note_request(&mut self, seat: Seat, request: Request, choice: &[Item]) {
        if self.hearing.scored.contains(&request) {
            self.note(match request {
                Request::Routes => "two Routes",
                Request::Expeditions => "two Expeditions",
                Request::Influence => "two Influences",
                Request::Urbanization => "two Urbanizations",
                Request::Wealth => "two Wealths",
            });
        }
        if let [Item::City(city)] = *choice {
            self.note(match standing(self.rules, &self.table, seat, city) {
                Standing::Absent => "Urbanization without Workers",
                Standing::Behind => "Urbanization without most",
                Standing::TieLost => "Urbanization with a tie lost",
                Standing::TieWon => "Urbanization with a tie won",
                Standing::Ahead => "Urbanization with most",
            });
        }
    }
}
