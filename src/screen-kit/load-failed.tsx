import { useStore, type WritableAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import { onlineAtom } from '../context/problems.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useTranslate } from './screen.tsx';

interface LoadFailedProps {
  /** The message. */
  text: MessageKey;
  /** Loads the data again. */
  retry: WritableAtom<null, [], unknown>;
}

/** Moves the focus to the step's heading, because the retry button disappears. */
function leave(button: HTMLElement): void {
  button.closest('.mc-step')?.querySelector('h2')?.focus({ preventScroll: true });
}

/** Replaces data that could not be read: a message and a retry. Retries by itself when the connection is back. */
export function LoadFailed({ text, retry }: LoadFailedProps) {
  const store = useStore();
  const button = useRef<HTMLButtonElement>(null);
  const t = useTranslate();
  useEffect(
    () =>
      store.sub(onlineAtom, () => {
        if (!store.get(onlineAtom)) return;
        if (button.current?.matches(':focus')) leave(button.current);
        void store.set(retry);
      }),
    [store, retry],
  );
  const action = (
    <Button
      small
      ref={button}
      onClick={({ currentTarget }) => {
        leave(currentTarget);
        void store.set(retry);
      }}
    >
      {t('common.retry')}
    </Button>
  );
  return (
    <Notice kind="danger" action={action}>
      {t(text)}
    </Notice>
  );
}
