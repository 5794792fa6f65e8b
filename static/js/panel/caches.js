// What the service worker has kept, thrown away when it may be what fails. Stored matches stay.

/** The names of our own caches: other pages of the same origin have theirs. */
const ours = async () => (await caches.keys()).filter((name) => name.startsWith("fudaba-"));

/** Deletes the memory snapshot; it is fetched again after a start without it. */
export async function dropSnapshot() {
  for (const name of await ours()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (url.includes("/snapshot-")) await cache.delete(url);
    }
  }
}

/** Deletes our caches and takes the service worker out. */
export async function clearAll() {
  for (const name of await ours()) await caches.delete(name);
  await (await navigator.serviceWorker?.getRegistration())?.unregister();
}
