/** The lock of the payment journal and of what stands beside it, shared by all tabs and elements of the origin. */
export const JOURNAL_LOCK = 'merchant-checkout:payment';

/** A lock held longer than this belongs to a suspended tab. */
const LOCK_WAIT_MS = 5_000;

/**
 * Runs work under a Web Lock, which all tabs of an origin share. Runs it without the lock if there are none (plain http, an
 * opaque origin) or after a few seconds: the work must tolerate that. Rejects like the work.
 */
export async function withLock<Value>(
  locks: LockManager | undefined,
  name: string,
  run: () => Promise<Value>,
): Promise<Value> {
  let begun: Promise<Value> | undefined;
  const begin = () => (begun ??= run());
  // A refused lock is not a failure of the work.
  const signal = AbortSignal.timeout(LOCK_WAIT_MS);
  await locks?.request(name, { signal }, begin).catch(() => undefined);
  return begin();
}
