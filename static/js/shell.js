// What has to be JavaScript: the calls that can throw (MicroPython cannot catch them), the watchdog, the service worker.
import { Idiomorph } from "RUNTIME/idiomorph/idiomorph.esm.js";

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const attempt = (act) => { try { act(); return ""; } catch (error) { return error.name; } };

function kept() {
  const found = {};
  for (let i = 0; i < localStorage.length; i += 1) {
    const key = localStorage.key(i);
    if (key.startsWith("fudaba:")) found[key] = localStorage.getItem(key);
  }
  return found;
}

function change(html, legal) {
  const main = document.querySelector("main");
  Idiomorph.morph(main, html, { morphStyle: "outerHTML" });
  byId("legal").innerHTML = legal;
}

// The cards that move get a name of their own for the length of this transition: [id before, id after].
function moving(html, legal, moved) {
  const name = (side) => moved.forEach((pair, i) => byId(pair[side])?.style.setProperty("view-transition-name", side ? `card-${i}` : `card-${i}`));
  const clear = () => document.querySelectorAll("[style*=view-transition-name]").forEach((card) => card.style.removeProperty("view-transition-name"));
  name(0);
  const transition = document.startViewTransition(() => { clear(); change(html, legal); name(1); });
  transition.finished.then(clear, clear);
  transition.ready.catch(() => {});
  return transition.updateCallbackDone.catch(() => {});
}

const quiet = () => matchMedia("(prefers-reduced-motion: reduce)").matches || !document.startViewTransition;

globalThis.fudaba = {
  stored: () => { try { return JSON.stringify({ stored: kept() }); } catch (error) { return JSON.stringify({ stored: {}, denied: error.name }); } },
  store: (key, text) => attempt(() => localStorage.setItem(key, text)),
  remove: (key) => attempt(() => localStorage.removeItem(key)),
  random: () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  now: () => String(Date.now()),
  morph: (html, legal, moved) => {
    const pairs = JSON.parse(moved);
    return pairs.length && !quiet() ? moving(html, legal, pairs) : Promise.resolve(change(html, legal));
  },
  go: (hash) => history.replaceState(null, "", hash),
  copy: (text) => navigator.clipboard.writeText(text),
  ready: () => { root.dataset.state = "ready"; clearTimeout(watchdog); byId("boot").hidden = true; registerWorker(); },
  trouble,
};

function trouble(report) {
  root.dataset.state = "error";
  clearTimeout(watchdog);
  byId("boot").hidden = true;
  byId("report").textContent = `${report}\n${navigator.userAgent}\n${location.href}`;
  byId("trouble").hidden = false;
}

let watchdog;
const patience = () => { clearTimeout(watchdog); watchdog = setTimeout(() => trouble("no answer for 45 s while starting"), 45000); };
patience();

new BroadcastChannel("fudaba-boot").addEventListener("message", ({ data }) => {
  if (root.dataset.state !== "booting") return;
  patience();
  if (data.failed) trouble(data.failed);
  if (data.way) root.dataset.boot = data.way;
  if (!data.total) return;
  const [loaded, total] = [data.loaded, data.total].map((bytes) => (bytes / 1e6).toFixed(1));
  byId("progress").value = Math.min(1, data.loaded / data.total);
  byId("megabytes").textContent = `${loaded} / ${total} MB`;
});

async function registerWorker() {
  if (!navigator.serviceWorker) return;
  const registration = await navigator.serviceWorker.register("./sw.js", { scope: "./" }).catch(() => null);
  if (!registration) return;
  const waiting = () => { if (registration.waiting && navigator.serviceWorker.controller) root.dataset.update = "waiting"; };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waiting));
  waiting();
  byId("let-in").onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("let-in");
  };
  const { active } = await navigator.serviceWorker.ready;
  root.dataset.offline = "ready";
  navigator.serviceWorker.addEventListener("message", ({ data }) => { if (data === "snapshot") root.dataset.snapshot = "kept"; });
  active.postMessage("snapshot");
}

async function clearCache() {
  for (const name of await caches.keys()) if (name.startsWith("fudaba-")) await caches.delete(name);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  location.reload();
}

document.addEventListener("click", ({ target }) => {
  const lang = target.closest("[data-lang]")?.dataset.lang;
  if (lang) { root.lang = lang; globalThis.fudaba.store("fudaba:lang", lang); }
});
byId("retry").onclick = () => location.reload();
byId("clear").onclick = clearCache;
byId("copy-report").onclick = () => navigator.clipboard.writeText(byId("report").textContent);
