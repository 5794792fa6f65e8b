// What has to be JavaScript: the calls that can throw (MicroPython cannot catch them), the watchdog, the service worker.
import { Idiomorph } from "RUNTIME/idiomorph/idiomorph.esm.js";

const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const attempt = (act) => { try { return act() ?? ""; } catch (error) { return error.name; } };
const worker = navigator.serviceWorker;
let [shown, release] = [Promise.resolve(), () => {}]; // each change of the page waits for the one before; one match is held at a time

const change = (html, legal) => { Idiomorph.morph(byId("main"), html, { morphStyle: "outerHTML" }); byId("legal").innerHTML = legal; };

// The cards that move have a name of their own for the length of this transition: [id before, id after].
function moving(html, legal, moved) {
  const name = (side) => moved.forEach((pair, i) => byId(pair[side])?.style.setProperty("view-transition-name", `card-${i}`));
  const clear = () => document.querySelectorAll("[style*=view-transition-name]").forEach((card) => card.style.removeProperty("view-transition-name"));
  name(0);
  const transition = document.startViewTransition(() => { clear(); change(html, legal); name(1); });
  transition.finished.then(clear, clear); transition.ready.catch(() => {});
  return transition.updateCallbackDone.catch(() => {});
}

const fudaba = globalThis.fudaba = {
  stored: () => {
    const stored = {}, denied = attempt(() => { for (const [key, text] of Object.entries(localStorage)) if (key.startsWith("fudaba:")) stored[key] = text; });
    return JSON.stringify({ stored, denied });
  },
  store: (key, text) => attempt(() => localStorage.setItem(key, text)),
  environment: () => {
    const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const [page, wide] = [location.href.split("#")[0], matchMedia("(min-width: 62rem)").matches];
    return JSON.stringify({ lang: root.lang, url: location.hash, page, wide, random, now: String(Date.now()) });
  },
  morph: (html, legal, moved) => (shown = shown.then(() => {
    const still = root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches || !document.startViewTransition;
    return JSON.parse(moved).length && !still ? moving(html, legal, JSON.parse(moved)) : change(html, legal);
  })),
  announce: (region, text) => { // a live region is a queue of paragraphs of which the last few stay; an empty text clears it
    if (text) byId(region).append(Object.assign(document.createElement("p"), { textContent: text }));
    while (byId(region).children.length > (text ? 12 : 0)) byId(region).firstElementChild.remove();
  },
  go: (hash) => history.replaceState(null, "", hash),
  copy: async (text) => { try { await navigator.clipboard.writeText(text); return "copied"; } catch { return "not-copied"; } },
  claim: (id, steal) => new Promise((told) => { // one tab at a time plays a match: "mine" or "taken"; a match that is taken over is lost
    release();
    const hold = (lock) => { told(lock ? "mine" : "taken"); return lock && new Promise((letGo) => { release = letGo; }); };
    const lost = () => document.dispatchEvent(new Event("lost"));
    navigator.locks?.request(`fudaba:${id}`, steal ? { steal: true } : { ifAvailable: true }, hold).catch(lost) ?? told("mine");
  }),
  persist: () => { navigator.storage?.persist?.().catch(() => {}); },
  ready: () => { done("ready"); register(); },
  trouble: (report) => {
    done("error"); byId("trouble").hidden = false;
    byId("report").textContent = `${report}\n${navigator.userAgent}\n${location.href}`;
  },
};

const done = (state) => { root.dataset.state = state; clearTimeout(watchdog); byId("boot").hidden = true; };
let watchdog; const patience = () => { clearTimeout(watchdog); watchdog = setTimeout(fudaba.trouble, 45000, "no sign of life for 45 s while starting"); };
patience();
new BroadcastChannel("fudaba-boot").onmessage = ({ data: { loaded, total, way, failed } }) => {
  if (root.dataset.state !== "booting") return;
  patience();
  if (failed) fudaba.trouble(failed); else if (way) root.dataset.boot = way;
  if (total) [byId("progress").value, byId("megabytes").textContent] = [loaded / total, `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`];
};

async function register() {
  const registration = await worker?.register("./sw.js", { scope: "./" }).catch(() => null);
  if (!registration) return;
  const waiting = () => { if (registration.waiting && worker.controller) root.dataset.update = "waiting"; };
  registration.onupdatefound = () => { registration.installing.onstatechange = waiting; };
  waiting();
  byId("let-in").onclick = () => { worker.oncontrollerchange = () => location.reload(); registration.waiting.postMessage("let-in"); };
  worker.onmessage = ({ data }) => { if (data === "snapshot") root.dataset.snapshot = "kept"; };
  (await worker.ready).active.postMessage("snapshot");
  root.dataset.offline = "ready";
}

document.addEventListener("click", ({ target }) => {
  const lang = target.closest("[data-lang]")?.dataset.lang;
  if (lang) fudaba.store("fudaba:lang", root.lang = lang);
});
document.addEventListener("change", async ({ target: { files } }) => { if (files?.[0]) document.dispatchEvent(new CustomEvent("file", { detail: await files[0].text() })); });
byId("retry").onclick = () => location.reload();
byId("clear").onclick = async () => {
  for (const name of await caches.keys()) if (name.startsWith("fudaba-")) await caches.delete(name);
  await (await worker?.getRegistration())?.unregister(); location.reload();
};
byId("copy-report").onclick = () => fudaba.copy(byId("report").textContent);
