/**
 * Runs a piece of work under the browser's lock of that name (Web Locks: across the tabs of an origin). Where there are
 * none (plain http, an opaque origin) it runs at once.
 */
export async function withLock<Value>(
  page: Window,
  name: string,
  run: () => Promise<Value>,
): Promise<Value> {
  // TypeScript knows the locks in every browser; they are missing on plain http.
  const locks: LockManager | undefined = page.navigator.locks;
  if (!locks) return run();
  let begun: Promise<Value> | undefined;
  const begin = () => (begun ??= run());
  // A refusal of the lock itself is no failure of the work.
  await locks.request(name, begin).catch(() => undefined);
  return begin();
}
