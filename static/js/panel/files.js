// The files of a first visit, and which of them are missing or damaged.
const { fetch } = globalThis; // as the browser has it: panel.js puts its own in its place
const LOOK = 2_000; // milliseconds in which a file has to show itself

/** The whole address of a file that is named relative to the page. */
export const address = (name) => new URL(name, document.baseURI).href;

const { integrity } = JSON.parse(document.querySelector("script[type=importmap]").textContent);

/** The seal of each file by its address; the large ones have none here, and are only asked for. */
export const seals = new Map(Object.entries(integrity).map(([name, seal]) => [address(name), seal]));

const came = new Set();

/** Takes note of the files of this page that have come; for a PerformanceObserver of resources. */
export function arrived(list) {
  for (const { name, responseStatus } of list.getEntries()) if (responseStatus === 200) came.add(name);
}

/** "fine", "lost" (missing or damaged) or "late": it had not come to the page, and does not answer in time. */
async function state([url, seal]) {
  const how = { signal: AbortSignal.timeout(LOOK), ...(seal ? { integrity: seal } : { method: "HEAD" }) };
  try {
    return (await fetch(url, how)).ok ? "fine" : "lost";
  } catch ({ name }) {
    if (name !== "TimeoutError") return "lost";
    return came.has(url) ? "fine" : "late";
  }
}

/** The addresses of the files that are lost, and of those that are late: they may never come. */
export async function missing() {
  const files = [...seals];
  const states = await Promise.all(files.map(state));
  const those = (which) => files.filter((_, i) => states[i] === which).map(([url]) => url);
  return { lost: those("lost"), late: those("late") };
}

/** The addresses of our files of this name. */
export const called = (name) => [...seals.keys()].filter((url) => url.endsWith(`/${name}`));
