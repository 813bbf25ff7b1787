import { VENUE_TIME } from '../time/venue-time.ts';
import { NOTES_MAX_LENGTH, TEXT_MAX_LENGTH } from '../element-limits.ts';
import { isRecord, ownField, toData } from './json.ts';
import { parsed, refused, type Parser, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** Known details of the customer and the booking, from the `prefill` attribute. */
export interface Prefill {
  name?: string;
  email?: string;
  phone?: string;
  /** Dial prefix with its plus sign: `+351`. */
  prefix?: string;
  people?: number;
  /** Venue date, `YYYY-MM-DD`. */
  date?: string;
  /** Venue time, `HH:MM`. */
  time?: string;
  notes?: string;
  coupon?: string;
  /** The fields above that are shown and cannot be edited. */
  lock?: readonly PrefillField[];
}

export type PrefillField = Exclude<keyof Prefill, 'lock'>;

const LINE = new RegExp(`^.{1,${TEXT_MAX_LENGTH}}$`, 'u');
const NOTES = new RegExp(`^.{1,${NOTES_MAX_LENGTH}}$`, 'su');

/** The format of each field; the form checks the rest. */
const SHAPES: readonly (readonly [PrefillField, RegExp])[] = [
  ['people', /^[1-9]\d{0,8}$/],
  ['name', LINE],
  ['email', LINE],
  ['phone', LINE],
  ['prefix', /^\+\d{1,4}$/],
  ['date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  ['time', VENUE_TIME],
  ['notes', NOTES],
  ['coupon', LINE],
];

/** Adds the given fields of a lock; other names are left out with a warning. */
function parseLock(prefill: Prefill, given: unknown): ParseResult<Prefill> {
  if (given === undefined) return parsed(prefill);
  const names = Array.isArray(given) ? given.map(toText) : [''];
  const fields = SHAPES.map(([name]) => name);
  const lock = fields.filter((name) => names.includes(name) && prefill[name] !== undefined);
  const isKnown = (name: string) => fields.some((field) => field === name);
  return parsed({ ...prefill, lock }, names.every(isKnown) ? undefined : 'prefill.lock');
}

/** Parses `prefill`; ignores other names. Contract section 1. */
export const parsePrefill: Parser<Prefill, string> = (input) => {
  const data = toData(input);
  if (!isRecord(data)) return refused('prefill');
  const prefill: Prefill = {};
  for (const [name, shape] of SHAPES) {
    const given = ownField(data, name) ?? '';
    const text = toText(given);
    if (given === '') continue;
    if (!shape.test(text)) return refused(`prefill.${name}`);
    if (name === 'people') prefill.people = Number(text);
    else prefill[name] = text;
  }
  return parseLock(prefill, ownField(data, 'lock'));
};
