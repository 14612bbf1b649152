//! What every answer does, and what the game does by itself between two answers: the whole flow of a game once more, in
//! plain words, with its own list of what is still to be done.

use crate::answers::Auto;
use crate::numbers::*;
use crate::requests::Hearing;
use madeira::{
    Action, Building, Character, City, Colony, Components, Decision, Errand, Favor, Field, Good, Luck, PassingSlot,
    Phase, Place, Player, Port, Reward, Row, ShipFrom, State,
};
use std::collections::BTreeMap;
use table::{Agenda, Id, IdSet, Seat};

/// How often something happened.
pub type Tally = BTreeMap<&'static str, usize>;

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Todo {
    /// A player is asked.
    Ask(Seat, Decision),
    /// Luck is asked.
    Luck(Luck),
    /// The set-up turn of the marker on this slot, then of those above it (M-SETUP-18).
    SetupTurn(usize),
    /// Phase A begins (M-PHASE-A-01..04).
    Round,
    /// The topmost marker of the Passing Column takes a row (M-PHASE-A-05).
    Rows,
    /// The next turn of phase B (M-PHASE-B-01).
    Turns,
    /// Wood is discarded (M-WOOD-01).
    PayWood(Seat, u8),
    /// The Ships of an Action are settled (M-COMMANDER-11).
    ShipRewards(Seat),
    /// A Favor comes to the player (M-GUILDMASTER-03).
    Gain(Seat, Favor),
    /// The income of the Mayor (M-MAYOR-05).
    MayorIncome(Seat),
    /// A Building is reached (M-PHASE-C-01).
    Resolve(Building),
    /// The turns at a Building from this slot on (M-PHASE-C-04).
    BuildingTurns(Building, usize),
    /// The last use of the Windmill from this slot on.
    Windmills(usize),
    /// Phase D, Honor.
    Honor,
    /// Income.
    Income,
    /// Upkeep from this slot on.
    Upkeep(usize),
    /// Feeding from this slot on.
    Feeding(usize),
    /// Phase E.
    Crown,
    /// The player chooses the Requests to score (M-REQUESTS-01..03).
    Requests(Seat),
    /// The player scores what is left of the chosen Requests, one by one.
    Score(Seat),
    /// The round is over.
    EndRound,
}

/// What counts for one turn.
#[derive(Clone, Debug, Default)]
pub struct TurnNotes {
    /// A Favor was used.
    pub favor_used: bool,
    /// The Engineer was used.
    pub engineer: bool,
    /// The Lord was used.
    pub lord: bool,
    /// The Diplomat was used.
    pub diplomat: bool,
    /// Wood bought so far.
    pub bought: u8,
    /// Reals that the Markets owe.
    owed: u16,
    /// The Colonies of the Ships just moved.
    landed: Vec<Colony>,
}

/// The second rulebook: a position and what is still to be done.
#[derive(Clone)]
pub struct Referee<'r> {
    /// The printed data.
    pub rules: &'r Rules,
    /// The position; its agenda and its turn are not used.
    pub table: State,
    /// What counts for this turn.
    pub turn: TurnNotes,
    /// What is still to be done, the next last.
    pub todo: Vec<Todo>,
    /// How far the player has come who scores Requests.
    pub hearing: Hearing,
    /// The row of the player whose turn in phase B was last.
    last_row: Option<usize>,
    /// What was met on the way.
    pub tally: Tally,
}

impl<'r> Referee<'r> {
    /// The referee at this position, with this to be done first.
    pub fn new(rules: &'r Rules, position: &State, first: &[Todo]) -> Self {
        let mut table = *position;
        table.agenda = Agenda::default();
        let todo = first.to_vec();
        let mut referee = Self {
            rules,
            table,
            turn: TurnNotes::default(),
            todo,
            hearing: Hearing::default(),
            last_row: None,
            tally: Tally::new(),
        };
        // In the middle of phase B the turn goes on from the row of the first to be asked.
        if let Some(&Todo::Ask(seat, Decision::TakeTurn)) = referee.todo.last() {
            referee.last_row = referee.table.rows.iter().position(|&marker| marker == Some(seat));
        }
        referee.settle();
        referee
    }

    /// Counts something.
    pub fn note(&mut self, what: &'static str) {
        *self.tally.entry(what).or_default() += 1;
    }

    /// What is asked now: a question of a player or of luck; nothing when the game is over.
    pub fn question(&self) -> Option<Todo> {
        self.todo.last().copied()
    }

    /// All answers to the present question.
    pub fn legal(&self) -> Vec<Action> {
        match self.question() {
            Some(Todo::Ask(seat, decision)) => self.answers(seat, decision),
            Some(Todo::Luck(luck)) => self.outcomes(luck),
            Some(other) => panic!("not settled: {other:?}"),
            None => Vec::new(),
        }
    }

    /// The answer that may be taken for granted.
    pub fn granted(&self) -> Option<Action> {
        if let Some(Todo::Ask(seat, decision)) = self.question()
            && let Auto::May(action) = self.auto(seat, decision)
        {
            return Some(action);
        }
        let legal = self.legal();
        if legal.len() == 1 { Some(legal[0]) } else { None }
    }

    /// Plays a legal answer.
    pub fn play(&mut self, action: Action) {
        match self.question() {
            Some(Todo::Ask(seat, _)) if action.is_windmill() => self.turn_windmill(seat, action),
            Some(Todo::Ask(seat, decision)) => {
                self.todo.pop();
                self.answer(seat, decision, action);
            }
            Some(Todo::Luck(luck)) => {
                self.todo.pop();
                self.befall(luck, action);
            }
            Some(other) => panic!("not settled: {other:?}"),
            None => panic!("the game is over"),
        }
        self.settle();
    }

