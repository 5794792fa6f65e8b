// PyScript's `interpreter`: Pyodide from the memory snapshot where the cache has it, else plainly; each way falls back to the other.
import { loadPyodide as load, version } from "./pyodide.mjs";
export { version };

const APP = "APP"; // build.py writes {zip, snapshot, total} here
const channel = new BroadcastChannel("fudaba-boot");
const url = (name) => new URL(name, import.meta.url).href;
const { fetch } = self;

// PyScript opens a database for packages, which we have none of; where storage is denied that would end the start. So: an empty one.
const request = (result) => { const asked = {}; queueMicrotask(() => asked.onsuccess?.({ target: { result } })); return asked; };
const database = { transaction: () => ({ objectStore: () => new Proxy({}, { get: () => () => request([]) }) }), close() {} };
Object.defineProperty(self, "indexedDB", { value: { open: () => request(database) } });

// Pyodide would hang on a wasm that cannot be fetched: here any failed fetch fails the way. With `count`, bytes are told as they come.
function watched(way, count) {
  let loaded = 0;
  const transform = (chunk, out) => { out.enqueue(chunk); channel.postMessage({ loaded: (loaded += chunk.length), total: APP.total }); };
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
  python.unpackArchive(zip, "zip");
  return python;
}, true);

const snapshot = (options) => watched(async () => {
  const { body } = await self.fetch(url(APP.snapshot));
  const _loadSnapshot = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  return load({ ...options, _loadSnapshot });
}, false);

export async function loadPyodide(options) {
  const kept = await (async () => self.caches.match(url(APP.snapshot)))().catch(() => null); // storage may be denied
  let reason;
  for (const way of kept ? [snapshot, plain] : [plain, snapshot]) {
    try { const python = await way(options); channel.postMessage({ way: way.name }); return python; }
    catch (error) { console.warn(`starting by ${way.name} failed:`, reason = error); }
  }
  channel.postMessage({ failed: String(reason) });
  throw reason;
}
