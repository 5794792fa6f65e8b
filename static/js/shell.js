// What has to be JavaScript: the calls that can throw (MicroPython cannot catch them), the watchdog, the service worker.
import { Idiomorph } from "RUNTIME/idiomorph/idiomorph.esm.js";

const [root, worker] = [document.documentElement, navigator.serviceWorker];
const [byId, attempt] = [(id) => document.getElementById(id), (act) => { try { return act() ?? ""; } catch (error) { return error.name; } }];
const tell = (what, value = "") => document.dispatchEvent(new CustomEvent("tell", { detail: { do: what, value } })); // a message for page.py to send
const faces = async () => { const file = await fetch("faces.svg"); if (!file.ok) throw new Error(`${file.url}: ${file.status}`); document.body.insertAdjacentHTML("afterbegin", await file.text()); };
let [drawn, shown, release] = ["", faces().catch((error) => { fudaba.trouble(String(error)); return new Promise(() => {}); }), () => {}]; // each change of the page waits for the one before, the first for the faces of the cards; one match is held at a time
const arrive = (screen) => { if (root.dataset.route !== screen) scrollTo(0, 0); root.dataset.route = screen; };
const change = ({ html, legal }, main = byId("main"), next = Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild) => {
  if (main.dataset.game !== next.dataset.game) main.replaceWith(next); // another game's screen has nothing in common with this one
  else Idiomorph.morph(main, next, { morphStyle: "outerHTML", ignoreActiveValue: document.activeElement.matches("input") });
  byId("legal").innerHTML = legal; arrive(byId("main").dataset.screen);
};
// The cards that move have a name of their own for the length of this transition: [id before, id after].
function moving(answer) {
  const name = (side) => answer.moved.forEach((pair, i) => byId(pair[side])?.style.setProperty("view-transition-name", `card-${i}`));
  const clear = () => document.querySelectorAll("[style*=view-transition-name]").forEach((card) => card.style.removeProperty("view-transition-name"));
  name(0); const transition = document.startViewTransition(() => { clear(); change(answer); name(1); });
  transition.finished.then(clear, clear); transition.ready.catch(() => {}); return transition.updateCallbackDone.catch(() => {});
}
const environment = () => ({ lang: root.lang, url: location.hash, page: location.href.split("#")[0], now: String(Date.now()), can_share: Boolean(navigator.share),
  wide: matchMedia("(min-width: 62rem)").matches, random: [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("") });
const ours = () => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("fudaba:")));
const kept = () => { let stored = {}; const denied = attempt(() => { stored = ours(); }); return { stored, denied }; };
const fudaba = globalThis.fudaba = {
  store: (key, text) => attempt(() => localStorage.setItem(key, text)), forget: (key) => attempt(() => localStorage.removeItem(key)),
  ask: async (table, n, what, value, all) => Object.assign(JSON.parse(await table.ask(JSON.stringify({ n, do: what, value, env: { ...environment(), ...(all && kept()) } }))), { what }),
  show: (answer) => (shown = shown.then(() => { // never the same `lang` again: it would cost a new style for the whole page
    for (const [name, value] of Object.entries(answer.root)) if (root.getAttribute(name) !== value) root.setAttribute(name, value);
    document.title = answer.title; if (drawn === (drawn = answer.html) && answer.what === "claimed") return null; // the match is ours, as nearly always: all is drawn
    const still = root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches || !document.startViewTransition;
    return answer.moved.length && !still ? moving(answer) : change(answer);
  })),
  announce: (region, text) => { // a live region is a queue of paragraphs of which the last few stay; an empty text clears it
    if (text) byId(region).append(Object.assign(document.createElement("p"), { textContent: text }));
    while (byId(region).children.length > (text ? 12 : 0)) byId(region).firstElementChild.remove();
  },
  speak: (text, lang) => attempt(() => { speechSynthesis.cancel(); speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang })); }),
  go: (hash) => history.replaceState(null, "", hash), visit: (hash) => { location.hash = hash; }, print: () => globalThis.print(),
  focus: (element) => { element.focus(); attempt(() => element.setSelectionRange?.(element.value.length, element.value.length)); }, // one goes on behind what is written
  give: async ({ dataset: { copy, copyOf, share, text } }) => { // to another program or the clipboard, if the button has anything to give
    if (!(copy ?? copyOf ?? share)) return;
    try { if (share) await navigator.share({ url: share, text }); else { await navigator.clipboard.writeText(copy ?? byId(copyOf).innerText); tell("copied"); } }
    catch (error) { if (error.name !== "AbortError") tell("not-copied"); } // who changes their mind is told nothing
  },
  claim: (id, steal) => new Promise((told) => { // one tab at a time plays a match: "mine" or "taken"; a match that is taken over is lost
    release(); const hold = (lock) => { told(lock ? "mine" : "taken"); return lock && new Promise((letGo) => { release = letGo; }); };
    navigator.locks?.request(`fudaba:${id}`, steal ? { steal: true } : { ifAvailable: true }, hold).catch(() => tell("lost")) ?? told("mine");
  }),
  persist: () => { navigator.storage?.persist?.().catch(() => {}); },
  ready: () => { done("ready"); register(); },
  trouble: (report) => { done("error"); byId("trouble").hidden = false; byId("report").textContent = `${report}\n${navigator.userAgent}\n${location.href}`; },
};

