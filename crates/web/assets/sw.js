// Keeps the whole page on the device, so that it starts with no network. The version and the files are filled in when the page is put together.
const VERSION = "{version}";
const FILES = {files};
const NAME = `caravela-${VERSION}`;

/** All files of this version, or none: an index of another one would name files that are not here. */
async function keep() {
  const cache = await caches.open(NAME);
  const index = await fetch("./", { cache: "no-cache" });
  if (!index.ok || !(await index.clone().text()).includes(VERSION)) throw new Error("another version is served by now");
  await cache.addAll(FILES);
  await cache.put("./", index);
}

/** Takes away what is older than the version before: a page of that one may still be open, and start its worker anew. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith("caravela-") && name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request, address) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(address) ?? await caches.match(address);
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  const isPage = mode === "navigate" && pathname === new URL("./", location).pathname;
  event.respondWith(answer(event.request, isPage ? "./" : url));
});
// The page says when: never in the middle of a game.
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
