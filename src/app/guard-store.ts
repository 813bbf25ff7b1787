import type { createStore } from 'jotai/vanilla';

type Store = ReturnType<typeof createStore>;

/**
 * A store for what runs inside the page's own events: an action that throws or rejects ends in `onError` and gives
 * undefined, so that nothing reaches the page's error handlers.
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
