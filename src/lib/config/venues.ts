import { TEXT_MAX_LENGTH, VENUES_MAX_COUNT } from '../limits.ts';
import { parseId } from './id.ts';
import { isRecord, ownField, toData } from './json.ts';
import { parsed, refused, type Parser } from './parser.ts';
import { parseText } from './text.ts';

/** A venue to choose from, with what is booked or ordered there. Contract section 1 `venues`. */
export interface Venue {
  name: string;
  /** At least one of shop and campaign is given. */
  shop: string | null;
  campaign: string | null;
  service: string | null;
  /** Where it is, in the page's words: venues of one area stand together. */
  area: string | null;
  /** Degrees; null where its distance is not known. */
  latitude: number | null;
  longitude: number | null;
}

/** A venue as a page writes it. */
export interface VenueInput {
  name: string;
  shop?: string | number | null;
  campaign?: string | number | null;
  service?: string | number | null;
  area?: string | null;
  latitude?: number | null;
  longitude?: number | null;
}

const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/** A number from -most to most; null for anything else. */
const degrees = (input: unknown, most: number): number | null =>
  typeof input === 'number' && Math.abs(input) <= most ? input : null;

/** One row; null if it lacks a name, or shop and campaign, or has an id or a text that cannot be used. */
function toVenue(row: unknown): Venue | null {
  if (!isRecord(row)) return null;
  const field = (name: string) => ownField(row, name) ?? null;
  /** Null where it is not given, undefined where it cannot be used. */
  const id = (name: string) => (field(name) === null ? null : (parseId(field(name)) ?? undefined));
  const line = (name: string) => {
    if (field(name) === null) return null;
    const text = parseText(field(name));
    return text.ok && text.value.length <= TEXT_MAX_LENGTH ? text.value : undefined;
  };
  const [name, area] = [line('name'), line('area')];
  const [shop, campaign, service] = [id('shop'), id('campaign'), id('service')];
  if (!name || area === undefined || !(shop || campaign)) return null;
  if (shop === undefined || campaign === undefined || service === undefined) return null;
  const latitude = degrees(field('latitude'), MAX_LATITUDE);
  const longitude = degrees(field('longitude'), MAX_LONGITUDE);
  return { name, shop, campaign, service, area, latitude, longitude };
}

/**
 * Parses `venues`: a list as JSON or data, without rows that cannot be used and those after the 30th; refused if no row is
 * left. Contract section 1.
 */
export const parseVenues: Parser<readonly Venue[], readonly VenueInput[] | null> = (input) => {
  const data = toData(input);
  const rows: readonly unknown[] = Array.isArray(data) ? data : [null];
  const venues = rows.map(toVenue).filter((venue) => venue !== null);
  const takes = 'venues';
  if (rows.length > 0 && venues.length === 0) return refused(takes);
  const shown = venues.slice(0, VENUES_MAX_COUNT);
  return parsed(shown, shown.length < rows.length ? takes : undefined);
};
