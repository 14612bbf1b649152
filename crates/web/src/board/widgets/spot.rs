//! A place of the board that can be pointed at: a part of the page, or of a drawing.

use super::keys;
use crate::board::{Light, Lights, Place};
use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::Element;
use std::sync::Arc;

/// How a spot is lit, and what is to be said of it.
type Lit = (Light, Option<Arc<str>>);

/// What a spot needs of the page: which places are lit, and whom to tell what is done.
#[derive(Clone, Copy)]
pub struct Touch {
    /// Which places are lit.
    pub lights: Signal<Arc<Lights>>,
    /// A place is pointed at or focused, or no longer.
    pub point: Callback<Option<Place>>,
    /// A place is chosen.
    pub pick: Callback<Place>,
    /// Enter is pressed at a place: it is chosen, or what is filled in is given.
    pub enter: Callback<Place>,
}

impl Touch {
    fn light(self, place: Place) -> Memo<Lit> {
        Memo::new(move |_| self.lights.with(|lights| (lights.of(&place), lights.note(&place))))
    }
}

impl Light {
    /// The word by which the style sheet knows it.
    const fn word(self) -> Option<&'static str> {
        match self {
            Self::Off => None,
            Self::Open => Some("open"),
            Self::Aside => Some("aside"),
            Self::Shut => Some("shut"),
            Self::Chosen => Some("chosen"),
            Self::Preview => Some("preview"),
            Self::Later => Some("later"),
        }
    }

    /// Whether something can be done or asked there.
    const fn is_live(self) -> bool {
        match self {
            Self::Open | Self::Aside | Self::Shut | Self::Chosen | Self::Later => true,
            Self::Off | Self::Preview => false,
        }
    }
}

/// A place with its light, and what is done there.
#[derive(Clone)]
struct Wire {
    touch: Touch,
    place: Place,
    light: Memo<Lit>,
}

impl Wire {
    fn new(touch: Touch, place: Place) -> Self {
        let light = touch.light(place.clone());
        Self { touch, place, light }
    }

    fn is_live(&self) -> bool {
        // Something may still leave a spot that is gone.
        self.light.try_with_untracked(|(light, _)| light.is_live()).unwrap_or(false)
    }

    fn click(&self, event: &ev::MouseEvent) {
        if self.is_live() {
            event.stop_propagation();
            self.touch.pick.run(self.place.clone());
        }
    }

    fn key(&self, event: &ev::KeyboardEvent) {
        let act = match event.key().as_str() {
            "Enter" => self.touch.enter,
            " " => self.touch.pick,
            _ => return keys::walk(event),
        };
        if self.is_live() {
            event.prevent_default();
            event.stop_propagation();
            act.run(self.place.clone());
        }
    }

    fn point(&self, is_here: bool) {
        if self.is_live() {
            self.touch.point.run(is_here.then(|| self.place.clone()));
        }
    }
}

/// Keeps the attributes of a spot as its light and its label are. One effect does all of that: a board has hundreds of spots, and
/// each effect is woken by everything that happens.
fn follow(spot: Element, (light, label): (Memo<Lit>, Signal<String>)) {
    let follow = RenderEffect::new(move |before: Option<(Lit, String)>| {
        let (old_lit, old_label) = before.unzip();
        let (old_light, old_note) = old_lit.unzip();
        let ((light, note), label) = (light.get(), label.get());
        if old_light != Some(light) {
            let is_live = light.is_live();
            set(&spot, "data-light", light.word());
            set(&spot, "role", Some(if is_live { "button" } else { "img" }));
            set(&spot, "tabindex", Some(if is_live { "0" } else { "-1" }));
            set(&spot, "aria-disabled", (light == Light::Shut).then_some("true"));
        }
        if old_label.as_ref() != Some(&label) {
            set(&spot, "aria-label", Some(&label));
        }
        if old_note.unwrap_or_default() != note {
            set(&spot, "aria-description", note.as_deref());
        }
        ((light, note), label)
    });
    // It lasts as long as the spot.
    StoredValue::new_local(follow);
}

