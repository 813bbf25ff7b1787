import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { reportError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import type { Id } from '../../../lib/config/id.ts';
import { getPickupPoints } from '../calls/delivery.ts';
import {
  indexPoints,
  searchPoints,
  sortPickupPoints,
  type Coordinates,
  type PickupPoint,
} from '../rules/pickup-points.ts';
import { pickupMethodIdsAtom } from './product-order-atoms.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';

interface PickupPointsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  points: readonly PickupPoint[];
  /** The pickup methods that they belong to, joined by commas. */
  methodIds: string;
}

export const NO_POINTS: PickupPointsState = { status: 'idle', points: [], methodIds: '' };

export const pickupPointsAtom = atom<PickupPointsState>(NO_POINTS);

/** The customer's position after "near me"; never stored. */
export const positionAtom = atom<Coordinates | null>(null);

/** The state of "near me". */
export const positionStateAtom = atom<'idle' | 'asking' | 'unknown'>('idle');

/** The search text. */
export const pointQueryAtom = atom('');

/** The points with their search texts, by distance if the position is known, else by id. */
const pointIndexAtom = atom((get) =>
  indexPoints(sortPickupPoints(get(pickupPointsAtom).points, get(positionAtom))),
);

/** The points found, in order. Spec section 9 "Pickup points". */
export const foundPointsAtom = atom((get) =>
  searchPoints(get(pointIndexAtom), get(pointQueryAtom)),
);

/** Loads the points of pickup methods. Keeps the loaded ones until then. */
async function read(get: Getter, set: Setter, methodIds: readonly Id[]): Promise<void> {
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const key = methodIds.join(',');
  const known = get(pickupPointsAtom);
  const kept = known.methodIds === key ? known.points : [];
  const position = get(positionAtom);
  const isCurrent = () =>
    !signal.aborted && get(pickupPointsAtom).methodIds === key && get(positionAtom) === position;
  set(pickupPointsAtom, { status: 'loading', points: kept, methodIds: key });
  try {
    const points = await call(getPickupPoints, [methodIds, position], { signal });
    if (isCurrent()) set(pickupPointsAtom, { status: 'ready', points, methodIds: key });
  } catch (error) {
    if (!isCurrent()) return;
    reportError(get, error);
    const status = kept.length > 0 ? 'ready' : 'failed';
    set(pickupPointsAtom, { status, points: kept, methodIds: key });
  }
}

/** Loads the pickup points of the cart if necessary. Also retries after a failure. */
export const loadPickupPointsAction = atom(null, async (get, set): Promise<void> => {
  const methodIds = get(pickupMethodIdsAtom);
  const { status, methodIds: key } = get(pickupPointsAtom);
  const isKnown = key === methodIds.join(',') && (status === 'ready' || status === 'loading');
  if (methodIds.length > 0 && !isKnown) await read(get, set, methodIds);
});

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
  await read(get, set, get(pickupMethodIdsAtom));
});

/** Picks a point; null clears it. */
export const pickPickupPointAction = atom(null, async (get, set, id: Id | null): Promise<void> => {
  const pickupPoint = get(pickupPointsAtom).points.find((point) => point.id === id) ?? null;
  await set(dispatchDeliveryEventAction, { kind: 'pickupPointChosen', pickupPoint });
});