    /// Does all that nobody is asked for.
    fn settle(&mut self) {
        while let Some(&next) = self.todo.last() {
            match next {
                Todo::Luck(_) => return,
                Todo::Ask(seat, decision) => match self.auto(seat, decision) {
                    Auto::Ask | Auto::May(_) => return,
                    Auto::Play(action) => {
                        self.todo.pop();
                        self.note(not_asked(decision));
                        self.answer(seat, decision, action);
                    }
                    Auto::Drop => {
                        self.todo.pop();
                        self.note(not_asked(decision));
                    }
                },
                Todo::SetupTurn(_)
                | Todo::Round
                | Todo::Rows
                | Todo::Turns
                | Todo::PayWood(..)
                | Todo::ShipRewards(_)
                | Todo::Gain(..)
                | Todo::MayorIncome(_)
                | Todo::Resolve(_)
                | Todo::BuildingTurns(..)
                | Todo::Windmills(_)
                | Todo::Honor
                | Todo::Income
                | Todo::Upkeep(_)
                | Todo::Feeding(_)
                | Todo::Crown
                | Todo::Requests(_)
                | Todo::Score(_)
                | Todo::EndRound => {
                    self.todo.pop();
                    self.proceed(next);
                }
            }
        }
    }

    /// The player at a seat.
    pub fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat]
    }

    /// Asks a player next.
    pub fn ask(&mut self, seat: Seat, decision: Decision) {
        self.todo.push(Todo::Ask(seat, decision));
    }

    /// Earns Prestige.
    pub fn earn(&mut self, seat: Seat, prestige: u8) {
        self.player(seat).prestige += i16::from(prestige);
    }

    /// The Workers that count for the tier of a Building (M-COST-10, M-FAVOR-DIPLOMAT-01).
    pub fn counted(&self, seat: Seat, building: Building) -> u8 {
        workers_in(&self.table.players[seat], region_of(building)) + if self.turn.diplomat { 2 } else { 0 }
    }

    /// The Windmill.
    fn turn_windmill(&mut self, seat: Seat, action: Action) {
        let top = top_level(self.rules);
        let phase_d = self.table.phase == Phase::D;
        let player = self.player(seat);
        let what = if action == Action::MillBread || action == Action::MillReals {
            let bottom = player.windmill == 0;
            if bottom {
                // M-WINDMILL-05
                player.prestige -= 1;
            } else {
                // M-WINDMILL-04
                player.windmill -= 1;
            }
            if action == Action::MillBread {
                player.bread += 1;
            } else {
                player.reals += if bottom { 1 } else { 3 };
            }
            match (action == Action::MillBread, bottom) {
                (true, true) => "windmill: Prestige for Bread",
                (true, false) => "windmill: down for Bread",
                (false, true) => "windmill: Prestige for a Real",
                (false, false) => "windmill: down for Reals",
            }
        } else if action == Action::MillUp {
            player.goods[Good::Wheat.index()] -= 2;
            if player.windmill < top {
                // M-WINDMILL-02
                player.windmill += 1;
                if phase_d { "windmill: up when feeding" } else { "windmill: up" }
            } else {
                // M-WINDMILL-03
                player.prestige += 1;
                if phase_d { "windmill: Wheat for Prestige when feeding" } else { "windmill: Wheat for Prestige" }
            }
        } else if let Action::Swap(swap) = action {
            // M-WINDMILL-01
            for good in swap.given() {
                player.goods[good.index()] -= 1;
            }
            player.goods[swap.taken().index()] += 1;
            if phase_d { "windmill: swap when feeding" } else { "windmill: swap" }
        } else {
            panic!("not a use of the Windmill: {action}")
        };
        self.note(what);
    }

    /// The answer of a player.
    fn answer(&mut self, seat: Seat, decision: Decision, action: Action) {
        match (decision, action) {
            // M-SETUP-19
            (Decision::SetupCity, Action::To(place)) => {
                lift(self.player(seat), Place::Home);
                put(self.player(seat), place);
            }
            // M-SETUP-20
            (Decision::SetupField { first }, Action::To(place @ Place::Field(field))) => {
                lift(self.player(seat), Place::Home);
                put(self.player(seat), place);
                if first.is_none() {
                    self.ask(seat, Decision::SetupField { first: Some(field) });
                }
            }
            (Decision::TakeRow, Action::Row(row)) => self.take_row(seat, row),
            // M-PHASE-A-09
            (Decision::TakeRequest { row }, Action::Request(request)) => {
                self.table.row_requests[row.index()][request.index()] -= 1;
                self.player(seat).requests[request.index()] += 1;
            }
            // M-PHASE-A-10
            (Decision::TurnUpGuild { .. }, Action::Guild(guild)) => {
                let guilds = self.rules.pack.guild;
                let player = self.player(seat);
                for favor in player.favors_down.iter().filter(|favor| guilds[favor.index()] == guild) {
                    turn_up(player, favor);
                }
                self.note("a Guild is turned up");
            }
            (Decision::TakeTurn, Action::Die(face, building)) => {
                // M-DIE-04, M-BREAD-02
                let player = self.player(seat);
                player.bread -= bread_cost(face, building);
                player.dice[face.index()] -= 1;
                player.markers_home -= 1;
                player.markers[building.index()] += 1;
                self.table.dice[building.index()][face.index()] += 1;
                self.ask(seat, Decision::UseDie { building });
                if bread_cost(face, building) > 0 {
                    self.note("Bread for a Guild die");
                }
            }
            (Decision::TakeTurn, Action::Pirate(face, building)) => {
                // M-PIRATEDIE-01, M-PIRATEDIE-04, M-PIRATEDIE-06
                let player = self.player(seat);
                player.bread -= bread_cost(face, building);
                player.watch -= 1;
                player.workers += 1;
                self.table.watch_dice[face.index()] -= 1;
                self.table.pirate_die[building.index()] = Some(face);
                self.ask(seat, Decision::UseDie { building });
                if bread_cost(face, building) > 0 {
                    self.note("Bread for a Pirate die");
                }
            }
            (Decision::TakeTurn, Action::Pass) => self.ask(seat, Decision::PassingSlot),
            (Decision::TakeTurn | Decision::PayBuilding { .. }, Action::Favor(favor)) => {
                // The root of the turn is asked again after it.
                self.ask(seat, decision);
                self.use_favor(seat, favor);
            }
            (Decision::UseDie { .. }, Action::Nothing) => self.note("a die for nothing"),
            (Decision::UseDie { building }, Action::Harvest) => self.harvest(seat, building),
            (Decision::UseDie { building }, Action::Act) => {
                let character = self.table.characters[building.index()].expect("a Character tile");
                self.act(seat, character);
            }
            (Decision::WorkerFrom { errand, left, .. }, Action::From(from)) => {
                match errand {
                    // The City Watch is the only target.
                    Errand::Watch | Errand::Fortaleza => self.move_worker(seat, errand, left, from, Place::Watch),
                    Errand::Field | Errand::City | Errand::Colony | Errand::Scout => {
                        self.ask(seat, Decision::WorkerTo { errand, left, from });
                    }
                }
            }
            (Decision::WorkerTo { errand, left, from }, Action::To(to)) => {
                self.move_worker(seat, errand, left, from, to)
            }
            (Decision::MoveShip { left, .. }, Action::Sail(from, slot)) => {
                // M-COMMANDER-01..06
                if left > 1 {
                    self.ask(seat, Decision::MoveShip { left: left - 1, moved: Some(slot) });
                } else {
                    self.note("a last Ship of an Action");
                }
                let player = self.player(seat);
                player.ships.insert(slot);
                match from {
                    ShipFrom::Home => {
                        player.ships_home -= 1;
                        self.todo.push(Todo::PayWood(seat, 1));
                        self.note("a Ship from Home");
                    }
                    ShipFrom::Slot(old) => {
                        player.ships.remove(old);
                        self.note("a Ship from a slot");
                    }
                }
                // D-15 comes first and says how many Goods are discarded.
                self.ask(seat, Decision::Quantity { slot });
            }
            (Decision::Quantity { slot }, Action::Give(goods)) => {
                let trades = trades(self.rules, slot);
                let trade = trades.iter().find(|trade| trade.goods == goods.get()).expect("a printed quantity");
                self.player(seat).goods[good_asked(slot).index()] -= trade.goods;
                match slot.port() {
                    // M-COMMANDER-12
                    Port::Wheat | Port::Sugar | Port::Wine => self.turn.owed += u16::from(trade.reals),
                    // M-COMMANDER-13
                    Port::Acores => self.turn.landed.push(Colony::Acores),
                    Port::Brasil => self.turn.landed.push(Colony::Brasil),
                    Port::India => self.turn.landed.push(Colony::India),
                }
            }
            (Decision::BuyWood { left }, Action::Wood(field)) => {
                // M-WOOD-07, M-WOOD-08
                let reals = price(self.rules, self.turn.bought, 1);
                self.player(seat).reals -= reals;
                self.turn.bought += 1;
                self.take_wood_from(field);
                if left > 1 {
                    self.ask(seat, Decision::BuyWood { left: left - 1 });
                }
                self.note("Wood is bought");
            }
            (Decision::GetWood { left }, Action::Wood(field)) => {
                // M-WOOD-11
                self.take_wood_from(field);
                self.player(seat).wood += 1;
                if left > 1 {
                    self.ask(seat, Decision::GetWood { left: left - 1 });
                }
                self.note("Wood is got");
            }
            (Decision::KingsReward { ships }, Action::Reward(reward)) => {
                // one Ship, one Reward.
                let colony = self.table.colony_of(reward).expect("a Reward that lies out");
                let mut left: Vec<Colony> = ships.into_iter().flatten().collect();
                let used = left.iter().position(|&pending| pending == colony).expect("a Ship there");
                left.remove(used);
                self.ask_reward(seat, &left);
                self.reward(seat, reward);
            }
            (Decision::Support, Action::Pirates) => {
                // M-KING-SUPPORT-01
                drive_off(self.player(seat));
            }
            (Decision::Support, Action::Bread) => self.player(seat).bread += 2,
            (Decision::TakeFavor, Action::Take(favor)) => {
                // M-GUILDMASTER-02
                let wood = favor_wood(self.rules, &self.table, favor).expect("on a district");
                self.todo.push(Todo::Gain(seat, favor));
                self.todo.push(Todo::PayWood(seat, wood));
            }
            (Decision::Relocate { left, .. }, Action::From(Place::Spot(from))) => {
                self.ask(seat, Decision::RelocateTo { left, from });
            }
            (Decision::RelocateTo { left, from }, Action::To(Place::Spot(to))) => {
                // M-MAYOR-02
                if self.table.citizens.has(from) {
                    self.table.citizens.remove(from);
                    self.table.citizens.insert(to);
                    self.note("a Citizen is relocated");
                } else {
                    lift(self.player(seat), Place::Spot(from));
                    put(self.player(seat), Place::Spot(to));
                    self.note("a Worker is relocated");
                }
                if left > 1 {
                    self.ask(seat, Decision::Relocate { left: left - 1, moved: Some(to) });
                }
            }
            (Decision::ExtraYield { fields, must, may }, Action::Again(field)) => {
                harvest_field(self.rules, &mut self.table, seat, field);
                let (must, may) = if must > 0 { (must - 1, may) } else { (must, may - 1) };
                if must + may > 0 {
                    self.ask(seat, Decision::ExtraYield { fields, must, may });
                }
                self.note("an extra yield");
            }
            (Decision::PassingSlot, Action::Slot(slot)) => {
                // M-PASS-01, M-PASS-04
                let row = self.table.rows.iter().position(|&marker| marker == Some(seat)).expect("in a row");
                self.table.rows[row] = None;
                self.table.passing[slot.index()] = Some(seat);
                self.player(seat).dice = [0; 3];
                self.ask(seat, Decision::PassingBonus { slot });
            }
            (Decision::PassingBonus { slot }, Action::Reals) => {
                // M-PASSBONUS-01..04
                self.player(seat).reals += match slot {
                    PassingSlot::I => 2,
                    PassingSlot::II => 3,
                    PassingSlot::III => 4,
                    PassingSlot::IV => 5,
                };
            }
            (Decision::PassingBonus { slot }, Action::Act) => match slot {
                PassingSlot::I => panic!("slot I has no Action"),
                PassingSlot::II => {
                    self.earn(seat, 1);
                    self.send(seat, Errand::City, 1);
                    self.note("slot II");
                }
                PassingSlot::III => {
                    self.send(seat, Errand::Watch, 1);
                    self.note("slot III");
                }
                PassingSlot::IV => {
                    self.move_ships(seat, 1);
                    self.note("slot IV");
                }
            },
            (Decision::PayBuilding { building }, Action::Pay) => {
                let cost = self.cost(building);
                self.player(seat).reals -= cost;
                self.ask(seat, Decision::Perform { building });
                if cost == 0 {
                    self.note("a Building costs nothing");
                }
            }
            (Decision::PayBuilding { building }, Action::Pirates) => {
                // M-COST-08
                let received = building_pirates(&self.table, building);
                self.player(seat).pirates_gained += received;
                self.note(if received > 1 { "Pirates with a Pirate die" } else { "a Pirate" });
            }
            (Decision::Perform { building }, Action::Yes) => {
                let workers = self.counted(seat, building);
                if self.turn.diplomat {
                    self.note(if workers == 2 { "Diplomat without Workers" } else { "Diplomat with Workers" });
                }
                self.perform(seat, building, workers);
            }
            // M-COST-06
            (Decision::Perform { .. }, Action::No) => {}
            (Decision::TurnUpFavor { left }, Action::Flip(favor)) => {
                turn_up(self.player(seat), favor);
                if left > 1 {
                    self.ask(seat, Decision::TurnUpFavor { left: left - 1 });
                }
                self.note("a Favor is turned up");
            }
            (Decision::MoveMarker, Action::Marker(from, to)) => {
                let phase = self.table.phase;
                let player = self.player(seat);
                player.markers[from.index()] -= 1;
                player.markers[to.index()] += 1;
                //
                let leaves = matches!(self.question(), Some(Todo::Ask(_, Decision::PayBuilding { building }))
                    if building == from && self.table.players[seat].markers[from.index()] == 0);
                self.note(match (phase == Phase::C, leaves) {
                    (true, true) => "Bishop leaves the Building",
                    (true, false) => "Bishop in phase C",
                    (false, _) => "Bishop in phase B",
                });
            }
            (Decision::LadyBuilding, Action::Building(building)) => {
                // M-FAVOR-LADY-01, D-53: the Reals are paid for the Building that was chosen.
                self.player(seat).reals -= 4;
                let workers = workers_in(&self.table.players[seat], region_of(building));
                self.perform(seat, building, workers);
                self.note(if self.table.phase == Phase::C { "Lady in phase C" } else { "Lady in phase B" });
            }
            (Decision::Honor, Action::Yes) => {
                // M-HONOR-01
                lift(self.player(seat), Place::Watch);
                put(self.player(seat), Place::Home);
                self.earn(seat, 4);
            }
            // M-HONOR-03
            (Decision::Honor, Action::No) => {}
            (Decision::Upkeep, Action::Give(wood)) => {
                // M-UPKEEP-03
                let player = self.player(seat);
                let unpaid = player.ships.iter().count() as u8 - wood.get();
                player.pirates_gained += u16::from(unpaid);
                self.todo.push(Todo::PayWood(seat, wood.get()));
                self.note(if unpaid > 0 { "Ships without upkeep" } else { "all Ships with upkeep" });
            }
            (Decision::Feed, Action::Give(bread)) => {
                // M-FEEDING-03
                let need = feeding_need(self.rules, &self.table.players[seat]);
                let player = self.player(seat);
                player.bread -= bread.get();
                player.pirates_gained += u16::from(need - bread.get());
                self.note(if need > bread.get() { "hungry Workers" } else { "fed Workers" });
            }
            (Decision::KeepRequest, Action::Keep(kept)) => self.keep_request(seat, kept),
            (
                Decision::ScoreRoutes { .. }
                | Decision::ScoreExpeditions { .. }
                | Decision::ScoreInfluence { .. }
                | Decision::ScoreUrbanization { .. }
                | Decision::ScoreWealth { .. },
                Action::Ships(_) | Action::Guilds(_) | Action::City(_) | Action::Give(_),
            ) => self.score_request(seat, action),
            (
                Decision::WorkerFrom { .. }
                | Decision::MoveShip { .. }
                | Decision::KingsReward { .. }
                | Decision::TakeFavor
                | Decision::Relocate { .. }
                | Decision::ExtraYield { .. }
                | Decision::TurnUpFavor { .. }
                | Decision::LastWindmill,
                Action::Stop,
            ) => {}
            (decision, action) => panic!("{action} does not answer {decision:?}"),
        }
    }

    /// M-PHASE-A-06..10
    fn take_row(&mut self, seat: Seat, row: Row) {
        for slot in &mut self.table.passing {
            if *slot == Some(seat) {
                *slot = None;
            }
        }
        self.table.rows[row.index()] = Some(seat);
        self.player(seat).dice = self.table.row_dice[row.index()];
        self.table.row_dice[row.index()] = [0; 3];
        self.ask(seat, Decision::TurnUpGuild { row });
        self.ask(seat, Decision::TakeRequest { row });
    }

    /// Takes one Wood from a Field; the Forest stands for the general supply (M-WOOD-05).
    fn take_wood_from(&mut self, field: Field) {
        if field != Field::Forest {
            self.table.wood[field.index()] -= 1;
        }
    }

    /// M-HARVEST-02, M-SPECIALHARVEST-02, M-FAVOR-ENGINEER-01
    fn harvest(&mut self, seat: Seat, building: Building) {
        let own = self.table.players[seat].fields;
        let fields: IdSet<Field> = own.iter().filter(|field| field.region() == Some(region_of(building))).collect();
        for field in fields {
            harvest_field(self.rules, &mut self.table, seat, field);
        }
        let must = u8::from(self.table.characters[building.index()].is_none());
        let may = if self.turn.engineer { 2 } else { 0 };
        if must + may > 0 {
            self.ask(seat, Decision::ExtraYield { fields, must, may });
        }
        self.note(match (must > 0, may > 0) {
            (false, false) => "harvest",
            (true, false) => "special harvest",
            (false, true) => "harvest with Engineer",
            (true, true) => "special harvest with Engineer",
        });
    }

    /// The Action of a Character.
    fn act(&mut self, seat: Seat, character: Character) {
        match character {
            // M-STEWARD-01
            Character::Steward => {
                self.send(seat, Errand::Field, 2);
                self.note("Steward");
            }
            // M-COMMANDER-01
            Character::Commander => {
                self.move_ships(seat, 2);
                self.note("Commander");
            }
            Character::GuildMaster => {
                self.ask(seat, Decision::TakeFavor);
                self.note("Guild Master");
            }
            // M-MAYOR-01, M-MAYOR-05
            Character::Mayor => {
                self.todo.push(Todo::MayorIncome(seat));
                self.ask(seat, Decision::Relocate { left: 2, moved: None });
                self.note("Mayor");
            }
        }
    }

    /// Workers are moved next.
    fn send(&mut self, seat: Seat, errand: Errand, left: u8) {
        self.ask(seat, Decision::WorkerFrom { errand, left, moved: None });
    }

    /// Ships are moved next.
    fn move_ships(&mut self, seat: Seat, left: u8) {
        self.todo.push(Todo::ShipRewards(seat));
        self.ask(seat, Decision::MoveShip { left, moved: None });
    }

    /// Moves a Worker, with what this brings.
    fn move_worker(&mut self, seat: Seat, errand: Errand, left: u8, from: Place, to: Place) {
        lift(self.player(seat), from);
        put(self.player(seat), to);
        match errand {
            Errand::Field | Errand::City => {}
            // M-ALFANDEGA-03
            Errand::Colony => self.land(seat, to),
            // M-FORTALEZA-03
            Errand::Fortaleza | Errand::Watch => drive_off(self.player(seat)),
            Errand::Scout => match to {
                // M-FAVOR-SCOUT-02
                Place::Watch => drive_off(self.player(seat)),
                // M-FAVOR-SCOUT-03, A-29
                Place::Spot(_) => self.earn(seat, 1),
                // M-FAVOR-SCOUT-04
                Place::Land(_) => self.land(seat, to),
                Place::Home | Place::Field(_) => {}
            },
        }
        if left > 1 {
            self.ask(seat, Decision::WorkerFrom { errand, left: left - 1, moved: Some(to) });
        }
        self.note(match errand {
            Errand::Field => "a Worker to a Field",
            Errand::City => "a Worker into a City",
            Errand::Colony => "a Worker to a Colony",
            Errand::Fortaleza => "a Worker into the City Watch by Fortaleza",
            Errand::Watch => "a Worker into the City Watch",
            Errand::Scout => match to {
                Place::Home => "Scout Home",
                Place::Watch => "Scout to the City Watch",
                Place::Field(_) => "Scout to a Field",
                Place::Spot(_) => "Scout to a City",
                Place::Land(_) => "Scout to a Colony",
            },
        });
    }

    /// One Prestige for each own Ship in the Colony of this Land.
    fn land(&mut self, seat: Seat, place: Place) {
        let Place::Land(colony) = place else { panic!("{place} is no Land") };
        let port = match colony {
            Colony::Acores => Port::Acores,
            Colony::Brasil => Port::Brasil,
            Colony::India => Port::India,
        };
        let ships = self.table.players[seat].ships.iter().filter(|slot| slot.port() == port).count() as u8;
        self.earn(seat, ships);
        if ships > 0 {
            self.note("Prestige for Ships in the Colony");
        }
    }

    /// The use of a Favor (M-FAVOR-05).
    fn use_favor(&mut self, seat: Seat, favor: Favor) {
        let top = top_level(self.rules);
        self.turn.favor_used = true;
        let player = self.player(seat);
        player.favors_up.remove(favor);
        player.favors_down.insert(favor);
        self.note(favor.name());
        let player = self.player(seat);
        match favor {
            Favor::Monk => self.get_wood(seat, 2),
            Favor::Miller => player.windmill = (player.windmill + 1).min(top),
            Favor::Bishop => self.ask(seat, Decision::MoveMarker),
            Favor::Patron => player.bread += 3,
            Favor::Lord => self.turn.lord = true,
            Favor::Diplomat => self.turn.diplomat = true,
            Favor::Treasurer => player.reals += 5,
            Favor::Navigator => self.move_ships(seat, 1),
            Favor::Engineer => self.turn.engineer = true,
            //
            Favor::Constable => player.pirates_discarded += pirates(player) / 2,
            Favor::Lady => self.ask(seat, Decision::LadyBuilding),
            Favor::Scout => self.send(seat, Errand::Scout, 1),
        }
    }

    /// Gets Wood, as much as is due and within reach (M-WOOD-10, M-WOOD-11, A-37).
    fn get_wood(&mut self, seat: Seat, due: u8) {
        let left = u16::from(due).min(wood_in_reach(&self.table, seat)) as u8;
        if left > 0 {
            self.ask(seat, Decision::GetWood { left });
        }
        if left < due {
            self.note("less Wood than due");
        }
    }

    /// Asks for the King's Rewards of these Colonies, if any.
    fn ask_reward(&mut self, seat: Seat, colonies: &[Colony]) {
        let ships = [colonies.first().copied(), colonies.get(1).copied()];
        if !colonies.is_empty() {
            self.ask(seat, Decision::KingsReward { ships });
        }
        if colonies.len() == 2 {
            self.note("two Ships to Colonies");
        }
    }

    /// A King's Reward.
    fn reward(&mut self, seat: Seat, reward: Reward) {
        let top = top_level(self.rules);
        let player = self.player(seat);
        match reward {
            Reward::Field => self.send(seat, Errand::Field, 1),
            Reward::City => {
                self.earn(seat, 1);
                self.send(seat, Errand::City, 1);
            }
            Reward::Flip => self.ask(seat, Decision::TurnUpFavor { left: 1 }),
            Reward::Watch => self.send(seat, Errand::Watch, 1),
            Reward::Prestige => self.earn(seat, 3),
            Reward::Reals => player.reals += 5,
            Reward::Support => self.ask(seat, Decision::Support),
            //
            Reward::Mill => player.windmill = (player.windmill + 1).min(top),
        }
        self.note(match reward {
            Reward::Field => "reward field",
            Reward::City => "reward city",
            Reward::Flip => "reward flip",
            Reward::Watch => "reward watch",
            Reward::Prestige => "reward prestige",
            Reward::Reals => "reward reals",
            Reward::Support => "reward support",
            Reward::Mill => "reward mill",
        });
    }

    /// The Action of a Building with so many Workers counted (M-COST-10).
    fn perform(&mut self, seat: Seat, building: Building, workers: u8) {
        let many = workers >= 3;
        let moves = if many { 2 } else { 1 };
        match building {
            // M-MOINHO-01, M-MOINHO-02
            Building::Moinho => self.player(seat).bread += if many { 5 } else { 2 },
            // M-CAPITANIA-01, M-CAPITANIA-02
            Building::Capitania => {
                self.earn(seat, if many { 3 } else { 1 });
                self.send(seat, Errand::City, moves);
            }
            // M-ALFANDEGA-01, M-ALFANDEGA-02
            Building::Alfandega => self.send(seat, Errand::Colony, moves),
            // M-CASA-01, M-CASA-02
            Building::Casa => self.ask(seat, Decision::TurnUpFavor { left: moves }),
            // M-FORTALEZA-01, M-FORTALEZA-02
            Building::Fortaleza => self.send(seat, Errand::Fortaleza, moves),
        }
        self.note(match (building, many) {
            (Building::Moinho, false) => "Moinho top",
            (Building::Moinho, true) => "Moinho bottom",
            (Building::Capitania, false) => "Capitania top",
            (Building::Capitania, true) => "Capitania bottom",
            (Building::Alfandega, false) => "Alfandega top",
            (Building::Alfandega, true) => "Alfandega bottom",
            (Building::Casa, false) => "Casa top",
            (Building::Casa, true) => "Casa bottom",
            (Building::Fortaleza, false) => "Fortaleza top",
            (Building::Fortaleza, true) => "Fortaleza bottom",
        });
    }

    /// What luck brings.
    fn befall(&mut self, luck: Luck, action: Action) {
        match (luck, action) {
            (Luck::LayCharacter(building), Action::Character(character)) => {
                self.table.characters[building.index()] = Some(character);
            }
            (Luck::RollPirates, Action::Roll(roll)) => self.table.watch_dice = roll.faces(),
            (Luck::RollRow(row), Action::Roll(roll)) => self.table.row_dice[row.index()] = roll.faces(),
            (Luck::RollGuildDice(building), Action::Roll(roll)) => self.table.dice[building.index()] = roll.faces(),
            (Luck::RollPirateDie(building), Action::Roll(roll)) => {
                let faces = roll.faces();
                let face = madeira::Face::ALL.into_iter().find(|face| faces[face.index()] == 1);
                self.table.pirate_die[building.index()] = face;
            }
            (luck, action) => panic!("{action} is not the luck of {luck:?}"),
        }
    }

    /// What the game does by itself.
    fn proceed(&mut self, what: Todo) {
        match what {
            Todo::Ask(..) | Todo::Luck(_) => panic!("somebody is asked: {what:?}"),
            // M-SETUP-18: the bottom slot first.
            Todo::SetupTurn(slot) => {
                self.todo.push(if slot > 0 { Todo::SetupTurn(slot - 1) } else { Todo::Round });
                if let Some(seat) = self.table.passing[slot] {
                    self.ask(seat, Decision::SetupField { first: None });
                    self.ask(seat, Decision::SetupCity);
                }
            }
            Todo::Round => {
                self.table.phase = Phase::A;
                self.todo.push(Todo::Rows);
                // M-PHASE-A-04
                if self.table.round == 1 {
                    return;
                }
                // M-PHASE-A-01..03: Characters by Building number, Pirate dice, rows from the top.
                for row in Row::ALL.into_iter().take(usize::from(self.rules.players)).rev() {
                    self.todo.push(Todo::Luck(Luck::RollRow(row)));
                }
                self.todo.push(Todo::Luck(Luck::RollPirates));
                for building in Building::ALL.into_iter().rev() {
                    if building != tileless(self.table.round) {
                        self.todo.push(Todo::Luck(Luck::LayCharacter(building)));
                    }
                }
            }
            Todo::Rows => {
                if let Some((_, seat)) = next_in_column(&self.table, 0) {
                    self.todo.push(Todo::Rows);
                    self.ask(seat, Decision::TakeRow);
                } else {
                    self.table.phase = Phase::B;
                    self.last_row = None;
                    self.todo.push(Todo::Turns);
                }
            }
            // M-PHASE-B-01, M-PHASE-B-04, M-PHASE-B-05
            Todo::Turns => {
                let first = self.last_row.map_or(0, |row| row + 1);
                let next = (first..first + 4).map(|row| row % 4).find(|&row| self.table.rows[row].is_some());
                if let Some(row) = next {
                    let seat = self.table.rows[row].expect("a marker");
                    self.last_row = Some(row);
                    self.turn = TurnNotes::default();
                    self.todo.push(Todo::Turns);
                    self.ask(seat, Decision::TakeTurn);
                } else {
                    self.table.phase = Phase::C;
                    self.todo.push(Todo::Resolve(Building::Moinho));
                }
            }
            Todo::PayWood(seat, wood) => {
                // M-WOOD-01, M-WOOD-02
                let player = self.player(seat);
                let own = player.wood.min(wood);
                player.wood -= own;
                if wood > own {
                    self.ask(seat, Decision::BuyWood { left: wood - own });
                }
            }
            Todo::ShipRewards(seat) => {
                // M-COMMANDER-11, M-COMMANDER-12
                let owed = std::mem::take(&mut self.turn.owed);
                self.player(seat).reals += owed;
                let landed = std::mem::take(&mut self.turn.landed);
                self.ask_reward(seat, &landed);
            }
            Todo::Gain(seat, favor) => {
                // M-GUILDMASTER-03
                for place in self.table.favors.iter_mut().flatten() {
                    if *place == Some(favor) {
                        *place = None;
                    }
                }
                self.player(seat).favors_up.insert(favor);
                self.note("a Favor is taken");
            }
            Todo::MayorIncome(seat) => {
                // M-MAYOR-06..09
                let due = City::ALL.map(|city| {
                    let own = self.table.players[seat].city.iter().filter(|spot| spot.city() == city).count() as u8;
                    let citizens = self.table.citizens.iter().filter(|spot| spot.city() == city).count() as u8;
                    if own > 0 { 2 * own + citizens } else { 0 }
                });
                let [bread, reals, wood] = due;
                self.player(seat).bread += bread;
                self.player(seat).reals += u16::from(reals);
                if wood > 0 {
                    self.get_wood(seat, wood);
                }
            }
            Todo::Resolve(building) => {
                self.todo.push(match building {
                    Building::Moinho => Todo::Resolve(Building::Capitania),
                    Building::Capitania => Todo::Resolve(Building::Alfandega),
                    Building::Alfandega => Todo::Resolve(Building::Casa),
                    Building::Casa => Todo::Resolve(Building::Fortaleza),
                    Building::Fortaleza => Todo::Windmills(0),
                });
                // M-PHASE-C-02, A-13
                let marked = self.rules.seats().any(|seat| self.table.players[seat].markers[building.index()] > 0);
                if !marked {
                    self.note("a Building without markers");
                    return;
                }
                // M-PHASE-C-03, A-12
                self.todo.push(Todo::BuildingTurns(building, 0));
                if self.table.pirate_die[building.index()].is_some() {
                    self.todo.push(Todo::Luck(Luck::RollPirateDie(building)));
                }
                if self.table.dice[building.index()] == [0; 3] {
                    self.note("a Building without Guild dice");
                } else {
                    self.todo.push(Todo::Luck(Luck::RollGuildDice(building)));
                }
            }
            // M-PHASE-C-04, A-15
            Todo::BuildingTurns(building, from) => {
                if let Some((slot, seat)) = next_in_column(&self.table, from) {
                    self.todo.push(Todo::BuildingTurns(building, slot + 1));
                    if self.table.players[seat].markers[building.index()] > 0 {
                        self.turn = TurnNotes::default();
                        self.ask(seat, Decision::PayBuilding { building });
                    }
                }
            }
            Todo::Windmills(from) => {
                if let Some((slot, seat)) = next_in_column(&self.table, from) {
                    self.todo.push(Todo::Windmills(slot + 1));
                    self.ask(seat, Decision::LastWindmill);
                } else {
                    self.todo.push(Todo::Honor);
                }
            }
            Todo::Honor => {
                self.table.phase = Phase::D;
                self.clear_board();
                self.todo.push(Todo::Income);
                if let Some(seat) = honored(self.rules, &self.table) {
                    self.ask(seat, Decision::Honor);
                } else {
                    self.note("nobody is honored");
                }
            }
            // M-INCOME-01
            Todo::Income => {
                for seat in self.rules.seats() {
                    for colony in Colony::ALL {
                        let good = self.rules.pack.colony_good[colony.index()];
                        let player = &mut self.table.players[seat];
                        player.goods[good.index()] += player.lands[colony.index()];
                    }
                }
                self.todo.push(Todo::Upkeep(0));
            }
            Todo::Upkeep(from) => {
                if let Some((slot, seat)) = next_in_column(&self.table, from) {
                    self.todo.push(Todo::Upkeep(slot + 1));
                    self.turn = TurnNotes::default();
                    self.ask(seat, Decision::Upkeep);
                } else {
                    self.todo.push(Todo::Feeding(0));
                }
            }
            Todo::Feeding(from) => {
                if let Some((slot, seat)) = next_in_column(&self.table, from) {
                    self.todo.push(Todo::Feeding(slot + 1));
                    self.ask(seat, Decision::Feed);
                } else {
                    self.todo.push(Todo::Crown);
                }
            }
            Todo::Crown => self.hold_phase_e(),
            Todo::Requests(seat) => self.choose_requests(seat),
            Todo::Score(seat) => self.ask_for_request(seat),
            // M-GEN-01, M-GEN-03
            Todo::EndRound => {
                if self.table.round == 5 {
                    self.table.phase = Phase::Over;
                } else {
                    self.table.round += 1;
                    self.todo.push(Todo::Round);
                }
            }
        }
    }

    /// M-PHASE-C-07
    fn clear_board(&mut self) {
        for seat in self.rules.seats() {
            let player = &mut self.table.players[seat];
            player.markers_home += player.markers.iter().sum::<u8>();
            player.markers = [0; 5];
        }
        self.table.dice = [[0; 3]; 5];
        self.table.pirate_die = [None; 5];
        self.table.characters = [None; 5];
    }

    /// M-CONVERT-01..03, A-66
    pub fn convert(&mut self, printed: Good) {
        for field in Field::ALL.into_iter().filter(|&field| field != Field::Forest) {
            let spec = &self.rules.pack.fields[field.index()];
            if spec.good == printed && spec.converts.is_some() {
                if self.table.wood[field.index()] == 0 {
                    self.table.converted.insert(field);
                    self.note("a Field is converted");
                } else {
                    self.note("a Field keeps its Wood");
                }
            }
        }
    }
}

