import { useSetAtom, type WritableAtom } from 'jotai';

import type { MessageKey } from '../platform/i18n/message-key.ts';
import { Button } from '../ui/action/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useTranslate } from './screen.tsx';

interface LoadFailedProps {
  /** The message. */
  text: MessageKey;
  /** Reads it again. */
  retry: WritableAtom<null, [], unknown>;
}

/** Replaces data that could not be read: a message and a retry. */
export function LoadFailed({ text, retry }: LoadFailedProps) {
  const read = useSetAtom(retry);
  const t = useTranslate();
  return (
    <Notice
      kind="danger"
      action={
        <Button
          small
          onClick={({ currentTarget }) => {
            // The button gives way to what comes; the focus waits at the heading.
            currentTarget.closest('.mc-step')?.querySelector('h2')?.focus({ preventScroll: true });
            void read();
          }}
        >
          {t('common.retry')}
        </Button>
      }
    >
      {t(text)}
    </Notice>
  );
}
