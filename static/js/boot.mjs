// PyScript's `interpreter` in the worker: Pyodide from the memory snapshot where the cache has it, else plainly. Each
// way falls back to the other, and a snapshot that does not start is thrown away: sw.js fetches it again.
import { loadPyodide as load, version } from "./pyodide.mjs";
import "./python/no_packages.js";
import { ahead } from "./python/become.js";
import { cached } from "./python/cached.js";
import { lean } from "./python/lean.js";
import { combine, ofSnapshot } from "./python/own.mjs";
import { counting, watched } from "./python/watched.js";

export { version };

const OF_BOTH = /(asm\.wasm|lock\.json|stdlib\.gz)$/; // without these, the other way fails too
const PAGE = 65536; // bytes of a page of a wasm's memory
const channel = new BroadcastChannel("fudaba-boot");
const url = (name) => new URL(name, import.meta.url).href;
const [APP_ZIP, SNAPSHOT] = [url(APP.zip), url(APP.snapshot)]; // tools/site.py gives APP: {zip, snapshot, total, size}
const stdLibURL = url("python_stdlib.gz"); // what the games play with

/** Pyodide and the game package as files; every byte is told. */
function plain(options) {
  const start = async () => {
    const zip = self.fetch(APP_ZIP).then((response) => response.arrayBuffer());
    const [python, bytes] = await Promise.all([load({ ...options, stdLibURL }), zip]);
    python.unpackArchive(bytes, "zip");
    return python;
  };
  return watched(start, { look: counting((loaded) => channel.postMessage({ loaded, total: APP.total })) });
}

/** Pyodide with all in memory: from the response that is `kept`, else fetched. */
function snapshot(options, kept) {
  let memory;
  let own;
  const start = async () => {
    memory = await (kept ?? (await self.fetch(SNAPSHOT))).arrayBuffer();
    if (memory.byteLength < APP.size) throw new RangeError("a part of the snapshot is missing"); // it would run wild
    own = ofSnapshot(memory);
    return load({ ...options, stdLibURL, _loadSnapshot: memory });
  };
  const ready = (compiled) => {
    const room = compiled.instance.exports.memory;
    grow(room, memory?.byteLength ?? 0);
    if (own) combine(own, room.buffer);
    own = null; // the wasm of the other way may come by too, when that has failed: a second time would undo the first
    return compiled;
  };
  return watched(start, { ready });
}

/** Gives a wasm's memory so many bytes: Pyodide asks for them where its memory cannot be given from outside. */
function grow(room, bytes) {
  const missing = Math.ceil((bytes - room.buffer.byteLength) / PAGE);
  if (missing > 0) room.grow(missing);
}

/** Deletes the snapshot from the caches. */
async function drop() {
  for (const name of await self.caches.keys()) await (await self.caches.open(name)).delete(SNAPSHOT);
}

/** Pyodide; what happens on the way is told on the channel. */
async function begin(options) {
  const kept = await cached(SNAPSHOT); // unpacked by sw.js
  let reason;
  for (const way of kept ? [snapshot, plain] : [plain, snapshot]) {
    try {
      channel.postMessage({ trying: way.name });
      const python = await way(options, kept);
      channel.postMessage({ way: way.name });
      return lean(python);
    } catch (error) {
      reason = error;
      console.warn(`starting by ${way.name} failed:`, reason);
      if (kept && way === snapshot) drop().catch(() => {});
      if (OF_BOTH.test(error.name)) break;
    }
  }
  channel.postMessage({ failed: String(reason) });
  throw reason;
}

const begun = ahead() && begin({ indexURL: url(".") });

/** Pyodide, as PyScript asks for it. */
export const loadPyodide = (options) => begun || begin(options);
