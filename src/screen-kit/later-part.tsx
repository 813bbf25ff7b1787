import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { AHEAD_OF_TIME_MS } from '../flow/state/ahead-of-time.ts';
import { servicesAtom } from '../context/services.ts';
import { LoadFailure } from './load-failure.tsx';

/** What a part that reads all that it shows from the store is given while it is due. */
export const NOTHING = {};

/** A component that comes later. */
export interface StyledPart<Props> {
  Component: ComponentType<Props>;
}

/** A part of a first screen that no customer sees at once; rejects when it cannot be loaded. */
type LoadLaterPart<Props> = () => Promise<StyledPart<Props>>;

interface LaterPartViewProps<Props> {
  load: LoadLaterPart<Props>;
  /** Gives the part what it shows; null while there is nothing for it to show. */
  props: Props | null;
  /** Stands in its place while it is due and on its way. */
  waiting?: ReactNode;
}

/**
 * Brings a part soon after the screen stands, or at once where it is due and nothing stands in its place; shows it when
 * it is due. A failure is heard only then: the customer can try again.
 */
export function LaterPartView<Props extends object>(view: LaterPartViewProps<Props>) {
  const { load, props, waiting = null } = view;
  const { adoptSheets, host } = useAtomValue(servicesAtom);
  const [part, setPart] = useState<StyledPart<Props> | 'failed' | null>(null);
  const isDue = props !== null;
  const hasStandIn = waiting !== null;

  useEffect(() => {
    if (part !== null) return undefined;
    let isCurrent = true;
    const arrive = (arrived: StyledPart<Props>) => {
      if (!isCurrent) return;
      adoptSheets();
      setPart(arrived);
    };
    const bring = () => {
      load().then(arrive, () => {
        if (isCurrent && isDue) setPart('failed');
      });
    };
    const isMissed = isDue && !hasStandIn;
    const cancel = isMissed ? null : host.after(AHEAD_OF_TIME_MS, bring);
    if (isMissed) bring();
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [load, adoptSheets, host, part, isDue, hasStandIn]);

  if (props === null) return null;
  if (part === null) return waiting;
  if (part !== 'failed') return <part.Component {...props} />;
  return <LoadFailure retry={() => setPart(null)} />;
}
