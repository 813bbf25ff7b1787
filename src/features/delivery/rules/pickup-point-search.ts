import * as v from 'valibot';

import {
  DISTANCE_METRES_UP_TO,
  DISTANCE_STEP_METRES,
  EARTH_RADIUS_METRES,
} from '../../../lib/limits.ts';
import { memoize } from '../../../lib/memoize.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { addressOneLine } from './address-schema.ts';
import { foldText, containsWords, searchWords } from '../../../lib/text/fold-text.ts';

/** A place on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

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

const METRES_PER_KM = 1000;
const RADIANS = Math.PI / 180;

/** Metres between two places along the Earth's surface (haversine, radius 6371 km). Spec section 9. */
export function distanceMetres(from: Coordinates, to: Coordinates): number {
  const half = (one: number, other: number) => Math.sin(((other - one) * RADIANS) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(from.latitude * RADIANS) *
      Math.cos(to.latitude * RADIANS) *
      half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** "Distance rounded to the nearest 50 m." Spec section 9. */
export function roundDistance(metres: number): number {
  return Math.round(metres / DISTANCE_STEP_METRES) * DISTANCE_STEP_METRES;
}

const formatter = memoize(
  (unit: string, locale: string) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      minimumFractionDigits: unit === 'kilometer' ? 1 : 0,
      maximumFractionDigits: 1,
    }),
);

/** Formats a distance: "850 m" up to 1000 m, else kilometres with one decimal, "1,1 km". Spec section 9. */
export function formatDistance(metres: number, locale: string): string {
  const rounded = roundDistance(metres);
  if (rounded <= DISTANCE_METRES_UP_TO) return formatter('meter', locale).format(rounded);
  const tenths = Math.round((rounded * 10) / METRES_PER_KM);
  return formatter('kilometer', locale).format(tenths / 10);
}

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
