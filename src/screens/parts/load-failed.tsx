import type { MessageKey } from '../../i18n/message-key.ts';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useTranslate } from './use-translate.ts';

interface LoadFailedProps {
  /** What could not be read. */
  text: MessageKey;
  onRetry: () => unknown;
}

/** In place of what could not be read: one sentence and a second try. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  const t = useTranslate();
  return (
    <Notice
      kind="danger"
      action={
        <Button small onClick={() => void onRetry()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(text)}
    </Notice>
  );
}
