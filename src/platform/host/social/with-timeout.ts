import type { Timers } from '../timers.ts';

/** The value of a promise, or `fallback` if it takes longer than `ms`. Rejects like the promise. */
export function withTimeout<Value>(
  after: Timers['after'],
  ms: number,
  promise: Promise<Value>,
  fallback: Value,
): Promise<Value> {
  let cancel = () => {};
  const late = new Promise<Value>((resolve) => {
    cancel = after(ms, () => resolve(fallback));
  });
  return Promise.race([promise, late]).finally(cancel);
}
