// Stands inside index.html, since it needs no other file: nothing that fails or does not come stays silent.
// It opens the panel, and looks at every file of a first visit to name those that are missing or damaged.
(() => {
  const [PATIENCE, LOOK] = [20_000, 4_000]; // milliseconds: without a sign of life; for a file to show itself
  const { fetch } = globalThis;
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const address = (name) => new URL(name, document.baseURI).href;
  const booting = () => root.dataset.state === "booting";
  const { integrity } = JSON.parse(document.querySelector("script[type=importmap]").textContent);
  const seals = new Map(Object.entries(integrity).map(([name, seal]) => [address(name), seal]));
  const said = new Set();
  let [timer, looking, started] = [0, false, false];

  async function state([url, seal]) { // the large files have no seal here, and are only asked for
    const how = { signal: AbortSignal.timeout(LOOK), ...(seal ? { integrity: seal } : { method: "HEAD" }) };
    try { return (await fetch(url, how)).ok ? "fine" : "lost"; }
    catch ({ name }) { return name === "TimeoutError" ? "late" : "lost"; }
  }

  async function look(named) { // where nothing is lost, what is late may be what does not come
    const files = [...seals];
    const states = await Promise.all(files.map(state));
    const those = (which) => files.filter((_, i) => states[i] === which).map(([url]) => url.split("/").pop());
    const [lost, late] = [those("lost"), those("late")];
    const names = lost.length ? lost : named ?? late;
    if (names.length) name(names);
  }

  function name(files) {
    byId("lost").hidden = false;
    byId("lost").lastElementChild.textContent = files.slice(0, 3).join(", ") + (files.length > 3 ? " …" : "");
  }

  async function dropSnapshot() { // it is fetched again after a start without it
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of name.startsWith("fudaba-") ? await cache.keys() : []) {
        if (url.includes("/snapshot-")) await cache.delete(url);
      }
    }
  }

  function panel() {
    byId("boot").hidden = true;
    byId("trouble").hidden = false;
    byId("report").textContent = [...said, navigator.userAgent, location.href].join("\n");
    const told = [...said].join(" ").match(/[\w.-]+\.(css|mjs|js|json|py|svg|wasm|zip)\b/);
    if (started || looking) return;
    if (told) name([told[0]]);
    looking = look(told && [told[0]]);
  }

  function trouble(report) {
    if (booting() && root.dataset.trying === "snapshot") dropSnapshot();
    root.dataset.state = "error";
    clearTimeout(timer);
    said.add(String(report));
    if (document.readyState === "loading") document.addEventListener("readystatechange", panel, { once: true });
    else panel();
  }

  function stalled() {
    const style = document.querySelector("link[rel=stylesheet]");
    if (!style?.sheet) style?.remove(); // while it is awaited, nothing is painted
    trouble(`no sign of life for ${PATIENCE / 1000} s while starting`);
  }

  function alive() {
    clearTimeout(timer);
    if (booting()) timer = setTimeout(stalled, PATIENCE);
  }

  function ready() { // also if it comes after all; without its style sheet the page can be played on, but says so
    started = true;
    root.dataset.state = "ready";
    clearTimeout(timer);
    byId("boot").hidden = true;
    byId("trouble").hidden = document.querySelector("link[rel=stylesheet]") !== null;
  }

  globalThis.watch = { trouble, alive, ready };
  globalThis.fetch = async (what, options) => { // what modules import is sealed by the import map itself
    const url = address(what.url ?? what);
    try {
      const seal = seals.get(url);
      const response = await fetch(what, seal ? { ...options, integrity: seal } : options);
      if (!response.ok) throw new Error(response.status);
      return response;
    } catch (error) {
      if (booting()) trouble(`${url}: ${error}`);
      throw error;
    }
  };
  addEventListener("error", ({ target, message, filename }) => {
    if (!booting()) return;
    if (target.rel === "stylesheet") target.remove();
    if (target.src || target.rel === "stylesheet") trouble(`${target.src || target.href} did not load`);
    else if (filename?.startsWith(location.origin)) trouble(`${filename}: ${message}`);
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => booting() && trouble(reason));
  addEventListener("click", async ({ target }) => {
    const { id } = target.closest("#trouble button") ?? {};
    if (id === "copy-report") navigator.clipboard.writeText(byId("report").textContent);
    if (id === "clear") {
      for (const name of await caches.keys()) if (name.startsWith("fudaba-")) await caches.delete(name);
      await (await navigator.serviceWorker?.getRegistration())?.unregister();
    }
    if (id === "clear" || id === "retry") location.reload();
  });
  new PerformanceObserver(alive).observe({ type: "resource" });
  alive();
})();
