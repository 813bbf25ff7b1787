import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { loadCode } from '../../../api/http/load-code.ts';
import type { CheckoutConfig, Prefill } from '../../../domain/config/checkout-config.ts';
import { CALENDAR_STEPS } from '../../../flows/calendar-steps.ts';
import { stepsOf } from '../../../flows/flow-table.ts';
import type { FlowType } from '../../../flows/flow-types.ts';
import { isOrderFlow, isProductCheckout } from '../../../flows/order-flows.ts';
import { selectFlow } from '../../../flows/select-flow.ts';
import { bookAtom } from '../../booking/booking-state-atoms.ts';
import { initialBookAtom } from '../../booking/initial-book-atom.ts';
import { submissionAtom } from '../../booking/submission-atom.ts';
import { takesCartAtom } from '../../cart/takes-cart-atom.ts';
import { configAtom } from '../../config/config-atom.ts';
import { currentEntryAtom } from '../../flow/flow-atoms.ts';
import { readinessAtom } from '../../flow/readiness-atom.ts';
import { resetBookState } from '../../flow/reset-flow-state.ts';
import { servicesAtom } from '../../services.ts';
import { setPeopleAction } from '../booking/edit-booking.ts';
import { startCheckoutAction } from './start-checkout.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function isOnline(get: Getter) {
  return () => get(servicesAtom).host.isOnline();
}

function warnOfCart(get: Getter, flow: FlowType): void {
  const { host } = get(servicesAtom);
  const message = `The flow "${flow}" takes no cart: setCart(), cart and cart-items change nothing in it.`;
  host.emit('error', { code: 'config', status: null, message });
  host.warn(message);
}

/** The page's cart in the order that is under way; one that is only beginning begins again with it. */
async function takeCart(get: Getter, set: Setter): Promise<void> {
  const flow = get(currentEntryAtom)?.flow ?? selectFlow(get(configAtom));
  if (!isOrderFlow(flow) && !isProductCheckout(flow)) return warnOfCart(get, flow);
  if (!get(takesCartAtom)) return set(startCheckoutAction, null);
  if (isOrderFlow(flow)) {
    const { replaceCartAction } = await loadCode(
      () => import('../cart/replace-cart.ts'),
      isOnline(get),
    );
    return set(replaceCartAction);
  }
  const { fillServerCartAction } = await loadCode(
    () => import('../order/fill-server-cart.ts'),
    isOnline(get),
  );
  return set(fillServerCartAction);
}

/** Whether the customer has not gone on from the booking form yet: what it showed then was agreed to. */
function isBeforeBooking(get: Getter): boolean {
  const entry = get(currentEntryAtom);
  const ids = entry ? stepsOf(entry.flow).map(({ id }) => id) : [];
  const form = ids.findIndex((id) => CALENDAR_STEPS.includes(id));
  return entry !== null && ids.indexOf(entry.step) <= form;
}

/** Day, time and people anew, each where it still is as the flow began. */
function takeWish(get: Getter, set: Setter): void {
  const before = get(initialBookAtom);
  const shown = get(bookAtom);
  const hasPeople = shown.numberOfPeople !== before.numberOfPeople;
  const hasTimes = shown.date !== before.date || !isSame(shown.dateTimes, before.dateTimes);
  resetBookState(get, set);
  const { numberOfPeople, date, dateTimes } = get(bookAtom);
  set(bookAtom, hasTimes ? shown : { ...shown, date, dateTimes });
  set(setPeopleAction, () => (hasPeople ? shown.numberOfPeople : numberOfPeople));
}

async function takePrefill(get: Getter, set: Setter, before: Prefill): Promise<void> {
  const { status } = get(submissionAtom);
  if (get(readinessAtom).status !== 'ready' || status === 'sending' || status === 'done') return;
  if (isBeforeBooking(get)) takeWish(get, set);
  const { refillContact } = await loadCode(
    () => import('../../contact/fill-contact.ts'),
    isOnline(get),
  );
  refillContact(get, set, { prefill: before });
}

/**
 * Takes over what has changed of the config. Another flow or other data begins anew; another cart goes into the order under
 * way, and another `prefill` fills what the customer has not touched. Contract section 1 "may change at run time".
 */
export const takeConfigAction = atom(
  null,
  async (get, set, before: CheckoutConfig): Promise<void> => {
    const { cartItems, prefill } = get(configAtom);
    if (!isSame(prefill, before.prefill)) await takePrefill(get, set, before.prefill);
    if (!isSame(cartItems, before.cartItems)) await takeCart(get, set);
  },
);