const done = (state) => { root.dataset.state = state; clearTimeout(watchdog); byId("boot").hidden = true; };
let watchdog; const patience = () => { clearTimeout(watchdog); watchdog = setTimeout(fudaba.trouble, 45000, "no sign of life for 45 s while starting"); }; patience();
new BroadcastChannel("fudaba-boot").onmessage = ({ data: { loaded, total, way, failed } }) => {
  if (way) root.dataset.boot ??= way; // may come after the first answer; what other tabs say later does not count
  if (root.dataset.state !== "booting") return;
  patience(); if (failed) fudaba.trouble(failed);
  if (total) [byId("progress").value, byId("megabytes").textContent] = [loaded / total, `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`];
};

async function register() {
  const registration = await worker?.register("./sw.js", { scope: "./" }).catch(() => null); if (!registration) return;
  const waiting = () => { if (registration.waiting && worker.controller) root.dataset.update = "waiting"; };
  registration.onupdatefound = () => { registration.installing.onstatechange = waiting; }; waiting();
  byId("let-in").onclick = () => { worker.oncontrollerchange = () => location.reload(); registration.waiting.postMessage("let-in"); };
  worker.onmessage = ({ data }) => { if (data === "snapshot") root.dataset.snapshot = "kept"; }; (await worker.ready).active.postMessage("snapshot"); root.dataset.offline = "ready";
}

document.addEventListener("click", ({ target }) => {
  const { lang, voice } = target.closest("[data-lang], [data-voice]")?.dataset ?? {};
  if (lang) fudaba.store("fudaba:lang", root.lang = lang);
  if (voice) fudaba.speak(voice, root.lang); // some browsers let nothing speak that was not first started by a touch
});
addEventListener("hashchange", () => tell("open"));
let pause; for (const kind of ["input", "compositionend", "click", "submit"]) document.addEventListener(kind, ({ target: { dataset, id }, isComposing }) => { // typing is told when the fingers rest, never half a Japanese word
  clearTimeout(pause); if (dataset.typed && !isComposing) pause = setTimeout(() => byId(id) && tell(dataset.typed, byId(id).value), 150);
});
document.addEventListener("change", async ({ target: { dataset, files, value } }) => { if (dataset.do && files?.length !== 0) tell(dataset.do, files ? await files[0].text() : value); });
byId("clear").onclick = async () => {
  for (const name of await caches.keys()) if (name.startsWith("fudaba-")) await caches.delete(name);
  await (await worker?.getRegistration())?.unregister(); location.reload();
};
byId("retry").onclick = () => location.reload(); byId("copy-report").onclick = () => fudaba.give({ dataset: { copyOf: "report" } });
