//! The end of the game (p. 17): Reals, Pirates, and who wins.

use crate::options::Madeira;
use crate::state::{Player, State};
use table::{BySeat, Part, RuleId, ScoreLine, Seat};

/// Where Prestige comes from during play: how the rules begin, and one word.
pub(crate) const SOURCES: [(&str, &str); 12] = [
    ("M-REQ-MARKET-", "routes"),
    ("M-REQ-EXPEDITION-", "expeditions"),
    ("M-REQ-GUILD-", "guilds"),
    ("M-REQ-URBAN-", "urbanization"),
    ("M-REQ-WEALTH-", "wealth"),
    ("M-CAPITANIA-", "capitania"),
    ("M-ALFANDEGA-", "alfandega"),
    ("M-KING-", "rewards"),
    ("M-FAVOR-", "favors"),
    ("M-PASSBONUS-", "passing"),
    ("M-HONOR-", "honor"),
    ("M-WINDMILL-", "windmill"),
];

impl Player {
    /// What everything at Home is worth in Reals at the end: Goods, Wood and Bread one each.
    pub(crate) fn worth(&self) -> u16 {
        let goods: u16 = self.goods.iter().map(|&n| u16::from(n)).sum();
        self.reals + goods + u16::from(self.wood) + u16::from(self.bread)
    }
}

impl Madeira {
    /// The Pirates of a player: those of the start, those received, less those discarded.
    #[inline]
    pub fn pirates(&self, player: &Player) -> u16 {
        (u16::from(self.components.start.pirates) + player.pirates_gained).saturating_sub(player.pirates_discarded)
    }

    /// The final scoring of this state, line by line.
    pub(crate) fn sheet(&self, s: &State) -> [ScoreLine; 2] {
        [
            ScoreLine { name: "reals", rule: RuleId("M-END-02"), points: self.reals_line(s) },
            ScoreLine { name: "pirates", rule: RuleId("M-SCORE-01"), points: self.pirates_line(s) },
        ]
    }

    /// A value for each seat in play.
    fn by_seat(&self, value: impl Fn(Seat) -> i16) -> BySeat<i16> {
        BySeat::from_fn(|seat| if seat.index() < usize::from(self.n()) { value(seat) } else { 0 })
    }

    /// One Prestige for each full five Reals (M-END-02, A-71).
    pub(crate) fn reals_line(&self, s: &State) -> BySeat<i16> {
        let each = u16::from(self.components.scoring.reals_per_prestige);
        self.by_seat(|seat| (s.players[seat].worth() / each) as i16)
    }

    /// What the Pirates of a player would cost now: by rank, and one more for each over the limit; nothing without Pirates
    /// (M-PIRATE-03, A-69).
    pub fn pirate_loss(&self, s: &State, seat: Seat) -> u16 {
        match self.pirates(&s.players[seat]) {
            0 => 0,
            n => self.rank_loss(s, seat) + n.saturating_sub(u16::from(self.components.scoring.pirate_limit)),
        }
    }

    /// What the rank by Pirates costs: more Pirates, then the later place in the order, are worse.
    fn rank_loss(&self, s: &State, seat: Seat) -> u16 {
        let key = |seat: Seat| (self.pirates(&s.players[seat]), s.passing_slot(seat), seat);
        let rank = Seat::first(self.n()).filter(|&other| key(other) > key(seat)).count();
        u16::from(self.components.scoring.pirates[rank])
    }

    /// How the points of a seat in a line of the sheet come about.
    pub(crate) fn line_parts(&self, s: &State, seat: Seat, line: &ScoreLine) -> Vec<Part> {
        let parts = if line.rule.0 == "M-END-02" { self.reals_parts(s, seat) } else { self.pirates_parts(s, seat) };
        let part = |(rule, amount)| Part { rule: RuleId(rule), amount };
        parts.into_iter().filter(|&(_, amount)| amount != 0).map(part).collect()
    }

    /// What the Reals earn, and what Goods, Wood and Bread add.
    fn reals_parts(&self, s: &State, seat: Seat) -> [(&'static str, i16); 2] {
        let player = &s.players[seat];
        let [own, all] =
            [player.reals, player.worth()].map(|n| (n / u16::from(self.components.scoring.reals_per_prestige)) as i16);
        [("M-END-02", own), ("M-END-01", all - own)]
    }

    /// What the rank costs, shared or not, and the Pirates over the limit; what comes back without Pirates.
    fn pirates_parts(&self, s: &State, seat: Seat) -> [(&'static str, i16); 2] {
        let n = self.pirates(&s.players[seat]);
        let rank = self.rank_loss(s, seat) as i16;
        let shared = Seat::first(self.n()).any(|other| other != seat && self.pirates(&s.players[other]) == n);
        match n {
            0 => [("M-SCORE-01", -rank), ("M-PIRATE-04", rank)],
            _ => {
                let over = n.saturating_sub(u16::from(self.components.scoring.pirate_limit)) as i16;
                [(if shared { "M-SCORE-02" } else { "M-SCORE-01" }, -rank), ("M-SCORE-03", -over)]
            }
        }
    }

    /// The loss by Pirates.
    pub(crate) fn pirates_line(&self, s: &State) -> BySeat<i16> {
        self.by_seat(|seat| -(self.pirate_loss(s, seat) as i16))
    }

    /// The Prestige of each player.
    pub(crate) fn prestige(&self, s: &State) -> BySeat<i16> {
        self.by_seat(|seat| s.players[seat].prestige)
    }

    /// Whether several have most Prestige.
    pub(crate) fn is_tied(&self, s: &State) -> bool {
        let prestige = |seat: Seat| s.players[seat].prestige;
        let most = Seat::first(self.n()).map(prestige).max();
        Seat::first(self.n()).filter(|&seat| Some(prestige(seat)) == most).count() > 1
    }

    /// The final order: Prestige, then the topmost marker of the Passing Column.
    pub(crate) fn places(&self, s: &State) -> BySeat<u8> {
        let key = |seat: Seat| (s.players[seat].prestige, std::cmp::Reverse(s.passing_slot(seat)));
        BySeat::from_fn(|seat| {
            if seat.index() >= usize::from(self.n()) {
                return 0;
            }
            1 + Seat::first(self.n()).filter(|&other| key(other) > key(seat)).count() as u8
        })
    }
}
