// PyScript's `interpreter` for the worker: Pyodide, from the memory snapshot where the service worker already has it, else plainly.
// It lies beside pyodide.mjs. Whichever way is tried first, the other one serves when it fails; what happens is told on a channel.
import { loadPyodide as load, version } from "./pyodide.mjs";
export { version };

const APP = "APP"; // build.py writes {zip, snapshot, total} here
const channel = new BroadcastChannel("fudaba-boot");
const url = (name) => new URL(name, import.meta.url).href;

async function got(name) {
  const response = await fetch(url(name));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

// Pyodide hangs when its wasm cannot be fetched: `failed` rejects instead. While `count`, the bytes are told as they come.
function watchFetch(count) {
  const original = self.fetch;
  let loaded = 0;
  const counter = () => new TransformStream({
    transform(chunk, out) {
      loaded += chunk.length;
      channel.postMessage({ loaded, total: APP.total });
      out.enqueue(chunk);
    },
  });
  const failed = new Promise((_, reject) => {
    self.fetch = async (...request) => {
      try {
        const response = await original(...request);
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
        const { status, headers, body } = response;
        return count && body ? new Response(body.pipeThrough(counter()), { status, headers }) : response;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
  failed.catch(() => {});
  return { failed, restore: () => { self.fetch = original; } };
}

async function watched(count, start) {
  const { failed, restore } = watchFetch(count);
  try {
    return await Promise.race([start(), failed]);
  } finally {
    restore();
  }
}

const plain = (options) => watched(true, async () => {
  const [python, zip] = await Promise.all([load(options), got(APP.zip).then((response) => response.arrayBuffer())]);
  python.unpackArchive(zip, "zip");
  return python;
});

const snapshot = (options) => watched(false, async () => {
  const stream = (await got(APP.snapshot)).body.pipeThrough(new DecompressionStream("gzip"));
  return load({ ...options, _loadSnapshot: await new Response(stream).arrayBuffer() });
});

export async function loadPyodide(options) {
  const kept = await self.caches?.match(url(APP.snapshot)).catch(() => null);
  const ways = kept ? [snapshot, plain] : [plain, snapshot];
  for (const way of ways) {
    try {
      const python = await way(options);
      channel.postMessage({ way: way === plain ? "plain" : "snapshot" });
      return python;
    } catch (error) {
      console.warn(`starting ${way === plain ? "plainly" : "from the snapshot"} failed`, error);
      if (way === ways[1]) channel.postMessage({ failed: String(error) });
    }
  }
  throw new Error("Python could not be started");
}
