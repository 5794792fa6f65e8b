// What has to be JavaScript: the calls that can throw (MicroPython cannot catch them), the tabs, the service worker.
import { Idiomorph } from "RUNTIME/idiomorph/idiomorph.esm.js";

const { watch } = globalThis;
const root = document.documentElement;
const worker = navigator.serviceWorker;
const byId = (id) => document.getElementById(id);
const attempt = (act) => { try { return act() ?? ""; } catch (error) { return error.name; } };
const tell = (what, value = "") => document.dispatchEvent(new CustomEvent("tell", { detail: { do: what, value } }));

// The page. Each change waits for the one before, the first for the faces of the cards.
const faces = async () => document.body.insertAdjacentHTML("afterbegin", await (await fetch("faces.svg")).text());
let [drawn, shown] = ["", faces()];

function arrive(screen) {
  if (root.dataset.route !== screen) scrollTo(0, 0);
  root.dataset.route = screen;
}

function change({ html, legal }) {
  const main = byId("main");
  const next = Object.assign(document.createElement("template"), { innerHTML: html }).content.firstElementChild;
  const typing = document.activeElement.matches("input");
  if (main.dataset.game !== next.dataset.game) main.replaceWith(next); // another game has nothing in common with this
  else Idiomorph.morph(main, next, { morphStyle: "outerHTML", ignoreActiveValue: typing });
  byId("legal").innerHTML = legal;
  arrive(byId("main").dataset.screen);
}

// The cards that move have a name of their own for the length of this transition: [id before, id after].
function moving(answer) {
  const name = (side) => answer.moved.forEach((pair, i) => {
    byId(pair[side])?.style.setProperty("view-transition-name", `card-${i}`);
  });
  const clear = () => {
    for (const card of document.querySelectorAll("[style*=view-transition-name]")) {
      card.style.removeProperty("view-transition-name");
    }
  };
  name(0);
  const transition = document.startViewTransition(() => { clear(); change(answer); name(1); });
  transition.finished.then(clear, clear);
  transition.ready.catch(() => {});
  return transition.updateCallbackDone.catch(() => {});
}

function draw(answer) {
  for (const [name, value] of Object.entries(answer.root)) { // setting the same `lang` would style the whole page anew
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
  document.title = answer.title;
  const same = drawn === answer.html && ["claimed", "more"].includes(answer.what); // nobody has touched the page since
  drawn = answer.html;
  const calm = root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const still = calm || !answer.moved.length || !document.startViewTransition;
  return same ? null : still ? change(answer) : moving(answer);
}

// The table's worker. An address that an answer asks for counts only if nobody has gone elsewhere in the meantime.
let [visits, here] = [0, location.hash];
const stays = (visit) => visit === visits && location.hash === here;

function environment() {
  const random = [...crypto.getRandomValues(new Uint8Array(16))];
  return {
    lang: root.lang, url: location.hash, page: location.href.split("#")[0], now: String(Date.now()),
    can_share: Boolean(navigator.share), wide: matchMedia("(min-width: 62rem)").matches,
    random: random.map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

function kept() {
  let stored = {};
  const ours = ([key]) => key.startsWith("fudaba:");
  const denied = attempt(() => { stored = Object.fromEntries(Object.entries(localStorage).filter(ours)); });
  return { stored, denied };
}

async function ask(table, seen, what, value, all) {
  const visit = visits;
  const env = { ...environment(), ...(all && kept()) };
  const pressed = byId(value)?.dataset.do === what ? byId(value) : null; // looks busy until the answer
  pressed?.setAttribute("data-busy", "");
  const answer = JSON.parse(await table.ask(JSON.stringify({ seen, do: what, value, env })));
  pressed?.removeAttribute("data-busy");
  for (const effect of answer.effects) if (["go", "visit"].includes(effect[0])) effect.push(visit);
  return Object.assign(answer, { what });
}

// One tab at a time plays a match: "mine" or "taken"; a match that is taken over is lost. Claims wait for one another,
// since a lock that is let go is free only a moment later: a tab must not lose against its own earlier claim.
let [claims, letGo] = [Promise.resolve(), () => {}];

function claim(id, steal) {
  letGo();
  let held = false;
  const done = new Promise((resolve) => { letGo = resolve; });
  const mine = letGo;
  return new Promise((told) => {
    const hold = (lock) => { held = Boolean(lock); told(held ? "mine" : "taken"); return lock && done; };
    const request = () => {
      if (!id || mine !== letGo) return told(""); // nothing is wanted, or already something else
      if (!navigator.locks) return told("mine");
      return navigator.locks.request(`fudaba:${id}`, steal ? { steal: true } : { ifAvailable: true }, hold);
    };
    claims = claims.then(request).catch(() => {
      if (!held) told("mine");
      else if (mine === letGo) tell("lost", id);
    });
  });
}

// A save that the worker has looked into gets its new text, unless somebody has played on in the meantime.
function replace(id, key, before, text) {
  const swap = (lock) => lock && attempt(() => localStorage.getItem(key) === before && localStorage.setItem(key, text));
  navigator.locks?.request(`fudaba:${id}`, { ifAvailable: true }, swap).catch(() => {}) ?? swap(true);
}

function announce(region, text) { // a live region is a queue of paragraphs, of which the last stay; no text clears it
  if (text) byId(region).append(Object.assign(document.createElement("p"), { textContent: text }));
  while (byId(region).children.length > (text ? 12 : 0)) byId(region).firstElementChild.remove();
}

async function give({ id, dataset: { copy, copyOf, share, text } }) { // to another program, or to the clipboard
  if (!(copy ?? copyOf ?? share)) return;
  try {
    if (share) return await navigator.share({ url: share, text });
    await navigator.clipboard.writeText(copy ?? byId(copyOf).innerText);
    tell("copied", id);
  } catch (error) {
    if (error.name !== "AbortError") tell("not-copied", id); // who changes their mind is told nothing
  }
}

const fudaba = globalThis.fudaba = {
  ask, claim, replace, announce, give,
  trouble: watch.trouble,
  show: (answer) => (shown = shown.then(() => draw(answer)).catch(watch.trouble)),
  store: (key, text) => attempt(() => localStorage.setItem(key, text)),
  forget: (key) => attempt(() => localStorage.removeItem(key)),
  file: (name, text) => {
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href, download: name }).click();
    setTimeout(URL.revokeObjectURL, 60_000, href);
  },
  speak: (text, lang) => attempt(() => {
    speechSynthesis.cancel();
    speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang }));
  }),
  go: (hash, visit) => {
    if (!stays(visit)) return;
    history.replaceState(null, "", hash);
    here = location.hash;
  },
  visit: (hash, visit) => { if (stays(visit)) location.hash = hash; },
  print: () => globalThis.print(),
  focus: (element) => { // in a field, one goes on behind what is written
    element.focus();
    attempt(() => element.setSelectionRange?.(element.value.length, element.value.length));
  },
  persist: () => { navigator.storage?.persist?.().catch(() => {}); },
  ready: () => { watch.ready(); register(); },
};

