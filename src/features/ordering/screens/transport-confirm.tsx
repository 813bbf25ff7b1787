import { useAtomValue, useSetAtom } from 'jotai';

import { ChangeButton } from '../../booking/screens/booking-summary.tsx';
import { ConfirmBar, menuOrderSubmitText } from '../../booking/screens/confirm-bar.tsx';
import { ContactBlock } from '../../booking/screens/contact-block.tsx';
import { submitBookingAction } from '../../booking/state/submit-booking.ts';
import { CartTotals, OrderLines } from '../../cart/screens/cart-contents.tsx';
import { menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { ContactErrors } from '../../contact/screens/contact-errors.tsx';
import { toWireTransportAddress } from '../../delivery/rules/address-form.ts';
import { useAsapText } from '../../delivery/screens/asap-text.ts';
import { typedAddressAtom } from '../../delivery/state/typed-address.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { LegalLinks } from '../../offer/screens/legal-links.tsx';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';
import { useOrderWhen } from './transport-time.tsx';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { RetryWarning } from '../../../screen-kit/retry-warning.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Form } from '../../../ui/field/form.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import './order-summary.css';
import './confirm.css';

/** The address of a delivery in one line; empty where none is known. */
function useAddressLine(): string {
  const address = toWireTransportAddress(useAtomValue(typedAddressAtom));
  const place = `${address.postalCode} ${address.city}`.trim();
  return [address.street, address.floorDoor, place].filter(Boolean).join(', ');
}

/** How the order gets to the customer, and where. */
function useHowRow(): SummaryRow {
  const type = useAtomValue(transportTypeAtom);
  const { name, address } = useAtomValue(venueAtom);
  const line = useAddressLine();
  const t = useTranslate();
  const label = t('transport.how');
  if (type === 'delivery')
    return { label, value: t('transport.delivery'), note: line && <AddressParts text={line} /> };
  return {
    label,
    value: t('transport.takeaway'),
    note: <AddressParts text={[name, address?.text].filter(Boolean).join(', ')} />,
  };
}

/** When and how the order gets to the customer; a screen may add rows of its own. */
export function OrderMoment({ more = [] }: { more?: readonly SummaryRow[] }) {
  const when = useOrderWhen();
  const isAsap = useAtomValue(bookAtom).transportInstant === 'asap';
  const asapText = useAsapText();
  const how = useHowRow();
  const t = useTranslate();
  const note = isAsap && asapText;
  return <SummaryList rows={[{ label: t('transport.when'), value: when, note }, how, ...more]} />;
}

/** The ordered items line by line, with the total. */
export function OrderItems() {
  const cart = useAtomValue(menuCartAtom);
  const t = useTranslate();
  return (
    <>
      <OrderLines items={cart.items} />
      <CartTotals cart={cart} note={t('confirm.taxes')} />
    </>
  );
}

/** The ordered items with their total and the way back to the cart. */
function ItemsCard() {
  const { finalCents } = useAtomValue(menuCartAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  const title = t('cart.title');
  return (
    <Card title={title} aside={<ChangeButton step="cart-review" subject={title} />}>
      <OrderItems />
      <Notice icon={cardIcon}>
        {finalCents > 0 ? t('transport.payShop', { shop: name }) : t('confirm.free')}
      </Notice>
    </Card>
  );
}

/** When and how it gets to the customer, with the way back to both. */
function MomentCard() {
  const t = useTranslate();
  const title = t('transport.moment');
  return (
    <Card title={title} aside={<ChangeButton step="delivery" subject={title} />}>
      <OrderMoment />
    </Card>
  );
}

/** The order once more before it is sent: items, time, delivery, contact and total. Spec section 2 screen 12. */
export default function TransportConfirm() {
  const { finalCents } = useAtomValue(menuCartAtom);
  const submit = useSetAtom(submitBookingAction);
  const t = useTranslate();
  return (
    <StepScreen title={t('confirm.title')} intro={t('confirm.intro')}>
      <Form onSubmit={() => void submit()}>
        <ContactErrors />
        <ItemsCard />
        <MomentCard />
        <ContactBlock />
        <LegalLinks className="mc-confirm__legal" lead="confirm.legal" of="booking" />
        <RetryWarning text="order.retryWarning" />
        <ConfirmBar totalCents={finalCents} text={menuOrderSubmitText} />
      </Form>
    </StepScreen>
  );
}
