//! The shape of the messages as JSON: described by a schema, which is kept for whoever builds on it, and which everything that is sent
//! fits.

use crate::common::{lisboa, madeira, play};
use crate::messages::{id, replies, requests};
use boon::{Compiler, Schemas};
use protocol::{FromHost, OfGame, Reply, ToHost, VERSION, schema, to_json};
use serde_json::{Value, json};
use table::Seat;

/// Whether messages fit a schema.
struct Shape {
    schemas: Schemas,
    index: boon::SchemaIndex,
}

impl Shape {
    fn new(schema: Value) -> Self {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.add_resource("messages.json", schema).expect("a schema");
        let index = compiler.compile("messages.json", &mut schemas).expect("a schema that makes sense");
        Self { schemas, index }
    }

    fn fault(&self, message: &Value) -> Option<String> {
        self.schemas.validate(message, self.index).err().map(|error| error.to_string())
    }

    fn assert_fits(&self, json: &str) -> Value {
        let value: Value = serde_json::from_str(json).expect("JSON");
        assert_eq!(self.fault(&value), None, "{json}");
        value
    }
}

/// The same message with something at a path replaced.
fn with(message: &Value, path: &str, value: Value) -> Value {
    let mut message = message.clone();
    *message.pointer_mut(path).expect("it is there") = value;
    message
}

#[test]
fn every_kind_of_message_fits_its_schema() {
    let (to_host, from_host) = (Shape::new(schema::to_host()), Shape::new(schema::from_host()));
    for request in requests() {
        to_host.assert_fits(&to_json(&ToHost { number: 1, table: Some(id()), at: 7, request }));
    }
    for reply in replies() {
        from_host.assert_fits(&to_json(&FromHost { number: None, table: Some(id()), reply }));
    }
}

#[test]
fn sights_of_whole_games_fit_the_schema_and_other_things_do_not() {
    let shape = Shape::new(schema::from_host());
    let message = |sight| to_json(&FromHost { number: Some(3), table: Some(id()), reply: Reply::Table { sight } });
    let mut last = Value::Null;
    let mut n_looked: usize = 0;
    play(&mut lisboa(3), 3, |table| {
        n_looked += 1;
        let sight = table.sight(Seat::from_index(n_looked % 5), table.at().saturating_sub(2));
        last = shape.assert_fits(&message(OfGame::Lisboa(sight)));
    });
    play(&mut madeira(3), 3, |table| {
        n_looked += 1;
        let sight = table.sight(Seat::from_index(n_looked % 5), table.at().saturating_sub(2));
        shape.assert_fits(&message(OfGame::Madeira(sight)));
    });
    // Names, not places.
    let board = "/message/reply/Table/sight/lisboa/view/shown/boards/A";
    let goods = last.pointer(&format!("{board}/goods")).expect("goods by name");
    assert_eq!(goods.as_object().map(|goods| goods.len()), Some(4), "{goods}");
    for (path, value) in [
        (format!("{board}/goods"), json!([0, 0, 0, 0])),
        (format!("{board}/wigs"), json!("many")),
        (format!("{board}/plans"), json!(["99"])),
        ("/message/reply/Table/sight/lisboa/at".to_owned(), json!(-1)),
        ("/message/reply/Table/sight".to_owned(), json!({ "chess": {} })),
        ("/message/reply".to_owned(), json!("Maybe")),
        ("/message/number".to_owned(), json!("three")),
    ] {
        assert!(shape.fault(&with(&last, &path, value)).is_some(), "{path}");
    }
}

/// The schemas in `docs/protocol` are those of this version; `CARAVELA_BLESS=1` writes them anew.
#[test]
fn the_schemas_that_are_kept_are_those_of_the_messages() {
    for (name, schema) in [("to-host", schema::to_host()), ("from-host", schema::from_host())] {
        let path =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/protocol/{name}.schema.json"));
        let text = serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
        if std::env::var_os("CARAVELA_BLESS").is_some_and(|value| value == "1") {
            std::fs::write(&path, &text).expect("it can be written");
        }
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(
            kept == text,
            "{name}: the shape of the messages has changed: CARAVELA_BLESS=1, and see VERSION {VERSION}"
        );
    }
}
