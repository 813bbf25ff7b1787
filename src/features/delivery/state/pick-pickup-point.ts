import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { getPickupPoints } from '../calls/delivery.ts';
import type { Id } from '../../../lib/config/id.ts';
import { pickupMethodIdsAtom } from './delivery-atoms.ts';
import {
  pickupPointsAtom,
  pointQueryAtom,
  positionAtom,
  positionStateAtom,
} from './pickup-point-atoms.ts';
import { reportError, toApiError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { playDeliveryAction } from './play-delivery.ts';

/** Reads the points of some methods; while better ones are on their way the known ones stay. */
async function read(get: Getter, set: Setter, methodIds: readonly Id[]): Promise<void> {
  const { call, host } = get(servicesAtom);
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
    reportError(host, toApiError(error));
    const status = kept.length > 0 ? 'ready' : 'failed';
    set(pickupPointsAtom, { status, points: kept, methodIds: key });
  }
}

/** Reads the pickup points of the cart where they are not there yet; also tries again after a failure. */
export const loadPickupPointsAction = atom(null, async (get, set): Promise<void> => {
  const methodIds = get(pickupMethodIdsAtom);
  const { status, methodIds: key } = get(pickupPointsAtom);
  const isKnown = key === methodIds.join(',') && (status === 'ready' || status === 'loading');
  if (methodIds.length > 0 && !isKnown) await read(get, set, methodIds);
});

/**
 * "Near me": asks where the customer is and puts the nearest points first. A position that is refused or unknown is
 * said in one sentence and leaves the list as it is. Spec sections 8 "Geolocation failure" and 9.
 */
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

/** Looks for points by a text. */
export const searchPickupPointsAction = atom(null, (_get, set, query: string) =>
  set(pointQueryAtom, query),
);

/** Picks a point, or puts it back: null. */
export const pickPickupPointAction = atom(null, async (get, set, id: Id | null): Promise<void> => {
  const pickupPoint = get(pickupPointsAtom).points.find((point) => point.id === id) ?? null;
  await set(playDeliveryAction, { kind: 'pickupPointChosen', pickupPoint });
});
