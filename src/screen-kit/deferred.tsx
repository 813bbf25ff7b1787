import { useAtom, useAtomValue } from 'jotai';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { atom, type WritableAtom } from 'jotai/vanilla';

import { AHEAD_OF_TIME_MS } from '../lib/limits.ts';
import { servicesAtom } from '../context/checkout-context.ts';
import { LoadFailure } from './load-failure.tsx';
import { loadTextsAction } from '../flow/state/load-texts.ts';

/** A module with a view as its default export. */
interface ViewModule<Props> {
  default: ComponentType<Props>;
}

/**
 * A view whose code comes when it is needed, with its style sheets and texts. Reads as null until it is here. Setting
 * it loads it and gives whether it is here then; it never rejects.
 */
export type DeferredView<Props = object> = WritableAtom<
  ViewModule<Props> | null,
  [],
  Promise<boolean>
>;

/** Defers a view. One that shows only the texts of the first moment waits for no others: it says `needsTexts: false`. */
export function deferred<Props = object>(
  load: () => Promise<ViewModule<Props>>,
  { needsTexts } = { needsTexts: true },
): DeferredView<Props> {
  const arrivedAtom = atom<ViewModule<Props> | null>(null);
  return atom(
    (get) => get(arrivedAtom),
    async (get, set) => {
      try {
        const [view] = await Promise.all([load(), needsTexts && set(loadTextsAction)]);
        get(servicesAtom).adoptSheets();
        set(arrivedAtom, view);
        return true;
      } catch {
        return false;
      }
    },
  );
}

interface DeferredProps<Props> {
  of: DeferredView<Props>;
  /** Props of the view; null hides it. */
  props?: Props | null;
  /** Placeholder while it loads; nothing by default. */
  waiting?: ReactNode;
  /**
   * Asks for the code soon after the screen stands, so that the screen's own picture does not wait for it; at once where
   * it is due and nothing stands in its place.
   */
  isAhead?: boolean;
  /** Shows no failure: a neighbour does, with a retry. */
  isQuiet?: boolean;
  /** Puts something around it once it is here. */
  children?: (view: ReactNode) => ReactNode;
}

/** Shows a deferred view once it is needed and loaded. A failure shows, with a retry, only when it is needed. */
export function Deferred<Props extends object>(input: DeferredProps<Props>) {
  const { of, props, waiting = null, children } = input;
  const { isAhead = false, isQuiet = false } = input;
  const [view, load] = useAtom(of);
  const { host } = useAtomValue(servicesAtom);
  const [hasFailed, setFailed] = useState(false);
  const isMissed = !view && !hasFailed;
  const isDue = props !== null;
  const hasTime = isAhead && !(isDue && waiting === null);

  useEffect(() => {
    if (!isMissed || !(isDue || isAhead)) return undefined;
    let isCurrent = true;
    const bring = async () => {
      const isHere = await load();
      if (isCurrent && isDue && !isHere) setFailed(true);
    };
    const cancel = hasTime ? host.after(AHEAD_OF_TIME_MS, () => void bring()) : null;
    if (!hasTime) void bring();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [isMissed, isDue, isAhead, hasTime, load, host]);

  if (!isDue) return null;
  if (view) {
    const shown = createElement(view.default, props);
    return children ? children(shown) : shown;
  }
  if (!hasFailed) return waiting;
  return !isQuiet && <LoadFailure retry={() => setFailed(false)} />;
}
