// The service worker: offline use, and a new version that waits until the player lets it in.
import { byId, root } from "./dom.js";

const { serviceWorker } = navigator;

/** Shows the notice of a new version if one waits, now and whenever one comes; its button lets it in. */
function watchForUpdates(registration) {
  const waiting = () => {
    if (registration.waiting && serviceWorker.controller) root.dataset.update = "waiting";
  };
  registration.onupdatefound = () => {
    registration.installing.onstatechange = waiting;
  };
  waiting();
  byId("let-in").onclick = () => {
    serviceWorker.oncontrollerchange = () => location.reload();
    registration.waiting.postMessage("let-in");
  };
}

/** Makes the page ready for offline use; without a service worker it plays on as it is. */
export async function register() {
  const registration = await serviceWorker?.register("./sw.js", { scope: "./" }).catch(() => null);
  if (!registration) return;
  watchForUpdates(registration);
  serviceWorker.onmessage = ({ data }) => {
    if (data === "snapshot") root.dataset.snapshot = "kept";
  };
  (await serviceWorker.ready).active.postMessage("complete");
  root.dataset.offline = "ready";
}
