//! The places of Madeira's board: what each is called, which there are, and where an answer can be given.

use crate::board::Place;
use madeira::{
    Action, Building, City, Colony, Decision, Face, Favor, Field, Good, Madeira, PassingSlot, Pending, Phase,
    Place as Standing, Port, Request, Reward, Row, ShipFrom, ShipSlot, Spot, State, View,
};
use table::{Actor, Game, Id, NoEvents, Seat};

fixed! {
    /// The general supply, which is the compass rose: what is paid goes there.
    supply = "supply";
    /// The Guild Column as a whole.
    guilds = "guilds";
    /// The Passing Column as a whole.
    passing = "passing";
    /// The City Watch.
    watch = "watch";
    /// The Windmill as a whole.
    mill = "mill";
}

named! {
    /// A Field, or the Forest.
    field(field: Field) = "field-{field}";
    /// The Character on a Building.
    character(building: Building) = "character-{building}";
    /// The Action of that Character.
    act(building: Building) = "act-{building}";
    /// The harvest of that Character.
    harvest(building: Building) = "harvest-{building}";
    /// A Building with what it costs and does.
    building(building: Building) = "building-{building}";
    /// Pirate dice of the City Watch with one value.
    watch_die(face: Face) = "watch-die-{face}";
    /// The same dice where a turn is put together.
    watch_chip(face: Face) = "take-die-{face}";
    /// A level of the Windmill, from the bottom.
    level(level: u8) = "mill-{level}";
    /// A City.
    city(city: City) = "city-{city}";
    /// A spot of a built district.
    spot(spot: Spot) = "spot-{spot}";
    /// A Guild Favor on its district.
    favor(favor: Favor) = "favor-{favor}";
    /// A Market or Colony.
    port(port: Port) = "port-{port}";
    /// A slot for Ships.
    slot(slot: ShipSlot) = "slot-{slot}";
    /// A King's Reward.
    reward(reward: Reward) = "reward-{reward}";
    /// The Land of a Colony.
    land(colony: Colony) = "land-{colony}";
    /// A row of the Guild Column.
    row(row: Row) = "row-{row}";
    /// A type of Request in a row.
    row_request(row: Row, request: Request) = "row-{row}-{request}";
    /// A slot of the Passing Column.
    passing_slot(slot: PassingSlot) = "passing-{slot}";
    /// The line about a seat in the list of the others.
    strip(seat: Seat) = "strip-{seat}";
    /// The Home of a seat as a whole.
    home(seat: Seat) = "{seat}-home";
    /// Its Prestige.
    prestige(seat: Seat) = "{seat}-prestige";
    /// Its Goods of a kind.
    goods(seat: Seat, good: Good) = "{seat}-{good}";
    /// Its Wood.
    wood(seat: Seat) = "{seat}-wood";
    /// Its Bread.
    bread(seat: Seat) = "{seat}-bread";
    /// Its Reals.
    reals(seat: Seat) = "{seat}-reals";
    /// Its Pirates.
    pirates(seat: Seat) = "{seat}-pirates";
    /// Its Workers at Home.
    workers(seat: Seat) = "{seat}-workers";
    /// Its Ships at Home.
    ships(seat: Seat) = "{seat}-ships";
    /// Its Action Markers at Home.
    markers(seat: Seat) = "{seat}-markers";
    /// Its Guild dice as a whole.
    dice(seat: Seat) = "{seat}-dice";
    /// Its Guild dice with one value.
    die(seat: Seat, face: Face) = "{seat}-die-{face}";
    /// Its Favors as a whole.
    own_favors(seat: Seat) = "{seat}-favors";
    /// One of its Favors.
    own_favor(seat: Seat, favor: Favor) = "{seat}-favor-{favor}";
    /// Its Requests as a whole.
    own_requests(seat: Seat) = "{seat}-requests";
    /// Its Requests of one type.
    own_request(seat: Seat, request: Request) = "{seat}-request-{request}";
}

