import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { load, configAtom } from '../context/checkout-context.ts';
import { reportConfigProblem } from '../context/problems.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Prefill } from '../lib/config/prefill.ts';
import { CALENDAR_STEPS, stepsOf, submits } from '../flow/flow-rows.ts';
import { selectFlow } from '../flow/select-flow.ts';
import { bookingFormAtom } from '../features/offer/state/choice-atoms.ts';
import { orderAtom } from '../features/cart/state/order-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { initialBookAtom } from '../features/booking/state/booking-form-atoms.ts';
import { submissionAtom } from '../submission/submission-atom.ts';
import { loadSelectedDay, resetBookState } from '../features/booking/state/reset-booking.ts';
import { setPeopleAction } from '../features/booking/state/edit-booking.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the running order can take another cart without a restart; also after a lost answer. */
const takesCart = (get: Getter): boolean =>
  ['idle', 'unknown'].includes(get(submissionAtom).status) &&
  get(flowStatusAtom).status === 'ready';

/** Applies the page's cart to the current order; restarts an order that is not ready yet. */
async function applyPageCartOf(get: Getter, set: Setter): Promise<void> {
  const flow = get(currentEntryAtom)?.flow ?? selectFlow(get(configAtom));
  if (!submits(flow, 'menuOrder') && !submits(flow, 'productOrder')) {
    const message = `The flow "${flow}" takes no cart: setCart(), cart and cart-items change nothing in it.`;
    return reportConfigProblem(get, message);
  }
  if (!takesCart(get)) return set(startCheckoutAction, null);
  const order = get(orderAtom);
  if (order) await set(order.cart.takePageItems);
}

/** Whether the customer has not continued past the booking form yet; continuing accepts what it shows. */
function isBeforeBooking(get: Getter): boolean {
  const entry = get(currentEntryAtom);
  if (!entry) return false;
  const steps = stepsOf(entry.flow);
  const form = steps.findIndex((step) => CALENDAR_STEPS.includes(step));
  return steps.indexOf(entry.step) <= form;
}

/** Resets day, time and party size. A value that the customer has changed stays, unless the page locks it. */
function applyPreselection(get: Getter, set: Setter): void {
  const before = get(initialBookAtom);
  const shown = get(bookingFormAtom);
  const { lock = [] } = get(configAtom).prefill;
  const hasPeople = !lock.includes('people') && shown.numberOfPeople !== before.numberOfPeople;
  const hasChosen = shown.date !== before.date || !isSame(shown.dateTimes, before.dateTimes);
  const hasTimes = !lock.includes('date') && hasChosen;
  resetBookState(get, set);
  const { numberOfPeople, date, dateTimes } = get(bookingFormAtom);
  set(bookingFormAtom, hasTimes ? shown : { ...shown, date, dateTimes });
  set(setPeopleAction, () => (hasPeople ? shown.numberOfPeople : numberOfPeople));
}

async function applyPrefill(get: Getter, set: Setter, before: Prefill): Promise<void> {
  const { status } = get(submissionAtom);
  if (get(flowStatusAtom).status !== 'ready' || status === 'sending' || status === 'done') return;
  if (isBeforeBooking(get)) {
    applyPreselection(get, set);
    void loadSelectedDay(get, set);
  }
  const { refillFromPage } = await load(
    get,
    () => import('../features/contact/state/contact-form.ts'),
  );
  refillFromPage(get, set, before);
}

/**
 * Applies a changed config. A change of flow or data restarts the flow. A changed cart is merged into the open order,
 * and a changed `prefill` fills fields that the customer has not touched. Contract section 1 "may change at run
 * time".
 */
export const applyConfigAction = atom(
  null,
  async (get, set, before: CheckoutConfig): Promise<void> => {
    const { cartItems, prefill } = get(configAtom);
    if (!isSame(prefill, before.prefill)) await applyPrefill(get, set, before.prefill);
    if (!isSame(cartItems, before.cartItems)) await applyPageCartOf(get, set);
  },
);
