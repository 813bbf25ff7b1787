import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { MessageKey } from '../../i18n/message-key.ts';
import { announceAction } from '../../state/actions/flow/announce.ts';
import { submissionAtom } from '../../state/booking/submission-atom.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useLostTryDetails } from '../parts/use-lost-try-details.ts';
import { useTranslate } from '../parts/use-translate.ts';

/** The button names this text as its description. */
export const RETRY_WARNING_ID = 'mc-retry-warning';

/** Beside the button, where the eye is: an earlier try may have been taken, so a second one may book (or, in its own `text`, order) twice. */
export function RetryWarning({ text: key = 'confirm.retryWarning' }: { text?: MessageKey }) {
  const isUnknown = useAtomValue(submissionAtom).status === 'unknown';
  const announce = useSetAtom(announceAction);
  const t = useTranslate();
  const text = `${t(key)} ${useLostTryDetails()}`;
  useEffect(() => {
    if (isUnknown) announce(text);
  }, [isUnknown, announce, text]);
  if (!isUnknown) return null;
  return (
    <Notice kind="warning" id={RETRY_WARNING_ID}>
      {text}
    </Notice>
  );
}
