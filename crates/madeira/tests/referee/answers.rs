//! What may be answered to each decision of Part 5 of the rule index, and which decisions are not asked at all.

use crate::numbers::*;
use crate::play::Referee;
use madeira::{
    Action, Building, Colony, Decision, Errand, Favor, Field, Guild, Luck, PassingSlot, Phase, Place, Player, Request,
    Reward, Roll, Row, State,
};
use table::{Id, Seat};

/// Whether a decision is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Auto {
    /// It is asked. With a single answer it may be left out all the same.
    Ask,
    /// It may be asked; if it is not, this is the answer.
    May(Action),
    /// It is not asked: this is the answer.
    Play(Action),
    /// It is not asked: nothing is to be done.
    Drop,
}

impl Referee<'_> {
    /// All answers to a decision, ascending.
    pub fn answers(&self, seat: Seat, decision: Decision) -> Vec<Action> {
        let mut answers = self.real_answers(seat, decision);
        answers.extend(self.windmill(seat, decision));
        answers.sort();
        answers
    }

    /// The uses of the Windmill beside a decision: "Where W and F are offered" in Part 5.
    pub fn windmill(&self, seat: Seat, decision: Decision) -> Vec<Action> {
        let player = &self.table.players[seat];
        match decision {
            Decision::TakeTurn
            | Decision::UseDie { .. }
            | Decision::WorkerFrom { errand: Errand::Field, .. }
            | Decision::MoveShip { .. }
            | Decision::TakeFavor
            | Decision::PassingBonus { .. }
            | Decision::PayBuilding { .. }
            | Decision::LastWindmill => windmill_steps(player, true),
            // D-16: not in phase D.
            Decision::BuyWood { .. } if matches!(self.table.phase, Phase::B | Phase::C) => windmill_steps(player, true),
            // D-62, M-WINDMILL-08
            Decision::Feed => windmill_steps(player, false),
            Decision::BuyWood { .. }
            | Decision::SetupCity
            | Decision::SetupField { .. }
            | Decision::TakeRow
            | Decision::TakeRequest { .. }
            | Decision::TurnUpGuild { .. }
            | Decision::WorkerFrom { .. }
            | Decision::WorkerTo { .. }
            | Decision::Quantity { .. }
            | Decision::KingsReward { .. }
            | Decision::Support
            | Decision::Relocate { .. }
            | Decision::RelocateTo { .. }
            | Decision::GetWood { .. }
            | Decision::ExtraYield { .. }
            | Decision::PassingSlot
            | Decision::Perform { .. }
            | Decision::TurnUpFavor { .. }
            | Decision::MoveMarker
            | Decision::LadyBuilding
            | Decision::Honor
            | Decision::Upkeep
            | Decision::KeepRequest
            | Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. }
            | Decision::ScoreWealth { .. } => Vec::new(),
        }
    }

    /// The answers besides the Windmill.
    fn real_answers(&self, seat: Seat, decision: Decision) -> Vec<Action> {
        let (rules, state) = (self.rules, &self.table);
        let player = &state.players[seat];
        match decision {
            // M-SETUP-19
            Decision::SetupCity => {
                free_spots(rules, state).into_iter().map(|spot| Action::To(Place::Spot(spot))).collect()
            }
            Decision::SetupField { first } => {
                let closed = |field: Field| {
                    // M-SETUP-21
                    let taken = rules.seats().any(|other| state.players[other].fields.has(field));
                    // M-SETUP-22: the Forest is no Region.
                    let same = first.and_then(Field::region).is_some_and(|region| field.region() == Some(region));
                    taken || same
                };
                let open = Field::ALL.into_iter().filter(|&field| !closed(field));
                open.map(|field| Action::To(Place::Field(field))).collect()
            }
            // M-PHASE-A-06
            Decision::TakeRow => free_rows(self).into_iter().map(Action::Row).collect(),
            // M-PHASE-A-09
            Decision::TakeRequest { row } => {
                let lies = |request: &Request| state.row_requests[row.index()][request.index()] > 0;
                Request::ALL.into_iter().filter(lies).map(Action::Request).collect()
            }
            // M-3P-07, M-2P-09
            Decision::TurnUpGuild { row } => {
                rules.pack.rows.with(rules.players)[row.index()].iter().map(Action::Guild).collect()
            }
            Decision::TakeTurn => {
                let mut answers = placements(rules, state, seat);
                let placeable = !answers.is_empty();
                answers.extend(self.favors(seat).into_iter().map(Action::Favor));
                //
                if !(self.turn.engineer && placeable) {
                    answers.push(Action::Pass);
                }
                answers
            }
            Decision::UseDie { building } => {
                // M-DIE-03
                let mut answers = vec![Action::Nothing];
                // M-HARVEST-07
                if workers_in(player, region_of(building)) > 0 {
                    answers.push(Action::Harvest);
                }
                // M-SPECIALHARVEST-01: no Action without a tile.
                if let Some(character) = state.characters[building.index()]
                    && can_act(rules, state, seat, self.turn.bought, character)
                {
                    answers.push(Action::Act);
                }
                answers
            }
            Decision::WorkerFrom { errand, left: _, moved } => {
                let sources = worker_sources(rules, state, seat, errand, moved);
                let mut answers: Vec<Action> = sources.into_iter().map(Action::From).collect();
                // A-39; D-34: only the Fortaleza may stop, D-54: the Scout may not.
                match errand {
                    Errand::Field | Errand::City | Errand::Colony | Errand::Fortaleza => answers.push(Action::Stop),
                    Errand::Watch | Errand::Scout => {}
                }
                answers
            }
            Decision::WorkerTo { errand, left: _, from } => {
                worker_targets(rules, state, seat, errand, from).into_iter().map(Action::To).collect()
            }
            Decision::MoveShip { left: _, moved } => {
                let mut answers = all_sails(rules, state, seat, Sailing { moved, bought: self.turn.bought });
                answers.push(Action::Stop);
                answers
            }
            // M-2P-07: what can be paid.
            Decision::Quantity { slot } => {
                let held = player.goods[good_asked(slot).index()];
                let amounts = trades(rules, slot).into_iter().map(|trade| u16::from(trade.goods));
                let payable: Vec<u16> = amounts.filter(|&goods| goods <= u16::from(held)).collect();
                gives(15)
                    .into_iter()
                    .enumerate()
                    .filter(|(n, _)| payable.contains(&(*n as u16)))
                    .map(|(_, a)| a)
                    .collect()
            }
            // M-WOOD-06; M-WOOD-10
            Decision::BuyWood { left: _ } | Decision::GetWood { left: _ } => {
                wood_sources(state, seat).into_iter().map(Action::Wood).collect()
            }
            // M-COMMANDER-13, A-44; M-COMMANDER-14: optional.
            Decision::KingsReward { ships } => {
                let mut answers = vec![Action::Stop];
                for reward in Reward::ALL {
                    let offered = |colony: Colony| state.rewards[colony.index()].contains(&Some(reward));
                    if ships.into_iter().flatten().any(offered) {
                        answers.push(Action::Reward(reward));
                    }
                }
                answers
            }
            // M-KING-SUPPORT-01
            Decision::Support => vec![Action::Pirates, Action::Bread],
            // M-GUILDMASTER-01, A-48
            Decision::TakeFavor => {
                let payable = favors_payable(rules, state, seat, self.turn.bought);
                let mut answers: Vec<Action> = payable.into_iter().map(Action::Take).collect();
                answers.push(Action::Stop);
                answers
            }
            // M-MAYOR-01
            Decision::Relocate { left: _, moved } => {
                let pieces = relocatable(rules, state, seat, moved);
                let mut answers: Vec<Action> = pieces.into_iter().map(|spot| Action::From(Place::Spot(spot))).collect();
                answers.push(Action::Stop);
                answers
            }
            // M-MAYOR-02, M-MAYOR-03
            Decision::RelocateTo { left: _, from: _ } => {
                free_spots(rules, state).into_iter().map(|spot| Action::To(Place::Spot(spot))).collect()
            }
            // M-SPECIALHARVEST-02, A-25; A-43: only the yields of the Engineer may be left.
            Decision::ExtraYield { fields, must, may: _ } => {
                let mut answers: Vec<Action> = fields.iter().map(Action::Again).collect();
                if must == 0 {
                    answers.push(Action::Stop);
                }
                answers
            }
            // M-PASS-01, M-PASS-02
            Decision::PassingSlot => free_slots(state).into_iter().map(Action::Slot).collect(),
            Decision::PassingBonus { slot } => {
                let mut answers = vec![Action::Reals];
                if self.can_take_bonus(seat, slot) {
                    answers.push(Action::Act);
                }
                answers
            }
            // M-PHASE-C-05
            Decision::PayBuilding { building } => {
                let mut answers = vec![Action::Pirates];
                if self.cost(building) <= player.reals {
                    answers.push(Action::Pay);
                }
                answers.extend(self.favors(seat).into_iter().map(Action::Favor));
                answers
            }
            // M-COST-05; M-HONOR-01
            Decision::Perform { .. } | Decision::Honor => vec![Action::Yes, Action::No],
            // M-CASA-01, M-KING-FLIP-01
            Decision::TurnUpFavor { left: _ } => {
                let mut answers: Vec<Action> = player.favors_down.iter().map(Action::Flip).collect();
                answers.push(Action::Stop);
                answers
            }
            Decision::LastWindmill => vec![Action::Stop],
            // M-FAVOR-BISHOP-01
            Decision::MoveMarker => {
                let mut answers = Vec::new();
                for from in Building::ALL {
                    for to in Building::ALL {
                        if player.markers[from.index()] > 0 && from != to {
                            answers.push(Action::Marker(from, to));
                        }
                    }
                }
                answers
            }
            // M-FAVOR-LADY-01, A-27
            Decision::LadyBuilding => lady_buildings(player).into_iter().map(Action::Building).collect(),
            // M-UPKEEP-01..03, A-57
            Decision::Upkeep => gives(u16::from(most_upkeep(rules, state, seat))),
            // M-FEEDING-02, M-FEEDING-03, A-58
            Decision::Feed => gives(u16::from(player.bread.min(feeding_need(rules, player)))),
            Decision::KeepRequest => self.keep_answers(seat),
            Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. }
            | Decision::ScoreWealth { .. } => self.request_answers(seat),
        }
    }

    /// What luck may bring, ascending.
    pub fn outcomes(&self, luck: Luck) -> Vec<Action> {
        let mut outcomes: Vec<Action> = match luck {
            // M-PHASE-A-01: each tile once.
            Luck::LayCharacter(_) => {
                let laid = &self.table.characters;
                let free = madeira::Character::ALL.into_iter().filter(|&tile| !laid.contains(&Some(tile)));
                free.map(Action::Character).collect()
            }
            // M-PHASE-A-02, M-PHASE-A-03
            Luck::RollPirates | Luck::RollRow(_) => Roll::of(3).map(Action::Roll).collect(),
            // M-PHASE-C-03
            Luck::RollGuildDice(building) => {
                Roll::of(self.table.dice[building.index()].iter().sum()).map(Action::Roll).collect()
            }
            Luck::RollPirateDie(_) => Roll::of(1).map(Action::Roll).collect(),
        };
        outcomes.sort();
        outcomes
    }

    /// The Favors that may be used now (F in Part 5).
    pub fn favors(&self, seat: Seat) -> Vec<Favor> {
        let (rules, state) = (self.rules, &self.table);
        let player = &state.players[seat];
        // M-FAVOR-01, A-17
        if self.turn.favor_used {
            return Vec::new();
        }
        let offered = |favor: Favor| match favor {
            //
            Favor::Monk => !wood_sources(state, seat).is_empty(),
            //
            Favor::Miller => player.windmill < top_level(rules),
            //
            Favor::Bishop => player.markers.iter().any(|&markers| markers > 0),
            Favor::Patron | Favor::Treasurer => true,
            //
            Favor::Lord | Favor::Diplomat => state.phase == Phase::C,
            //
            Favor::Navigator => {
                !all_sails(rules, state, seat, Sailing { moved: None, bought: self.turn.bought }).is_empty()
            }
            //
            Favor::Engineer => state.phase == Phase::B && !placements(rules, state, seat).is_empty(),
            //
            Favor::Constable => pirates(player) >= 2,
            // M-FAVOR-LADY-01, A-27
            Favor::Lady => player.reals >= 4 && !lady_buildings(player).is_empty(),
            Favor::Scout => true,
        };
        // M-FAVOR-07
        player.favors_up.iter().filter(|&favor| offered(favor)).collect()
    }

    /// What the Building in resolution costs this player in this turn (M-COST-04, M-FAVOR-LORD-01).
    pub fn cost(&self, building: Building) -> u16 {
        if self.turn.lord { 0 } else { building_cost(self.rules, &self.table, building) }
    }

    /// whether the Action of a passing slot can be taken now.
    fn can_take_bonus(&self, seat: Seat, slot: PassingSlot) -> bool {
        match slot {
            PassingSlot::I => false,
            PassingSlot::II => true,
            PassingSlot::III => !worker_sources(self.rules, &self.table, seat, Errand::Watch, None).is_empty(),
            PassingSlot::IV => {
                let sailing = Sailing { moved: None, bought: self.turn.bought };
                !all_sails(self.rules, &self.table, seat, sailing).is_empty()
            }
        }
    }

    /// Whether the Action of a Building is to move Workers, and nobody can be moved: D-43, D-45.
    fn moves_nobody(&self, seat: Seat, building: Building) -> bool {
        let errand = match building {
            Building::Alfandega => Errand::Colony,
            Building::Fortaleza => Errand::Fortaleza,
            Building::Moinho | Building::Capitania | Building::Casa => return false,
        };
        worker_sources(self.rules, &self.table, seat, errand, None).is_empty()
    }

    /// The Auto notes of Part 5, with the rule that what cannot be paid now is not left out while the Windmill is open,
    /// unless nothing could make it possible.
    pub fn auto(&self, seat: Seat, decision: Decision) -> Auto {
        let (rules, state) = (self.rules, &self.table);
        let player = &state.players[seat];
        let real = self.real_answers(seat, decision);
        let windmill = !self.windmill(seat, decision).is_empty();
        match decision {
            // D-01..D-03: never.
            Decision::SetupCity | Decision::SetupField { .. } => Auto::Ask,
            // D-04: the last player; D-05: one type left; D-30: one slot left.
            Decision::TakeRow | Decision::TakeRequest { .. } | Decision::PassingSlot => {
                if real.len() == 1 {
                    Auto::Play(real[0])
                } else {
                    Auto::Ask
                }
            }
            // D-06
            Decision::TurnUpGuild { row } => {
                let guilds = rules.pack.rows.with(rules.players)[row.index()];
                let down =
                    |guild: Guild| player.favors_down.iter().any(|favor| rules.pack.guild[favor.index()] == guild);
                let with: Vec<Guild> = guilds.iter().filter(|&guild| down(guild)).collect();
                match with.as_slice() {
                    [] => Auto::Drop,
                    [only] => Auto::Play(Action::Guild(*only)),
                    [..] => Auto::Ask,
                }
            }
            // D-10
            Decision::TakeTurn => {
                if real == [Action::Pass] && !windmill {
                    Auto::Play(Action::Pass)
                } else {
                    Auto::Ask
                }
            }
            // D-11
            Decision::UseDie { building } => {
                let hope = windmill
                    && state.characters[building.index()]
                        .is_some_and(|character| could_act(rules, state, seat, self.turn.bought, character));
                if real == [Action::Nothing] && !hope { Auto::Play(Action::Nothing) } else { Auto::Ask }
            }
            // D-12, D-32, D-34, D-43
            Decision::WorkerFrom { .. } => {
                if real.is_empty() {
                    Auto::Drop
                } else if real == [Action::Stop] {
                    Auto::Play(Action::Stop)
                } else {
                    Auto::Ask
                }
            }
            // D-14
            Decision::MoveShip { left: _, moved } => {
                let hope = windmill && could_sail(rules, state, seat, moved);
                if real == [Action::Stop] && !hope { Auto::Play(Action::Stop) } else { Auto::Ask }
            }
            // D-15
            Decision::Quantity { .. } => {
                if real.len() == 1 {
                    Auto::Play(real[0])
                } else {
                    Auto::Ask
                }
            }
            // D-16: a single source, or all that lies within reach is needed; D-21 alike.
            Decision::BuyWood { left } | Decision::GetWood { left } => {
                if real.len() == 1 || wood_in_reach(state, seat) <= u16::from(left) {
                    Auto::Play(real[0])
                } else {
                    Auto::Ask
                }
            }
            // D-18: never.
            Decision::KingsReward { .. } => Auto::Ask,
            Decision::Support => {
                if pirates(player) == 0 {
                    Auto::Play(Action::Bread)
                } else {
                    Auto::Ask
                }
            }
            // D-19
            Decision::TakeFavor => {
                let hope = windmill && could_take_favor(rules, state, seat);
                if real == [Action::Stop] && !hope { Auto::Play(Action::Stop) } else { Auto::Ask }
            }
            // D-20
            Decision::Relocate { .. } => {
                if real == [Action::Stop] {
                    Auto::Play(Action::Stop)
                } else {
                    Auto::Ask
                }
            }
            // D-22: one Field, if the extra is compulsory or no Wood lies there.
            Decision::ExtraYield { fields, must, may: _ } => match fields.single() {
                Some(field) if must > 0 || state.wood[field.index()] == 0 => Auto::Play(Action::Again(field)),
                Some(_) | None => Auto::Ask,
            },
            // D-31
            Decision::PassingBonus { slot } => {
                let hope = slot == PassingSlot::IV && windmill && could_sail(rules, state, seat, None);
                if real == [Action::Reals] && !hope { Auto::Play(Action::Reals) } else { Auto::Ask }
            }
            Decision::PayBuilding { building } => {
                let favor = !self.favors(seat).is_empty();
                if player.markers[building.index()] == 0 {
                    //
                    Auto::Drop
                } else if self.cost(building) == 0 && !favor {
                    // D-40, A-52, A-22
                    Auto::Play(Action::Pay)
                } else if real == [Action::Pirates] && !windmill {
                    Auto::Play(Action::Pirates)
                } else {
                    Auto::Ask
                }
            }
            // D-41
            Decision::Perform { building } => {
                let workers = self.counted(seat, building);
                let down = player.favors_down.len();
                let limit = if workers >= 3 { 2 } else { 1 };
                if workers == 0 {
                    Auto::Play(Action::No)
                } else if building == Building::Moinho || building == Building::Casa && down <= limit {
                    // One choice at Casa: all that can be turned up are (D-44).
                    Auto::Play(Action::Yes)
                } else if self.moves_nobody(seat, building) {
                    // Nobody can be moved, so both answers do nothing.
                    Auto::May(Action::No)
                } else {
                    Auto::Ask
                }
            }
            // D-44
            Decision::TurnUpFavor { left } => match player.favors_down.first() {
                None => Auto::Drop,
                Some(favor) if player.favors_down.len() <= left => Auto::Play(Action::Flip(favor)),
                Some(_) => Auto::Ask,
            },
            // D-46
            Decision::LastWindmill => {
                if windmill {
                    Auto::Ask
                } else {
                    Auto::Play(Action::Stop)
                }
            }
            // D-61
            Decision::Upkeep => {
                if player.ships.is_empty() {
                    Auto::Drop
                } else if real.len() == 1 {
                    Auto::Play(real[0])
                } else {
                    Auto::Ask
                }
            }
            // D-62: nothing is needed, or there is no Bread.
            Decision::Feed => {
                if real.len() == 1 && !windmill {
                    Auto::Play(real[0])
                } else {
                    Auto::Ask
                }
            }
            Decision::KeepRequest | Decision::ScoreWealth { .. } => self.auto_request(seat, decision),
            Decision::WorkerTo { .. }
            | Decision::RelocateTo { .. }
            | Decision::MoveMarker
            | Decision::LadyBuilding
            | Decision::Honor
            | Decision::ScoreRoutes { .. }
            | Decision::ScoreExpeditions { .. }
            | Decision::ScoreInfluence { .. }
            | Decision::ScoreUrbanization { .. } => Auto::Ask,
        }
    }
}

/// The rows without a marker that are used with so many players (M-GUILDBOARD-01, M-3P-01, M-2P-01).
fn free_rows(referee: &Referee<'_>) -> Vec<Row> {
    let rows = Row::ALL.into_iter().take(usize::from(referee.rules.players));
    rows.filter(|row| referee.table.rows[row.index()].is_none()).collect()
}

/// The empty passing slots (M-GUILDBOARD-05).
fn free_slots(state: &State) -> Vec<PassingSlot> {
    PassingSlot::ALL.into_iter().filter(|slot| state.passing[slot.index()].is_none()).collect()
}

/// the Buildings in whose Region the player has a Worker.
fn lady_buildings(player: &Player) -> Vec<Building> {
    Building::ALL.into_iter().filter(|&building| workers_in(player, region_of(building)) > 0).collect()
}
