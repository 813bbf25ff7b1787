import { useAtomValue, useSetAtom } from 'jotai';

import { userAtom } from '../../../context/checkout-context.ts';
import { choosePaymentAction, enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import {
  availablePaymentsAtom,
  cartShopsAtom,
  OFFERED_PAYMENTS,
  orderPaymentAtom,
  orderTotalAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChoiceButtons } from '../../../ui/field/choice-buttons.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { Entry } from '../../cart/screens/cart-contents.tsx';
import { PAYMENT_MESSAGES } from '../../delivery/screens/delivery-messages.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { StepScreen, useTranslate } from '../../../screen-kit/screen.tsx';
import { LoadFailed } from '../../../screen-kit/load-failed.tsx';

/** The chosen delivery methods accept no common payment: suggests another delivery. Spec section 8. */
function NoMethods() {
  const jump = useSetAtom(jumpToStepAction);
  const t = useTranslate();
  const action = (
    <Button variant="primary" onClick={() => jump('delivery')}>
      {t('orderPayment.toDelivery')}
    </Button>
  );
  return (
    <EmptyState icon={cardIcon} title={t('paymentMethods.methods.notAvailable')} action={action}>
      {t('orderPayment.otherDelivery')}
    </EmptyState>
  );
}

/** The payment methods with what is paid. A press continues. */
function Methods() {
  const kinds = useAtomValue(availablePaymentsAtom);
  const payment = useAtomValue(orderPaymentAtom);
  const total = useMoney()(useAtomValue(orderTotalAtom));
  const choose = useSetAtom(choosePaymentAction);
  const t = useTranslate();
  return (
    <ChoiceButtons
      hint={t('orderPayment.hint')}
      options={kinds.map((value) => {
        const { title, text, icon } = PAYMENT_MESSAGES[value];
        const price = <strong>{total}</strong>;
        return { value, icon, title: t(title), description: t(text), price };
      })}
      value={payment}
      onChoose={choose}
    />
  );
}

function Content() {
  const { status } = useAtomValue(OFFERED_PAYMENTS.state);
  const kinds = useAtomValue(availablePaymentsAtom);
  if (status === 'failed')
    return <LoadFailed text="orderPayment.failed" retry={enterPaymentStepAction} />;
  // A single method is chosen automatically: show nothing to press.
  if (status !== 'ready' || kinds.length === 1) return <Skeleton shape="block" count={2} />;
  return kinds.length === 0 ? <NoMethods /> : <Methods />;
}

/** How the order is paid. Spec section 2 screen 11, section 4 "Payment step". */
export default function PaymentMethod() {
  const t = useTranslate();
  const userId = useAtomValue(userAtom)?.id;
  const shops = useAtomValue(cartShopsAtom);
  return (
    <StepScreen title={t('payment.title')}>
      <Entry key={`${userId} ${shops}`} action={enterPaymentStepAction} />
      <Content />
    </StepScreen>
  );
}
