import { PageSlot } from '../../../../screen-kit/page-slot.tsx';
import { useAtomValue, useSetAtom } from 'jotai';

import { shareText } from '../share-text.ts';
import { goToOrderPaymentAction } from '../../../ordering/state/order-request.ts';
import { orderAwaitsPaymentAtom } from '../../../ordering/state/order-awaits-payment-atom.ts';
import { orderPaymentLinkAtom } from '../../../payment/state/order-payment.ts';
import { orderResultAtom } from '../../../payment/state/order-result-atom.ts';
import { customerEmailAtom } from '../../../booking/state/booking-result.ts';
import { venueAtom } from '../../../offer/state/offer-atoms.ts';
import { orderAddressAtom } from '../../../delivery/state/guest-address.ts';
import { addressOneLine } from '../../../delivery/rules/address-schema.ts';
import { DELIVERY_TYPE_MESSAGES } from '../../../delivery/screens/delivery-messages.ts';
import { receiptAtom } from '../../../ordering/state/receipt.ts';
import { AnswerList } from '../../../questions/screens/questions.tsx';
import { CartTotals, OrderLines } from '../../../cart/screens/cart-contents.tsx';
import { AddressParts } from '../../../offer/screens/address-parts.tsx';
import { mapUrl } from '../../../offer/rules/shop.ts';
import { VisuallyHidden } from '../../../../ui/display/visually-hidden.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, SummaryList, type SummaryRow } from '../../../../ui/display/card.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SuccessMark } from '../../../../ui/feedback/success-mark.tsx';
import { cardIcon, pinIcon } from '../../../../ui/icon/result-icons.ts';
import { RefusalNotice } from '../../../../screen-kit/refusal-notice.tsx';
import { StepScreen, useTranslate } from '../../../../screen-kit/screen.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { NextOfPurchase } from '../next-list.tsx';
import { KeepPurchase } from '../keep-buttons.tsx';
import { OutsideButton, useNumberRow } from '../booking-cards.tsx';
import '../../../../ui/field/field.css';
import '../success.css';

/** Where the order is collected, with hours and the way there; nothing for a delivery. */
function CollectCard() {
  const places = useAtomValue(receiptAtom)?.places ?? [];
  const t = useTranslate();
  if (places.length === 0) return null;
  return (
    <Card title={t('order.collectAt')}>
      {places.map(({ name, address, hours }) => (
        <div key={`${name} ${address}`} className="mc-success__place">
          <strong>{name}</strong>
          {address && (
            <p className="mc-success__address">
              <AddressParts text={address} />
            </p>
          )}
          {hours && <p className="mc-success__address">{hours}</p>}
          {address && (
            <div className="mc-success__buttons">
              <OutsideButton to="map" href={mapUrl(`${name}, ${address}`)} icon={pinIcon}>
                {t('success.map')} <VisuallyHidden>{name}</VisuallyHidden>
              </OutsideButton>
            </div>
          )}
        </div>
      ))}
      <p className="mc-hint">{t('order.collectHint')}</p>
    </Card>
  );
}

/** How the customer receives the order; null if the receipt does not say. */
function useHowRow(): SummaryRow | null {
  const type = useAtomValue(receiptAtom)?.type ?? null;
  const address = useAtomValue(orderAddressAtom);
  const t = useTranslate();
  if (type === null) return null;
  const note = type === 'DELIVERY' && address && <AddressParts text={addressOneLine(address)} />;
  const label = t('transport.how');
  return { label, value: t(DELIVERY_TYPE_MESSAGES[type].title), note };
}

