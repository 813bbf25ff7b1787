/**
 * Runs a piece of work under the browser's lock of that name (Web Locks: across the tabs of an origin). Where there are
 * none (plain http, an opaque origin) it runs at once: the work must bear that. Rejects with what the work rejects with.
 */
export async function withLock<Value>(
  locks: LockManager | undefined,
  name: string,
  run: () => Promise<Value>,
): Promise<Value> {
  let begun: Promise<Value> | undefined;
  const begin = () => (begun ??= run());
  // A refusal of the lock itself is no failure of the work.
  await locks?.request(name, begin).catch(() => undefined);
  return begin();
}
