// Stands inside index.html, since it needs no other file: nothing that fails or does not come stays silent.
// It notices what fails while the page starts, opens the panel of the page, and does what its buttons say.
import { address, arrived, seals } from "./panel/files.js";
import { clearAll } from "./panel/caches.js";
import { mayHeal } from "./panel/healing.js";
import "./panel/progress.js";
import { alive, booting, ready, report, trouble } from "./panel/trouble.js";

const { fetch } = globalThis;

/** The page's `fetch`: checks the seal of our own files, and while the page starts tells of what does not come. */
async function sealedFetch(what, options) {
  const url = address(what.url ?? what);
  try {
    const integrity = seals.get(url);
    const response = await fetch(what, integrity ? { ...options, integrity } : options);
    if (!response.ok) throw new Error(response.status);
    return response;
  } catch (error) {
    if (booting()) trouble(`${url}: ${error}`);
    throw error;
  }
}

/** Tells of a file that did not load or a script of ours that failed; a style sheet in the way is taken out. */
function onError({ target, message, filename }) {
  if (!booting()) return;
  const style = target.rel === "stylesheet";
  if (style) target.remove();
  if (target.src || style) trouble(`${target.src || target.href} did not load`);
  else if (filename?.startsWith(location.origin)) trouble(`${filename}: ${message}`);
}

/** What the buttons of the panel do. */
async function onClick({ target }) {
  const { id } = target.closest("#trouble button") ?? {};
  if (id === "copy-report") navigator.clipboard.writeText(report());
  if (id === "clear") await clearAll();
  if (id !== "clear" && id !== "retry") return;
  mayHeal();
  location.reload();
}

globalThis.panel = { trouble, alive, ready, fetch };
globalThis.fetch = sealedFetch; // what modules import is sealed by the import map itself
addEventListener("error", onError, true);
addEventListener("unhandledrejection", ({ reason }) => booting() && trouble(reason));
addEventListener("click", onClick);
new PerformanceObserver((list) => {
  arrived(list);
  alive();
}).observe({ type: "resource", buffered: true });
alive();
