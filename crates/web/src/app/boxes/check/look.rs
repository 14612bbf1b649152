//! Where to look: a drawing of the board or the piece, and beside it what is printed there as the box has it.

use super::sign;
use crate::app::boxes::listing::key_title;
use crate::app::boxes::sheet::Sheet;
use crate::app::ground;
use crate::app::icon::Icon;
use crate::board::outline::{Outline, Plot};
use crate::check::{Piece, Step, pieces};
use crate::{said, speech};
use leptos::prelude::*;
use session::GameName;
use table::pack::Place;
use words::Names;

/// So many values are drawn; more are read beside their steppers.
const MOST: usize = 6;

/// The panel.
pub fn panel(sheet: Sheet, step: &Step, places: Vec<Place>) -> impl IntoView + use<> {
    let game = sheet.game;
    let words = speech::tell_with(&step.place, &Names::default());
    let name = speech::tell_with(&step.title, &Names::default());
    let outline = step.outline.as_ref().map(|outline| drawing(outline, said!("app-check-drawing", what = name)));
    let near = (places.len() <= MOST).then(|| {
        let one = move |place: Place| {
            let key = place.key.clone();
            let text = Memo::new(move |_| sheet.values.with(|values| values.get(&place).map(|it| it.text()).unwrap_or_default()));
            view! { <span class="near-value">{move || pieces(&text.get()).into_iter().map(|it| piece(game, &key, it)).collect_view()}</span> }
        };
        view! { <div class="look-near" aria-hidden="true">{places.into_iter().map(one).collect_view()}</div> }
    });
    let is_alone = outline.is_none() || near.is_none();
    view! {
        <section class=format!("panel check-look {}", ground(game)) aria-label=said!("app-check-where")>
            <h2>{said!("app-check-where")}</h2>
            <div class="look-pics" class:alone=is_alone>{outline}{near}</div>
            <p class="note">{words}</p>
        </section>
    }
}

/// A part of a value as a sign with its number, or in its own words.
fn piece(game: GameName, key: &str, Piece { word, number }: Piece) -> impl IntoView + use<> {
    let own = sign(game, &word);
    let known = own.or_else(|| sign(game, key).filter(|_| word.is_empty()));
    let drawn = known.map(|name| view! { <Icon name size=34/> });
    let text = match (known, word.is_empty()) {
        (Some(_), _) => None,
        (None, true) => Some(key_title(key)),
        (None, false) => Some(word),
    };
    view! { <span class="near-piece">{drawn}{text.map(|text| view! { <small>{text}</small> })}{number.map(|n| view! { <b>{n}</b> })}</span> }
}

/// The drawing of a board or a piece.
fn drawing(outline: &Outline, label: String) -> impl IntoView + use<> {
    let plot = |plot: &Plot| {
        let [x, y, w, h] = plot.area;
        let size = w.min(h).min(72) * 7 / 10;
        let sign = plot.sign.map(|sign| {
            let (x, y) = (x + (w - size) / 2, y + (h - size) / 2);
            view! { <use href=format!("#{sign}") x=x y=y width=size height=size></use> }
        });
        view! { <g class=plot.kind.word()><rect x=x y=y width=w height=h rx="6"></rect>{sign}</g> }
    };
    let (w, h) = outline.size;
    view! {
        <svg class="outline" class:small=w < 200 viewBox=format!("0 0 {w} {h}") role="img" aria-label=label>
            {outline.plots.iter().map(plot).collect_view()}
        </svg>
    }
}
