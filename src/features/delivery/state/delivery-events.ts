import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { reportError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { getDeliveryRates } from '../calls/delivery.ts';
import { soleAddress } from '../rules/addresses.ts';
import { needsRates } from '../rules/delivery-check.ts';
import { type DeliveryEvent, nextDelivery, placeOf } from '../rules/delivery-choice.ts';
import { isSamePlace } from '../rules/delivery-rates.ts';
import { deliveryAtom, ratesStateAtom } from './delivery-atoms.ts';
import { chosenPaymentAtom, offeredPaymentsAtom, UNKNOWN_PAYMENTS } from './product-order-atoms.ts';
import { savedAddressesAtom } from './saved-addresses.ts';
import type { Id } from '../../../lib/config/id.ts';

/** Ends the question that is under way: the place that it was about was left. */
const askingAtom = atom<AbortController | null>(null);

async function askRates(get: Getter, set: Setter): Promise<void> {
  const { call, host } = get(servicesAtom);
  const asking = new AbortController();
  set(askingAtom, asking);
  set(ratesStateAtom, 'loading');
  const signal = AbortSignal.any([get(runSignalAtom), asking.signal]);
  const place = placeOf(get(deliveryAtom));
  try {
    const rates = await call(getDeliveryRates, [place], { signal });
    if (signal.aborted) return;
    set(deliveryAtom, nextDelivery(get(deliveryAtom), { kind: 'ratesArrived', place, rates }));
    set(ratesStateAtom, 'idle');
  } catch (error) {
    if (signal.aborted) return;
    reportError(host, toApiError(error));
    set(ratesStateAtom, 'failed');
  }
}

/** Reads the rates that the choice waits for, if it waits for any; those of a place that was left are given up. Also tries again. */
export const loadRatesAction = atom(null, async (get, set): Promise<void> => {
  get(askingAtom)?.abort();
  if (needsRates(get(deliveryAtom))) return askRates(get, set);
  set(ratesStateAtom, 'idle');
});

/**
 * One step of choosing how the goods get to the customer. Everything that changes the choice goes through here; rates
 * of another place are read at once, and the last place wins. Spec section 4 "Delivery".
 */
export const dispatchDeliveryEventAction = atom(null, async (get, set, event: DeliveryEvent) => {
  const before = get(deliveryAtom);
  const choice = nextDelivery(before, event);
  set(deliveryAtom, choice);
  const isAsked = get(ratesStateAtom) === 'loading';
  if (isAsked && isSamePlace(placeOf(before), placeOf(choice))) return;
  await set(loadRatesAction);
});

/** Ids as a text to compare, whatever their order. */
const sortedText = (ids: readonly Id[]) => [...ids].sort().join();

/** The delivery follows the shops that are left in the cart; other shops may be paid in other ways. */
export function syncShops(get: Getter, set: Setter, shopIds: readonly Id[]): void {
  const known = get(deliveryAtom).shops.map(({ shopId }) => shopId);
  if (sortedText(shopIds) === sortedText(known)) return;
  // A single way to pay is taken anew, and does not lead back.
  set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  set(chosenPaymentAtom, null);
  void set(dispatchDeliveryEventAction, { kind: 'cartChanged', shopIds });
}

/** Sends the goods to a saved address; its rates are read at once. Spec section 4 "Delivery". */
export const chooseAddressAction = atom(null, async (get, set, id: Id): Promise<void> => {
  const address = get(savedAddressesAtom).addresses.find((each) => each.id === id) ?? null;
  await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});

/** "If the user has exactly one address, it is auto-selected." Spec section 4 "Delivery". */
export const chooseSoleAddressAction = atom(null, async (get, set): Promise<void> => {
  const sole = soleAddress(get(savedAddressesAtom).addresses);
  const { type, address } = get(deliveryAtom);
  if (sole && type === 'DELIVERY' && !address) await set(chooseAddressAction, sole.id);
});
