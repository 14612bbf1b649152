//! Answers requests.

use crate::error::ServeError;
use crate::headers::{ALWAYS, keeping, kind, takes_brotli};
use crate::page::Page;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, Response, StatusCode, Uri};
use axum::routing::get;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

/// Serves a page until Ctrl-C. `begun` is told the address once it can be reached.
///
/// # Errors
/// If the address is taken or not allowed.
pub fn serve(page: Page, addr: SocketAddr, begun: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Stopped)?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::bind(addr).await.map_err(|error| {
            if error.kind() == io::ErrorKind::AddrInUse {
                ServeError::Taken(addr)
            } else {
                ServeError::Refused(addr, error)
            }
        })?;
        begun(listener.local_addr().map_err(ServeError::Stopped)?);
        let stop = async {
            if tokio::signal::ctrl_c().await.is_err() {
                // Nobody can press it, so nobody did.
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            ended = axum::serve(listener, site(page)).into_future() => ended.map_err(ServeError::Stopped),
            // Whoever is still loading would load in vain: there is nothing to finish.
            () = stop => Ok(()),
        }
    })
}

/// The answers to all requests.
pub fn site(page: Page) -> Router {
    Router::new().fallback(get(answer)).with_state(Arc::new(page))
}

/// What an answer consists of.
struct Answer {
    status: StatusCode,
    headers: Vec<(HeaderName, String)>,
    body: Bytes,
}

async fn answer(State(page): State<Arc<Page>>, address: Uri, asked: HeaderMap) -> Response<Body> {
    let Answer { status, headers, body } = choose(&page, address.path(), &asked);
    let mut response = Response::builder().status(status);
    for (name, value) in ALWAYS {
        response = response.header(name, value);
    }
    for (name, value) in headers {
        response = response.header(name, value);
    }
    // Names and values are our own and valid; if not, that is a fault worth a 500.
    response.body(Body::from(body)).unwrap_or_else(|_| {
        let mut fault = Response::new(Body::empty());
        *fault.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        fault
    })
}

/// The file at an address, packed for who takes that; nothing but a nod for who has it already.
fn choose(page: &Page, address: &str, asked: &HeaderMap) -> Answer {
    let says = |name: &HeaderName| asked.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let Some((name, file)) = page.file(address) else {
        let headers = vec![(CONTENT_TYPE, kind(".txt").to_owned()), (CACHE_CONTROL, "no-cache".to_owned())];
        let body = Bytes::from_static(b"There is nothing here. The page begins at /.\n");
        return Answer { status: StatusCode::NOT_FOUND, headers, body };
    };
    let packed = file.packed.as_ref().filter(|_| takes_brotli(says(&ACCEPT_ENCODING)));
    let tag = format!("\"{:016x}{}\"", file.hash, if packed.is_some() { "-br" } else { "" });
    let mut headers = vec![(ETAG, tag.clone()), (CACHE_CONTROL, keeping(name).to_owned())];
    headers.push((VARY, ACCEPT_ENCODING.as_str().to_owned()));
    if says(&IF_NONE_MATCH).split(',').any(|known| known.trim().trim_start_matches("W/") == tag) {
        return Answer { status: StatusCode::NOT_MODIFIED, headers, body: Bytes::new() };
    }
    headers.push((CONTENT_TYPE, kind(name).to_owned()));
    if packed.is_some() {
        headers.push((CONTENT_ENCODING, "br".to_owned()));
    }
    Answer { status: StatusCode::OK, headers, body: packed.unwrap_or(&file.plain).clone() }
}
