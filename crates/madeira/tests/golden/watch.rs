//! How it is read off the steps of a game what they show.

use super::kinds::{action_kind, decision_kind, happening_kind, luck_kind};
use super::sights::{How, Rank, Sight};
use madeira::{
    Action, Building, City, Decision, Event, Favor, Field, Happening, Madeira, PassingSlot, Pending, Phase, Place,
    Request, Spot, State,
};
use table::{Actor, BySeat, Game, Id, IdSet, Seat};
use testkit::golden::Scene;

/// Looks on while a game is played, step by step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    /// Whether the last die was a Pirate die.
    pirate: bool,
    /// Whether a Building was paid for in this turn.
    paid: bool,
    /// Whether the Diplomat helps in this turn.
    diplomat: bool,
    /// The King's Rewards in this turn.
    rewards: u8,
    /// Who scored which Request last.
    scored: Option<(Seat, Request)>,
    /// The Fields with Workers of each player.
    fields: BySeat<IdSet<Field>>,
}

impl Watch {
    /// Tells everything that a step shows.
    pub fn step(&mut self, scene: &Scene<'_, Madeira>, tell: &mut impl FnMut(Sight)) {
        let &Scene { game, before, action, after, events } = scene;
        tell(Sight::Action(action_kind(&action)));
        self.fields = BySeat::from_fn(|seat| before.players[seat].fields);
        match before.agenda.top().map(|frame| (frame.who, frame.what)) {
            Some((Actor::Player(seat), Pending::Ask(decision))) => {
                tell(Sight::Asked(decision_kind(&decision)));
                if action.is_windmill() {
                    mill(game, before, seat, decision, action, tell);
                } else {
                    self.answer(game, before, seat, decision, action, tell);
                }
            }
            Some((_, Pending::Luck(luck))) => tell(Sight::Luck(luck_kind(&luck))),
            Some(_) | None => {}
        }
        let mut last = None;
        for event in events {
            tell(Sight::Happening(happening_kind(&event.what)));
            self.happening(scene, last, event, tell);
            last = Some(event);
        }
        if events.iter().any(|event| event.what == Happening::PhaseStarted(Phase::D)) {
            let watch = Seat::first(game.n_seats()).map(|seat| after.players[seat].watch);
            let most = watch.clone().max().unwrap_or(0);
            if most > 0 && watch.filter(|&n| n == most).count() > 1 {
                tell(Sight::Case("a tie for Honor"));
            }
        }
    }

    fn answer(
        &mut self,
        game: &Madeira,
        before: &State,
        seat: Seat,
        decision: Decision,
        action: Action,
        tell: &mut impl FnMut(Sight),
    ) {
        let player = &before.players[seat];
        match (decision, action) {
            (Decision::UseDie { building }, Action::Act) => {
                let character = before.characters[building.index()];
                character.into_iter().for_each(|character| tell(Sight::Character(character, self.pirate)));
            }
            (Decision::UseDie { building }, Action::Harvest) => self.harvest(game, before, seat, building, tell),
            (Decision::ExtraYield { must, may, .. }, Action::Again(field)) => {
                let wood = before.wood.get(field.index()).is_some_and(|&wood| wood > 0);
                tell(Sight::Case(match (must, may, wood) {
                    (0, _, true) => "the Engineer: Wood once more",
                    (0, _, false) => "the Engineer: a Good once more",
                    (_, 0, _) => "a special harvest with a choice of Fields",
                    (_, _, _) => "a special harvest with the Engineer",
                }));
            }
            (Decision::ExtraYield { .. }, Action::Stop) => tell(Sight::Case("the Engineer stopped")),
            (Decision::PassingBonus { slot }, Action::Act) => tell(Sight::Passing(slot, true)),
            (Decision::WorkerFrom { errand, .. }, Action::From(_)) => tell(Sight::Errand(errand)),
            (Decision::Quantity { slot }, Action::Give(goods)) => tell(Sight::Quantity(slot, goods.get())),
            (Decision::KingsReward { .. }, Action::Stop) => tell(Sight::Case("a King's Reward declined")),
            (Decision::Support, Action::Pirates) => tell(Sight::Case("Royal Support: Pirates")),
            (Decision::PayBuilding { building }, Action::Pirates) => {
                tell(Sight::Refused(building, before.pirate_die[building.index()].is_some()));
            }
            (Decision::PayBuilding { building }, Action::Pay)
                if !self.diplomat && workers(game, player.fields, building) == 0 =>
            {
                tell(Sight::Case("a Building paid for without Workers"));
            }
            (Decision::Perform { .. }, Action::No) => tell(Sight::Case("a Building paid for and declined")),
            (Decision::Honor, _) => {
                tell(Sight::Case(if action == Action::Yes { "Honor taken" } else { "Honor declined" }));
            }
            (Decision::Upkeep, Action::Give(wood)) => {
                let all = wood.get() == player.ships.len();
                tell(Sight::Case(if all { "Upkeep paid in full" } else { "Upkeep with Pirates" }));
            }
            (Decision::Feed, Action::Give(bread)) => {
                let (need, bread) = (game.feeding_need(before, seat), bread.get());
                tell(Sight::Case(match need {
                    0 => "all Workers fed by the Windmill",
                    _ if bread == need => "all Workers fed with Bread",
                    _ if bread < player.bread => "hungry Workers while there is Bread",
                    _ => "hungry Workers without Bread",
                }));
            }
            (Decision::ScoreUrbanization { .. }, Action::City(city)) => scored_city(game, before, seat, city, tell),
            _ => {}
        }
    }

