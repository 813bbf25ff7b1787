import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

import { loadTextsAction } from '../../../state/actions/flow/load-texts.ts';
import { servicesAtom } from '../../../state/services.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { LazyPart, Screen } from '../../screen.ts';
import { useTranslate } from '../use-translate.ts';

/** The parts that have arrived. */
const loadedPartsAtom = atom<ReadonlyMap<LazyPart, Screen>>(new Map());

/** Brings a part with its styles and texts; rejects when it cannot be loaded. */
export const loadPartAction = atom(null, async (get, set, lazyPart: LazyPart): Promise<void> => {
  const { load, catalogs } = lazyPart;
  const [{ part }] = await Promise.all([load(), set(loadTextsAction, catalogs)]);
  get(servicesAtom).adoptStyles(part.styles);
  set(loadedPartsAtom, (parts) => new Map([...parts, [lazyPart, part]]));
});

interface LazyPartViewProps {
  part: LazyPart;
  /** Stands in its place until it has arrived; a grey block when not told. */
  waiting?: ReactNode;
}

/** Shows a lazy part as soon as it is here; where it cannot be loaded, the customer can try again. */
export function LazyPartView({ part, waiting = <Skeleton shape="block" /> }: LazyPartViewProps) {
  const arrived = useAtomValue(loadedPartsAtom).get(part);
  const load = useSetAtom(loadPartAction);
  const t = useTranslate();
  const [hasFailed, setFailed] = useState(false);
  const isMissed = !arrived && !hasFailed;

  useEffect(() => {
    if (isMissed) load(part).catch(() => setFailed(true));
  }, [isMissed, load, part]);

  if (arrived) return <arrived.Component />;
  if (!hasFailed) return waiting;
  return (
    <Notice
      kind="danger"
      action={<Button onClick={() => setFailed(false)}>{t('common.retry')}</Button>}
    >
      {t('errors.network')}
    </Notice>
  );
}
