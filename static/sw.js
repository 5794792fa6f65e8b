// Two caches: the runtime, named by its versions, and the app, named by its contents (the snapshot arrives in it
// later). A new version waits until the page lets it in; nothing but our own caches is ever deleted, and nothing is
// kept that is not, byte for byte, what was built: a page of a hotel's network would otherwise be there for good.
const FILES = "FILES"; // build.py writes {runtime, app, snapshot} here; each file with its seal
const { runtime, app, snapshot } = FILES;

const requests = (files, how) =>
  Object.entries(files).map(([name, integrity]) => new Request(name, { ...how, integrity }));

async function fill(name, files) {
  // with what is not there yet: all of it, or nothing
  const cache = await caches.open(name);
  const there = await Promise.all(files.map((request) => cache.match(request)));
  await cache.addAll(files.filter((_, i) => !there[i]));
}

async function install() {
  // also when the browser has thrown a cache away
  await fill(runtime.name, requests(runtime.files));
  await fill(app.name, [...requests(app.files), ...requests(app.shell, { cache: "no-cache" })]);
}

async function tidy() {
  // what older versions have left, unless a tab may still play with one of them
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) return;
  const ours = (await caches.keys()).filter((name) => name.startsWith("fudaba-"));
  const old = ours.filter((name) => name !== runtime.name && name !== app.name);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function activate() {
  await tidy();
  await self.clients.claim();
}

async function fetchSnapshot() {
  // kept unpacked, 31 MB instead of 5: unpacking would cost a tenth of every start
  const cache = await caches.open(app.name);
  if (await cache.match(snapshot.name)) return;
  const { ok, status, body } = await fetch(snapshot.name, { integrity: snapshot.seal });
  if (!ok) throw new Error(`${snapshot.name}: ${status}`);
  await cache.put(snapshot.name, new Response(body.pipeThrough(new DecompressionStream("gzip"))));
}

async function complete(client) {
  await install();
  await fetchSnapshot();
  client?.postMessage("snapshot");
  await tidy();
}

async function kept(request) {
  const page = request.mode === "navigate";
  const { pathname } = new URL(request.url);
  const scope = new URL(self.registration.scope).pathname;
  const shell = page && [scope, `${scope}index.html`].includes(pathname);
  return (
    (shell && (await caches.match("./", { cacheName: app.name }))) || caches.match(request, { ignoreSearch: page })
  );
}

function instead({ mode, url }, fault) {
  // pages for previews and those of the rules are not kept: the room itself, with the table of the game, or its rules
  const { scope } = self.registration;
  const page = /^(?:rules-([a-z-]+)\..+|(?:ja\/)?(?:([a-z-]+)\/)?(?:index\.html)?)$/.exec(url.slice(scope.length));
  if (mode !== "navigate" || !page) throw fault;
  return Response.redirect(`${scope}#/${page[1] ? `${page[1]}/rules` : (page[2] ?? "")}`);
}

const alike = (one, other) =>
  ["content-type", "etag", "last-modified"].every((name) => one.headers.get(name) === other.headers.get(name));

async function compiled(request, ours) {
  // the browser keeps what it has compiled with its own copy of a wasm alone, never with ours
  const its = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
  return its?.ok && alike(its, ours) ? its : ours;
}

async function answer(request) {
  const ours = await kept(request).catch(() => null);
  if (ours && request.url.endsWith(".wasm")) return compiled(request, ours);
  return ours ?? fetch(request).catch((fault) => instead(request, fault));
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === location.origin) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "complete") event.waitUntil(complete(event.source));
  if (event.data === "let-in") self.skipWaiting();
});
