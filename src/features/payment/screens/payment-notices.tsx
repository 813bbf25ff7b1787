import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { useAnnouncement, useTranslate } from '../../../screen-kit/messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { waitAtom } from '../state/payment-atoms.ts';
import { dispatchPaymentEventAction } from '../state/payment-machine.ts';
import { paymentRestAtom, type PaymentRest } from '../state/payment-poll.ts';
import { paymentAnswersAtom } from '../state/purchases.ts';
import { lookAfterSignInAction, signInForPaymentAction } from '../state/resumed-payments.ts';

interface RestTexts {
  title: MessageKey;
  text: MessageKey;
  /** Whoever is signed in as somebody else has the account strip for leaving. */
  offersSignIn: boolean;
}

const TEXTS: Record<PaymentRest, RestTexts> = {
  signedOut: { title: 'payment.rest.title', text: 'payment.rest.signedOut', offersSignIn: true },
  otherAccount: {
    title: 'payment.rest.otherTitle',
    text: 'payment.rest.otherAccount',
    offersSignIn: false,
  },
};

function RestNotice({ rest }: { rest: PaymentRest }) {
  const signIn = useSetAtom(signInForPaymentAction);
  const t = useTranslate();
  const { title, text, offersSignIn } = TEXTS[rest];
  useAnnouncement(`${t(title)}. ${t(text)}`);
  const action = offersSignIn && (
    <Button advances small onClick={() => signIn()}>
      {t('payment.rest.signIn')}
    </Button>
  );
  return (
    <Notice kind="warning" title={t(title)} action={action}>
      {t(text)}
    </Notice>
  );
}

/** An open payment of an account that is not signed in here cannot be seen: that is said, with the way to the sign-in. */
export function PaymentRestNotice() {
  const rest = useAtomValue(paymentRestAtom);
  const look = useSetAtom(lookAfterSignInAction);
  useEffect(() => {
    if (rest === null) look();
  }, [rest, look]);
  return rest && <RestNotice key={rest} rest={rest} />;
}

function UnknownStatus({ word }: { word: string }) {
  const { name: shop, phone } = useAtomValue(venueAtom);
  const play = useSetAtom(dispatchPaymentEventAction);
  const t = useTranslate();
  const title = t('payment.status.title', { word: word || '—' });
  const text = t('payment.status.text', { shop });
  useAnnouncement(`${title}. ${text}`);
  const ask = (
    <Button small onClick={() => play({ kind: 'look' })}>
      {t('payment.status.ask')}
    </Button>
  );
  return (
    <Notice kind="warning" title={title} action={ask}>
      {text} {phone && <a href={phone.url}>{phone.text}</a>}
    </Notice>
  );
}

/** The platform's word for the payment shown is none that we know: it decides nothing, and there are ways on. */
export function PaymentStatusNotice() {
  const { currentId } = useAtomValue(waitAtom);
  const answer = useAtomValue(paymentAnswersAtom).get(currentId ?? '');
  return answer?.status === 'UNKNOWN' && <UnknownStatus word={answer.unknownWord ?? ''} />;
}
