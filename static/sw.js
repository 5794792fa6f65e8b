// Two caches: the runtime, named by its versions, and the app, named by its contents (the snapshot arrives in it later).
// A new version waits until the page lets it in; nothing but our own caches is ever deleted.
const FILES = "FILES"; // build.py writes {runtime, app, snapshot} here
const { runtime, app, snapshot } = FILES;
const hashed = (files) => files.map((name) => new Request(name));
const unhashed = (files) => files.map((name) => new Request(name, { cache: "no-cache" }));

async function install() {
  const [kept, fresh] = await Promise.all([caches.open(runtime.name), caches.open(app.name)]);
  const missing = [];
  for (const name of runtime.files) if (!(await kept.match(name))) missing.push(name);
  await kept.addAll(hashed(missing));
  await fresh.addAll([...hashed(app.files), ...unhashed(app.shell)]);
}

async function activate() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("fudaba-"));
  await Promise.all(ours.filter((name) => name !== runtime.name && name !== app.name).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function fetchSnapshot(client) { // kept unpacked, 31 MB instead of 7: unpacking would cost a tenth of every start
  const cache = await caches.open(app.name);
  if (!(await cache.match(snapshot))) {
    const { ok, status, body } = await fetch(snapshot);
    if (!ok) throw new Error(`${snapshot}: ${status}`);
    await cache.put(snapshot, new Response(body.pipeThrough(new DecompressionStream("gzip"))));
  }
  client?.postMessage("snapshot");
}

async function answer(request) {
  const page = request.mode === "navigate";
  const inside = new URL(request.url).pathname.startsWith(new URL(self.registration.scope).pathname);
  const place = new URL(request.url).pathname.slice(new URL(self.registration.scope).pathname.length);
  if (page && inside && (place === "" || place === "index.html")) {
    const shell = await caches.match("./", { cacheName: app.name });
    if (shell) return shell;
  }
  return (await caches.match(request, { ignoreSearch: page })) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "snapshot") event.waitUntil(fetchSnapshot(event.source));
  if (event.data === "let-in") self.skipWaiting();
});
