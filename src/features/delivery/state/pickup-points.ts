import { atom } from 'jotai/vanilla';

import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { resource } from '../../../context/resource.ts';
import type { Coordinates } from '../../../lib/distance.ts';
import { getPickupPoints } from '../calls/delivery-calls.ts';
import {
  indexPoints,
  searchPoints,
  sortPickupPoints,
  type PickupPoint,
} from '../rules/pickup-point-search.ts';
import { pickupMethodIdsAtom } from './product-order-atoms.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';

/** The customer's position after "near me"; never stored. */
export const positionAtom = runAtom<Coordinates | null>(null);

/** The state of "near me". */
export const positionStateAtom = runAtom<'idle' | 'asking' | 'unknown'>('idle');

/** The search text. */
export const pointQueryAtom = runAtom('');

/** The pickup points that all shops of the cart send to. */
export const PICKUP_POINTS = resource<readonly PickupPoint[]>({
  key: (get) => get(pickupMethodIdsAtom).join(',') || null,
  read: ({ get, signal }) =>
    get(servicesAtom).call(getPickupPoints, [get(pickupMethodIdsAtom), get(positionAtom)], {
      signal,
    }),
});

/** The points with their search texts, by distance if the position is known, else by id. */
const pointIndexAtom = atom((get) =>
  indexPoints(sortPickupPoints(get(PICKUP_POINTS.state).value ?? [], get(positionAtom))),
);

/** The points found, in order. Spec section 9 "Pickup points". */
export const foundPointsAtom = atom((get) =>
  searchPoints(get(pointIndexAtom), get(pointQueryAtom)),
);

/** "Near me": asks for the customer's position and shows the nearest points first. Spec sections 8 "Geolocation failure" and 9. */
export const showNearMeAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  if (get(positionStateAtom) === 'asking') return;
  set(positionStateAtom, 'asking');
  const position = await host.locate();
  if (signal.aborted) return;
  set(positionStateAtom, position ? 'idle' : 'unknown');
  if (!position) return;
  set(positionAtom, position);
  await set(PICKUP_POINTS.reload);
});

/** Picks a point; null clears it. */
export const pickPickupPointAction = atom(
  null,
  async (get, set, id: string | null): Promise<void> => {
    const pickupPoint = get(PICKUP_POINTS.state).value?.find((point) => point.id === id) ?? null;
    await set(dispatchDeliveryEventAction, { kind: 'pickupPointChosen', pickupPoint });
  },
);
