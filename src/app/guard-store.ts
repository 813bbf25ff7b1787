import type { Store } from '../context/checkout-context.ts';

/**
 * A store for code that runs in event handlers: if an action throws or rejects, calls `onError` and returns undefined, so that
 * nothing reaches the page's error handlers.
 */
export function guardStore(store: Store, onError: (error: unknown) => void): Store {
  const set = (...change: Parameters<Store['set']>): unknown => {
    try {
      const result = store.set(...change);
      return result instanceof Promise ? result.catch(onError) : result;
    } catch (error) {
      return onError(error);
    }
  };
  return Object.assign({ ...store }, { set });
}
