//! How a price comes about.

use super::super::state::At;
use crate::app::icon::Icon;
use crate::played::Played;
use crate::speech;
use leptos::prelude::*;
use words::{Price, Term};

/// The price of what is pointed at, else of what was filled in last, in its parts. Its line stands there as soon as something that can be
/// pointed at has a price, so that nothing moves away below a pointer.
pub fn part<G: Played>(at: At<G>) -> impl IntoView {
    let is_due = Memo::new(move |_| has_prices(at));
    move || {
        let Some(price) = of(at) else { return is_due.get().then(|| view! { <p class="price-line"></p> }.into_any()) };
        let names = at.names.get();
        let term = |(n, term): (usize, &Term)| {
            let sign = match term.amount {
                ..0 => "−",
                _ if n > 0 => "+",
                _ => "",
            };
            view! {
                <span class="term">
                    <i>{sign}</i>
                    <b>{term.amount.abs()}</b>
                    <small>{speech::tell_with(&term.what, &names)}</small>
                </span>
            }
        };
        let signs = G::signs(price.unit).into_iter().map(|sign| view! { <Icon name=sign size=18/> });
        let line = view! {
            <p class="price-line" role="img" aria-label=speech::tell_with(&price.message(), &names)>
                {price.terms.iter().enumerate().map(term).collect_view()}
                <span class="total"><i>"="</i>{signs.collect_view()}<b>{price.total}</b></span>
            </p>
        };
        Some(line.into_any())
    }
}

/// Whether some answer of now has a price.
fn has_prices<G: Played>(at: At<G>) -> bool {
    let Some(composing) = at.composer.get() else { return false };
    let (view, game) = (composing.form.draft().view(), at.table.game.get_value());
    at.choices.with(|choices| choices.open.iter().any(|choice| game.price(&view, choice.action).is_some()))
}

fn of<G: Played>(at: At<G>) -> Option<Price> {
    let (composing, game) = (at.composer.get()?, at.table.game.get_value());
    let draft = composing.form.draft();
    let pointed = at.pointed.get();
    let pointed = at.choices.with(|choices| pointed.and_then(|n| choices.open.get(n)).map(|choice| choice.action));
    let of_row = |n: usize| draft.rows().get(n).and_then(|row| game.price(&draft.view_at(n), row.action));
    let filled = || (0..draft.rows().len()).rev().find_map(of_row);
    pointed.and_then(|action| game.price(&draft.view(), action)).or_else(filled)
}