    /// A harvest: its Region, and what each Field yields.
    fn harvest(&self, game: &Madeira, s: &State, seat: Seat, building: Building, tell: &mut impl FnMut(Sight)) {
        let region = game.components.building(building).region;
        tell(Sight::Region(region, self.pirate));
        if s.characters[building.index()].is_none() {
            tell(Sight::Special(building));
        }
        for field in s.players[seat].fields & game.region(region) {
            let spec = &game.components.fields[field.index()];
            let good = if s.converted.has(field) { spec.converts } else { Some(spec.good) };
            tell(Sight::Field(field, good.filter(|_| s.wood[field.index()] == 0)));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events show nothing but that they happen")]
    fn happening(
        &mut self,
        scene: &Scene<'_, Madeira>,
        last: Option<&Event>,
        event: &Event,
        tell: &mut impl FnMut(Sight),
    ) {
        let &Scene { game, before, after, .. } = scene;
        let rule = event.rule.0;
        match event.what {
            Happening::TurnStarted(_) => {
                (self.paid, self.diplomat, self.rewards) = (false, false, 0);
            }
            Happening::RowTaken(_, row) => tell(Sight::Row(game.n_seats(), row)),
            Happening::DiePlaced(..) => self.pirate = false,
            Happening::PirateDiePlaced(..) => self.pirate = true,
            Happening::BreadPaid(..) if rule == "M-BREAD-02" => tell(Sight::Case("a die that needs Bread")),
            Happening::BreadGained(..) if rule == "M-KING-SUPPORT-01" => tell(Sight::Case("Royal Support: Bread")),
            Happening::RealsGained(..) => {
                let slot = rule.strip_prefix("M-PASSBONUS-0").and_then(|n| n.parse::<usize>().ok());
                slot.into_iter().for_each(|n| tell(Sight::Passing(PassingSlot::at(n - 1), false)));
            }
            Happening::RealsPaid(..) => self.paid |= rule == "M-COST-01",
            Happening::WoodBought(_, field) => tell(Sight::Bought(field == Field::Forest, before.phase)),
            Happening::WoodGained(_, field, _) if matches!(rule, "M-WOOD-11" | "M-SUPPLY-06") => {
                tell(Sight::Got(field == Field::Forest))
            }
            Happening::PiratesGained(..) if rule == "M-UPKEEP-03" && !is_given(scene, Decision::Upkeep) => {
                tell(Sight::Case("Upkeep without any Wood"));
            }
            Happening::PiratesGained(..) if rule == "M-FEEDING-03" && !is_given(scene, Decision::Feed) => {
                tell(Sight::Case("hungry Workers without Bread"));
            }
            Happening::WorkerMoved(seat, from, to) => {
                tell(Sight::Worker(to));
                self.moved(seat, from, to);
            }
            Happening::ShipMoved(_, from, slot) => {
                tell(Sight::Sail(slot));
                let home = from == madeira::ShipFrom::Home;
                tell(Sight::Case(if home { "a Ship from Home" } else { "a Ship from another slot" }));
            }
            Happening::RewardTaken(_, reward) => {
                tell(Sight::Reward(reward));
                self.rewards += 1;
                if self.rewards > 1 {
                    tell(Sight::Case("two King's Rewards in one Action"));
                }
            }
            Happening::FavorTaken(_, favor, city) => {
                tell(Sight::FavorTaken(favor));
                before.district_of(favor).into_iter().for_each(|(_, district)| tell(Sight::District(city, district)));
            }
            Happening::FavorUsed(_, favor) => {
                tell(Sight::Favor(favor, before.phase));
                self.diplomat |= favor == Favor::Diplomat;
                self.rewards = 0;
            }
            Happening::PrestigeGained(..) if rule == "M-FAVOR-MILLER-01" => {
                tell(Sight::Case("the Miller at the top for Prestige"));
            }
            Happening::PrestigeGained(..) if rule == "M-KING-MILL-01" => {
                tell(Sight::Case("the King's Windmill at the top for Prestige"));
            }
            Happening::PrestigeGained(..) if rule.starts_with("M-REQ-") => {
                self.scored.into_iter().for_each(|(_, request)| tell(Sight::Scored(request, before.round)));
            }
            Happening::BuildingPerformed(seat, building) => self.performed(game, seat, building, last, tell),
            Happening::RequestKept(_, request) => {
                tell(Sight::Kept(request, before.round));
                self.scored = None;
            }
            Happening::RequestScored(seat, request) => {
                if self.scored == Some((seat, request)) {
                    tell(Sight::Twice(request));
                }
                self.scored = Some((seat, request));
            }
            Happening::FieldConverted(field, _) => tell(Sight::Converted(field)),
            Happening::RoundStarted(_) => self.scored = None,
            Happening::GameOver => end(game, after, tell),
            _ => {}
        }
    }

    fn moved(&mut self, seat: Seat, from: Place, to: Place) {
        if let Place::Field(field) = from {
            self.fields[seat].remove(field);
        }
        if let Place::Field(field) = to {
            self.fields[seat].insert(field);
        }
    }

    fn performed(
        &self,
        game: &Madeira,
        seat: Seat,
        building: Building,
        last: Option<&Event>,
        tell: &mut impl FnMut(Sight),
    ) {
        let own = workers(game, self.fields[seat], building);
        let lady = last.is_some_and(|event| event.rule.0 == "M-FAVOR-LADY-01");
        let more = if self.diplomat && !lady { game.components.amounts.diplomat_workers } else { 0 };
        // M-COST-10
        let many = own + more >= 3;
        let how = match (lady, self.paid) {
            (true, _) => How::Lady,
            (false, true) => How::Paid,
            (false, false) => How::Free,
        };
        tell(Sight::Building(building, many, how));
        if many && own < 3 {
            tell(Sight::Case("the bottom Action of a Building by the Diplomat"));
        }
    }
}

/// Own Workers in the Region of a Building.
fn workers(game: &Madeira, fields: IdSet<Field>, building: Building) -> u8 {
    (fields & game.region(game.components.building(building).region)).len()
}

/// Whether the step is an answer to this decision.
fn is_given(scene: &Scene<'_, Madeira>, decision: Decision) -> bool {
    scene.game.decision(scene.before) == Some(decision)
}

/// A use of the Windmill.
fn mill(game: &Madeira, s: &State, seat: Seat, decision: Decision, action: Action, tell: &mut impl FnMut(Sight)) {
    tell(Sight::MillAt(decision_kind(&decision)));
    let level = usize::from(s.players[seat].windmill);
    if let Action::Swap(swap) = action {
        tell(Sight::Swap(swap));
    } else {
        let end = if action == Action::MillUp { game.components.windmill.feeds.len() - 1 } else { 0 };
        tell(Sight::Mill(action_kind(&action), level == end));
    }
}

/// A City is scored: what it brings, and whether a tie decided.
fn scored_city(game: &Madeira, s: &State, seat: Seat, city: City, tell: &mut impl FnMut(Sight)) {
    let count = |pieces: IdSet<Spot>| pieces.iter().filter(|spot| spot.city() == city).count();
    let own = count(s.players[seat].city);
    let (spec, earned) = (game.components.city(city), game.city_prestige(s, seat, city));
    let rank = match own {
        0 => Rank::Absent,
        _ if earned == spec.most => Rank::Most,
        _ => Rank::Present,
    };
    tell(Sight::City(city, rank));
    let others = Seat::first(game.n_seats()).filter(|&other| other != seat);
    let most = others.map(|other| count(s.players[other].city)).chain([count(s.citizens)]).max();
    if own > 0 && most == Some(own) {
        let won = rank == Rank::Most;
        tell(Sight::Case(if won {
            "a City won by the piece furthest to the right"
        } else {
            "a City lost by the piece furthest to the right"
        }));
    }
    if own > 0 && count(s.citizens) > own {
        tell(Sight::Case("a City lost to the Citizens"));
    }
}

/// The ties and the Pirates of the end.
fn end(game: &Madeira, s: &State, tell: &mut impl FnMut(Sight)) {
    let prestige: Vec<i16> = Seat::first(game.n_seats()).map(|seat| s.players[seat].prestige).collect();
    let pirates: Vec<u16> = Seat::first(game.n_seats()).map(|seat| game.pirates(&s.players[seat])).collect();
    if has_equals(prestige) {
        tell(Sight::Case("a tie of Prestige at the end"));
    }
    if pirates.iter().any(|&n| n > u16::from(game.components.scoring.pirate_limit)) {
        tell(Sight::Case("Pirates over the limit at the end"));
    }
    if has_equals(pirates) {
        tell(Sight::Case("a tie of Pirates at the end"));
    }
}

/// Whether two of them are equal.
fn has_equals<T: Ord>(mut numbers: Vec<T>) -> bool {
    numbers.sort();
    numbers.windows(2).any(|pair| pair[0] == pair[1])
}
