import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { cartChanges } from '../../domain/cart/cart-changes.ts';
import { isCartEmpty } from '../../domain/cart/cart.ts';
import { resolveCart } from '../../domain/cart/resolve-cart.ts';
import type { SavedCart } from '../../domain/cart/saved-cart.ts';
import { EMPTY_TRANSPORT_ADDRESS } from '../../domain/delivery/transport-address.ts';
import type { StepId } from '../../flows/step-ids.ts';
import { dropLeftOutAction } from '../actions/cart/drop-left-out.ts';
import { orderOfferSourceAtom } from '../analytics/order-offer-atom.ts';
import { bookAtom } from '../booking/booking-state-atoms.ts';
import { slotsAtom, slotsLoadedUntilAtom } from '../campaign/campaign-atoms.ts';
import { configAtom } from '../config/config-atom.ts';
import { currentEntryAtom } from '../flow/flow-atoms.ts';
import { menuItemsAtom } from '../menu/price-list-atom.ts';
import { menuQueryAtom } from '../menu/menu-atoms.ts';
import { productAtom } from '../campaign/product-atom.ts';
import { resetBookState } from '../flow/reset-flow-state.ts';
import { runSignalAtom } from '../flow/run-atom.ts';
import { servicesAtom } from '../services.ts';
import { slotPeriodFrom } from '../booking/slot-period.ts';
import { stepJudgesAtom, type StepJudge } from '../flow/step-judges-atom.ts';
import { isTransportOrderAtom } from '../transport/is-transport-order-atom.ts';
import { transportIsChosenAtom } from '../transport/transport-form-atoms.ts';
import {
  chosenTransportAtom,
  sentAsapAtom,
  transportAddressAtom,
} from '../transport/transport-state-atoms.ts';
import { transportInstantsAtom } from '../transport/transport-terms-atoms.ts';
import { announceCart } from './announce-cart.ts';
import {
  cartChangesAtom,
  cartLinesAtom,
  orderIsDoneAtom,
  pageLeftOutAtom,
  removedLineAtom,
  shopNotesAtom,
} from './cart-state-atoms.ts';
import { dropKeptCart, readKeptCart } from './keep-cart.ts';
import { measuredOrderAtom } from './measured-order-atom.ts';
import { menuOrderChoiceAtom } from './menu-order-choice-atom.ts';
import { orderChoiceSourceAtom } from './order-choice-atom.ts';
import { transportCartAtom } from './transport-cart-atoms.ts';
import { warnLeftOut } from './warn-left-out.ts';

/** Takes the page's cart as the customer's, held against the price list. Spec section 2 "shoppingCartItems". */
export function takePageCart(get: Getter, set: Setter): void {
  const { lines, leftOut } = resolveCart(get(configAtom).cartItems, get(menuItemsAtom));
  set(cartLinesAtom, lines);
  set(pageLeftOutAtom, leftOut);
  set(removedLineAtom, null);
  set(cartChangesAtom, []);
  warnLeftOut(get, leftOut);
}

/** The start that the order belongs to; null before the first. */
const orderRunAtom = atom<AbortSignal | null>(null);

/** Nothing put together, nothing written, nothing chosen. */
function clearOrder(set: Setter): void {
  set(cartLinesAtom, []);
  set(pageLeftOutAtom, []);
  set(removedLineAtom, null);
  set(cartChangesAtom, []);
  set(shopNotesAtom, {});
  set(menuQueryAtom, '');
  set(chosenTransportAtom, null);
  set(transportAddressAtom, EMPTY_TRANSPORT_ADDRESS);
}

/**
 * The calendar of the service that the page orders by. A sub-flow of a service has read it; rejects with an
 * `ApiError` where it cannot be read.
 */
async function loadServiceTimes(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const product = get(productAtom);
  const isRead = get(currentEntryAtom)?.flow === 'service_menu_and_transport_order';
  if (isRead || product === null || product.serviceId === null) return;
  const { api, host } = get(servicesAtom);
  const { query, until } = slotPeriodFrom(host.now());
  const slots = await api.getServiceSlots(product.serviceId, query, { signal });
  signal.throwIfAborted();
  set(slotsAtom, slots);
  set(slotsLoadedUntilAtom, until);
  resetBookState(get, set);
}

/** The cart holds something, and what has changed of it since it was last seen was gone on with. */
const cartIsAgreedTo = (get: Getter) =>
  !isCartEmpty(get(transportCartAtom)) && get(cartChangesAtom).length === 0;

/** Which steps of an order are complete; other flows have no such rules. */
const JUDGES: Partial<Record<StepId, StepJudge>> = {
  'cart-review': (get) => !get(isTransportOrderAtom) || cartIsAgreedTo(get),
  delivery: (get) => !get(isTransportOrderAtom) || get(transportIsChosenAtom),
};

/**
 * What holds for every order, also one that another flow leads to: its steps are judged, and its moment is as soon as
 * possible where that can be had, else a time to be picked. Spec section 4 "Transport instant".
 */
export function enterOrder(get: Getter, set: Setter): void {
  const run = get(runSignalAtom);
  // A list of services leads to orders again and again; a cart lives as long as its start.
  if (get(orderRunAtom) !== run) {
    clearOrder(set);
    dropKeptCart(get);
    set(orderIsDoneAtom, false);
    set(orderRunAtom, run);
  }
  set(stepJudgesAtom, JUDGES);
  set(orderOfferSourceAtom, { offer: measuredOrderAtom });
  set(orderChoiceSourceAtom, { choice: menuOrderChoiceAtom });
  const [transportInstant = 'scheduled'] = get(transportInstantsAtom);
  set(bookAtom, (book) => ({ ...book, transportInstant }));
}

/** The cart as it was before a reload; what the menu has changed since is shown as it was and as it is. */
function takeKeptCart(get: Getter, set: Setter, kept: SavedCart): void {
  const { lines, transportType, sentAsap, shown } = kept;
  set(cartLinesAtom, lines);
  set(chosenTransportAtom, transportType);
  set(sentAsapAtom, sentAsap);
  const changes = shown ? cartChanges(shown, get(transportCartAtom)) : [];
  if (changes.length === 0) return;
  set(dropLeftOutAction);
  set(cartChangesAtom, changes);
}

/**
 * An order at its start: the cart as it was before a reload, else the page's; nothing written, nothing chosen. To be
 * called when the flow's data is there and its stack stands.
 */
export async function beginOrder(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  clearOrder(set);
  set(orderRunAtom, get(runSignalAtom));
  await loadServiceTimes(get, set, signal);
  takePageCart(get, set);
  enterOrder(get, set);
  if (get(orderIsDoneAtom)) dropKeptCart(get);
  set(orderIsDoneAtom, false);
  const kept = await readKeptCart(get);
  if (signal.aborted) return;
  if (kept) takeKeptCart(get, set, kept);
  announceCart(get, set);
}
