import * as v from 'valibot';

import { toData } from '../../lib/config/json.ts';
import type { Frozen } from '../../lib/frozen.ts';
import { SAVED_STATE_MAX_AGE_MS, VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../lib/limits.ts';
import { BankReferenceSchema } from '../../lib/payment/bank-reference.ts';
import { PAYMENT_METHOD_ORDER, PAYMENT_OWNERS } from '../../lib/payment/payment-method.ts';
import { isVenueDate } from '../../lib/time/venue-date.ts';
import { VENUE_TIME } from '../../lib/time/venue-time.ts';
import { isFlowType, roomStepOf } from '../flow-rows.ts';
import type { FlowStack } from '../flow-stack.ts';

const TEXT_MAX_LENGTH = 64; // characters

const text = v.pipe(
  v.string(),
  v.check((given) => given.length <= TEXT_MAX_LENGTH),
);

const chosenTime = v.object({
  time: v.pipe(v.string(), v.regex(VENUE_TIME)),
  /** Order of choice, from 0. */
  selectedAt: v.pipe(v.number(), v.minValue(0)),
  /** The slot's start as the server gave it: ISO 8601 with offset. */
  startTime: text,
  durationSec: v.pipe(v.number(), v.minValue(0)),
});

/** An opaque reference of the server; encoded before it becomes part of a path. */
const reference = v.string();
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cents = count;
const method = v.picklist(PAYMENT_METHOD_ORDER);

const venueDate = v.pipe(v.string(), v.check(isVenueDate));

/** An accepted booking, without codes to show at the shop. */
const reservation = v.object({
  transactionId: reference,
  valueChargedCents: cents,
  points: v.nullable(v.pipe(v.number(), v.finite())),
  status: v.nullable(v.string()),
  shownCents: v.nullish(cents, null),
});

const paymentKind = v.picklist(['online', 'offline']);

/** An accepted product order. */
const order = v.object({ orderRef: reference, totalCents: cents, payment: paymentKind });

/** Paid or reserved vouchers, without codes to show at the shop. */
const purchase = v.object({
  paymentId: reference,
  method,
  /** Paid, or a bank reference that awaits payment. */
  status: v.picklist(['paid', 'reserved']),
  amountCents: cents,
  shownCents: v.nullable(cents),
  count,
  /** The bank reference of a payment still due. */
  reference: v.fallback(v.nullable(BankReferenceSchema), null),
  /** Selects the status call; null if unknown. */
  owner: v.nullish(v.picklist(PAYMENT_OWNERS), null),
  /** Another request may still show in the wallet and should be refused there. */
  otherOpen: v.nullish(v.boolean(), false),
});

/** Whether stored names are those of flows and their steps. */
const isFlowStack = (entries: readonly { flow: string; step: string }[]): entries is FlowStack =>
  entries.every(({ flow, step }) => isFlowType(flow) && roomStepOf(flow, step) !== undefined);

const storedStateSchema = v.object({
  version: v.picklist([1]),
  /** Unix ms. */
  savedAt: v.number(),
  /** The page's preselection at the start of the flow: see `preselectionOf`. */
  preselection: v.nullish(v.string(), ''),
  /** Lowest flow first; empty if a flow or a step is unknown. */
  stack: v.pipe(
    v.array(v.object({ flow: text, step: text })),
    v.transform((entries): FlowStack => (isFlowStack(entries) ? entries : [])),
  ),
  mode: v.picklist(['book', 'voucher']),
  reservationType: v.picklist(['normal', 'smart']),
  /** The service chosen from a list; null without one. */
  serviceId: v.nullish(reference, null),
  book: v.object({
    /** The venue date of the timetable; null before the choice of a day. */
    date: v.nullable(venueDate),
    dateTimes: v.array(v.object({ date: venueDate, times: v.array(chosenTime) })),
    numberOfPeople: count,
    prizeId: v.nullable(reference),
    /** The person or thing that a service is booked with; missing or null for "any". */
    resourceId: v.nullish(reference),
    transportInstant: v.picklist(['asap', 'scheduled']),
  }),
  /** The delivery of a product order; null before the choice of its type. */
  delivery: v.nullish(
    v.object({
      type: v.picklist(['DELIVERY', 'PICKUP_POINT', 'STORE_PICKUP']),
      /** The saved address or the pickup point; null without one. */
      placeId: v.nullable(reference),
      methods: v.array(v.object({ shopId: reference, methodId: reference })),
    }),
    null,
  ),
  /** How a product order is paid; null before the choice. */
  payment: v.nullish(paymentKind, null),
  /** Without the name of the invoice, which the form asks for again. */
  voucher: v.object({
    numberOfPeople: v.pipe(count, v.minValue(VOUCHER_MIN_COUNT), v.maxValue(VOUCHER_MAX_COUNT)),
    prizeId: v.nullable(reference),
    needVatInvoice: v.boolean(),
  }),
  method,
  /** Whether the customer has typed details, which are not stored. */
  hasTyped: v.optional(v.boolean(), true),
  /** A submission without an answer; null without one. `choice` is a text to compare. */
  pendingIntent: v.nullable(v.object({ intentKey: text, choice: v.string() })),
  /** The result, for the confirmation; at most one is set. */
  reservation: v.nullable(reservation),
  purchase: v.nullable(purchase),
  order: v.nullish(order, null),
});

export type StoredState = Frozen<v.InferOutput<typeof storedStateSchema>>;

/**
 * The part of a flow that survives a reload: the current step and the choices. Never contains names, addresses,
 * telephone numbers, notes, tokens or passwords.
 */
export type SavedState = Omit<StoredState, 'version'>;

/**
 * The state in a stored text; null if it is unreadable, of another version or older than a day. A clock that was set
 * back does not age it, so that no payment is lost.
 */
export function parseSavedState(stored: string, now: number): SavedState | null {
  const parsed = v.safeParse(storedStateSchema, toData(stored));
  if (!parsed.success) return null;
  const { version: _version, ...state } = parsed.output;
  return now - state.savedAt <= SAVED_STATE_MAX_AGE_MS ? state : null;
}
