import type { FreeTime } from '../../booking/rules/next-times.ts';
import type { Venue } from '../../../lib/config/venues.ts';
import { distanceMetres, type Coordinates } from '../../../lib/distance.ts';
import { containsWords, foldText, searchWords } from '../../../lib/text/fold-text.ts';

/** From so many venues on, the list has a search field. */
const SEARCHED_FROM = 8;

/** A venue as it is listed. */
export interface VenueRow {
  venue: Venue;
  /** On one line; empty while it is not known. */
  address: string;
  /** The next free time: undefined while it is not known or where none is shown, null if there is none. */
  next: FreeTime | null | undefined;
  /** Its answers are awaited. */
  isLoading: boolean;
  /** Metres from the visitor, not rounded; null if either place is unknown. */
  distance: number | null;
}

/** Whether a list is long enough to be searched. */
export const isSearched = (venues: readonly Venue[]): boolean => venues.length >= SEARCHED_FROM;

/** Where a venue is; null if the page does not say. */
export const placeOf = ({ latitude, longitude }: Venue): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Metres from the visitor to a venue; null if either place is unknown. */
export function venueDistance(venue: Venue, visitor: Coordinates | null): number | null {
  const place = placeOf(venue);
  return place && visitor ? distanceMetres(visitor, place) : null;
}

/** The rows by distance, those without one last; otherwise in the page's order. */
export function byDistance(rows: readonly VenueRow[]): readonly VenueRow[] {
  const away = ({ distance }: VenueRow) => distance ?? Number.POSITIVE_INFINITY;
  // Two without a distance keep their order: Infinity - Infinity is no number.
  return rows.toSorted((one, other) => away(one) - away(other) || 0);
}

/** The rows with every word of a query in name, area or address, ignoring accents and case; all for a blank query. */
export function searchVenues(rows: readonly VenueRow[], query: string): readonly VenueRow[] {
  const words = searchWords(query);
  return rows.filter(({ venue, address }) =>
    containsWords(foldText(`${venue.name} ${venue.area ?? ''} ${address}`), words),
  );
}

interface VenueGroup {
  /** Null for venues without one. */
  area: string | null;
  rows: readonly VenueRow[];
}

/** The rows by area, in the order in which the areas first appear; those without one last. */
export function groupByArea(rows: readonly VenueRow[]): readonly VenueGroup[] {
  const areas = [...new Set(rows.map(({ venue }) => venue.area))];
  const named = areas.filter((area) => area !== null);
  return [...named, ...areas.filter((area) => area === null)].map((area) => ({
    area,
    rows: rows.filter(({ venue }) => venue.area === area),
  }));
}