/** The items ordered, with the order's number and total. */
function OrderCard({ totalCents }: { totalCents: number }) {
  const receipt = useAtomValue(receiptAtom);
  const number = useNumberRow('order.number', useAtomValue(orderResultAtom)?.orderRef);
  const how = useHowRow();
  const money = useMoney();
  const t = useTranslate();
  const rows = [number, how];
  const note = t('confirm.taxes');
  return (
    <Card title={t('cart.title')}>
      {receipt ? (
        <>
          <SummaryList rows={rows}>
            <AnswerList />
          </SummaryList>
          <OrderLines items={receipt.items} percent={null} />
          <CartTotals
            cart={{ ...receipt, discountPercent: null, finalCents: totalCents }}
            note={note}
          />
        </>
      ) : (
        <SummaryList
          rows={rows}
          total={{ label: t('confirm.total'), value: money(totalCents), note }}
        />
      )}
    </Card>
  );
}

/** The texts about an order's payment; `isDue`: the customer still has to pay. */
const TO_PAY = { title: 'order.toPayTitle', text: 'order.toPayText', isDue: true } as const;

/** By the unverified hint of the payment page. Each text stays true if the hint is wrong, and none says "paid". */
const HINTED = {
  completed: { title: 'order.unconfirmedTitle', text: 'order.saysPaid', isDue: false },
  pending: { title: 'order.unconfirmedTitle', text: 'order.saysPending', isDue: false },
  refused: { ...TO_PAY, text: 'order.saysRefused' },
  cancelled: { ...TO_PAY, text: 'order.saysCancelled' },
} as const;

/** For an online payment whose page is unknown. */
const ELSEWHERE = { ...TO_PAY, text: 'order.paidElsewhere' } as const;

const PLACED = { title: 'order.successTitle', text: 'order.successText', isDue: false } as const;

function usePaymentMessages() {
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
    <>
      <RefusalNotice of="paymentPage" />
      <Button
        variant={isDue ? 'primary' : 'secondary'}
        advances
        wide={isDue}
        icon={cardIcon}
        onClick={() => void go()}
      >
        {isDue ? t('order.payNow', { total: money(totalCents) }) : t('order.toPaymentPage')}
      </Button>
    </>
  );
}

/** Names the address of the e-mail; null before the payment, because only the server knows when it is sent. */
function useEmailText(): string | null {
  const email = useAtomValue(customerEmailAtom);
  const awaitsPayment = useAtomValue(orderAwaitsPaymentAtom);
  const t = useTranslate();
  return email === null || awaitsPayment ? null : t('success.emailSent', { email });
}

/** The shop to share, without the order and the customer; null without a name. */
function useShopToShare() {
  const venue = useAtomValue(venueAtom);
  return venue.name === '' ? null : { title: venue.name, text: shareText(venue) };
}

/** The result of the order. Never says "paid", which only the payment page knows. Spec section 4 "Payment step". */
export default function OrderSuccess() {
  const order = useAtomValue(orderResultAtom);
  const awaitsPayment = useAtomValue(orderAwaitsPaymentAtom);
  const { title, text, isDue } = usePaymentMessages();
  const { name } = useAtomValue(venueAtom);
  const collectedAt = useAtomValue(receiptAtom)?.places ?? [];
  const isPlaceShown = collectedAt.some((place) => place.name === name);
  const email = useEmailText();
  const shop = useShopToShare();
  const money = useMoney();
  const t = useTranslate();
  if (!order) return null;
  const { totalCents, payment } = order;
  return (
    <StepScreen
      title={t(title)}
      intro={t(text)}
      mark={<SuccessMark kind={awaitsPayment ? 'waiting' : 'done'} />}
      lead={<PayButton totalCents={totalCents} isDue={isDue} />}
    >
      <div className="mc-columns">
        <div className="mc-form">
          {totalCents > 0 && payment !== 'online' && (
            <Notice icon={cardIcon}>{t('order.successLater', { total: money(totalCents) })}</Notice>
          )}
          <CollectCard />
          <OrderCard totalCents={totalCents} />
        </div>
        <div className="mc-form">
          <NextOfPurchase email={email} shown={isPlaceShown ? 'place' : 'nothing'} />
          <PageSlot name="after-success" />
          <KeepPurchase data={shop} />
        </div>
      </div>
    </StepScreen>
  );
}
