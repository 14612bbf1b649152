//! What the golden games have to show, and how it is read off their steps.

use super::kinds::{ACTIONS, DECISIONS, HAPPENINGS, LUCK, action_kind, decision_kind, happening_kind, luck_kind};
use lisboa::{
    Action, Architect, Bottom, BuildingId, CardEvent, CardId, ClergyId, Components, Decision, DecreeId, Deed,
    EndReason, Face, Good, Happening, HouseGroup, Item, Land, Lisboa, Noble, Pending, PlanId, Ship, Site, State, Step,
    Task,
};
use std::collections::BTreeSet;
use std::fmt;
use table::{Actor, Game, Id, Seat};
use testkit::golden::Scene;

/// How an action of a Noble comes about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum How {
    /// In a visit.
    Visit,
    /// Bought with this good.
    Trade(Good),
    /// By following a visit.
    Follow,
    /// By the event of a Treasury card.
    Event,
}

/// One thing that the golden games have to show.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// A game of so many players with these variants, named as in a record.
    Options(u8, &'static str),
    /// The first period (`true`) or the game of so many players ends by rubble sets (`true`) or by empty decks.
    End {
        /// How many play.
        players: u8,
        /// Whether it is the end of the first period.
        period: bool,
        /// Whether it ends by sets.
        sets: bool,
    },
    /// A decision is asked.
    Asked(&'static str),
    /// Luck decides.
    Luck(&'static str),
    /// A kind of action is taken.
    Action(&'static str),
    /// A kind of event happens.
    Happening(&'static str),
    /// A card goes into the Portfolio: its reward is taken, its penalty is paid, or its benefit lasts.
    Portfolio(CardId),
    /// A card goes to the Royal Court: a visit, or its event is sponsored.
    Court(CardId),
    /// The reward of a card is cashed at the end of the first period.
    Cashed(CardId),
    /// A ship is built as a new one.
    NewShip(Ship),
    /// A ship replaces a smaller one.
    Upgrade(Ship),
    /// A decree is taken.
    Decree(DecreeId),
    /// A clergy tile is taken.
    Clergy(ClergyId),
    /// A clergy tile is discarded in a church scoring.
    Church(ClergyId),
    /// A public building is opened with the side of this architect up.
    Building(BuildingId, Architect),
    /// A public building stands on this site.
    Site(Site),
    /// A Plan is completed.
    Plan(PlanId),
    /// A store is built on this land and faces this street.
    Store(Land, Good),
    /// The last house of a group is placed.
    Houses(HouseGroup),
    /// An action of a Noble.
    Deed(Deed, How),
    /// A task is paid.
    Task(Task),
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(players, "") => write!(f, "a game of {players} players without variants"),
            Self::Options(players, names) => write!(f, "a game of {players} players with {names}"),
            Self::End { players, period, sets } => {
                let (what, by) = (if *period { "first period" } else { "game" }, if *sets { "sets" } else { "decks" });
                write!(f, "the end of the {what} by {by} with {players} players")
            }
            Self::Asked(kind) => write!(f, "the decision {kind}"),
            Self::Luck(kind) => write!(f, "the turn of luck {kind}"),
            Self::Action(kind) => write!(f, "the action {kind}"),
            Self::Happening(kind) => write!(f, "the event {kind}"),
            Self::Portfolio(card) => write!(f, "card {card} in the Portfolio with its reward, penalty or benefit"),
            Self::Court(card) => write!(f, "card {card} at the Royal Court"),
            Self::Cashed(card) => write!(f, "card {card} cashed at the end of the first period"),
            Self::NewShip(ship) => write!(f, "a new {ship} ship"),
            Self::Upgrade(ship) => write!(f, "an upgrade to a {ship} ship"),
            Self::Decree(decree) => write!(f, "decree {decree} taken"),
            Self::Clergy(tile) => write!(f, "clergy tile {tile} taken"),
            Self::Church(tile) => write!(f, "clergy tile {tile} discarded in a church scoring"),
            Self::Building(building, architect) => write!(f, "building {building} opened by the {architect} architect"),
            Self::Site(site) => write!(f, "a building on {site}"),
            Self::Plan(plan) => write!(f, "Plan {plan} completed"),
            Self::Store(land, street) => write!(f, "a store on {land} facing the {street} street"),
            Self::Houses(group) => write!(f, "all houses of the {group} group"),
            Self::Deed(deed, How::Visit) => write!(f, "{deed} in a visit"),
            Self::Deed(deed, How::Trade(good)) => write!(f, "{deed} bought with {good}"),
            Self::Deed(deed, How::Follow) => write!(f, "{deed} by following"),
            Self::Deed(deed, How::Event) => write!(f, "{deed} by an event"),
            Self::Task(task) => write!(f, "task {task} paid"),
        }
    }
}

/// The combinations of variants and readings that are played, as a record names them.
pub const VARIANTS: [&str; 6] = ["", "draft", "tasks", "tokens", "draft tasks tokens", "strict-rewards upgrade-only"];

/// Everything that the golden games have to show together.
pub fn wanted(components: &Components) -> BTreeSet<Sight> {
    let mut all = BTreeSet::new();
    for players in 2..=4 {
        all.extend(VARIANTS.map(|names| Sight::Options(players, names)));
        for (period, sets) in [(true, true), (true, false), (false, true), (false, false)] {
            all.insert(Sight::End { players, period, sets });
        }
    }
    all.extend(DECISIONS.iter().map(|&kind| Sight::Asked(kind)));
    all.extend(LUCK.iter().map(|&kind| Sight::Luck(kind)));
    all.extend(ACTIONS.iter().map(|&kind| Sight::Action(kind)));
    all.extend(HAPPENINGS.iter().map(|&kind| Sight::Happening(kind)));
    for card in CardId::all() {
        all.extend([Sight::Portfolio(card), Sight::Court(card)]);
        let face = components.card(card);
        let in_period_1 = matches!(face.years, lisboa::Years::Blue | lisboa::Years::Red);
        if in_period_1 && matches!(face.face, Face::Noble { bottom: Bottom::Reward(_), .. }) {
            all.insert(Sight::Cashed(card));
        }
    }
    all.extend(Ship::all().map(Sight::NewShip));
    all.extend(Ship::all().map(Sight::Upgrade));
    all.extend(DecreeId::all().map(Sight::Decree));
    all.extend(ClergyId::all().flat_map(|tile| [Sight::Clergy(tile), Sight::Church(tile)]));
    all.extend(BuildingId::all().flat_map(|building| Architect::ALL.map(|side| Sight::Building(building, side))));
    all.extend(Site::all().map(Sight::Site));
    all.extend(PlanId::all().map(Sight::Plan));
    for land in <Land as Id>::all() {
        all.extend(land.column().streets().iter().map(|&street| Sight::Store(land, street)));
    }
    all.extend(HouseGroup::all().map(Sight::Houses));
    for noble in Noble::ALL {
        for deed in noble.state_actions() {
            all.extend([Good::Gold, noble.native_good()].map(|good| Sight::Deed(deed, How::Trade(good))));
            all.extend([How::Visit, How::Follow, How::Event].map(|how| Sight::Deed(deed, how)));
        }
        all.extend([How::Visit, How::Follow, How::Event].map(|how| Sight::Deed(noble.noble_action(), how)));
    }
    all.extend(Task::all().map(Sight::Task));
    all
}

/// What a game shows before its first step.
pub fn first_sight(game: &Lisboa) -> Option<Sight> {
    let names = [game.options.variants(), game.options.readings()].concat().join(" ");
    let names = VARIANTS.into_iter().find(|&known| known == names)?;
    Some(Sight::Options(game.options.players, names))
}

/// Looks on while a game is played, step by step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch {
    /// The card in whose penalty something must be paid before it counts.
    penalty: Option<CardId>,
}

impl Watch {
    /// Tells everything that a step shows.
    pub fn step(&mut self, scene: &Scene<'_, Lisboa>, tell: &mut impl FnMut(Sight)) {
        let Scene { game, before, action, after, events } = *scene;
        tell(Sight::Action(action_kind(&action)));
        match before.agenda.top().map(|frame| (frame.who, frame.what)) {
            Some((Actor::Player(seat), Pending::Ask(decision))) => {
                tell(Sight::Asked(decision_kind(&decision)));
                self.answer(game, before, seat, decision, action, tell);
            }
            Some((_, Pending::Luck(luck))) => tell(Sight::Luck(luck_kind(&luck))),
            Some(_) | None => {}
        }
        for event in events {
            tell(Sight::Happening(happening_kind(&event.what)));
            self.happening(game, after, event.what, tell);
        }
        let asked = game.decision(after);
        if matches!(asked, Some(Decision::SellOrTrade | Decision::MakeRoom { .. })) {
            self.penalty = None;
        }
    }

    fn answer(
        &mut self,
        game: &Lisboa,
        before: &State,
        seat: Seat,
        decision: Decision,
        action: Action,
        tell: &mut impl FnMut(Sight),
    ) {
        match (decision, action) {
            (Decision::TakeTurn, Action::Portfolio(card)) => match game.components.card(card).face {
                Face::Noble { bottom: Bottom::Penalty(_), .. } => self.penalty = Some(card),
                Face::Noble { .. } | Face::Treasury { .. } => tell(Sight::Portfolio(card)),
            },
            (Decision::TakeTurn, Action::Court(card)) => {
                tell(Sight::Court(card));
                event_deeds(game, card).for_each(|deed| tell(Sight::Deed(deed, How::Event)));
            }
            (Decision::PeriodReward, Action::Card(card)) => tell(Sight::Cashed(card)),
            (Decision::Church { .. }, Action::Church(tile)) => tell(Sight::Church(tile)),
            (Decision::BuildShip, Action::NewShip) => {
                before.top_ship().into_iter().for_each(|ship| tell(Sight::NewShip(ship)));
            }
            (Decision::BuildShip, Action::Upgrade(_)) => {
                before.top_ship().into_iter().for_each(|ship| tell(Sight::Upgrade(ship)));
            }
            (Decision::VisitState { .. }, Action::Do(deed)) => tell(Sight::Deed(deed, How::Visit)),
            (Decision::FollowDeed { .. }, Action::Do(deed)) => tell(Sight::Deed(deed, How::Follow)),
            (Decision::EventDeed { .. }, Action::Do(deed)) => tell(Sight::Deed(deed, How::Event)),
            (Decision::Trade { .. }, Action::TradeFor(deed, good)) => tell(Sight::Deed(deed, How::Trade(good))),
            (Decision::BuildStore | Decision::TakeDecree | Decision::OpenSite, _) if seat == before.turn => {
                let asked = [(Decision::BuildStore, Deed::Store), (Decision::TakeDecree, Deed::Decree)];
                let deed = asked.iter().find(|(asked, _)| *asked == decision).map_or(Deed::Open, |&(_, deed)| deed);
                if visited(game, before) == Some(deed.noble()) {
                    tell(Sight::Deed(deed, How::Visit));
                }
            }
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events show nothing but that they happen")]
    fn happening(&mut self, game: &Lisboa, after: &State, what: Happening, tell: &mut impl FnMut(Sight)) {
        let players = game.options.players;
        match what {
            Happening::OfficialReturned(..) | Happening::ReisPaid(..) | Happening::InfluencePaid(..) => {
                self.penalty.take().into_iter().for_each(|card| tell(Sight::Portfolio(card)));
            }
            Happening::DecreeTaken(_, decree) => tell(Sight::Decree(decree)),
            Happening::ClergyTaken(_, tile) => tell(Sight::Clergy(tile)),
            Happening::BuildingOpened(_, building, site) => {
                tell(Sight::Site(site));
                if let Some(open) = after.buildings[site.index()] {
                    tell(Sight::Building(building, open.architect));
                }
            }
            Happening::PlanCompleted(_, plan) => tell(Sight::Plan(plan)),
            Happening::StorePlaced(_, land, street) => tell(Sight::Store(land, street)),
            Happening::HousePlaced(seat, group, _)
                if after.boards[seat].houses[group.index()] == game.components.start.houses[group.index()] =>
            {
                tell(Sight::Houses(group));
            }
            Happening::TaskPaid(_, task) => tell(Sight::Task(task)),
            Happening::PeriodTriggered(_, reason) => {
                tell(Sight::End { players, period: true, sets: reason == EndReason::Sets });
            }
            Happening::EndTriggered(reason) => {
                tell(Sight::End { players, period: false, sets: reason == EndReason::Sets });
            }
            _ => {}
        }
    }
}

/// The Noble whom the active player visits now.
fn visited(game: &Lisboa, state: &State) -> Option<Noble> {
    let at_court = state.agenda.frames().iter().any(|frame| frame.what == Pending::Do(Step::LeaveCourt));
    state.played.filter(|_| at_court).and_then(|card| game.components.card(card).kind().noble())
}

/// The actions of Nobles that are the event of this card, where the card leaves no choice between them.
fn event_deeds(game: &Lisboa, card: CardId) -> impl Iterator<Item = Deed> {
    let deeds = match game.components.card(card).face {
        Face::Treasury { event: CardEvent::Receive(items), .. } => items.map(|item| match item? {
            Item::Plan(_) => Some(Deed::Plan),
            Item::Recruit(_) => Some(Deed::Recruit),
            Item::Favor => Some(Deed::Favor),
            Item::Cardinal => Some(Deed::Cardinal),
            Item::TakeDecree | Item::Decree(_) => Some(Deed::Decree),
            Item::Reis(_) | Item::Influence(_) | Item::Goods(..) | Item::Rubble => None,
        }),
        Face::Treasury { event: CardEvent::Produce, .. } => [Some(Deed::Produce), None, None],
        Face::Treasury { event: CardEvent::Ship, .. } => [Some(Deed::Ship), None, None],
        Face::Treasury { event: CardEvent::StoreOrOpen | CardEvent::NobleAction, .. } | Face::Noble { .. } => [None; 3],
    };
    deeds.into_iter().flatten()
}
