import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import type { ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';

import { StepCard } from '../../booking/screens/booking-summary.tsx';
import { ConfirmBar } from '../../booking/screens/confirm-bar.tsx';
import { submitMenuOrderAction } from '../state/submit-menu-order.ts';
import { orderSubmitTexts } from './order-submit-texts.ts';
import { OnRequest } from '../../offer/screens/on-request.tsx';
import { ChangeLater } from '../../contact/screens/change-or-cancel.tsx';
import { ConfirmLayout, useConfirmTitle } from '../../booking/screens/confirm-layout.tsx';
import { CartTotals, OrderLines, OrderNote } from '../../cart/screens/cart-contents.tsx';
import { menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { ContactErrors } from '../../contact/screens/contact-fields.tsx';
import { useAsapText } from '../../delivery/screens/transport/instant-field.tsx';
import { addressOneLine } from '../../delivery/rules/address-schema.ts';
import { useOrderWhen } from './transport-time.tsx';
import { TRANSPORT_ADDRESS } from '../../delivery/state/transport-address.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { tableAtom } from '../../offer/state/table-atom.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { SummaryList, type SummaryListProps, type SummaryRow } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import './order-summary.css';
import '../../booking/screens/confirm.css';

/** How and where the order is delivered. */
function useHowRow(): SummaryRow {
  const type = useAtomValue(transportTypeAtom);
  const { name, address } = useAtomValue(venueAtom);
  const line = addressOneLine(useAtomValue(TRANSPORT_ADDRESS.payload));
  const t = useTranslate();
  const label = t('transport.how');
  if (type === 'delivery')
    return {
      label,
      value: t('delivery.type.delivery'),
      note: line && <AddressParts text={line} />,
    };
  return {
    label,
    value: t('transport.takeaway'),
    note: <AddressParts text={address?.text ?? name} />,
  };
}

/** When and how the order is delivered; `more` and the children add rows. */
export function OrderMoment({
  more = [],
  children,
}: {
  more?: SummaryListProps['rows'];
  children?: ReactNode;
}) {
  const when = useOrderWhen();
  const isAsap = useAtomValue(bookingFormAtom).transportInstant === 'asap';
  const asapText = useAsapText();
  const how = useHowRow();
  const t = useTranslate();
  const note = isAsap && asapText;
  const table = useAtomValue(tableAtom);
  const tableRow = table ? { label: t('booking.table'), value: table } : null;
  const isTakeaway = useAtomValue(transportTypeAtom) === 'takeaway';
  const label = t(isTakeaway ? 'transport.pickupTime' : 'booking.when');
  const whenRow = { label, value: when, note };
  return <SummaryList rows={[whenRow, how, tableRow, ...more]}>{children}</SummaryList>;
}

/** The ordered items with the note to the shop and the total. */
export function OrderItems() {
  const cart = useAtomValue(menuCartAtom);
  const t = useTranslate();
  return (
    <>
      <OrderLines items={cart.items} percent={cart.discountPercent} />
      {cart.shops.map(({ id }) => (
        <OrderNote key={id} shopId={id} />
      ))}
      <CartTotals cart={cart} note={t('confirm.taxes')} />
    </>
  );
}

/** That the shop is paid directly, or that the order is free. */
export function PayShopNotice() {
  const { finalCents } = useAtomValue(menuCartAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  return (
    <Notice icon={cardIcon}>
      {finalCents > 0 ? t('transport.payShop', { shop: name }) : t('confirm.free')}
    </Notice>
  );
}

/** The ordered items with a button back to the cart. */
function ItemsCard() {
  return (
    <StepCard title="cart.title" step="cart-review">
      <OrderItems />
      <PayShopNotice />
      <PageSlot name="in-summary" />
    </StepCard>
  );
}

/** The menu order before it is sent: missing details, time, delivery, items, total and the button. Spec section 2 screen 12. */
export default function TransportConfirm() {
  const { finalCents } = useAtomValue(menuCartAtom);
  const isTakeaway = useAtomValue(transportTypeAtom) === 'takeaway';
  const submit = useSetAtom(submitMenuOrderAction);
  const t = useTranslate();
  return (
    <StepScreen title={t(useConfirmTitle())}>
      <Form onSubmit={() => void submit()}>
        <ContactErrors />
        <ConfirmLayout
          summary={
            <>
              <StepCard title="transport.moment" step="delivery">
                <OrderMoment />
              </StepCard>
              <ItemsCard />
            </>
          }
          bar={
            <ConfirmBar
              totalCents={finalCents}
              // A menu order is always paid on the spot.
              texts={orderSubmitTexts(finalCents, 'offline', isTakeaway)}
              sending="order.sending"
              isDelivered={!isTakeaway}
            />
          }
        >
          <ChangeLater />
          <LegalLinks lead="confirm.legal" of="booking" />
          <OnRequest />
          <RetryWarning text="order.retryWarning" />
          <RefusalNotice of="order" action={<CallShopButton />} />
        </ConfirmLayout>
      </Form>
    </StepScreen>
  );
}
