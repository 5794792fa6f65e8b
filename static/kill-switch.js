// Should a deployed service worker ever do harm: deploy this file as sw.js. It empties our own caches, gives itself up
// and loads the open pages again from the network; saved matches stay. A browser test keeps it working.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith("fudaba-")) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll({ type: "window" })) client.navigate(client.url);
    })(),
  ),
);
