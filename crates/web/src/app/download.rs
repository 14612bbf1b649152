//! Files that leave the page and come into it.

use crate::browser;
use crate::said;
use js_sys::Array;
use leptos::prelude::*;
use protocol::Export;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, FileList, HtmlAnchorElement, Url};

/// The largest file that is read: a record of a long game is a hundredth of it.
const LARGEST: f64 = 2e6;

/// Offers a record of a game as a file, which is named after the game and the time.
pub fn offer(text: &str, game: &str, how: Export) {
    let ending = match how {
        Export::Text => "game",
        Export::Json => "json",
    };
    // Where a browser makes no file of a text, there is none to offer.
    _ = offered(text, &format!("caravela-{game}-{}.{ending}", browser::stamp()));
}

/// Offers a box as one file.
pub fn offer_box(text: &str, name: &str) {
    // As with records.
    _ = offered(text, &format!("caravela-{name}.box"));
}

/// Offers a position as a scenario.
pub fn offer_scenario(text: &str, game: &str) {
    // As with records.
    _ = offered(text, &format!("caravela-{game}-{}.scenario", browser::stamp()));
}

fn offered(text: &str, name: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(text)))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// The files of a list: name and text.
///
/// # Errors
/// If one is too large or cannot be read, in words.
pub async fn read_all(files: &FileList) -> Result<Vec<(String, String)>, String> {
    let mut read = Vec::new();
    for file in (0..files.length()).filter_map(|n| files.get(n)) {
        read.push((file.name(), self::read(&file).await?));
    }
    Ok(read)
}

async fn read(file: &File) -> Result<String, String> {
    if file.size() > LARGEST {
        return Err(said!("app-file-large", name = file.name()));
    }
    let unread = |why: JsValue| said!("app-file-unread", name = file.name(), why = browser::words_of(&why));
    JsFuture::from(file.text()).await.map_err(unread).map(|text| text.as_string().unwrap_or_default())
}
