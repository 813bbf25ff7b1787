import { atom, useAtom, useAtomValue, useStore, type WritableAtom } from 'jotai';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { AHEAD_OF_TIME_MS } from '../lib/limits.ts';
import { load as loadPart, servicesAtom } from '../context/checkout-context.ts';
import { toApiError, type ApiError } from '../context/problems.ts';
import { LoadFailure, triesAtom } from './load-failure.tsx';
import type { Room } from '../platform/i18n/texts.ts';
import { loadTextsAction } from '../flow/state/load-texts.ts';

interface ViewModule<Props> {
  default: ComponentType<Props>;
}

/**
 * A view that loads on demand, with its style sheets and texts. Its value is null until it has loaded. Setting it loads
 * it and resolves with null or the error; it never rejects.
 */
export type DeferredView<Props = object> = WritableAtom<
  ViewModule<Props> | null,
  [],
  Promise<ApiError | null>
>;

/**
 * Defers a view with the texts of `rooms`: those that it shows beside the ones that every page loads.
 * `scripts/check-catalogs.mjs` finds one that is missing.
 */
export function deferred<Props = object>(
  load: () => Promise<ViewModule<Props>>,
  rooms: readonly Room[] = [],
): DeferredView<Props> {
  const arrivedAtom = atom<ViewModule<Props> | null>(null);
  return atom(
    (get) => get(arrivedAtom),
    async (get, set) => {
      try {
        const [view] = await Promise.all([loadPart(get, load), set(loadTextsAction, ...rooms)]);
        get(servicesAtom).adoptSheets();
        set(arrivedAtom, view);
        return null;
      } catch (error) {
        return toApiError(error);
      }
    },
  );
}

interface DeferredProps<Props> {
  of: DeferredView<Props>;
  /** Props of the view; null hides it. */
  props?: NoInfer<Props> | null;
  /** Placeholder while it loads; nothing by default. */
  waiting?: ReactNode;
  /** Preloads the code soon after the screen is rendered; at once if the view is needed and has no placeholder. */
  isAhead?: boolean;
  /**
   * Shows the placeholder instead of a failure: the customer has not asked for the view, or a neighbour shows the
   * failure.
   */
  isQuiet?: boolean;
  /** Wraps the loaded view. */
  children?: (view: ReactNode) => ReactNode;
}

/**
 * Shows a deferred view once it is needed and loaded. A failure shows, with a retry, only when it is needed; it stays
 * during the retry, and so does the focus on its button.
 */
export function Deferred<Props extends object>(input: DeferredProps<Props>) {
  const { of, props, waiting = null, children = (shown) => shown } = input;
  const { isAhead, isQuiet } = input;
  const [view, load] = useAtom(of);
  const { host } = useAtomValue(servicesAtom);
  const store = useStore();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const isMissed = !view;
  const isDue = props !== null;
  const hasTime = isAhead && !(isDue && waiting === null);

  useEffect(() => {
    if (!isMissed || !(isDue || isAhead)) return undefined;
    let isCurrent = true;
    const bring = async () => {
      const error = await load();
      if (isCurrent && isDue) setFailure(error);
    };
    const unsubscribe = store.sub(triesAtom, () => void bring());
    const cancel = hasTime ? host.after(AHEAD_OF_TIME_MS, () => void bring()) : void bring();
    return () => {
      isCurrent = false;
      unsubscribe();
      cancel?.();
    };
  }, [isMissed, isDue, isAhead, hasTime, load, host, store]);

  if (!isDue) {
    if (failure) setFailure(null);
    return null;
  }
  if (view) return children(createElement(view.default, props));
  return failure && !isQuiet ? <LoadFailure error={failure} /> : waiting;
}
