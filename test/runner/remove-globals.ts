import { afterAll } from 'vitest';

/** Removes the globals that a test file has added, for the next file of the same worker. */
const before = new Set(Reflect.ownKeys(globalThis));

afterAll(() => {
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!before.has(key)) Reflect.deleteProperty(globalThis, key);
  }
});
