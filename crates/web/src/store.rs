//! The tables of this device, in the browser's database.
//!
//! A table that cannot be written stays in memory, so that nobody loses a game to a full disk: the error says that it will be
//! gone with the page.

use crate::tables::{Table, TableId};
use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode, TransactionResult};
use js_sys::Uint8Array;
use std::cell::{Cell, RefCell};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

const DATABASE: &str = "caravela";
const VERSION: u32 = 1;
const TABLES: &str = "tables";

/// Why something cannot be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The browser allows no storage here.
    Blocked(String),
    /// There is no room left.
    Full,
    /// A table is there but cannot be read.
    Unreadable(String),
    /// Anything else that went wrong.
    Failed(String),
}

impl From<idb::Error> for StoreError {
    fn from(error: idb::Error) -> Self {
        let why = error.to_string();
        if why.contains("QuotaExceeded") { Self::Full } else { Self::Failed(why) }
    }
}

/// The tables of this device.
#[derive(Default)]
pub struct Store {
    /// The connection, once it was opened.
    database: RefCell<Option<Rc<Database>>>,
    /// What could not be written.
    unsaved: RefCell<BTreeMap<TableId, Table>>,
    /// The latest of each table that waits to be written.
    waiting: RefCell<BTreeMap<TableId, Table>>,
    is_writing: Cell<bool>,
    /// Told what came of writing what waited.
    on_written: RefCell<Option<Box<dyn Fn(Result<(), StoreError>)>>>,
}

impl Store {
    /// Keeps a table as soon as those before are written; of several changes of a table the latest is enough.
    pub fn put_soon(self: Rc<Self>, table: Table) {
        self.waiting.borrow_mut().insert(table.id.clone(), table);
        if self.is_writing.replace(true) {
            return;
        }
        leptos::task::spawn_local(async move {
            while let Some(table) = self.next_waiting() {
                let written = self.put(table).await;
                if let Some(told) = self.on_written.borrow().as_ref() {
                    told(written);
                }
            }
            self.is_writing.set(false);
        });
    }

    fn next_waiting(&self) -> Option<Table> {
        self.waiting.borrow_mut().pop_first().map(|(_, table)| table)
    }

    /// Who is told from now on what came of writing.
    pub fn on_written(&self, told: impl Fn(Result<(), StoreError>) + 'static) {
        *self.on_written.borrow_mut() = Some(Box::new(told));
    }

    /// Keeps a table, in place of the one with the same id.
    ///
    /// # Errors
    /// If it cannot be written; then it is kept in memory.
    pub async fn put(&self, table: Table) -> Result<(), StoreError> {
        self.unsaved.borrow_mut().insert(table.id.clone(), table.clone());
        let bytes = table.to_bytes().map_err(StoreError::Failed)?;
        let value = Uint8Array::from(bytes.as_slice());
        self.change(|tables| tables.put(&value, Some(&key(&table.id))).map(drop)).await?;
        self.unsaved.borrow_mut().remove(&table.id);
        Ok(())
    }

    /// The table with this id, if there is one.
    ///
    /// # Errors
    /// If the storage cannot be read, or the table in it.
    pub async fn get(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        let latest = self.waiting.borrow().get(id).or(self.unsaved.borrow().get(id)).cloned();
        if latest.is_some() {
            return Ok(latest);
        }
        let database = self.open().await?;
        let work = database.transaction(&[TABLES], TransactionMode::ReadOnly);
        let value = self.checked(work)?.object_store(TABLES)?.get(key(id))?.await?;
        value.map(|value| read(&value)).transpose()
    }

    /// All tables that can be read, the latest first, and whether each is only in memory; and what cannot be read, if
    /// anything.
    pub async fn list(&self) -> (Vec<(Table, bool)>, Option<StoreError>) {
        let (kept, error) = self.kept().await.unwrap_or_else(|error| (Vec::new(), Some(error)));
        let unsaved = self.unsaved.borrow();
        let kept = kept.into_iter().filter(|table| !unsaved.contains_key(&table.id)).map(|table| (table, false));
        let mut all: Vec<_> = kept.chain(unsaved.values().map(|table| (table.clone(), true))).collect();
        all.sort_by_key(|(table, _)| Reverse(table.changed));
        (all, error)
    }

    /// Forgets a table.
    ///
    /// # Errors
    /// If it cannot be taken out of the storage.
    pub async fn delete(&self, id: &TableId) -> Result<(), StoreError> {
        self.unsaved.borrow_mut().remove(id);
        self.waiting.borrow_mut().remove(id);
        self.change(|tables| tables.delete(key(id)).map(drop)).await
    }

    /// All tables in the database that can be read, and the first error of those that cannot.
    async fn kept(&self) -> Result<(Vec<Table>, Option<StoreError>), StoreError> {
        let database = self.open().await?;
        let work = database.transaction(&[TABLES], TransactionMode::ReadOnly);
        let values = self.checked(work)?.object_store(TABLES)?.get_all(None, None)?.await?;
        let (read, unread): (Vec<_>, Vec<_>) = values.iter().map(read).partition(Result::is_ok);
        Ok((read.into_iter().flatten().collect(), unread.into_iter().find_map(Result::err)))
    }

    /// Changes something and waits until it is written.
    async fn change(&self, act: impl FnOnce(&idb::ObjectStore) -> Result<(), idb::Error>) -> Result<(), StoreError> {
        let database = self.open().await?;
        let work = self.checked(database.transaction(&[TABLES], TransactionMode::ReadWrite))?;
        act(&work.object_store(TABLES)?)?;
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
        let blocked = |error: idb::Error| StoreError::Blocked(error.to_string());
        let mut request = Factory::new().and_then(|factory| factory.open(DATABASE, Some(VERSION))).map_err(blocked)?;
        request.on_upgrade_needed(|event| {
            // If this fails, opening fails.
            _ = event.database().and_then(|database| database.create_object_store(TABLES, ObjectStoreParams::new()));
        });
        let database = Rc::new(request.await.map_err(blocked)?);
        *self.database.borrow_mut() = Some(database.clone());
        Ok(database)
    }
}

fn key(id: &TableId) -> JsValue {
    JsValue::from_str(&id.to_string())
}

fn read(value: &JsValue) -> Result<Table, StoreError> {
    Table::from_bytes(&Uint8Array::new(value).to_vec()).map_err(StoreError::Unreadable)
}
