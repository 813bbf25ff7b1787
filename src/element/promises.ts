/** A promise that is settled from outside. */
export interface Deferred {
  promise: Promise<void>;
  resolve: () => void;
  reject: (reason: Error) => void;
  /** Whether it was resolved or rejected. */
  readonly isSettled: boolean;
}

/** Creates a promise that is settled later; its rejection may be left unhandled. */
export function createDeferred(): Deferred {
  let resolve = () => {};
  let reject: (reason: Error) => void = resolve;
  const promise = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  promise.catch(() => undefined);
  const deferred = {
    promise,
    isSettled: false,
    resolve() {
      deferred.isSettled = true;
      resolve();
    },
    reject(reason: Error) {
      deferred.isSettled = true;
      reject(reason);
    },
  };
  return deferred;
}

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