/// An attribute of an element, or none.
fn set(element: &Element, name: &str, value: Option<&str>) {
    // It cannot fail: the names are good ones.
    _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// The attributes of a spot, on whatever element it is.
macro_rules! wired {
    ($wire:expr, $label:expr) => {{
        let (wire, label): (Wire, Signal<String>) = ($wire, $label);
        let (click, key, enter, leave, focus) = (wire.clone(), wire.clone(), wire.clone(), wire.clone(), wire.clone());
        let (blur, name) = (wire.clone(), wire.place.0.to_string());
        view! {
            <{..}
                data-place=name
                use:follow=(wire.light, label)
                on:click=move |event| click.click(&event)
                on:keydown=move |event| key.key(&event)
                on:pointerenter=move |_| enter.point(true)
                on:pointerleave=move |_| leave.point(false)
                on:focus=move |_| focus.point(true)
                on:blur=move |_| blur.point(false)
            />
        }
    }};
}

/// A place of the page.
#[component]
pub fn Spot(
    /// What the page gives.
    touch: Touch,
    /// The place.
    place: Place,
    /// What is there, in words.
    #[prop(into)]
    label: Signal<String>,
    /// Classes for the style sheet.
    #[prop(optional)]
    class: &'static str,
    /// What is drawn there.
    children: Children,
) -> impl IntoView {
    let attributes = wired!(Wire::new(touch, place), label);
    view! { <div class=format!("spot {class}") {..attributes}>{children()}</div> }
}

/// The part of a drawing that a spot takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// Left.
    pub x: f64,
    /// Top.
    pub y: f64,
    /// Width.
    pub w: f64,
    /// Height.
    pub h: f64,
}

impl Area {
    /// An area.
    pub const fn new(x: f64, y: f64, w: f64, h: f64) -> Self {
        Self { x, y, w, h }
    }

    /// Its middle.
    pub const fn middle(self) -> (f64, f64) {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// The same, larger by so much on every side.
    pub const fn grown(self, by: f64) -> Self {
        Self { x: self.x - by, y: self.y - by, w: self.w + 2.0 * by, h: self.h + 2.0 * by }
    }
}

/// A place of a drawing.
#[component]
pub fn MapSpot(
    /// What the page gives.
    touch: Touch,
    /// The place.
    place: Place,
    /// What is there, in words.
    #[prop(into)]
    label: Signal<String>,
    /// Where it is; its rings are drawn around it.
    area: Area,
    /// Classes for the style sheet.
    #[prop(optional)]
    class: &'static str,
    /// What is drawn there.
    children: Children,
) -> impl IntoView {
    let wire = Wire::new(touch, place);
    let lit = wire.light;
    let light = Memo::new(move |_| lit.with(|(light, _)| *light));
    let attributes = wired!(wire, label);
    view! {
        <g class=format!("spot {class}") {..attributes}>
            {move || matches!(light.get(), Light::Open | Light::Aside).then(|| ring("halo", area.grown(3.0), 8.0))}
            {children()}
            {move || rings(light.get(), area)}
        </g>
    }
}

fn ring(class: &'static str, Area { x, y, w, h }: Area, r: f64) -> impl IntoView {
    view! { <rect class=class x=x y=y width=w height=h rx=r></rect> }
}

/// The lines around a lit spot: solid where something can be done, dashed where something would change.
fn rings(light: Light, area: Area) -> Option<AnyView> {
    match light {
        Light::Off | Light::Later => None,
        Light::Open => {
            let inner = ring("inner", area.grown(-0.7), 3.5);
            Some(view! { {ring("ring", area.grown(1.5), 5.5)} {inner} }.into_any())
        }
        Light::Aside => Some(ring("ring aside", area.grown(1.0), 5.0).into_any()),
        Light::Chosen => Some(ring("ring chosen", area.grown(1.5), 5.5).into_any()),
        Light::Preview => Some(ring("ring dashed", area.grown(1.5), 4.5).into_any()),
        Light::Shut => {
            let (x, y) = (area.x + area.w - 17.0, area.y + 3.0);
            let lock = view! {
                <g class="lock">
                    <rect x=x - 1.5 y=y - 1.5 width="17" height="17" rx="8.5"></rect>
                    <use href="#ui-lock" x=x + 1.0 y=y + 1.0 width="12" height="12"></use>
                </g>
            };
            Some(view! { {ring("veil", area, 3.0)} {lock} }.into_any())
        }
    }
}
