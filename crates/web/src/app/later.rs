//! What the first table does not need is loaded when it is opened: words, rules. It is kept on the device with the rest.

use super::error::ErrorView;
use crate::late::Alive;
use crate::{said, speech};
use leptos::prelude::*;

/// The address of the folder that the page was loaded from.
#[derive(Clone)]
pub struct Assets(pub String);

/// What is shown of something once it is loaded; why it cannot be, if so. It may be `known` already.
pub fn when_loaded<T: Clone + Send + Sync + 'static>(
    known: Option<T>,
    load: impl Future<Output = Result<T, String>> + 'static,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let loaded = RwSignal::new(known.map(Ok));
    if loaded.with_untracked(Option::is_none) {
        Alive::here().spawn(async move {
            let read = load.await;
            _ = loaded.try_set(Some(read));
        });
    }
    let shown = move || match loaded.get() {
        Some(Ok(value)) => show(value),
        Some(Err(details)) => {
            view! { <ErrorView what=said!("app-not-loaded") todo=said!("app-not-loaded-todo") details/> }.into_any()
        }
        None => view! { <p role="status">{said!("app-loading")}</p> }.into_any(),
    };
    view! { {shown} }.into_any()
}

/// What needs the texts of a file of `locales/LANG/later` to be shown.
pub fn with_words(file: &'static str, show: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let Assets(assets) = expect_context();
    let known = speech::is_loaded(file).then_some(());
    when_loaded(known, async move { speech::load(file, &assets).await }, move |()| show())
}
