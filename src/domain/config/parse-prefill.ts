import { NOTES_MAX_LENGTH, TEXT_MAX_LENGTH } from '../first-limits.ts';
import type { Prefill } from './checkout-config.ts';
import { isRecord, ownField, toData } from './parse-json.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';
import { toText } from './parse-text.ts';

type PrefillText = Exclude<keyof Prefill, 'people'>;

const LINE = new RegExp(`^.{1,${TEXT_MAX_LENGTH}}$`, 'u');
const NOTES = new RegExp(`^.{1,${NOTES_MAX_LENGTH}}$`, 'su');

/** The shape of each text; whether it is right for the flow is the form's to say. */
const TEXTS: readonly (readonly [PrefillText, RegExp])[] = [
  ['name', LINE],
  ['email', LINE],
  ['phone', LINE],
  ['prefix', /^\+\d{1,4}$/],
  ['date', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  ['time', /^([01]\d|2[0-3]):[0-5]\d$/],
  ['notes', NOTES],
  ['coupon', LINE],
];

function isPresent(value: unknown): boolean {
  return value != null && value !== '';
}

/** Reads `prefill`: what a page knows of the customer; other names are ignored. Contract section 1. */
export function parsePrefill(input: unknown): ParseResult<Prefill> {
  const data = toData(input);
  const prefill: Prefill = {};
  if (!isRecord(data)) {
    return refused(`a JSON object with any of people, ${TEXTS.map(([name]) => name).join(', ')}`);
  }
  for (const [name, shape] of TEXTS) {
    const given = ownField(data, name);
    const text = toText(given);
    if (shape.test(text)) prefill[name] = text;
    else if (isPresent(given)) return refused(`a usable "${name}" in its JSON object`);
  }
  const people = ownField(data, 'people');
  const count = Number(people);
  if (!isPresent(people)) return parsed(prefill);
  return Number.isSafeInteger(count) && count > 0
    ? parsed({ ...prefill, people: count })
    : refused('a whole number above 0 for "people" in its JSON object');
}
