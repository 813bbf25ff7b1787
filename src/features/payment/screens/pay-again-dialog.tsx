import { useAtom, useAtomValue, useSetAtom } from 'jotai';

import { referenceOf } from '../../../submission/rules/intent-key.ts';
import type { SeenEntry } from '../../../submission/journal/journal-rules.ts';
import { formatVenueDate } from '../../../platform/i18n/format-venue-date.ts';
import { venueDate, venueTime } from '../../../lib/time/time-zones.ts';
import type { MessageKey } from '../../../platform/i18n/message-key.ts';
import {
  firstIsReachableAtom,
  goToFirstPaymentAction,
  payAgainAction,
} from '../state/resumed-payments.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { METHOD_VIEWS } from './method-views.tsx';
import { useFreshView } from './purchase-summary.tsx';

/** Describes the payment by amount, method, time and reference; a masked entry shows neither amount nor reference. */
function useQuestionText(): (seen: SeenEntry) => string {
  const { timeZone } = useAtomValue(configAtom);
  const money = useMoney();
  const t = useTranslate();
  return ({ entry, visibility }) => {
    const { key, since, shownCents } = entry;
    const date = formatVenueDate(venueDate(since, timeZone), t, 'short');
    const when = `${date}, ${venueTime(since, timeZone)}`;
    const method = t(entry.method ? METHOD_VIEWS[entry.method].title : 'payment.again.page');
    if (visibility === 'masked' || shownCents === null) {
      return t('payment.again.masked', { method, when });
    }
    const amount = money(entry.chargedCents ?? shownCents);
    return t('payment.again.full', { amount, method, when, intent: referenceOf(key) });
  };
}

function firstPaymentKey({ entry, visibility }: SeenEntry): MessageKey {
  if (visibility === 'full') return 'payment.again.first';
  return entry.owner === 'account' ? 'payment.rest.signIn' : 'payment.again.mine';
}

/** Asks before a pending request is sent again: both may arrive, and one is to be accepted. */
function ResendDialog() {
  const [question, setQuestion] = useAtom(againQuestionAtom);
  const send = useSetAtom(payAgainAction);
  const drop = () => setQuestion(null);
  const t = useTranslate();
  const actions = (
    <>
      <Button advances onClick={send}>
        {t('payment.again.resend')}
      </Button>
      <Button variant="primary" onClick={drop}>
        {t('payment.again.keepWaiting')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={question !== null}
      title={t('payment.again.resendTitle')}
      onClose={drop}
      actions={actions}
    >
      {t('payment.again.resendText')}
    </Dialog>
  );
}

/** Asks before paying again while an earlier payment of the same purchase is undecided. */
function PayAgain() {
  const [question, setQuestion] = useAtom(againQuestionAtom);
  const seen = question?.seen ?? null;
  const isReachable = useAtomValue(firstIsReachableAtom);
  const pay = useSetAtom(payAgainAction);
  const goToFirst = useSetAtom(goToFirstPaymentAction);
  const drop = () => setQuestion(null);
  const textOf = useQuestionText();
  const t = useTranslate();
  const key = seen && isReachable ? firstPaymentKey(seen) : 'payment.again.no';
  const actions = seen && (
    <>
      <Button advances onClick={pay}>
        {t(key === 'payment.again.mine' ? 'payment.again.notMine' : 'payment.again.pay')}
      </Button>
      <Button variant="primary" onClick={() => (isReachable ? void goToFirst() : drop())}>
        {t(key)}
      </Button>
    </>
  );
  return (
    <Dialog open={seen !== null} title={t('payment.again.title')} onClose={drop} actions={actions}>
      {seen && textOf(seen)}
    </Dialog>
  );
}

/** The question of a press beside an undecided payment: paying again, or sending its request again. */
export default function PayAgainDialog() {
  const question = useAtomValue(againQuestionAtom);
  const isResend = question?.isResend === true;
  // The second tap of the press that asked is no answer.
  useFreshView(question !== null && `resend ${isResend}`);
  return isResend ? <ResendDialog /> : <PayAgain />;
}
