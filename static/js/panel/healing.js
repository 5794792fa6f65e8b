// A page whose files are not those it was built with starts anew, once, with what the network has now: in a portal, or
// while a new version was laid in its place, the browser has kept what will not do.
const { fetch } = globalThis; // as the browser has it: panel.js puts its own in its place
const HEALING = "fudaba-healing";
const PATIENCE = 2_500; // milliseconds, so that the panel is not late where this does not help
const AGAIN = 30_000; // milliseconds, after which it is another start

/** Fetches the page and these files past the browser's cache and loads the page again; false if it just has. */
export async function heal(files) {
  try {
    if (Date.now() - sessionStorage.getItem(HEALING) < AGAIN) return false;
    sessionStorage.setItem(HEALING, Date.now());
    const how = { cache: "reload", signal: AbortSignal.timeout(PATIENCE) };
    await Promise.all([location.pathname, ...files].map((file) => fetch(file, how)));
    location.reload();
    return true;
  } catch {
    return false; // offline, too slow, or without storage
  }
}

/** The next failure may be healed again: the page has started, or somebody says so. */
export function mayHeal() {
  try {
    sessionStorage.removeItem(HEALING);
  } catch {
    // nothing was stored either
  }
}
