import type { Getter, Setter } from 'jotai/vanilla';

import { isCartEmpty } from '../../domain/cart/cart.ts';
import { resolveCart, type LeftOut, type LeftOutReason } from '../../domain/cart/resolve-cart.ts';
import { EMPTY_TRANSPORT_ADDRESS } from '../../domain/delivery/transport-address.ts';
import type { StepId } from '../../flows/step-ids.ts';
import { orderOfferSourceAtom } from '../analytics/order-offer-atom.ts';
import { bookAtom } from '../booking-state-atoms.ts';
import { configAtom } from '../config-atom.ts';
import { menuItemsAtom } from '../menu/price-list-atom.ts';
import { menuQueryAtom } from '../menu/menu-atoms.ts';
import { servicesAtom } from '../services.ts';
import { stepJudgesAtom, type StepJudge } from '../step-judges-atom.ts';
import { isTransportOrderAtom } from '../transport/is-transport-order-atom.ts';
import { transportIsChosenAtom } from '../transport/transport-form-atoms.ts';
import { chosenTransportAtom, transportAddressAtom } from '../transport/transport-state-atoms.ts';
import { transportInstantsAtom } from '../transport/transport-terms-atoms.ts';
import { announceCart } from './announce-cart.ts';
import {
  cartChangesAtom,
  cartLinesAtom,
  pageLeftOutAtom,
  removedLineAtom,
  shopNotesAtom,
} from './cart-state-atoms.ts';
import { readKeptCart } from './keep-cart.ts';
import { measuredOrderAtom } from './measured-order-atom.ts';
import { transportCartAtom } from './transport-cart-atoms.ts';

const REASONS: Record<LeftOutReason, string> = {
  unknown: 'the shop has no such item',
  inactive: 'it is not sold now',
  notTransported: 'it is neither taken away nor delivered',
  quantity: 'so many cannot be ordered',
};

/** Tells the page's developer what of the page's cart was left out, and why, in one warning. */
function warn(get: Getter, leftOut: readonly LeftOut[]): void {
  if (leftOut.length === 0) return;
  const items = leftOut.map(({ productId, reason }) => `${productId} (${REASONS[reason]})`);
  const message = `The cart holds what cannot be ordered, which is left out: ${items.join(', ')}.`;
  const { host } = get(servicesAtom);
  host.emit('error', { code: 'config', status: null, message });
  host.warn(message);
}

/** Takes the page's cart as the customer's, held against the price list. Spec section 2 "shoppingCartItems". */
export function takePageCart(get: Getter, set: Setter): void {
  const { lines, leftOut } = resolveCart(get(configAtom).cartItems, get(menuItemsAtom));
  set(cartLinesAtom, lines);
  set(pageLeftOutAtom, leftOut);
  set(removedLineAtom, null);
  set(cartChangesAtom, []);
  warn(get, leftOut);
}

/** Which steps of an order are complete; other flows have no such rules. */
const JUDGES: Partial<Record<StepId, StepJudge>> = {
  'cart-review': (get) => !get(isTransportOrderAtom) || !isCartEmpty(get(transportCartAtom)),
  delivery: (get) => !get(isTransportOrderAtom) || get(transportIsChosenAtom),
};

/**
 * What holds for every order, also one that another flow leads to: its steps are judged, and its moment is as soon as
 * possible where that can be had, else a time to be picked. Spec section 4 "Transport instant".
 */
export function enterOrder(get: Getter, set: Setter): void {
  set(stepJudgesAtom, JUDGES);
  set(orderOfferSourceAtom, { offer: measuredOrderAtom });
  const [transportInstant = 'scheduled'] = get(transportInstantsAtom);
  set(bookAtom, (book) => ({ ...book, transportInstant }));
}

/**
 * An order at its start: the cart as it was before a reload, else the page's; nothing written, nothing chosen. To be
 * called when the flow's data is there and its stack stands.
 */
export async function beginOrder(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  set(shopNotesAtom, {});
  set(menuQueryAtom, '');
  set(chosenTransportAtom, null);
  set(transportAddressAtom, EMPTY_TRANSPORT_ADDRESS);
  takePageCart(get, set);
  enterOrder(get, set);
  const kept = await readKeptCart(get);
  if (signal.aborted) return;
  if (kept) {
    set(cartLinesAtom, kept.lines);
    set(chosenTransportAtom, kept.transportType);
  }
  announceCart(get, set);
}
