import { useAtomValue } from 'jotai';

import { toWireTransportAddress } from '../../../domain/delivery/transport-address.ts';
import { bookAtom } from '../../../state/booking/booking-state-atoms.ts';
import { transportCartAtom } from '../../../state/cart/transport-cart-atoms.ts';
import { transportAddressAtom } from '../../../state/transport/transport-state-atoms.ts';
import {
  transportCostAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../../state/transport/transport-terms-atoms.ts';
import { venueAtom } from '../../../state/shop/venue-atom.ts';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { AddressParts } from '../address-parts.tsx';
import { CartTotals } from '../cart/cart-totals.tsx';
import { OrderLines } from '../cart/order-lines.tsx';
import { useTranslate } from '../use-translate.ts';
import { useAsapText } from './asap-text.ts';
import { useOrderWhen } from './order-when.ts';

/** The address of a delivery in one line; empty where none is known. */
function useAddressLine(): string {
  const address = toWireTransportAddress(useAtomValue(transportAddressAtom));
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

/** What is ordered, line by line, and what it comes to. */
export function OrderItems() {
  const cart = useAtomValue(transportCartAtom);
  const { discountPercent: percent } = useAtomValue(transportTermsAtom);
  const deliveryCents = useAtomValue(transportCostAtom);
  const t = useTranslate();
  return (
    <>
      <OrderLines items={cart.items} />
      <CartTotals
        cart={cart}
        discountLabel={t('cart.discountPercent', { percent })}
        deliveryCents={deliveryCents}
        note={t('confirm.taxes')}
      />
    </>
  );
}
