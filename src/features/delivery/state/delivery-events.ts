import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { reportError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { getDeliveryRates } from '../calls/delivery.ts';
import {
  type DeliveryChoice,
  type DeliveryEvent,
  nextDelivery,
  placeOf,
  ratesOf,
} from '../rules/delivery-choice.ts';
import { isSamePlace } from '../rules/delivery-rates.ts';
import {
  deliveryAtom,
  ratesStateAtom,
  chosenPaymentAtom,
  offeredPaymentsAtom,
  UNKNOWN_PAYMENTS,
} from './product-order-atoms.ts';
import { bookAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';

/** Aborts the request under way when its place is abandoned. */
const requestAtom = atom<AbortController | null>(null);

async function readRates(get: Getter, set: Setter): Promise<void> {
  const { call } = get(servicesAtom);
  const request = new AbortController();
  set(requestAtom, request);
  set(ratesStateAtom, 'loading');
  const signal = AbortSignal.any([get(runSignalAtom), request.signal]);
  const place = placeOf(get(deliveryAtom));
  try {
    const rates = await call(getDeliveryRates, [place], { signal });
    if (signal.aborted) return;
    set(deliveryAtom, nextDelivery(get(deliveryAtom), { kind: 'ratesArrived', place, rates }));
    set(ratesStateAtom, 'idle');
  } catch (error) {
    if (signal.aborted) return;
    reportError(get, error);
    set(ratesStateAtom, 'failed');
  }
}

/** Loads the rates that the choice needs, if any. Aborts a request for an abandoned place. Also retries. */
export const loadRatesAction = atom(null, async (get, set): Promise<void> => {
  get(requestAtom)?.abort();
  if (ratesOf(get(deliveryAtom)) === null) return readRates(get, set);
  set(ratesStateAtom, 'idle');
});

/** Saves the choice for a reload: nothing that a guest typed. */
function keepDelivery(set: Setter, { type, address, pickupPoint, picked }: DeliveryChoice): void {
  const placeId = (address ?? pickupPoint)?.id ?? null;
  const methods = Object.entries(picked).map(([shopId, methodId]) => ({ shopId, methodId }));
  const delivery = type ? { type, placeId, methods } : undefined;
  set(bookAtom, (book) => ({ ...book, delivery }));
}

/** Dispatches an event of the choice, and loads the rates of a new place at once. Spec section 4 "Delivery". */
export const dispatchDeliveryEventAction = atom(null, async (get, set, event: DeliveryEvent) => {
  const before = get(deliveryAtom);
  const choice = nextDelivery(before, event);
  set(deliveryAtom, choice);
  keepDelivery(set, choice);
  const isLoading = get(ratesStateAtom) === 'loading';
  if (isLoading && isSamePlace(placeOf(before), placeOf(choice))) return;
  await set(loadRatesAction);
});

/** Ids as a text to compare, in any order. */
const sortedText = (ids: readonly Id[]) => [...ids].sort().join();

/** Updates the delivery to the shops of the cart. Resets the payment, because other shops may accept other kinds. */
export function syncShops(get: Getter, set: Setter, shopIds: readonly Id[]): void {
  const known = get(deliveryAtom).shops.map(({ shopId }) => shopId);
  if (sortedText(shopIds) === sortedText(known)) return;
  // Without a reset, the payment step would go back because its single kind is chosen already.
  set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  set(chosenPaymentAtom, null);
  void set(dispatchDeliveryEventAction, { kind: 'cartChanged', shopIds });
}