new BroadcastChannel("fudaba-boot").onmessage = ({ data: { loaded, total, trying, way, failed } }) => {
  if (way) root.dataset.boot ??= way; // may come after the first answer; what other tabs say later does not count
  if (root.dataset.state !== "booting") return;
  watch.alive();
  if (trying) root.dataset.trying = trying;
  if (failed) watch.trouble(failed);
  if (!total) return;
  byId("progress").value = loaded / total;
  byId("megabytes").textContent = `${(loaded / 1e6).toFixed(1)} / ${(total / 1e6).toFixed(1)} MB`;
};

async function register() {
  const registration = await worker?.register("./sw.js", { scope: "./" }).catch(() => null);
  if (!registration) return;
  const waiting = () => { if (registration.waiting && worker.controller) root.dataset.update = "waiting"; };
  registration.onupdatefound = () => { registration.installing.onstatechange = waiting; };
  waiting();
  byId("let-in").onclick = () => {
    worker.oncontrollerchange = () => location.reload();
    registration.waiting.postMessage("let-in");
  };
  worker.onmessage = ({ data }) => { if (data === "snapshot") root.dataset.snapshot = "kept"; };
  (await worker.ready).active.postMessage("complete");
  root.dataset.offline = "ready";
}

document.addEventListener("click", ({ target }) => {
  const { lang, voice } = target.closest("[data-lang], [data-voice]")?.dataset ?? {};
  if (lang) fudaba.store("fudaba:lang", root.lang = lang);
  if (voice) fudaba.speak(voice, root.lang); // some browsers let nothing speak that was not first started by a touch
});
addEventListener("keydown", () => { root.dataset.keys = "used"; }, { once: true, capture: true });
addEventListener("hashchange", () => { visits += 1; here = location.hash; tell("open"); });

let pause; // typing is told when the fingers rest, and never half a Japanese word
for (const kind of ["input", "compositionend", "click", "submit"]) {
  document.addEventListener(kind, ({ target: { dataset, id }, isComposing }) => {
    clearTimeout(pause);
    if (dataset.typed && !isComposing) pause = setTimeout(() => byId(id) && tell(dataset.typed, byId(id).value), 150);
  });
}
document.addEventListener("change", async ({ target: { dataset, files, value } }) => {
  if (dataset.do && files?.length !== 0) tell(dataset.do, files ? await files[0].slice(0, dataset.most).text() : value);
});
