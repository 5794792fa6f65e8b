// PyScript's `interpreter`: Pyodide from the memory snapshot where the cache has it, else plainly. Each way falls back
// to the other, and a snapshot that does not start is thrown away: sw.js fetches it again.
import { loadPyodide as load, version } from "./pyodide.mjs";
export { version };

const APP = "APP"; // build.py writes {zip, snapshot, total} here
const OF_BOTH = /(asm\.wasm|lock\.json|stdlib\.zip)$/; // without these, the other way fails too
const channel = new BroadcastChannel("fudaba-boot");
const url = (name) => new URL(name, import.meta.url).href;
const { fetch } = self;

// PyScript opens a database for packages, of which we have none; where storage is denied that would end the start.
const request = (result) => {
  const asked = {};
  queueMicrotask(() => asked.onsuccess?.({ target: { result } }));
  return asked;
};
const store = new Proxy({}, { get: () => () => request([]) });
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(self, "indexedDB", { value: { open: () => request(database) } });

const cached = async (name) => {
  try { return await self.caches.match(name); } catch { return undefined; } // storage may be denied
};

// A page that was open before the service worker was there fetches past it: offline, what it has cached serves.
const patient = self.fetch = async (...what) => {
  try {
    return await fetch(...what);
  } catch (error) {
    const kept = await cached(what[0]);
    if (kept) return kept;
    throw error;
  }
};

// Pyodide hangs when its wasm cannot be fetched or is damaged: here whatever fails on the way fails the way, and by name.
// With `count`, bytes are told as they come.
function watched(way, count) {
  const { instantiateStreaming: start } = WebAssembly;
  let loaded = 0;
  const transform = (chunk, out) => {
    out.enqueue(chunk);
    channel.postMessage({ loaded: (loaded += chunk.length), total: APP.total });
  };
  return new Promise((resolve, reject) => {
    const fail = (name) => (error) => {
      reject(Object.assign(new Error(`${name}: ${error.message}`), { name }));
      throw error;
    };
    self.fetch = async (...what) => {
      const name = String(what[0].url ?? what[0]);
      const response = await patient(...what).catch(fail(name));
      if (!response.ok) fail(name)(new Error(response.status));
      if (!count) return response;
      const { readable, writable } = new TransformStream({ transform });
      response.body.pipeTo(writable).catch(fail(name)).catch(() => {});
      return new Response(readable, response);
    };
    WebAssembly.instantiateStreaming = (...what) => start.apply(WebAssembly, what).catch(fail("pyodide.asm.wasm"));
    way().then(resolve, reject);
  }).finally(() => {
    self.fetch = patient;
    WebAssembly.instantiateStreaming = start;
  });
}

const plain = (options) => watched(async () => {
  const zip = self.fetch(url(APP.zip)).then((response) => response.arrayBuffer());
  const [python, bytes] = await Promise.all([load(options), zip]);
  python.unpackArchive(bytes, "zip");
  return python;
}, true);

async function unpacked() {
  const { body } = await self.fetch(url(APP.snapshot));
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

const snapshot = (options, kept) => watched(async () => {
  return load({ ...options, _loadSnapshot: await (kept ?? await unpacked()).arrayBuffer() });
}, false);

async function drop() {
  for (const name of await self.caches.keys()) await (await self.caches.open(name)).delete(url(APP.snapshot));
}

// PyScript has its own Python library written and imported first; table.py needs nothing of it.
const lean = (python, run = python.runPythonAsync) => Object.assign(python, {
  runPythonAsync: (code, ...rest) => code.includes("import pyscript as _pyscript") || run.call(python, code, ...rest),
});

export async function loadPyodide(options) {
  const kept = await cached(url(APP.snapshot)); // unpacked by sw.js
  let reason;
  for (const way of kept ? [snapshot, plain] : [plain, snapshot]) {
    try {
      channel.postMessage({ trying: way.name });
      const python = await way(options, kept);
      channel.postMessage({ way: way.name });
      return lean(python);
    } catch (error) {
      console.warn(`starting by ${way.name} failed:`, reason = error);
      if (kept && way === snapshot) drop().catch(() => {});
      if (OF_BOTH.test(error.name)) break;
    }
  }
  channel.postMessage({ failed: String(reason) });
  throw reason;
}
