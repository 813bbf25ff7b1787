/**
 * Runs a piece of work until it ends, `ms` have passed (a DOMException `TimeoutError`) or the
 * caller's signal aborts (its reason, unchanged), whichever comes first. The work gets a signal that
 * aborts in both cases, and need not heed it.
 */
export async function withDeadline<Result>(
  ms: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller?.throwIfAborted();
  const stop = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    for (const source of [AbortSignal.timeout(ms), caller]) {
      source?.addEventListener('abort', () => reject(source.reason), { signal: stop.signal });
    }
  });
  try {
    return await Promise.race([stopped, work(stop.signal)]);
  } finally {
    stop.abort();
  }
}
