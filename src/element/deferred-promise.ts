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
