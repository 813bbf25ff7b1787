import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

import { loadTextsAction } from '../flow/state/load-texts.ts';
import { servicesAtom } from '../context/services.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { LazyPart, Screen } from './screen.ts';
import { LoadFailure } from './load-failure.tsx';

/** The parts that have arrived. */
const loadedPartsAtom = atom<ReadonlyMap<LazyPart, Screen>>(new Map());

/** Brings a part with its styles and texts; rejects when it cannot be loaded. */
export const loadPartAction = atom(null, async (get, set, lazyPart: LazyPart): Promise<void> => {
  const { load, catalogs } = lazyPart;
  const [{ part }] = await Promise.all([load(), set(loadTextsAction, catalogs)]);
  get(servicesAtom).adoptSheets();
  set(loadedPartsAtom, (parts) => new Map([...parts, [lazyPart, part]]));
});

/** The same for a view; whether it has arrived. */
const tryPartAction = atom(null, (_get, set, lazyPart: LazyPart) =>
  set(loadPartAction, lazyPart).then(
    () => true,
    () => false,
  ),
);

interface LazyPartViewProps {
  part: LazyPart;
  /** Stands in its place until it has arrived; a grey block when not told. */
  waiting?: ReactNode;
}

/** Shows a lazy part as soon as it is here; where it cannot be loaded, the customer can try again. */
export function LazyPartView({ part, waiting = <Skeleton shape="block" /> }: LazyPartViewProps) {
  const arrived = useAtomValue(loadedPartsAtom).get(part);
  const load = useSetAtom(tryPartAction);
  const [hasFailed, setFailed] = useState(false);
  const isMissed = !arrived && !hasFailed;

  useEffect(() => {
    if (isMissed) void load(part).then((isHere) => setFailed(!isHere));
  }, [isMissed, load, part]);

  if (arrived) return <arrived.Component />;
  if (!hasFailed) return waiting;
  return <LoadFailure retry={() => setFailed(false)} />;
}
