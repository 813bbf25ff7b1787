import { useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useEffect, useRef } from 'react';

import { servicesAtom } from '../context/checkout-context.ts';
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
  const { host } = useAtomValue(servicesAtom);
  const read = useSetAtom(retry);
  const button = useRef<HTMLButtonElement>(null);
  const t = useTranslate();
  useEffect(
    () =>
      host.onConnectivity((online) => {
        if (!online) return;
        if (button.current?.matches(':focus')) leave(button.current);
        void read();
      }),
    [host, read],
  );
  const action = (
    <Button
      small
      ref={button}
      onClick={({ currentTarget }) => {
        leave(currentTarget);
        void read();
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
