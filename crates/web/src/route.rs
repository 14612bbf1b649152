//! Where in the page somebody is: the part of the address behind `#`.
//!
//! Addresses by hash need nothing from a server, so the page works from any folder of any host, and offline.

use crate::tables::TableId;
use session::GameName;
use std::fmt;

/// A place in the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The tables and a new one.
    Home,
    /// One table.
    Table(TableId),
    /// The rulebook of a game: at a page, a rule or a ruling, by its id.
    Rules(GameName, Option<String>),
    /// The ways to do something in a game: those of an effect, by its id.
    Ways(GameName, Option<String>),
    /// The quick reference of a game, for printing.
    Reference(GameName),
    /// The printed values of a game, and the boxes with corrected ones.
    Box(GameName),
    /// The guided check of a box against a physical copy.
    Check(GameName),
    /// A question about a position of a game, which a link may bring along.
    Settle(GameName, Option<String>),
    /// The score sheet of a game that was played with a physical box.
    Score(GameName),
    /// The puzzles of a game.
    Puzzles(GameName),
    /// One of them, by its number.
    Puzzle(GameName, u32),
    /// The challenges of a game.
    Challenges(GameName),
    /// Where one learns by playing.
    Learn,
    /// What can be set.
    Settings,
    /// An address that leads nowhere.
    Unknown(String),
}

impl Route {
    /// The place of the part of an address behind `#`, which may be empty.
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut words = path.split('/');
        let place = match (words.next(), words.next(), words.next()) {
            (Some(""), None, _) => Some(Self::Home),
            (Some("table"), Some(id), None) => id.parse().ok().map(Self::Table),
            (Some("rules"), None, _) => Some(Self::Rules(GameName::ALL[0], None)),
            (Some("rules"), Some(game), id) if words.next().is_none() && id.is_none_or(is_id) => {
                game.parse().ok().map(|game| Self::Rules(game, id.map(str::to_owned)))
            }
            (Some("ways"), Some(game), id) if words.next().is_none() && id.is_none_or(is_id) => {
                game.parse().ok().map(|game| Self::Ways(game, id.map(str::to_owned)))
            }
            (Some("reference"), Some(game), None) => game.parse().ok().map(Self::Reference),
            (Some("box"), None, _) => Some(Self::Box(GameName::ALL[0])),
            (Some("box"), Some(game), None) => game.parse().ok().map(Self::Box),
            (Some("box"), Some(game), Some("check")) if words.next().is_none() => game.parse().ok().map(Self::Check),
            (Some("settle"), None, _) => Some(Self::Settle(GameName::ALL[0], None)),
            (Some("settle"), Some(game), link) if words.next().is_none() => {
                game.parse().ok().map(|game| Self::Settle(game, link.map(str::to_owned)))
            }
            (Some("score"), None, _) => Some(Self::Score(GameName::ALL[0])),
            (Some("score"), Some(game), None) => game.parse().ok().map(Self::Score),
            (Some("puzzles"), None, _) => Some(Self::Puzzles(GameName::ALL[0])),
            (Some("puzzles"), Some(game), None) => game.parse().ok().map(Self::Puzzles),
            (Some("puzzles"), Some(game), Some(number)) if words.next().is_none() => {
                game.parse().ok().zip(number.parse().ok()).map(|(game, number)| Self::Puzzle(game, number))
            }
            (Some("challenges"), None, _) => Some(Self::Challenges(GameName::ALL[0])),
            (Some("challenges"), Some(game), None) => game.parse().ok().map(Self::Challenges),
            (Some("learn"), None, _) => Some(Self::Learn),
            (Some("settings"), None, _) => Some(Self::Settings),
            _ => None,
        };
        place.unwrap_or_else(|| Self::Unknown(hash.to_owned()))
    }
}

/// Whether a word of an address may be the id of a rule or a page; one that there is not is told by the rulebook.
fn is_id(word: &str) -> bool {
    (1..=40).contains(&word.len()) && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

impl fmt::Display for Route {
    /// The address, `#` included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::Table(id) => write!(f, "#/table/{id}"),
            Self::Rules(game, None) => write!(f, "#/rules/{game}"),
            Self::Rules(game, Some(id)) => write!(f, "#/rules/{game}/{id}"),
            Self::Ways(game, None) => write!(f, "#/ways/{game}"),
            Self::Ways(game, Some(id)) => write!(f, "#/ways/{game}/{id}"),
            Self::Reference(game) => write!(f, "#/reference/{game}"),
            Self::Box(game) => write!(f, "#/box/{game}"),
            Self::Check(game) => write!(f, "#/box/{game}/check"),
            Self::Settle(game, None) => write!(f, "#/settle/{game}"),
            Self::Settle(game, Some(link)) => write!(f, "#/settle/{game}/{link}"),
            Self::Score(game) => write!(f, "#/score/{game}"),
            Self::Puzzles(game) => write!(f, "#/puzzles/{game}"),
            Self::Puzzle(game, number) => write!(f, "#/puzzles/{game}/{number}"),
            Self::Challenges(game) => write!(f, "#/challenges/{game}"),
            Self::Learn => f.write_str("#/learn"),
            Self::Settings => f.write_str("#/settings"),
            Self::Unknown(hash) => f.write_str(hash),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_an_address_that_leads_back() {
        let id: TableId = "k3x9".parse().unwrap();
        let of = |game| {
            let rule = Some("L-STORE-06".to_owned());
            [Route::Rules(game, None), Route::Rules(game, rule), Route::Box(game), Route::Check(game)]
        };
        let more = |game| [Route::Ways(game, None), Route::Ways(game, Some("plan".to_owned())), Route::Reference(game)];
        let placed = |game| [Route::Score(game), Route::Settle(game, None)];
        let practice = |game| [Route::Puzzles(game), Route::Puzzle(game, 7), Route::Challenges(game)];
        let games = GameName::ALL.into_iter();
        let games =
            games.flat_map(|game| of(game).into_iter().chain(more(game)).chain(placed(game)).chain(practice(game)));
        for place in [Route::Home, Route::Table(id), Route::Learn, Route::Settings].into_iter().chain(games) {
            assert_eq!(Route::parse(&place.to_string()), place);
        }
    }

    #[test]
    fn an_empty_address_is_home_and_rules_and_boxes_begin_with_lisboa() {
        for hash in ["", "#", "#/"] {
            assert_eq!(Route::parse(hash), Route::Home);
        }
        assert_eq!(Route::parse("#/rules"), Route::Rules(GameName::Lisboa, None));
        assert_eq!(Route::parse("#/box"), Route::Box(GameName::Lisboa));
        assert_eq!(Route::parse("#/puzzles"), Route::Puzzles(GameName::Lisboa));
        assert_eq!(Route::parse("#/challenges"), Route::Challenges(GameName::Lisboa));
    }

    #[test]
    fn an_address_that_leads_nowhere_is_kept_to_be_shown() {
        for hash in [
            "#/table",
            "#/table/../x",
            "#/table/A B",
            "#/rules/chess",
            "#/ways",
            "#/reference/chess",
            "#/rules/lisboa/A B",
            "#/rules/lisboa/store/x",
            "#/box/chess",
            "#/box/lisboa/check/x",
            "#/learn/x",
            "#/settings/x",
            "#/puzzles/lisboa/one",
            "#/puzzles/lisboa/1/2",
            "#/challenges/lisboa/1",
            "#/é",
        ] {
            assert_eq!(Route::parse(hash), Route::Unknown(hash.to_owned()));
        }
    }
}
