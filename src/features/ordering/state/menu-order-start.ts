import type { Getter, Setter } from 'jotai/vanilla';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { resetBookState } from '../../booking/state/reset-booking.ts';
import { isCartOrderable } from '../../cart/rules/cart.ts';
import { cartChangesAtom, menuCartAtom, orderIsDoneAtom } from '../../cart/state/cart-atoms.ts';
import { emitCart, measuredOrderAtom } from '../../cart/state/cart-tracking.ts';
import { type Order, orderAtom } from '../../cart/state/order-atom.ts';
import { applyPageCart, PAGE_CART } from '../../cart/state/page-cart.ts';
import { dropKeptCart, restoreCart } from '../../cart/state/keep-cart.ts';
import { transportIsChosenAtom } from '../../delivery/state/menu-order-form.ts';
import { loadSlots } from '../../offer/calls/slot-calls.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { SLOTS, slotPeriodFrom } from '../../offer/state/offer-resources.ts';
import { transportInstantsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { FLOW_TABLE } from '../../../flow/flow-table.ts';

/** Whether the run has begun an order. */
const hasBegunAtom = runAtom(false);

/** Loads the calendar of an ordered service, unless its flow has loaded it. Rejects with an `ApiError`. */
async function loadServiceTimes(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const serviceId = get(bookableAtom)?.serviceId ?? null;
  const flow = get(currentEntryAtom)?.flow;
  const isLoaded = flow !== undefined && FLOW_TABLE[flow].needs.includes('serviceSlots');
  if (isLoaded || serviceId === null) return;
  const { call, host } = get(servicesAtom);
  const { query, until } = slotPeriodFrom(host.now());
  const slots = await loadSlots(call, { serviceId }, query, signal);
  signal.throwIfAborted();
  set(SLOTS.state, { slots, until });
  resetBookState(get, set);
}

/** An order of what the page's cart holds, which is sent as a booking. */
const MENU_ORDER: Order = {
  cart: PAGE_CART,
  isFinished: {
    'cart-review': (get) => isCartOrderable(get(menuCartAtom)) && get(cartChangesAtom).length === 0,
    delivery: (get) => get(transportIsChosenAtom),
  },
  measured: (get) => get(measuredOrderAtom),
};

/**
 * Sets up a menu order, also for a flow that leads to one: sets its backend, and selects "as soon as
 * possible" if available. Spec section 4 "Transport instant".
 */
export function enterOrder(get: Getter, set: Setter): void {
  // A list of services may lead to several orders; the cart lasts for the whole run.
  if (!get(hasBegunAtom)) {
    dropKeptCart(get);
    set(orderIsDoneAtom, false);
    set(hasBegunAtom, true);
  }
  set(orderAtom, MENU_ORDER);
  const [transportInstant = 'scheduled'] = get(transportInstantsAtom);
  set(bookingFormAtom, (book) => ({ ...book, transportInstant }));
}

/** Starts a menu order with the saved cart, else the page's. Call it after the flow's data and stack are set. */
export async function beginOrder(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  set(hasBegunAtom, true);
  await loadServiceTimes(get, set, signal);
  applyPageCart(get, set);
  enterOrder(get, set);
  await restoreCart(get, set, signal);
  if (!signal.aborted) emitCart(get, set);
}
