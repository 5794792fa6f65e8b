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

  async function isWhole([url, seal]) { // the large files have no seal here, and are only asked for
    const how = { signal: AbortSignal.timeout(LOOK), ...(seal ? { integrity: seal } : { method: "HEAD" }) };
    try { return (await fetch(url, how)).ok; } catch { return false; }
  }

  function name(lost) {
    byId("lost").hidden = false;
    byId("lost").lastElementChild.textContent = lost.slice(0, 3).join(", ") + (lost.length > 3 ? " …" : "");
  }

  async function look() {
    const files = [...seals];
    const whole = await Promise.all(files.map(isWhole));
    const lost = files.filter((_, i) => !whole[i]).map(([url]) => url.split("/").pop());
    if (lost.length) name(lost);
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
    for (const link of document.querySelectorAll("link[rel=stylesheet]")) if (!link.sheet) link.remove(); // it hides all
    byId("boot").hidden = true;
    byId("trouble").hidden = false;
    byId("report").textContent = [...said, navigator.userAgent, location.href].join("\n");
    const told = [...said].join(" ").match(/[\w.-]+\.(css|mjs|js|json|py|svg|wasm|zip)\b/);
    if (started || looking) return;
    looking = look();
    if (told) name([told[0]]);
  }

  function trouble(report) {
    if (booting() && root.dataset.trying === "snapshot") dropSnapshot();
    root.dataset.state = "error";
    clearTimeout(timer);
    said.add(String(report));
    if (document.readyState === "loading") document.addEventListener("readystatechange", panel, { once: true });
    else panel();
  }

  function alive() {
    clearTimeout(timer);
    if (booting()) timer = setTimeout(trouble, PATIENCE, `no sign of life for ${PATIENCE / 1000} s while starting`);
  }

  function ready() { // also if it comes after all; without its style sheet the page can be played on, but says so
    started = true;
    root.dataset.state = "ready";
    clearTimeout(timer);
    byId("boot").hidden = true;
    if (document.styleSheets.length) byId("trouble").hidden = true;
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
    if (target.matches?.("script, link[rel=stylesheet]")) trouble(`${target.src || target.href} did not load`);
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
