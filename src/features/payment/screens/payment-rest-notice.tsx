import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import { lookAfterSignInAction, signInForPaymentAction } from '../state/sign-in-for-payment.ts';
import { paymentRestAtom, type PaymentRest } from '../state/payment-payer.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

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
