import { useAtom, useAtomValue } from 'jotai';
import { createElement, useEffect, useState, type ReactNode } from 'react';

import { AHEAD_OF_TIME_MS } from '../flow/state/load-flow.ts';
import { servicesAtom } from '../context/services.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { DeferredView } from './deferred.ts';
import { LoadFailure } from './load-failure.tsx';

interface DeferredProps<Props> {
  of: DeferredView<Props>;
  /** What the view is given; null while there is nothing for it to show. */
  props?: Props | null;
  /** Stands in its place while it is due and on its way; a grey block when not told. */
  waiting?: ReactNode;
  /**
   * Asks for the code soon after the screen stands, so that the screen's own picture does not wait for it; at once where
   * it is due and nothing stands in its place.
   */
  isAhead?: boolean;
  /** What stands beside it says so where it cannot be loaded, and tries again. */
  isQuiet?: boolean;
  /** Puts something around it once it is here. */
  children?: (view: ReactNode) => ReactNode;
}

/** Shows a deferred view when it is due and here. A failure is told only when it is due: the customer can try again. */
export function Deferred<Props extends object>(input: DeferredProps<Props>) {
  const { of, props, waiting = <Skeleton shape="block" />, children } = input;
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
