import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { bookedOrderAtom } from '../../booking/state/booked-order-atom.ts';
import { resetBookState } from '../../booking/state/reset-booking.ts';
import { cartChanges, isCartEmpty } from '../../cart/rules/cart.ts';
import { resolveCart } from '../../cart/rules/resolve-cart.ts';
import {
  cartBackendAtom,
  cartChangesAtom,
  cartLinesAtom,
  menuCartAtom,
  orderIsDoneAtom,
  pageUnavailableItemsAtom,
  removedEntryAtom,
  shopNotesAtom,
} from '../../cart/state/cart-atoms.ts';
import { announceCart, measuredOrderAtom } from '../../cart/state/cart-tracking.ts';
import { orderChoiceSourceAtom } from '../../cart/state/order-choice-atom.ts';
import {
  dropUnavailableItemsAction,
  PAGE_CART,
  warnOfUnavailableItems,
} from '../../cart/state/page-cart.ts';
import { dropKeptCart, readKeptCart } from '../../cart/state/saved-cart.ts';
import type { SavedCart } from '../../cart/rules/saved-cart.ts';
import { EMPTY_ADDRESS } from '../../delivery/rules/address-form.ts';
import {
  menuOrderChoiceAtom,
  transportIsChosenAtom,
} from '../../delivery/state/menu-order-form.ts';
import { typedAddressAtom } from '../../delivery/state/typed-address.ts';
import { menuQueryAtom } from '../../menu/state/menu.ts';
import { getServiceSlots } from '../../offer/calls/slots.ts';
import { slotsAtom, slotsLoadedUntilAtom } from '../../offer/state/campaign-atoms.ts';
import { bookableAtom, slotPeriodFrom } from '../../offer/state/offer-atoms.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import {
  chosenTransportAtom,
  orderOfferSourceAtom,
  sentAsapAtom,
  transportInstantsAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { currentEntryAtom, isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { type StepCheck, stepChecksAtom } from '../../../flow/state/unfinished-step.ts';
import type { StepId } from '../../../flow/step-ids.ts';

/** Takes the page's cart as the customer's, held against the price list. Spec section 2 "shoppingCartItems". */
export function applyPageCart(get: Getter, set: Setter): void {
  const { lines, leftOut } = resolveCart(get(configAtom).cartItems, get(menuItemsAtom));
  set(cartLinesAtom, lines);
  set(pageUnavailableItemsAtom, leftOut);
  set(removedEntryAtom, null);
  set(cartChangesAtom, []);
  warnOfUnavailableItems(get, leftOut);
}

/** The start that the order belongs to; null before the first. */
const orderRunAtom = atom<AbortSignal | null>(null);

/** Nothing put together, nothing written, nothing chosen. */
function clearOrder(set: Setter): void {
  set(cartLinesAtom, []);
  set(pageUnavailableItemsAtom, []);
  set(removedEntryAtom, null);
  set(cartChangesAtom, []);
  set(shopNotesAtom, {});
  set(menuQueryAtom, '');
  set(chosenTransportAtom, null);
  set(typedAddressAtom, EMPTY_ADDRESS);
}

/**
 * The calendar of the service that the page orders by. A sub-flow of a service has read it; rejects with an
 * `ApiError` where it cannot be read.
 */
async function loadServiceTimes(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const product = get(bookableAtom);
  const isRead = get(currentEntryAtom)?.flow === 'service_menu_and_transport_order';
  if (isRead || product === null || product.serviceId === null) return;
  const { call, host } = get(servicesAtom);
  const { query, until } = slotPeriodFrom(host.now());
  const slots = await call(getServiceSlots, [product.serviceId, query], { signal });
  signal.throwIfAborted();
  set(slotsAtom, slots);
  set(slotsLoadedUntilAtom, until);
  resetBookState(get, set);
}

/** The cart holds something, and what has changed of it since it was last seen was gone on with. */
const cartIsAgreedTo = (get: Getter) =>
  !isCartEmpty(get(menuCartAtom)) && get(cartChangesAtom).length === 0;

/** Which steps of an order are complete; other flows have no such rules. */
const JUDGES: Partial<Record<StepId, StepCheck>> = {
  'cart-review': (get) => !get(isMenuOrderAtom) || cartIsAgreedTo(get),
  delivery: (get) => !get(isMenuOrderAtom) || get(transportIsChosenAtom),
};

/**
 * Sets up an order, including one that another flow leads to: adds the checks of its steps, and selects "as soon as
 * possible" if it is available, else a time to pick. Spec section 4 "Transport instant".
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
  set(stepChecksAtom, JUDGES);
  set(cartBackendAtom, PAGE_CART);
  set(orderOfferSourceAtom, { offer: measuredOrderAtom });
  set(orderChoiceSourceAtom, { choice: menuOrderChoiceAtom });
  set(bookedOrderAtom, { load: () => import('./menu-order.ts') });
  const [transportInstant = 'scheduled'] = get(transportInstantsAtom);
  set(bookAtom, (book) => ({ ...book, transportInstant }));
}

/** The cart as it was before a reload; what the menu has changed since is shown as it was and as it is. */
function restoreKeptCart(get: Getter, set: Setter, kept: SavedCart): void {
  const { lines, transportType, sentAsap, shown } = kept;
  set(cartLinesAtom, lines);
  set(chosenTransportAtom, transportType);
  set(sentAsapAtom, sentAsap);
  const changes = shown ? cartChanges(shown, get(menuCartAtom)) : [];
  if (changes.length === 0) return;
  set(dropUnavailableItemsAction);
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
  applyPageCart(get, set);
  enterOrder(get, set);
  if (get(orderIsDoneAtom)) dropKeptCart(get);
  set(orderIsDoneAtom, false);
  const kept = await readKeptCart(get);
  if (signal.aborted) return;
  if (kept) restoreKeptCart(get, set, kept);
  announceCart(get, set);
}
