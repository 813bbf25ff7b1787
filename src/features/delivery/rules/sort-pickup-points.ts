import { distanceMetres } from './distance.ts';
import type { Coordinates, PickupPoint } from './pickup-point.ts';

/** A pickup point with how far away it is; null when either place is unknown. */
export interface PlacedPoint {
  point: PickupPoint;
  /** Metres, not rounded. */
  distance: number | null;
}

const byId = new Intl.Collator('en', { numeric: true });

/** Unknown distances come last; equal ones go by id. */
function compare(one: PlacedPoint, other: PlacedPoint): number {
  if (one.distance !== other.distance) {
    if (one.distance === null) return 1;
    if (other.distance === null) return -1;
    return one.distance - other.distance;
  }
  return byId.compare(one.point.id, other.point.id);
}

/** "Pickup points sort by distance when the location is known, else by id." Spec section 9. */
export function sortPickupPoints(
  points: readonly PickupPoint[],
  location: Coordinates | null,
): readonly PlacedPoint[] {
  return points
    .map((point) => ({
      point,
      distance: location && point.coordinates ? distanceMetres(location, point.coordinates) : null,
    }))
    .sort(compare);
}
