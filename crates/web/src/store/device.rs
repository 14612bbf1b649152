//! The browser's database: one connection, and a place in it for each kind of thing that is kept.

use super::StoreError;
use futures_channel::oneshot;
use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode, TransactionResult};
use leptos::prelude::set_timeout;
use std::cell::RefCell;
use std::future::{Future, IntoFuture, poll_fn};
use std::pin::pin;
use std::rc::Rc;
use std::task::Poll;
use std::time::Duration;
use wasm_bindgen::prelude::*;

const DATABASE: &str = "caravela";
/// Version 1 had tables only.
const VERSION: u32 = 2;
/// Where tables are kept.
pub const TABLES: &str = "tables";
/// Where boxes are kept.
pub const BOXES: &str = "boxes";

/// How long a page of an older version may hold up the storage.
const PATIENCE: Duration = Duration::from_secs(4);

/// The database of this device.
#[derive(Default)]
pub struct Device {
    /// The connection, once it was opened.
    database: RefCell<Option<Rc<Database>>>,
}

impl Device {
    /// What is kept under a key, if anything.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub async fn get(&self, place: &str, key: &str) -> Result<Option<JsValue>, StoreError> {
        let database = self.open().await?;
        let work = self.checked(database.transaction(&[place], TransactionMode::ReadOnly))?;
        Ok(work.object_store(place)?.get(JsValue::from_str(key))?.await?)
    }

    /// Everything that is kept in a place.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub async fn all(&self, place: &str) -> Result<Vec<JsValue>, StoreError> {
        let database = self.open().await?;
        let work = self.checked(database.transaction(&[place], TransactionMode::ReadOnly))?;
        Ok(work.object_store(place)?.get_all(None, None)?.await?)
    }

    /// Changes something and waits until it is written.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn change(
        &self,
        place: &str,
        act: impl FnOnce(&idb::ObjectStore) -> Result<(), idb::Error>,
    ) -> Result<(), StoreError> {
        let database = self.open().await?;
        let work = self.checked(database.transaction(&[place], TransactionMode::ReadWrite))?;
        act(&work.object_store(place)?)?;
        match work.commit()?.await? {
            TransactionResult::Committed => Ok(()),
            // Nobody here aborts anything: the browser does so, without an error, when there is no room to write it down.
            TransactionResult::Aborted => Err(StoreError::Full),
        }
    }

    /// What was begun; if that failed, the connection is gone (storage was cleared, say) and the next one is new.
    fn checked<T>(&self, begun: Result<T, idb::Error>) -> Result<T, StoreError> {
        begun.map_err(|error| {
            self.database.take();
            error.into()
        })
    }

    /// The connection, opened if need be.
    async fn open(&self) -> Result<Rc<Database>, StoreError> {
        if let Some(database) = self.database.borrow().as_ref() {
            return Ok(database.clone());
        }
        let mut database = connected().await?;
        if let Some(quicker) = self.database.borrow().as_ref() {
            database.close();
            return Ok(quicker.clone());
        }
        // A later version of the page must not wait for this one.
        database.on_version_change(|event| {
            if let Ok(database) = event.database() {
                database.close();
            }
        });
        let database = Rc::new(database);
        *self.database.borrow_mut() = Some(database.clone());
        Ok(database)
    }
}

/// A new connection. What an earlier version kept stays; places that it did not know are added.
async fn connected() -> Result<Database, StoreError> {
    let blocked = |error: idb::Error| StoreError::Blocked(error.to_string());
    let mut request = Factory::new().and_then(|factory| factory.open(DATABASE, Some(VERSION))).map_err(blocked)?;
    request.on_upgrade_needed(|event| {
        let Ok(database) = event.database() else { return };
        let known = database.store_names();
        for place in [TABLES, BOXES].into_iter().filter(|place| !known.iter().any(|known| known == place)) {
            // If this fails, opening fails.
            _ = database.create_object_store(place, ObjectStoreParams::new());
        }
    });
    let (told, held_up) = oneshot::channel::<()>();
    // The other page may be about to close.
    request.on_blocked(move |_| set_timeout(move || _ = told.send(()), PATIENCE));
    let (mut opening, mut held_up) = (pin!(request.into_future()), pin!(held_up));
    let opened = poll_fn(|context| match (opening.as_mut().poll(context), held_up.as_mut().poll(context)) {
        (Poll::Ready(opened), _) => Poll::Ready(Some(opened)),
        (Poll::Pending, Poll::Ready(Ok(()))) => Poll::Ready(None),
        (Poll::Pending, _) => Poll::Pending,
    });
    opened.await.ok_or(StoreError::OlderPage)?.map_err(blocked)
}
