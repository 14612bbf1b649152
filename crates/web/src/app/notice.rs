//! Messages: said once to those who listen, and shown until they are closed if they are about something wrong.

use super::icon::Icon;
use crate::said;
use leptos::prelude::*;

/// The messages of the page; copies are the same.
#[derive(Clone, Copy, Default)]
pub struct Notices {
    said: RwSignal<String>,
    warning: RwSignal<Option<String>>,
    /// Whether what is shown is not wrong, only worth knowing.
    is_told: RwSignal<bool>,
}

impl Notices {
    /// Says that something was done.
    pub fn say(self, text: String) {
        self.said.set(text);
    }

    /// Says and shows that something is wrong, and what to do.
    pub fn warn(self, text: String) {
        self.is_told.set(false);
        self.warning.set(Some(text));
    }

    /// Says and shows something that is worth knowing.
    pub fn tell(self, text: String) {
        self.is_told.set(true);
        self.warning.set(Some(text));
    }

    /// The same, after what is shown already.
    pub fn tell_too(self, text: String) {
        match self.warning.get_untracked() {
            Some(before) => self.warning.set(Some(format!("{before} {text}"))),
            None => self.tell(text),
        }
    }

    /// Whether something is wrong.
    pub fn is_warning(self) -> bool {
        self.warning.with(Option::is_some) && !self.is_told.get()
    }

    /// What is wrong is no longer wrong.
    pub fn all_clear(self) {
        self.warning.set(None);
    }
}

/// Where messages appear.
#[component]
pub fn NoticeBoard() -> impl IntoView {
    let notices: Notices = expect_context();
    view! {
        <p class="heard" role="status">{move || notices.said.get()}</p>
        <div role="alert">
            {move || {
                notices.warning.get().map(|text| view! {
                    <div class="warning" class:told=move || notices.is_told.get()>
                        {(!notices.is_told.get()).then(|| view! { <Icon name="ui-refused"/> })}
                        <p>{text}</p>
                        <button class="plain" aria-label=said!("app-dismiss") on:click=move |_| notices.all_clear()>
                            <Icon name="ui-close"/>
                        </button>
                    </div>
                })
            }}
        </div>
    }
}
