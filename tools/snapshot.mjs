// node tools/snapshot.mjs APP.zip STDLIB.zip OUT.memory: starts Pyodide, imports the whole game and writes the memory
// as a snapshot, without what the wasm brings along (static/js/python/own.mjs).
// From bytecode, since what a compiler leaves behind in the memory would be half a megabyte of it.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { combine, ofSnapshot } from "../static/js/python/own.mjs";

const PAGE = 65536; // bytes of a page of a wasm's memory
const [zip, stdLibURL, out] = process.argv.slice(2);
const env = { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" }; // no columns: what is compiled here is smaller without
const { instantiate } = WebAssembly;
let fresh; // the memory in which nothing has run
WebAssembly.instantiate = async (...what) => {
  const compiled = await instantiate.apply(WebAssembly, what);
  fresh ??= compiled.instance?.exports.memory?.buffer.slice();
  return compiled;
};
/** How many bytes at the end of the memory, in whole pages, nobody has asked for: it grows by a fifth at a time. */
const unused = ({ HEAPU8, _sbrk }) => HEAPU8.length - Math.ceil(_sbrk(0) / PAGE) * PAGE;

const python = await loadPyodide({ _makeSnapshot: true, stdLibURL, env });
python.unpackArchive(new Uint8Array(readFileSync(zip)).buffer, "zip");
try {
  python.runPython(readFileSync(new URL("warm.py", import.meta.url), "utf8"), {
    globals: python.toPy({ __name__: "warm" }),
  });
  const memory = python.makeMemorySnapshot();
  combine(ofSnapshot(memory.buffer), fresh);
  writeFileSync(out, memory.subarray(0, memory.length - unused(python._module)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
