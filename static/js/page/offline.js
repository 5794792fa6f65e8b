// The service worker: offline use, and a new version that waits until the player lets it in.
import { byId, root } from "./dom.js";

const { serviceWorker } = navigator;

/** Tells of a new version that waits, or that another tab has let in; the button of the notice loads it. */
function watchForUpdates(registration) {
  let { controller } = serviceWorker;
  let asked = false;
  const tell = () => {
    root.dataset.update = "waiting";
  };
  const look = () => {
    if (registration.waiting && controller) tell();
  };
  registration.onupdatefound = () => {
    registration.installing.onstatechange = look;
  };
  look();
  serviceWorker.oncontrollerchange = () => {
    if (asked) location.reload();
    else if (controller) tell();
    controller = serviceWorker.controller;
  };
  byId("let-in").onclick = () => {
    asked = true;
    if (registration.waiting) registration.waiting.postMessage("let-in");
    else location.reload();
  };
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // offline
  });
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
