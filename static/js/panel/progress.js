// How the start goes, as the worker's boot module tells it: bytes, ways, and failure.
import { alive, booting, trouble } from "./trouble.js";

const root = document.documentElement;
const byId = (id) => document.getElementById(id);

/** Shows what a message of the boot module says. */
function onMessage({ data: { loaded, total, trying, way, failed } }) {
  if (way) root.dataset.boot ??= way; // may come after the first answer; what other tabs say later does not count
  if (!booting()) return;
  alive();
  if (trying) root.dataset.trying = trying;
  if (failed) trouble(failed);
  if (!total) return;
  byId("progress").value = Math.floor((10 * loaded) / total); // in tenths, since each step is read out
  root.toggleAttribute("data-loaded", loaded >= total);
  byId("megabytes").textContent = `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`;
}

new BroadcastChannel("fudaba-boot").onmessage = onMessage;
