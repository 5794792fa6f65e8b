// The data that the wasm brings along, such as the tables of all characters, would be a fifth of a packed snapshot. So
// a snapshot is delivered without them: every word of that part of the memory is combined by "exclusive or" with what
// the wasm has there before it runs, which leaves zeros where nothing has changed. Once more, and all is there again.
const SIZE = 1 << 22; // bytes, from the beginning of the memory: its own data end a little below

/** The words of this part of a memory, or of a snapshot, whose head says where the memory begins in it. */
const words = (buffer, start = 0) => new Uint32Array(buffer, start, SIZE / 4);

/** The same words of a snapshot; a RangeError where it cannot be one. */
export const ofSnapshot = (buffer) => words(buffer, new Uint32Array(buffer, 0, 2)[1]);

/** Combines the `own` words of a snapshot with a memory in which nothing has run. */
export function combine(own, memory) {
  const fresh = words(memory);
  for (let i = 0; i < own.length; i++) own[i] ^= fresh[i];
}
