/* Keeps the whole site after the first visit: then it works without a network. SITE stands above. */
"use strict";

const CACHE = `starboard ${SITE.version}`;
const PAGE = `${SITE.base}index.html`;

self.addEventListener("install", (event) => {
  // "no-cache": what the page has just loaded is asked for by its tag, and not sent twice.
  const wanted = SITE.files.map((name) => new Request(SITE.base + name, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name.startsWith("starboard ") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreSearch: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.location.origin + SITE.base)) event.respondWith(answer(event.request));
});
