/** Long enough for a short network failure. */
const RETRY_AFTER_MS = 300;

/** Loads something; retries once after a moment, unless `signal` has aborted. */
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