/// The referee before the first placement of a dealt game.
pub fn beginning<'r>(rules: &'r Rules, position: &State) -> Referee<'r> {
    Referee::new(rules, position, &[Todo::SetupTurn(3)])
}

/// The rules of the shipped pack for so many players.
pub fn shipped(players: u8) -> Rules {
    Rules { pack: Components::shipped(), players }
}

/// What is noted when a decision is not asked.
fn not_asked(decision: Decision) -> &'static str {
    match decision {
        Decision::TakeRow => "not asked: take-row",
        Decision::TakeRequest { .. } => "not asked: take-request",
        Decision::TurnUpGuild { .. } => "not asked: turn-up-guild",
        Decision::TakeTurn => "not asked: take-turn",
        Decision::UseDie { .. } => "not asked: use-die",
        Decision::WorkerFrom { .. } => "not asked: worker-from",
        Decision::MoveShip { .. } => "not asked: move-ship",
        Decision::Quantity { .. } => "not asked: quantity",
        Decision::BuyWood { .. } => "not asked: buy-wood",
        Decision::Support => "not asked: support",
        Decision::Relocate { .. } => "not asked: relocate",
        Decision::GetWood { .. } => "not asked: get-wood",
        Decision::ExtraYield { .. } => "not asked: extra-yield",
        Decision::PassingSlot => "not asked: passing-slot",
        Decision::PassingBonus { .. } => "not asked: passing-bonus",
        Decision::PayBuilding { .. } => "not asked: pay-building",
        Decision::Perform { .. } => "not asked: perform",
        Decision::TurnUpFavor { .. } => "not asked: turn-up-favor",
        Decision::LastWindmill => "not asked: last-windmill",
        Decision::Upkeep => "not asked: upkeep",
        Decision::Feed => "not asked: feed",
        Decision::KeepRequest => "not asked: keep-request",
        Decision::ScoreWealth { .. } => "not asked: score-wealth",
        Decision::SetupCity
        | Decision::SetupField { .. }
        | Decision::WorkerTo { .. }
        | Decision::KingsReward { .. }
        | Decision::TakeFavor
        | Decision::RelocateTo { .. }
        | Decision::MoveMarker
        | Decision::LadyBuilding
        | Decision::Honor
        | Decision::ScoreRoutes { .. }
        | Decision::ScoreExpeditions { .. }
        | Decision::ScoreInfluence { .. }
        | Decision::ScoreUrbanization { .. } => panic!("always asked: {decision:?}"),
    }
}

/// Turns a Favor face-up.
fn turn_up(player: &mut Player, favor: Favor) {
    player.favors_down.remove(favor);
    player.favors_up.insert(favor);
}
