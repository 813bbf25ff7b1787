import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { formatPhone } from '../../../lib/phone/dial-prefixes.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { waitAtom } from '../../../submission/submission-atom.ts';
import { Button } from '../../../ui/action/button.tsx';
import { InertFields } from '../../../ui/feedback/overlay.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { useFocusInside } from '../../../ui/use-focus-inside.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { priceAtom } from '../../vouchers/state/price-atoms.ts';
import { payAction } from '../state/pay.ts';
import { changePaymentAction, fillAskedNumberAction, isPayingAtom } from '../state/payment-view.ts';
import { shownPaymentAtom } from '../state/payments.ts';
import { WalletErrors, WalletPanel } from './method-views.tsx';
import { Announcement } from './payment-notices.tsx';
import { useFreshView } from './purchase-summary.tsx';

/** The requested amount and number. The number is not stored, so it is unknown after a reload. */
export function useSentText(): string {
  const payment = useAtomValue(shownPaymentAtom);
  const price = useAtomValue(priceAtom);
  const money = useMoney();
  const t = useTranslate();
  const amount = money(payment?.entry.shownCents ?? price?.totalCents ?? 0);
  const phone = payment?.request?.phone;
  return phone
    ? t('payment.wait.sent', { amount, phone: formatPhone(phone) })
    : t('payment.wait.sentUnknown', { amount });
}

/** Changes the number of the open request, with the same form and action as the method's card. */
function NumberForm({ onClose }: { onClose: () => void }) {
  const isPaying = useAtomValue(isPayingAtom);
  const price = useAtomValue(priceAtom);
  const pay = useSetAtom(payAction);
  const money = useMoney();
  const t = useTranslate();
  const place = useFocusInside();
  return (
    <div ref={place}>
      <Form onSubmit={pay}>
        <InertFields className="mc-payment__fields" resting={isPaying}>
          <WalletErrors />
          <WalletPanel />
        </InertFields>
        <div className="mc-payment__ways">
          <Button type="submit" variant="primary" busy={isPaying}>
            {t('payment.pay')} {price && money(price.totalCents)}
          </Button>
          <Button disabled={isPaying} onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** The actions while a payment waits: edit the number in place or choose another method; `children` come first. */
export function WaitActions({ children }: { children?: ReactNode }) {
  const { currentId } = useAtomValue(waitAtom);
  const isPaying = useAtomValue(isPayingAtom);
  const fill = useSetAtom(fillAskedNumberAction);
  const change = useSetAtom(changePaymentAction);
  /** The payment whose number is being edited; another payment closes the form. Null after the customer closed it. */
  const [editedId, setEditedId] = useState<string | null>();
  const button = useRef<HTMLButtonElement>(null);
  const t = useTranslate();
  const sent = useSentText();
  const isEdited = editedId === currentId;
  const isClosed = editedId !== undefined && !isEdited;
  useFreshView(isEdited);
  useLayoutEffect(() => {
    if (isClosed) button.current?.focus();
  }, [isClosed]);
  const edit = () => {
    fill();
    setEditedId(currentId);
  };
  return (
    <>
      {isClosed && editedId && <Announcement text={sent} />}
      {isEdited && <NumberForm onClose={() => setEditedId(null)} />}
      <div className="mc-payment__ways">
        {children}
        {!isEdited && (
          <Button advances ref={button} disabled={isPaying} onClick={edit}>
            {t('payment.wait.otherNumber')}
          </Button>
        )}
        <Button advances variant="quiet" disabled={isPaying} onClick={change}>
          {t('payment.wait.otherMethod')}
        </Button>
      </div>
    </>
  );
}
