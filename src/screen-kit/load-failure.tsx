import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, type Ref } from 'react';

import { askOutdatedAction, servicesAtom } from '../context/checkout-context.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useTranslate } from './screen.tsx';

/** Whether the checkout's files are gone from their server, asked once where something did not load. */
export function useOutdated(isAsked = true): boolean {
  const ask = useSetAtom(askOutdatedAction);
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (isAsked) void ask().then(setOutdated);
  }, [isAsked, ask]);
  return isOutdated;
}

interface RetryButtonProps {
  isOutdated: boolean;
  retry: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A second try; of a page that is out of date its reload, as no try can help. */
export function RetryButton({ isOutdated, retry, ref }: RetryButtonProps) {
  const { host } = useAtomValue(servicesAtom);
  const t = useTranslate();
  return (
    <Button advances={isOutdated} ref={ref} onClick={isOutdated ? () => host.reload() : retry}>
      {t(isOutdated ? 'common.reload' : 'common.retry')}
    </Button>
  );
}

/** In place of what could not be loaded: why, and the way on. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const isOutdated = useOutdated();
  const t = useTranslate();
  return (
    <Notice kind="danger" action={<RetryButton isOutdated={isOutdated} retry={retry} />}>
      {t(isOutdated ? 'errors.outdated' : 'errors.network')}
    </Notice>
  );
}
