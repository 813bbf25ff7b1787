import * as v from 'valibot';

import {
  ANSWER_MAX_LENGTH,
  CART_MAX_QUANTITY,
  NOTES_MAX_LENGTH,
  TEXT_MAX_LENGTH,
  VOUCHER_MAX_COUNT,
} from '../../lib/limits.ts';
import { isVenueDate } from '../../lib/time/venue-date.ts';
import {
  PAYMENTS,
  RESERVATION_TYPES,
  DELIVERY_WAYS,
  type PlanRefusal,
} from '../../plugins/checkout-plan.ts';
import { refusal } from './refusals.ts';

// The arguments of the tools that finish a plan, as an assistant gives them. Texts of issues are for the assistant, in English.

const PEOPLE_MAX = 999;
const LINES_MAX = 100;

/** An object without any other entry, so that an argument that does not exist is refused and not left out. */
const only = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check(
      (given) =>
        typeof given !== 'object' || Object.keys(given ?? {}).every((name) => name in entries),
      `Takes only ${Object.keys(entries).join(', ')}.`,
    ),
    v.object(entries),
  );

const DATE = v.pipe(
  v.string(),
  v.check(isVenueDate, 'Not a date of the form YYYY-MM-DD, such as 2026-11-21.'),
);
const TIME = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Not a time of the form HH:MM, such as 20:00.'),
);
const countTo = (max: number) =>
  v.pipe(
    v.number(),
    v.check((count) => Number.isInteger(count), 'Not a whole number.'),
    v.minValue(1, 'Less than 1.'),
    v.maxValue(max, `More than ${max}.`),
  );
const textTo = (max: number) =>
  v.pipe(
    v.string(),
    v.check((text) => text.length <= max, `Longer than ${max} characters.`),
  );
const NAME = textTo(TEXT_MAX_LENGTH);
const PEOPLE = countTo(PEOPLE_MAX);
const VOUCHERS = countTo(VOUCHER_MAX_COUNT);

/** Dishes of the menu, each by its id or its name. */
const ITEMS = v.pipe(
  v.array(only({ item: NAME, quantity: v.optional(countTo(CART_MAX_QUANTITY), 1) })),
  v.minLength(1, 'Empty.'),
  v.check((lines) => lines.length <= LINES_MAX, `More than ${LINES_MAX} lines.`),
);

const ANSWER = textTo(ANSWER_MAX_LENGTH);

/** The customer's details, and answers to the page's questions by the question's id. */
const CONTACT = {
  name: v.optional(NAME),
  email: v.optional(NAME),
  phone: v.optional(NAME),
  notes: v.optional(textTo(NOTES_MAX_LENGTH)),
  answers: v.optional(v.record(v.string(), v.union([ANSWER, v.array(ANSWER)]))),
};

const ADDRESS = only({
  street: NAME,
  floorDoor: v.optional(NAME, ''),
  postalCode: NAME,
  city: NAME,
});

/** Dates are venue dates, times are venue times. */
export const FIND_TIMES = only({
  people: v.optional(PEOPLE),
  from: v.optional(DATE),
  to: v.optional(DATE),
});

export const QUOTE = only({
  people: v.optional(PEOPLE),
  vouchers: v.optional(VOUCHERS),
  items: v.optional(ITEMS),
  way: v.optional(v.picklist(DELIVERY_WAYS)),
});

export const PREPARE_BOOKING = only({
  date: DATE,
  /** Left out where the whole day is booked. */
  time: v.optional(TIME),
  people: PEOPLE,
  type: v.optional(v.picklist(RESERVATION_TYPES)),
  /** A seating area, or the person or place of a service, by id or name; without it, any. */
  area: v.optional(NAME),
  ...CONTACT,
});

export const PREPARE_ORDER = only({
  items: v.optional(ITEMS),
  vouchers: v.optional(VOUCHERS),
  way: v.optional(v.picklist(DELIVERY_WAYS)),
  /** Of a menu order; without both, as soon as possible. */
  date: v.optional(DATE),
  time: v.optional(TIME),
  address: v.optional(ADDRESS),
  payment: v.optional(v.picklist(PAYMENTS)),
  ...CONTACT,
});

export type FindTimesInput = v.InferOutput<typeof FIND_TIMES>;
export type QuoteInput = v.InferOutput<typeof QUOTE>;
export type PrepareBookingInput = v.InferOutput<typeof PREPARE_BOOKING>;
export type PrepareOrderInput = v.InferOutput<typeof PREPARE_ORDER>;

/** Checks what an assistant gave; a refusal names each argument that is wrong: `people: Less than 1.` */
export function readArguments<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): { input: v.InferOutput<Schema> } | PlanRefusal {
  const { success, output, issues } = v.safeParse(schema, given ?? {});
  if (success) return { input: output };
  const lines = issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message.replace(/\.?$/, '.')}`,
  );
  return refusal('arguments', lines.join(' '));
}
