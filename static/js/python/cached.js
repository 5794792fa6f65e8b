// Files from the network, else from what the service worker has kept.
const { fetch } = self;

/** What the caches hold for a request, or undefined: storage may be denied. */
export async function cached(request) {
  try {
    return await self.caches.match(request);
  } catch {
    return undefined;
  }
}

/** `fetch` for a page that was open before its service worker, and so fetches past it: offline, the caches serve. */
export async function patient(...what) {
  try {
    return await fetch(...what);
  } catch (error) {
    const kept = await cached(what[0]);
    if (kept) return kept;
    throw error;
  }
}

self.fetch = patient;
