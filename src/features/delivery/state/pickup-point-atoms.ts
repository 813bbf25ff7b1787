import { atom } from 'jotai/vanilla';

import type { Coordinates, PickupPoint } from '../rules/pickup-point.ts';
import { indexPoints, searchPoints } from '../rules/search-pickup-points.ts';
import { sortPickupPoints } from '../rules/sort-pickup-points.ts';

/** The pickup points of the cart, as far as they are read. */
export interface PickupPointsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  points: readonly PickupPoint[];
  /** The methods that they were asked for by; other methods have other points. */
  methodIds: string;
}

export const NO_POINTS: PickupPointsState = { status: 'idle', points: [], methodIds: '' };

export const pickupPointsAtom = atom<PickupPointsState>(NO_POINTS);

/** Where the customer is, once that was asked for and told; kept in memory alone. */
export const positionAtom = atom<Coordinates | null>(null);

/** What became of "near me". */
export const positionStateAtom = atom<'idle' | 'asking' | 'unknown'>('idle');

/** What is typed into the search. */
export const pointQueryAtom = atom('');

/** The points in their order, prepared for many searches: by distance where the position is known, else by id. */
const pointIndexAtom = atom((get) =>
  indexPoints(sortPickupPoints(get(pickupPointsAtom).points, get(positionAtom))),
);

/** The points that the search finds, in order. Spec section 9 "Pickup points". */
export const foundPointsAtom = atom((get) =>
  searchPoints(get(pointIndexAtom), get(pointQueryAtom)),
);
