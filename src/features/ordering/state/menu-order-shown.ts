import { atom } from 'jotai/vanilla';

import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { transportInformation } from '../../booking/rules/transport-information.ts';
import type { ShownOrder } from '../../booking/state/booked-order-atom.ts';
import { shopNote } from '../../cart/rules/cart.ts';
import { menuCartAtom, shopNotesAtom } from '../../cart/state/cart-atoms.ts';
import { merchantNotesAtom } from '../../contact/state/merchant-notes-atom.ts';
import { asapSlotAtom } from '../../delivery/state/menu-order-form.ts';
import { TRANSPORT_ADDRESS } from '../../delivery/state/transport-address.ts';
import { campaignInfoAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';

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
