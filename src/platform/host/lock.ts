/** Work under a lock takes a moment; a longer lock is held by a suspended tab. */
const LOCK_WAIT_MS = 5_000;

/**
 * Runs a piece of work under the browser's lock of that name (Web Locks: across the tabs of an origin). Where there are
 * none (plain http, an opaque origin) it runs at once, and after a few seconds where the lock is not given: the work must
 * bear that. Rejects with what the work rejects with.
 */
export async function withLock<Value>(
  locks: LockManager | undefined,
  name: string,
  run: () => Promise<Value>,
): Promise<Value> {
  let begun: Promise<Value> | undefined;
  const begin = () => (begun ??= run());
  // A refusal of the lock itself is no failure of the work.
  const signal = AbortSignal.timeout(LOCK_WAIT_MS);
  await locks?.request(name, { signal }, begin).catch(() => undefined);
  return begin();
}
