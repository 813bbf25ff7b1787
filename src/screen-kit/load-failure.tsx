import { atom, useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useId, type Ref } from 'react';

import { servicesAtom } from '../context/checkout-context.ts';
import {
  failedViewsAtom,
  reportError,
  messageForError,
  type ApiError,
} from '../context/problems.ts';
import { stepChangesAtom } from '../flow/state/flow-atoms.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useAnnouncement, useMessage, useTranslate } from './screen.tsx';

interface RetryButtonProps {
  isOutdated: boolean | undefined;
  retry: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that retries; on an outdated page, where no retry helps, it reloads the page. */
export function RetryButton({ isOutdated, retry, ref }: RetryButtonProps) {
  const { host } = useAtomValue(servicesAtom);
  const t = useTranslate();
  return (
    <Button advances={isOutdated} ref={ref} onClick={isOutdated ? () => host.reload() : retry}>
      {t(isOutdated ? 'common.reload' : 'common.retry')}
    </Button>
  );
}

const retriesAtom = atom(0);

/** Changes when lost views are to be loaded again: with each step, and when it is set. */
export const triesAtom = atom(
  (get) => get(retriesAtom) + get(stepChangesAtom),
  (_get, set) => set(retriesAtom, (count) => count + 1),
);

/** Shows why a view did not load, with a retry, and reports it to the page. */
function FailureNotice({ error }: { error: ApiError }) {
  const store = useStore();
  const text = useMessage()(messageForError(error));
  useAnnouncement(text);
  useEffect(() => void reportError(store.get, error), [store, error]);
  const retry = <RetryButton isOutdated={error.isOutdated} retry={() => store.set(triesAtom)} />;
  return (
    <Notice kind="danger" action={retry}>
      {text}
    </Notice>
  );
}

/** Replaces a view that did not load. Only one failure shows at a time; its retry loads all of them. */
export function LoadFailure({ error }: { error: ApiError }) {
  const id = useId();
  const [failed, setFailed] = useAtom(failedViewsAtom);
  useEffect(() => {
    setFailed((ids) => [...ids, id]);
    return () => setFailed((ids) => ids.filter((each) => each !== id));
  }, [id, setFailed]);
  return failed[0] === id && <FailureNotice error={error} />;
}
