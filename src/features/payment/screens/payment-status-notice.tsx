import { useAtomValue, useSetAtom } from 'jotai';

import { playPaymentAction } from '../state/play-payment.ts';
import { waitAtom } from '../state/payment-atoms.ts';
import { paymentAnswersAtom } from '../state/purchases.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useAnnouncement } from '../../../screen-kit/use-announcement.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

function UnknownStatus({ word }: { word: string }) {
  const { name: shop, phone } = useAtomValue(venueAtom);
  const play = useSetAtom(playPaymentAction);
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
