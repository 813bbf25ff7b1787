import { atom } from 'jotai/vanilla';

import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { transportInformation } from '../../booking/rules/transport-information.ts';
import type { MenuOrderBody } from '../../booking/rules/booking-payload.ts';
import { intentChoice } from '../../booking/state/intent-choice.ts';
import { type Cart, shopNote } from '../../cart/rules/cart.ts';
import { cartLinesAtom, menuCartAtom, shopNotesAtom } from '../../cart/state/cart-atoms.ts';
import { merchantNotesAtom } from '../../contact/state/merchant-notes-atom.ts';
import { asapSlotAtom } from '../../delivery/state/menu-order-form.ts';
import { TRANSPORT_ADDRESS } from '../../delivery/state/transport-address.ts';
import { campaignInfoAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';

/** A menu order as the customer sees it at the press; it is sent as it is, or not at all. */
export interface ShownOrder extends MenuOrderBody {
  cart: Cart;
  /** The venue and the campaign whose menu and terms price it; null without one. */
  shopId: string | null;
  campaignId: string | null;
  /** The chosen way; null before a choice. */
  type: TransportType | null;
}

/** The choices of a menu order as a text to compare: those of its booking, with items, transport and price. */
export const menuOrderChoiceAtom = atom((get) => {
  const order = [get(cartLinesAtom), get(transportTypeAtom), get(menuCartAtom).finalCents];
  return intentChoice(get, JSON.stringify(order));
});

/** The menu order on the screen. Spec section 7 "orderInformation". */
export const shownOrderAtom = atom((get): ShownOrder => {
  const cart = get(menuCartAtom);
  const type = get(transportTypeAtom);
  const shopId = get(shopAtom)?.id ?? null;
  return {
    cart,
    shopId,
    campaignId: get(campaignInfoAtom)?.campaignView.campaignId ?? null,
    type,
    information: transportInformation({
      type: type ?? 'takeaway',
      address: get(TRANSPORT_ADDRESS.values),
      cart,
      shopNote: shopNote(get(shopNotesAtom), shopId ?? ''),
      clientNote: get(merchantNotesAtom),
    }),
    asapSlot: get(bookingFormAtom).transportInstant === 'asap' ? get(asapSlotAtom) : null,
  };
});
