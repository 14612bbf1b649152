//! How a price comes about.

use crate::message::Message;

/// A price and its parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Price {
    /// The key of the icon of what is paid: `reis`, `influence`, `bread`.
    pub unit: &'static str,
    /// What adds up to it, in the order in which it is said; the first one is never taken off.
    pub terms: Vec<Term>,
    /// What is paid.
    pub total: i64,
}

/// A part of a price.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// What it is for.
    pub what: Message,
    /// How much it adds; below 0 it is taken off.
    pub amount: i64,
}

impl Term {
    pub(crate) fn new(what: Message, amount: impl Into<i64>) -> Self {
        Self { what, amount: amount.into() }
    }
}

impl Price {
    /// A price of these parts. What adds nothing is left out, except the first; a price that would fall below 0 says so.
    pub(crate) fn of(
        unit: &'static str,
        first: Term,
        rest: impl IntoIterator<Item = Term>,
        total: impl Into<i64>,
    ) -> Self {
        let mut terms = vec![first];
        terms.extend(rest.into_iter().filter(|term| term.amount != 0));
        let total = total.into();
        let beyond = total - terms.iter().map(|term| term.amount).sum::<i64>();
        if beyond != 0 {
            terms.push(Term::new(say!("price-not-below"), beyond));
        }
        Self { unit, terms, total }
    }

    /// The whole sum in words, such as `row 4 + column 6 − brown cube 3 + Treasury 3 = 10`.
    pub fn message(&self) -> Message {
        let add = |sum: Option<Message>, term: &Term| {
            let (what, n) = (term.what.clone(), term.amount.abs());
            Some(match sum {
                None => say!("price-first", what, n = term.amount),
                Some(sum) if term.amount < 0 => say!("price-minus", sum, what, n),
                Some(sum) => say!("price-plus", sum, what, n),
            })
        };
        let total = self.total;
        match self.terms.iter().fold(None, add) {
            Some(sum) => say!("price-sum", sum, total),
            None => say!("price-free"),
        }
    }
}
