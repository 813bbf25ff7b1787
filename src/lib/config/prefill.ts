import { VENUE_TIME } from '../time/venue-time.ts';
import { NOTES_MAX_LENGTH, TEXT_MAX_LENGTH } from '../limits.ts';
import { areKnown, isRecord, ownField, toData } from './json.ts';
import { parsed, refused, type Parser } from './parser.ts';
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
  ['name', LINE],
  ['email', LINE],
  ['phone', LINE],
  ['prefix', /^\+\d{1,4}$/],
  ['people', /^[1-9]\d{0,8}$/],
  ['date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  ['time', VENUE_TIME],
  ['notes', NOTES],
  ['coupon', LINE],
];

export const PREFILL_NAMES = SHAPES.map(([name]) => name);

/** Parses `prefill`; leaves out unknown names, and names in `lock` of fields without a value. Contract section 1. */
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
  const lock = ownField(data, 'lock');
  const locked = Array.isArray(lock) ? lock.map(toText) : [''];
  if (lock !== undefined) {
    prefill.lock = PREFILL_NAMES.filter(
      (name) => locked.includes(name) && prefill[name] !== undefined,
    );
  }
  if (!areKnown(Object.keys(data), [...PREFILL_NAMES, 'lock'])) return parsed(prefill, 'prefill');
  const isUsable = lock === undefined || areKnown(locked, PREFILL_NAMES);
  return parsed(prefill, isUsable ? undefined : 'prefill.lock');
};
