import { hasUnsavedPaymentAtom } from '../../../submission/unsaved-payment.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { nonBreakingPhone } from '../../../lib/text/non-breaking.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import {
  dispatchPaymentEventAction,
  pollBlockerAtom,
  type PollBlocker,
} from '../state/payment-wait.ts';
import { shownPaymentAtom } from '../state/payments.ts';
import { pollAfterSignInAction, signInForPaymentAction } from '../state/resumed-payments.ts';

function BlockedPollNotice({ blocker }: { blocker: PollBlocker }) {
  const signIn = useSetAtom(signInForPaymentAction);
  const t = useTranslate();
  const isSignedOut = blocker === 'signedOut';
  const title = t(isSignedOut ? 'payment.rest.title' : 'payment.rest.otherTitle');
  const text = t(isSignedOut ? 'payment.rest.signedOut' : 'payment.rest.otherAccount');
  useAnnouncement(`${title}. ${text}`);
  // The customer signs out of another account in the account menu.
  const action = isSignedOut && (
    <Button advances small onClick={() => signIn()}>
      {t('payment.rest.signIn')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={action}>
      {text}
    </Notice>
  );
}

/** Announces a text when it appears, to screen readers alone. */
export function Announcement({ text }: { text: string }) {
  useAnnouncement(text);
  return null;
}

/** Says that an open payment cannot be polled because its account is not signed in; offers the sign-in. */
export function PollBlockerNotice() {
  const blocker = useAtomValue(pollBlockerAtom);
  const poll = useSetAtom(pollAfterSignInAction);
  useEffect(() => {
    if (blocker === null) poll();
  }, [blocker, poll]);
  return blocker && <BlockedPollNotice key={blocker} blocker={blocker} />;
}

function UnknownStatus({ word }: { word: string }) {
  const { name: shop, phone } = useAtomValue(venueAtom);
  const dispatch = useSetAtom(dispatchPaymentEventAction);
  const t = useTranslate();
  const title = t('payment.status.title', { word: word || '—' });
  const text = t('payment.status.text', { shop });
  useAnnouncement(`${title}. ${text}`);
  const ask = (
    <Button small onClick={() => dispatch({ kind: 'poll' })}>
      {t('payment.status.ask')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={ask}>
      {text} {phone && <a href={phone.url}>{nonBreakingPhone(phone.text)}</a>}
    </Notice>
  );
}

/** Asks the customer not to leave the page, because the browser keeps no record of the open payment. */
export function UnsavedPaymentNotice() {
  const isUnsaved = useAtomValue(hasUnsavedPaymentAtom);
  const t = useTranslate();
  return isUnsaved && <Notice kind="warning">{t('payment.unkept')}</Notice>;
}

/** Whether the last status of the payment shown is unknown: the request may be over, so nothing may ask to accept it. */
export function useHasUnknownStatus(): boolean {
  return useAtomValue(shownPaymentAtom)?.answer?.status === 'UNKNOWN';
}

/** Shows an unknown status of the platform; offers to ask again and to call the shop. */
export function PaymentStatusNotice() {
  const answer = useAtomValue(shownPaymentAtom)?.answer;
  return answer?.status === 'UNKNOWN' && <UnknownStatus word={answer.unknownWord ?? ''} />;
}
