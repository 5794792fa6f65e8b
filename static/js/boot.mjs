// PyScript's `interpreter`: Pyodide from the memory snapshot where the cache has it, else plainly; each way falls back to the other.
import { loadPyodide as load, version } from "./pyodide.mjs";
export { version };

const APP = "APP"; // build.py writes {zip, snapshot, total} here
const channel = new BroadcastChannel("fudaba-boot");
const [url, { fetch }] = [(name) => new URL(name, import.meta.url).href, self];

// PyScript opens a database for packages, which we have none of; where storage is denied that would end the start. So: an empty one.
const request = (result) => { const asked = {}; queueMicrotask(() => asked.onsuccess?.({ target: { result } })); return asked; };
const database = { transaction: () => ({ objectStore: () => new Proxy({}, { get: () => () => request([]) }) }), close() {} };
Object.defineProperty(self, "indexedDB", { value: { open: () => request(database) } });

// Pyodide would hang on a wasm that cannot be fetched: here any failed fetch fails the way. With `count`, bytes are told as they come.
function watched(way, count) {
  let loaded = 0; const transform = (chunk, out) => { out.enqueue(chunk); channel.postMessage({ loaded: (loaded += chunk.length), total: APP.total }); };
  return new Promise((resolve, reject) => {
    self.fetch = async (...request) => {
      try {
        const response = await fetch(...request);
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
        return count ? new Response(response.body.pipeThrough(new TransformStream({ transform })), response) : response;
      } catch (error) { reject(error); throw error; }
    };
    way().then(resolve, reject);
  }).finally(() => { self.fetch = fetch; });
}

const plain = (options) => watched(async () => {
  const [python, zip] = await Promise.all([load(options), self.fetch(url(APP.zip)).then((response) => response.arrayBuffer())]);
  python.unpackArchive(zip, "zip"); return python;
}, true);

const unpacked = async () => new Response((await self.fetch(url(APP.snapshot))).body.pipeThrough(new DecompressionStream("gzip")));
const snapshot = (options, kept) => watched(async () => load({ ...options, _loadSnapshot: await (kept ?? await unpacked()).arrayBuffer() }), false);

// PyScript has its own Python library written and imported first; table.py needs nothing of it, and each start is a tenth sooner.
const lean = (python, run = python.runPythonAsync) => Object.assign(python, { runPythonAsync: (code, ...rest) => code.includes("import pyscript as _pyscript") || run.call(python, code, ...rest) });

export async function loadPyodide(options) {
  const kept = await (async () => self.caches.match(url(APP.snapshot)))().catch(() => null); // unpacked by sw.js; storage may be denied
  let reason;
  for (const way of kept ? [snapshot, plain] : [plain, snapshot]) {
    try { const python = await way(options, kept); channel.postMessage({ way: way.name }); return lean(python); }
    catch (error) { console.warn(`starting by ${way.name} failed:`, reason = error); }
  }
  channel.postMessage({ failed: String(reason) }); throw reason;
}
