// One attempt to start Pyodide, under watch: by itself it hangs when its wasm cannot be fetched or is damaged.
import { patient } from "./cached.js";

/**
 * The result of `way`. What cannot be fetched, unpacked or compiled fails the attempt: the error has the file as
 * `name`. `look` sees every response, `ready` what the wasm has become, before Pyodide does.
 */
export function watched(way, { look = (response) => response, ready = (compiled) => compiled } = {}) {
  const { instantiateStreaming } = WebAssembly;
  const attempt = new Promise((resolve, reject) => {
    const fail = (name) => (error) => {
      reject(Object.assign(new Error(`${name}: ${error.message}`), { name }));
      throw error;
    };
    self.fetch = async (...what) => {
      const name = String(what[0].url ?? what[0]);
      const response = await patient(...what).catch(fail(name));
      if (!response.ok) fail(name)(new Error(response.status));
      const seen = look(response, fail(name));
      return name.endsWith(".gz") ? through(new DecompressionStream("gzip"), seen, fail(name)) : seen;
    };
    WebAssembly.instantiateStreaming = (...what) =>
      instantiateStreaming.apply(WebAssembly, what).catch(fail("pyodide.asm.wasm")).then(ready);
    way().then(resolve, reject);
  });
  return attempt.finally(() => {
    self.fetch = patient;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  });
}

/** The response with its body sent through a stream; `fail` is told what goes wrong there. */
function through({ readable, writable }, response, fail) {
  response.body
    .pipeTo(writable)
    .catch(fail)
    .catch(() => {});
  return new Response(readable, response);
}

/**
 * A `look` for `watched` that calls `tell` with the number of bytes that have come so far. Those of a wasm are counted
 * beside it: the browser keeps what it has compiled with its own response, not with a stream made from it.
 */
export function counting(tell) {
  let loaded = 0;
  const transform = (chunk, out) => {
    out.enqueue(chunk);
    loaded += chunk.length;
    tell(loaded);
  };
  return (response, fail) => {
    if (!response.url.endsWith(".wasm")) return through(new TransformStream({ transform }), response, fail);
    const beside = response.clone().body.pipeThrough(new TransformStream({ transform }));
    beside.pipeTo(new WritableStream()).catch(() => {}); // whoever compiles it is told what is wrong with it
    return response;
  };
}
