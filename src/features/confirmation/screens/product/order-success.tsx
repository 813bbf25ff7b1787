import { useAtomValue, useSetAtom } from 'jotai';

import type { ReturnHint } from '../../../payment/rules/payment-return.ts';
import { shareText } from '../share-text.ts';
import type { MessageKey } from '../../../../platform/i18n/message-key.ts';
import { goToOrderPaymentAction } from '../../../ordering/state/order-request.ts';
import { orderAwaitsPaymentAtom } from '../../../ordering/state/order-awaits-payment-atom.ts';
import { orderPaymentLinkAtom } from '../../../payment/state/order-payment.ts';
import { orderResultAtom, type OrderResult } from '../../../delivery/state/product-order-atoms.ts';
import { customerEmailAtom } from '../../../booking/state/booking-result.ts';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { SummaryList } from '../../../../ui/display/summary-list.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { cardIcon, mailIcon } from '../../../../ui/icon/result-icons.ts';
import { StepScreen } from '../../../../screen-kit/step-screen.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { HomeButton, NextList } from '../next-list.tsx';
import { ShareButton } from '../keep-buttons.tsx';
import { useReferenceRow } from '../reference-row.tsx';
import { VenueCard } from '../booking-cards.tsx';
import '../success.css';

/** The order under its number, and what it comes to. */
function OrderCard({ totalCents }: { totalCents: number }) {
  const number = useReferenceRow();
  const money = useMoney();
  const t = useTranslate();
  const total = { label: t('confirm.total'), value: money(totalCents), note: t('confirm.taxes') };
  const rows = number ? [{ ...number, label: t('order.number') }] : [];
  return (
    <Card title={t('cart.title')}>
      <SummaryList rows={rows} total={total} />
    </Card>
  );
}

/** The texts about an order's payment, and whether it is still due. */
interface PaymentMessages {
  title: MessageKey;
  text: MessageKey;
  isDue: boolean;
}

const TO_PAY = { title: 'order.toPayTitle', text: 'order.toPayText', isDue: true } as const;

/** By what the payment page hinted at: truthful whether or not it is right, and never "paid". */
const HINTED = {
  completed: { title: 'order.unconfirmedTitle', text: 'order.saysPaid', isDue: false },
  pending: { title: 'order.unconfirmedTitle', text: 'order.saysPending', isDue: false },
  refused: { ...TO_PAY, text: 'order.saysRefused' },
  cancelled: { ...TO_PAY, text: 'order.saysCancelled' },
} as const satisfies Record<Exclude<ReturnHint, null>, PaymentMessages>;

/** The order is paid online, but its payment page is unknown. */
const ELSEWHERE = { ...TO_PAY, text: 'order.paidElsewhere' } as const;

const PLACED = { title: 'order.successTitle', text: 'order.successText', isDue: false } as const;

function usePaymentMessages(): PaymentMessages {
  const link = useAtomValue(orderPaymentLinkAtom);
  const awaitsPayment = useAtomValue(orderAwaitsPaymentAtom);
  if (link) return link.hint ? HINTED[link.hint] : TO_PAY;
  return awaitsPayment ? ELSEWHERE : PLACED;
}

/** Opens the payment page; the primary button while the payment is due. */
function PayButton({ totalCents, isDue }: { totalCents: number; isDue: boolean }) {
  const hasPage = useAtomValue(orderPaymentLinkAtom) !== null;
  const go = useSetAtom(goToOrderPaymentAction);
  const money = useMoney();
  const t = useTranslate();
  if (!hasPage) return null;
  return (
    <Button
      variant={isDue ? 'primary' : 'secondary'}
      advances
      wide={isDue}
      icon={cardIcon}
      onClick={() => void go()}
    >
      {isDue ? t('order.payNow', { total: money(totalCents) }) : t('order.toPaymentPage')}
    </Button>
  );
}

/** The amount to pay on delivery; nothing for orders that are free or paid online. */
function PaymentNotice({ order }: { order: OrderResult }) {
  const money = useMoney();
  const t = useTranslate();
  if (order.totalCents <= 0 || order.payment === 'online') return null;
  return (
    <Notice icon={cardIcon}>{t('order.successLater', { total: money(order.totalCents) })}</Notice>
  );
}

function EmailNotice() {
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  if (email === null) return null;
  return <Notice icon={mailIcon}>{t('success.emailSent', { email })}</Notice>;
}

/** Shares the shop; nothing of the order or the customer. */
function ShareOrder() {
  const { name, address, phone } = useAtomValue(venueAtom);
  if (name === '') return null;
  const text = shareText({
    shopName: name,
    campaignTitle: null,
    pricingInfo: null,
    when: null,
    address: address?.text ?? null,
    shopPhone: phone?.text ?? null,
  });
  return (
    <div className="mc-success__buttons">
      <ShareButton data={{ title: name, text }} />
    </div>
  );
}

/** The result of the order; never "paid", which only the payment page knows. Spec section 4 "Payment step". */
export default function OrderSuccess() {
  const order = useAtomValue(orderResultAtom);
  const awaitsPayment = useAtomValue(orderAwaitsPaymentAtom);
  const { title, text, isDue } = usePaymentMessages();
  const t = useTranslate();
  if (!order) return null;
  return (
    <StepScreen
      title={t(title)}
      intro={t(text)}
      mark={<SuccessMark kind={awaitsPayment ? 'waiting' : 'done'} />}
    >
      <PayButton totalCents={order.totalCents} isDue={isDue} />
      <PaymentNotice order={order} />
      <OrderCard totalCents={order.totalCents} />
      <EmailNotice />
      <NextList of="purchase" />
      <ShareOrder />
      <VenueCard />
      <HomeButton />
    </StepScreen>
  );
}