/// Everything that is drawn for this view and can be pointed at, each once.
pub fn all(game: &Madeira, view: &View) -> Vec<Place> {
    let s = &view.shown;
    let mut all = islands(game, s);
    all.extend(sea(game, s));
    all.extend(guild_board(game, s));
    for seat in Seat::first(game.options.players) {
        all.extend(of_seat(s, seat));
        // Lines are drawn of the others.
        all.extend((view.seat != Some(seat)).then(|| strip(seat)));
    }
    all.extend(view.seat.into_iter().flat_map(|seat| held(s, seat)));
    all
}

/// The dice that a seat can take, while it is asked for one.
fn held(s: &State, seat: Seat) -> Vec<Place> {
    let is_asked = s.agenda.top().is_some_and(|frame| {
        frame.who == Actor::Player(seat) && matches!(frame.what, Pending::Ask(Decision::TakeTurn))
    });
    let own = faces(s.players[seat].dice).map(|face| die(seat, face));
    if is_asked { own.chain(faces(s.watch_dice).map(watch_chip)).collect() } else { Vec::new() }
}

/// The values that some dice show.
pub fn faces(dice: [u8; 3]) -> impl Iterator<Item = Face> {
    Face::ALL.into_iter().filter(move |face| dice[face.index()] > 0)
}

/// The places of the map: Fields, Buildings, City Watch, Windmill, Cities.
fn islands(game: &Madeira, s: &State) -> Vec<Place> {
    let mut all = vec![supply(), watch(), mill()];
    all.extend(Field::ALL.map(field));
    all.extend(Building::ALL.map(character));
    all.extend(Building::ALL.map(building));
    if s.phase == Phase::B {
        all.extend(Building::ALL.into_iter().filter(|at| s.characters[at.index()].is_some()).map(act));
        all.extend(Building::ALL.map(harvest));
    }
    all.extend(faces(s.watch_dice).map(watch_die));
    all.extend((0..game.components.windmill.feeds.len()).map(|n| level(n as u8)));
    all.extend(City::ALL.map(city));
    all.extend(Spot::all().filter(|at| s.is_built(at.city(), at.district())).map(spot));
    all.extend(s.favors.into_iter().flatten().flatten().map(favor));
    all
}

/// The places of Markets and Colonies.
fn sea(game: &Madeira, s: &State) -> Vec<Place> {
    let mut all: Vec<Place> = Port::ALL.map(port).to_vec();
    all.extend(game.open_slots().iter().map(slot));
    all.extend(s.rewards.into_iter().flatten().flatten().map(reward));
    all.extend(Colony::ALL.map(land));
    all
}

/// The rows of the Guild Column that are played with.
pub fn rows(game: &Madeira) -> impl Iterator<Item = Row> {
    Row::ALL.into_iter().take(usize::from(game.options.players))
}

/// The types of Requests that lie in a row.
pub fn requests(counts: [u8; 5]) -> impl Iterator<Item = Request> {
    Request::ALL.into_iter().filter(move |request| counts[request.index()] > 0)
}

fn guild_board(game: &Madeira, s: &State) -> Vec<Place> {
    let mut all = vec![guilds(), passing()];
    for at in rows(game) {
        all.push(row(at));
        all.extend(requests(s.row_requests[at.index()]).map(|request| row_request(at, request)));
    }
    all.extend(PassingSlot::ALL.map(passing_slot));
    all
}

/// The places of a player's Home.
fn of_seat(s: &State, seat: Seat) -> Vec<Place> {
    let own = &s.players[seat];
    let mut all = vec![home(seat), prestige(seat), wood(seat), bread(seat), reals(seat), pirates(seat)];
    all.extend([workers(seat), ships(seat), markers(seat), dice(seat), own_favors(seat), own_requests(seat)]);
    all.extend(Good::ALL.map(|good| goods(seat, good)));
    all.extend((own.favors_up | own.favors_down).iter().map(|favor| own_favor(seat, favor)));
    all.extend(requests(own.requests).map(|request| own_request(seat, request)));
    all
}

