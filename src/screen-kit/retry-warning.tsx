import { unknownAttemptOf } from '../submission/rules/purchase-state.ts';
import { useAtom, useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';

import { stepNoticeAtom } from '../context/problems.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { referenceOf } from '../submission/rules/intent-key.ts';
import { submissionAtom } from '../submission/submission-atom.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import { useTranslate } from './screen.tsx';

/**
 * Shown with every unknown outcome: the server's message, if any, and the reference that the customer can
 * read out. Empty if no outcome is unknown. Contract section 3. Needs the `confirmation` texts.
 */
export function useUnknownAttemptDetails(): string {
  const unknownAttempt = unknownAttemptOf(useAtomValue(submissionAtom));
  const t = useTranslate();
  if (!unknownAttempt) return '';
  const said =
    unknownAttempt.serverMessage &&
    t('confirm.serverSaid', { message: unknownAttempt.serverMessage });
  const reference = t('confirm.tryReference', { reference: referenceOf(unknownAttempt.intentKey) });
  return said ? `${said} ${reference}` : reference;
}

/** The button names this text as its description. */
export const RETRY_WARNING_ID = 'mc-retry-warning';

/**
 * Warns beside the button that an earlier try may have succeeded, so that a second one may book, order or pay twice
 * (`text`). Takes the focus when the outcome becomes unknown, as it may be out of view, but not when the page opens with it.
 * Replaces the notice at the top of the step, which says the same.
 */
export function RetryWarning({ text }: { text: MessageKey }) {
  const { status } = useAtomValue(submissionAtom);
  const [notice, setNotice] = useAtom(stepNoticeAtom);
  const before = useRef(status);
  const place = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  const details = useUnknownAttemptDetails();
  useLayoutEffect(() => {
    if (before.current === 'sending') place.current?.focus();
    before.current = status;
  }, [status]);
  const isUnknown = status === 'unknown';
  const isSaidTwice = isUnknown && Boolean(notice?.reference);
  useLayoutEffect(() => {
    if (isSaidTwice) setNotice(null);
  }, [isSaidTwice, setNotice]);
  if (!isUnknown) return null;
  return (
    <div ref={place} tabIndex={-1} id={RETRY_WARNING_ID}>
      <Notice kind="warning">
        {t(text)} {details}
      </Notice>
    </div>
  );
}
