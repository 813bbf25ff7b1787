import * as v from 'valibot';

import { SAVED_STATE_MAX_AGE_MS } from '../../lib/limits.ts';
import { BankReferenceSchema } from '../../lib/payment/bank-reference-schema.ts';
import { PAYMENT_METHOD_ORDER } from '../../lib/payment/payment-method.ts';
import { PAYMENT_OWNERS } from '../../lib/payment/payment-owner.ts';
import { isVenueDate } from '../../lib/time/venue-date.ts';
import { VENUE_TIME } from '../../lib/time/venue-time.ts';
import { SAVED_STATE_VERSION, type SavedState } from './saved-state.ts';

const TEXT_MAX_LENGTH = 64; // characters

const text = v.pipe(
  v.string(),
  v.check((given) => given.length <= TEXT_MAX_LENGTH),
);

const chosenTime = v.object({
  time: v.pipe(v.string(), v.regex(VENUE_TIME)),
  selectedAt: v.pipe(v.number(), v.minValue(0)),
  startTime: text,
  durationSec: v.pipe(v.number(), v.minValue(0)),
});

/** An opaque reference of the server; encoded before it becomes part of a path. */
const reference = v.string();
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const method = v.picklist(PAYMENT_METHOD_ORDER);

const venueDate = v.pipe(v.string(), v.check(isVenueDate));

const reservation = v.object({
  transactionId: reference,
  valueChargedCents: cents,
  points: v.nullable(v.pipe(v.number(), v.finite())),
  status: v.nullable(v.string()),
  shownCents: v.nullish(cents, null),
});

const purchase = v.object({
  paymentId: reference,
  method,
  status: v.picklist(['paid', 'reserved']),
  amountCents: cents,
  shownCents: v.nullable(cents),
  count,
  reference: v.fallback(v.nullable(BankReferenceSchema), null),
  owner: v.nullish(v.picklist(PAYMENT_OWNERS), null),
  otherOpen: v.nullish(v.boolean(), false),
});

const savedStateSchema = v.object({
  version: v.picklist([SAVED_STATE_VERSION]),
  savedAt: v.number(),
  wish: v.nullish(v.string(), ''),
  stack: v.array(v.object({ flow: text, step: text })),
  mode: v.picklist(['book', 'voucher']),
  reservationType: v.picklist(['normal', 'smart']),
  serviceId: v.nullish(reference, null),
  book: v.object({
    date: v.nullable(venueDate),
    dateTimes: v.array(v.object({ date: venueDate, times: v.array(chosenTime) })),
    numberOfPeople: count,
    prizeId: v.nullable(reference),
    resourceId: v.nullish(reference, null),
    transportInstant: v.picklist(['asap', 'scheduled']),
  }),
  voucher: v.object({
    numberOfPeople: count,
    prizeId: v.nullable(reference),
    needVatInvoice: v.boolean(),
  }),
  method,
  pendingIntent: v.nullable(v.object({ intentKey: text, choice: v.string() })),
  reservation: v.nullable(reservation),
  purchase: v.nullable(purchase),
});

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/**
 * The state in a stored text; null when it is unreadable, of another version or older than a day. A clock that was put
 * back does not make it old: what is being paid is not lost sight of.
 */
export function parseSavedState(stored: string, now: number): SavedState | null {
  const parsed = v.safeParse(savedStateSchema, parseJson(stored));
  if (!parsed.success) return null;
  const { version: _version, ...state } = parsed.output;
  return now - state.savedAt <= SAVED_STATE_MAX_AGE_MS ? state : null;
}