/// Where an answer can be given.
pub fn of(game: &Madeira, view: &View, action: Action) -> Vec<Place> {
    let s = &view.shown;
    let top = s.agenda.top();
    // Luck decides nowhere.
    match top.map(|frame| (frame.who, frame.what)) {
        Some((Actor::Player(seat), Pending::Ask(decision))) => Asked { game, s, seat, decision }.places(action),
        Some((Actor::Player(_) | Actor::Chance | Actor::Nobody, _)) | None => Vec::new(),
    }
}

/// Where a Worker of a seat stands.
pub fn standing(seat: Seat, at: Standing) -> Place {
    match at {
        Standing::Home => workers(seat),
        Standing::Watch => watch(),
        Standing::Field(at) => field(at),
        Standing::Spot(at) => spot(at),
        Standing::Land(colony) => land(colony),
    }
}

/// Where a Ship of a seat lies.
pub fn mooring(seat: Seat, from: ShipFrom) -> Place {
    match from {
        ShipFrom::Home => ships(seat),
        ShipFrom::Slot(at) => slot(at),
    }
}

/// A question, and what its answers are about.
struct Asked<'a> {
    game: &'a Madeira,
    s: &'a State,
    seat: Seat,
    decision: Decision,
}

impl Asked<'_> {
    fn places(&self, action: Action) -> Vec<Place> {
        let seat = self.seat;
        match action {
            Action::To(at) => vec![standing(seat, at)],
            Action::From(Standing::Home) => self.sent(),
            Action::From(at) => vec![standing(seat, at)],
            Action::Row(at) => vec![row(at)],
            Action::Request(request) => self.of_row(request).into_iter().collect(),
            Action::Guild(guild) => self.favors(self.s.players[seat].favors_down, &|of| of == guild),
            Action::Die(face, at) => self.placed(at, die(seat, face)),
            Action::Pirate(face, at) => self.placed(at, watch_chip(face)),
            Action::Favor(favor) | Action::Flip(favor) => vec![own_favor(seat, favor)],
            Action::Pass => self.passed(),
            Action::Act => self.acted(),
            Action::Harvest => self.harvested(),
            Action::Sail(from, to) => vec![slot(to), mooring(seat, from)],
            Action::Wood(at) | Action::Again(at) => vec![field(at)],
            Action::Reward(of) => vec![reward(of)],
            Action::Take(of) => vec![favor(of)],
            Action::Slot(at) => vec![passing_slot(at)],
            Action::Reals => self.paid_out(),
            Action::Marker(from, to) => vec![building(to), building(from)],
            Action::Building(at) => vec![building(at)],
            Action::Pay | Action::Yes => self.done().into_iter().collect(),
            Action::Pirates => vec![pirates(seat)],
            Action::Bread => vec![bread(seat)],
            Action::Give(_) => self.given().into_iter().collect(),
            Action::Keep(request) => vec![own_request(seat, request)],
            Action::Ships(picked) => self.scored_ports(picked.each()),
            Action::Guilds(picked) => self.favors(self.s.players[seat].favors_up, &|of| picked.guilds().has(of)),
            Action::City(at) => vec![city(at)],
            Action::Nothing => self.skipped().into_iter().collect(),
            // The Windmill is used beside the question, from any part of the board; luck lays tiles and rolls; what is declined is
            // nowhere.
            Action::MillBread | Action::MillReals | Action::MillUp | Action::Swap(_) => Vec::new(),
            Action::No | Action::Stop | Action::Character(_) | Action::Roll(_) => Vec::new(),
        }
    }

    /// The Request in the row that was taken.
    fn of_row(&self, request: Request) -> Option<Place> {
        if let Decision::TakeRequest { row } = self.decision { Some(row_request(row, request)) } else { None }
    }

    /// Own Favors of some Guilds.
    fn favors(&self, held: table::IdSet<Favor>, fits: &dyn Fn(madeira::Guild) -> bool) -> Vec<Place> {
        let of = |favor: &Favor| fits(self.game.components.guild[favor.index()]);
        held.iter().filter(of).map(|favor| own_favor(self.seat, favor)).collect()
    }

    /// A Worker from Home: also wherever one may go, since the question where is answered there too.
    fn sent(&self) -> Vec<Place> {
        let (mut after, mut legal, from) = (*self.s, Vec::new(), Action::From(Standing::Home));
        if self.game.explain(self.s, from).is_empty() {
            self.game.apply(&mut after, from, &mut NoEvents);
            self.game.legal_actions(&after, &mut legal);
        }
        let to = legal.into_iter().filter_map(|action| if let Action::To(at) = action { Some(at) } else { None });
        std::iter::once(workers(self.seat)).chain(to.map(|at| standing(self.seat, at))).collect()
    }

    /// A die on a Character. Action and Harvest are two places for the same answer: the question what the die is used for is
    /// answered there too.
    fn placed(&self, at: Building, die: Place) -> Vec<Place> {
        let is_printed = self.s.characters[at.index()].is_none();
        let has_worker = self.game.workers_at(self.s, self.seat, at) > 0;
        let buttons = [(!is_printed).then(|| act(at)), (is_printed || has_worker).then(|| harvest(at))];
        buttons.into_iter().flatten().chain([die]).collect()
    }

    /// The Reals of a passing slot. Its Action is at the slot too, so that neither is meant by whoever passes there.
    fn paid_out(&self) -> Vec<Place> {
        let slot = if let Decision::PassingBonus { slot } = self.decision { Some(passing_slot(slot)) } else { None };
        slot.into_iter().chain([reals(self.seat)]).collect()
    }

    /// Where one passes: each slot that is free means that one passes there.
    fn passed(&self) -> Vec<Place> {
        let free = PassingSlot::ALL.into_iter().filter(|slot| self.s.passing[slot.index()].is_none());
        free.map(passing_slot).collect()
    }

    /// The Character that acts, or the passing slot whose Action is performed.
    fn acted(&self) -> Vec<Place> {
        if let Decision::UseDie { building } = self.decision {
            if self.s.characters[building.index()].is_some() { vec![act(building)] } else { vec![harvest(building)] }
        } else if let Decision::PassingBonus { slot } = self.decision {
            vec![passing_slot(slot)]
        } else {
            Vec::new()
        }
    }

    /// The harvest, and the Fields that it covers (M-HARVEST-02).
    fn harvested(&self) -> Vec<Place> {
        let Decision::UseDie { building: at } = self.decision else { return Vec::new() };
        let region = self.game.region(self.game.components.building(at).region);
        let own = self.s.players[self.seat].fields & region;
        std::iter::once(harvest(at)).chain(own.iter().map(field)).collect()
    }

    /// Where nothing can be done with the die, the button that would do it also says so.
    fn skipped(&self) -> Option<Place> {
        let Decision::UseDie { building: at } = self.decision else { return None };
        let is_printed = self.s.characters[at.index()].is_none();
        let is_idle = !self.game.explain(self.s, if is_printed { Action::Harvest } else { Action::Act }).is_empty();
        is_idle.then(|| if is_printed { harvest(at) } else { act(at) })
    }

    /// What is paid for or performed: a Building, or the Honor of the City Watch.
    fn done(&self) -> Option<Place> {
        if let Decision::PayBuilding { building: at } | Decision::Perform { building: at } = self.decision {
            Some(building(at))
        } else {
            (self.decision == Decision::Honor).then(watch)
        }
    }

    /// What an amount is taken from.
    fn given(&self) -> Option<Place> {
        if let Decision::Quantity { slot: at } = self.decision {
            return Some(slot(at));
        }
        let of: fn(Seat) -> Place = if self.decision == Decision::Upkeep {
            wood
        } else if self.decision == Decision::Feed {
            bread
        } else if matches!(self.decision, Decision::ScoreWealth { .. }) {
            reals
        } else {
            return None;
        };
        Some(of(self.seat))
    }

    /// The ports whose Ships are scored.
    fn scored_ports(&self, ships: [u8; 3]) -> Vec<Place> {
        let is_market = matches!(self.decision, Decision::ScoreRoutes { .. });
        let ports = if is_market { Port::MARKETS } else { Port::COLONIES };
        ports.into_iter().zip(ships).filter(|&(_, n)| n > 0).map(|(at, _)| port(at)).collect()
    }
}
