//! Where the pieces of a player stand on the board, in numbers.

use crate::board::Scene;
use crate::board::madeira::draw::{shield, told};
use crate::board::madeira::face::{ship, worker};
use crate::board::widgets::{Panel, icon, piece};
use leptos::prelude::*;
use madeira::{City, Colony, Field, Madeira, Player, Port, Region};
use table::{Id, Seat};
use words::Message;
use words::madeira::board::{self, Labels};
use words::madeira::{in_city, names};

/// Workers by Region, City and Colony, and Ships by port.
pub fn posts(scene: Scene<Madeira>, seat: Seat) -> impl IntoView {
    let post = Posts { scene, seat };
    let row = move |sign: &'static str, posts: Vec<AnyView>| {
        view! { <div class="post-row">{piece(sign, None, Some(seat), 22)}{posts}</div> }
    };
    let (cities, lands) = (City::ALL.map(|city| post.city(city)), Colony::ALL.map(|colony| post.land(colony)));
    view! {
        <Panel class="posts" title=scene.text(board::posted)>
            <div class="post-rows">
                {row(worker(seat), post.fields())}
                {row(worker(seat), cities.into_iter().chain(lands).collect())}
                {row(ship(seat), Port::ALL.map(|port| post.port(port)).into())}
            </div>
        </Panel>
    }
}

/// The places of a player's pieces.
#[derive(Clone, Copy)]
struct Posts {
    scene: Scene<Madeira>,
    seat: Seat,
}

impl Posts {
    /// A place, and how many stand there.
    fn post(
        self,
        what: AnyView,
        n: impl Fn(&Madeira, &Player) -> u8 + Send + Sync + 'static,
        label: impl Fn(Labels<'_>, Seat) -> Message + Send + Sync + 'static,
    ) -> AnyView {
        let Self { scene, seat } = self;
        let n = scene.shows(move |game, view| n(game, &view.shown.players[seat]));
        let label = told(scene, move |labels| label(labels, seat));
        view! {
            <span class="post" class:zero=move || n.get() == 0 role="img" aria-label=move || label.get() data-tip=move || label.get()>
                {what}<b>{move || n.get()}</b>
            </span>
        }
        .into_any()
    }

    fn name(self, name: Message) -> AnyView {
        view! { <small>{move || self.scene.say(&name)}</small> }.into_any()
    }

    /// The three Regions, the Forest and the City Watch.
    fn fields(self) -> Vec<AnyView> {
        let region = |region: Region| {
            let n = move |game: &Madeira, own: &Player| (own.fields & game.region(region)).len();
            self.post(shield(region).into_any(), n, move |labels, seat| labels.in_region(seat, region))
        };
        let (tree, tower) = (icon("madeira-tree", 17).into_any(), icon("madeira-king-watch", 17).into_any());
        let in_forest = |_: &Madeira, own: &Player| u8::from(own.fields.has(Field::Forest));
        let mut posts: Vec<AnyView> = Region::ALL.map(region).into();
        posts.push(self.post(tree, in_forest, |labels, seat| labels.in_forest(seat)));
        posts.push(self.post(tower, |_, own| own.watch, |labels, seat| labels.in_watch(seat)));
        posts
    }

    fn city(self, city: City) -> AnyView {
        let n = move |_: &Madeira, own: &Player| in_city(own.city, city);
        self.post(self.name(names::city(city)), n, move |labels, seat| labels.in_city(seat, city))
    }

    fn land(self, colony: Colony) -> AnyView {
        let n = move |_: &Madeira, own: &Player| own.lands[colony.index()];
        self.post(self.name(names::colony(colony)), n, move |labels, seat| labels.on_land(seat, colony))
    }

    /// A port, by the Good of a Market or the name of a Colony.
    fn port(self, port: Port) -> AnyView {
        let name = port.market().map_or_else(|| names::port(port), names::good);
        let n = move |_: &Madeira, own: &Player| own.ships_in(port);
        self.post(self.name(name), n, move |labels, seat| labels.in_port(seat, port))
    }
}
