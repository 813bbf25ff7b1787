import { useAtomValue } from 'jotai';

import { toWireTransportAddress } from '../../delivery/rules/transport-address.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { transportCartAtom } from '../../cart/state/transport-cart-atoms.ts';
import { transportAddressAtom } from '../../delivery/state/transport-state-atoms.ts';
import {
  transportCostAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { CartTotals } from '../../cart/screens/cart-totals.tsx';
import { OrderLines } from '../../cart/screens/order-lines.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { useAsapText } from '../../delivery/screens/asap-text.ts';
import { useOrderWhen } from './order-when.ts';
import './order-summary.css';

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
