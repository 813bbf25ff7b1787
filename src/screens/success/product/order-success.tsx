import { useAtomValue, useSetAtom } from 'jotai';

import { goToOrderPaymentAction } from '../../../state/actions/order/go-to-order-payment.ts';
import {
  orderPaymentUrlAtom,
  orderResultAtom,
  type OrderResult,
} from '../../../state/order/product-order-atoms.ts';
import { customerEmailAtom } from '../../../state/result/result-atoms.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../ui/feedback/success-mark.tsx';
import { cardIcon, mailIcon } from '../../../ui/icon/result-icons.ts';
import { StepScreen } from '../../parts/step/step-screen.tsx';
import { useMoney } from '../../parts/use-money.ts';
import { useTranslate } from '../../parts/use-translate.ts';
import type { Screen } from '../../screen.ts';
import { HomeButton } from '../home-button.tsx';
import { NextList } from '../next-list.tsx';
import { useReferenceRow } from '../reference-row.tsx';

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

/** The way to where it is paid: the window is on its way there, and who comes back finds it again. */
function PayButton({ totalCents }: { totalCents: number }) {
  const go = useSetAtom(goToOrderPaymentAction);
  const money = useMoney();
  const t = useTranslate();
  return (
    <Button variant="primary" wide icon={cardIcon} onClick={() => void go()}>
      {t('order.payNow', { total: money(totalCents) })}
    </Button>
  );
}

/** What is still to be paid, and how; nothing for what costs nothing. */
function PaymentNotice({ order }: { order: OrderResult }) {
  const money = useMoney();
  const t = useTranslate();
  if (order.totalCents <= 0) return null;
  const text =
    order.payment === 'online'
      ? t('order.paidElsewhere')
      : t('order.successLater', { total: money(order.totalCents) });
  return <Notice icon={cardIcon}>{text}</Notice>;
}

function EmailNotice() {
  const email = useAtomValue(customerEmailAtom);
  const t = useTranslate();
  if (email === null) return null;
  return <Notice icon={mailIcon}>{t('success.emailSent', { email })}</Notice>;
}

/** What became of the order; never "paid", which only the payment's own page knows. Spec section 4 "Payment step". */
function OrderSuccess() {
  const order = useAtomValue(orderResultAtom);
  const isToBePaid = useAtomValue(orderPaymentUrlAtom) !== null;
  const t = useTranslate();
  if (!order) return null;
  return (
    <StepScreen
      title={t(isToBePaid ? 'order.toPayTitle' : 'order.successTitle')}
      intro={t(isToBePaid ? 'order.toPayText' : 'order.successText')}
      mark={<SuccessMark kind={isToBePaid ? 'waiting' : 'done'} />}
    >
      {isToBePaid ? <PayButton totalCents={order.totalCents} /> : <PaymentNotice order={order} />}
      <OrderCard totalCents={order.totalCents} />
      <EmailNotice />
      <NextList of="purchase" />
      <HomeButton />
    </StepScreen>
  );
}

export const part: Screen = { Component: OrderSuccess, styles: [] };
