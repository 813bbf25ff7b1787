import * as v from 'valibot';

import { distanceMetres, type Coordinates } from '../../../lib/distance.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { addressOneLine } from './address-schema.ts';
import { foldText, containsWords, searchWords } from '../../../lib/text/fold-text.ts';

function degrees(most: number) {
  return v.fallback(v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)), null), null);
}

export const PickupPointSchema = v.pipe(
  v.object({
    id: wire.id,
    name: wire.text,
    address: wire.looseText,
    postalCode: wire.looseText,
    city: wire.looseText,
    openingHours: v.optional(wire.looseTextOrNull),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  v.transform(({ latitude, longitude, ...point }) => ({
    ...point,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  })),
);

/** A pickup point; coordinates are null if unknown. Spec section 3 "Pickup point". */
export type PickupPoint = v.InferOutput<typeof PickupPointSchema>;

/** The address of a pickup point on one line. */
export const pointAddress = ({ address: street, postalCode, city }: PickupPoint): string =>
  addressOneLine({ street, floorDoor: '', postalCode, city });

/** A pickup point with its distance. */
export interface PlacedPoint {
  point: PickupPoint;
  /** Metres, not rounded; null if either place is unknown. */
  distance: number | null;
}

/** "Pickup points sort by distance when the location is known, else by id." Spec section 9. */
export function sortPickupPoints(
  points: readonly PickupPoint[],
  location: Coordinates | null,
): readonly PlacedPoint[] {
  const byId = new Intl.Collator('en', { numeric: true });
  const placed = points.map((point): PlacedPoint => ({
    point,
    distance: location && point.coordinates ? distanceMetres(location, point.coordinates) : null,
  }));
  // By distance, unknown ones last, then by id.
  return placed.sort((one, other) => {
    if (one.distance === other.distance) return byId.compare(one.point.id, other.point.id);
    if (one.distance === null) return 1;
    if (other.distance === null) return -1;
    return one.distance - other.distance;
  });
}

/** Points with their folded texts: folding 10,000 texts at every key press would be slow. */
type PointIndex = readonly { placed: PlacedPoint; text: string }[];

/** Indexes points for `searchPoints`, in their order. */
export function indexPoints(points: readonly PlacedPoint[]): PointIndex {
  return points.map((placed) => {
    const { name, address, postalCode, city } = placed.point;
    return { placed, text: foldText(`${name} ${address} ${postalCode} ${city}`) };
  });
}

/** The points with every word of a query, ignoring accents and case; all for a blank query. */
export function searchPoints(index: PointIndex, query: string): readonly PlacedPoint[] {
  const words = searchWords(query);
  return index.filter(({ text }) => containsWords(text, words)).map(({ placed }) => placed);
}
