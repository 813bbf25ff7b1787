import { atom, type Setter } from 'jotai/vanilla';

import {
  type DeliveryChoice,
  type DeliveryEvent,
  nextDelivery,
} from '../rules/delivery-choice-rules.ts';
import { deliveryAtom, GENERAL_RATES, LOCAL_RATES } from './product-order-atoms.ts';
import { chosenDeliveryAtom } from './chosen-atoms.ts';

/** Loads the rates that the choice needs, unless they are known or being read. Also retries after a failure. */
export const loadRatesAction = atom(null, async (_get, set): Promise<void> => {
  await Promise.all([set(GENERAL_RATES.load), set(LOCAL_RATES.load)]);
});

/** Saves the choice for a reload: nothing that a guest typed. */
function keepDelivery(set: Setter, { type, address, pickupPoint, picked }: DeliveryChoice): void {
  const placeId = (address ?? pickupPoint)?.id ?? null;
  const methods = Object.entries(picked).map(([shopId, methodId]) => ({ shopId, methodId }));
  set(chosenDeliveryAtom, type && { type, placeId, methods });
}

/**
 * Dispatches an event of the choice, and loads the rates of a new place at once; does not retry after a failure. Spec section
 * 4 "Delivery".
 */
export const dispatchDeliveryEventAction = atom(null, async (get, set, event: DeliveryEvent) => {
  const choice = nextDelivery(get(deliveryAtom), event);
  set(deliveryAtom, choice);
  keepDelivery(set, choice);
  const unfailed = [GENERAL_RATES, LOCAL_RATES].filter(
    ({ state }) => get(state).status !== 'failed',
  );
  await Promise.all(unfailed.map(({ load }) => set(load)));
});
