import { DISTANCE_METRES_UP_TO, DISTANCE_STEP_METRES, EARTH_RADIUS_METRES } from './limits.ts';
import { memoize } from './memoize.ts';

/** A place on Earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

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
