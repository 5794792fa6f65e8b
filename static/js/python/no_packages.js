// An empty database in the place of the browser's: PyScript opens one for packages, of which we have none, and where
// storage is denied that would end the start.

/** A request of IndexedDB that succeeds with this result. */
function request(result) {
  const asked = {};
  queueMicrotask(() => asked.onsuccess?.({ target: { result } }));
  return asked;
}

const store = new Proxy({}, { get: () => () => request([]) });
const database = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(self, "indexedDB", { value: { open: () => request(database) } });
