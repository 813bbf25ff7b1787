/** Long enough for a network that blinked. */
const RETRY_AFTER_MS = 300;

/** Loads something, and once more after a moment when that failed, unless `signal` aborted meanwhile. */
export async function withRetry<Result>(
  load: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    signal.throwIfAborted();
    return load();
  }
}
