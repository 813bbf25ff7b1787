import * as v from 'valibot';

import { toSafeUrl } from '../../../../lib/config/addresses.ts';
import type { Id } from '../../../../lib/config/id.ts';
import { BankReferenceSchema } from '../../../../lib/payment/bank-reference-schema.ts';
import type { BankReference } from '../../../../lib/payment/bank-reference.ts';
import {
  PAYMENT_METHOD_ORDER,
  type PaymentChannel,
  type PaymentMethod,
} from '../../../../lib/payment/payment-method.ts';
import { PAYMENT_OWNERS, type PaymentOwner } from '../../../../lib/payment/payment-owner.ts';
import { plainObject } from '../../../../lib/plain-object.ts';
import { accountMark } from '../../../../lib/user-session.ts';
import { RETURN_HINTS, type ReturnHint } from '../payment-return.ts';

/** The kind of thing paid for. */
export type PaymentKind = 'voucher' | 'premium' | 'order';

/**
 * Identifies a purchase regardless of party size, date, prize and method: a second charge for it needs the customer's
 * second yes.
 */
export interface PurchaseId {
  entityId: string;
  kind: PaymentKind;
  /** The campaign of vouchers, the shop of an order; empty for a membership, and where the page names no shop. */
  target: string;
}

/** One payment that may still be charged. Nothing personal: no name, no number, no account but by its mark. */
export interface JournalEntry extends Omit<PurchaseId, 'kind'> {
  /** The key of the purchase intent; its storage key ends with it. */
  key: string;
  /** A `PaymentKind`, or what another version of the script calls it. */
  kind: string;
  /** Unix ms of the press. */
  since: number;
  /** Last moment to pay, Unix ms; null if unknown. */
  until: number | null;
  owner: PaymentOwner;
  /** By what the account is known again, see `accountMark`; null for a guest, and where it was not kept. */
  mark: string | null;
  /** Null for one that this version does not know. */
  method: PaymentMethod | null;
  channel: PaymentChannel;
  /** The server's reference, opaque text; null while it has not answered: whether it took the request is unknown. */
  paymentId: string | null;
  count: number;
  /** Cents that the customer has agreed to; null where it was not kept. */
  shownCents: number | null;
  /** Cents that the server charges; null where it has not said. */
  chargedCents: number | null;
  /** The provider's page; safe to navigate to, also after it was stored. */
  url: string | null;
  reference: BankReference | null;
  /** Sent along in `returnUrl`; null where no page of the provider was opened. */
  nonce: string | null;
  /** Parameters of the merchant's own page that look like the provider's. */
  ownParams: readonly string[];
  /** The hint in the return address of the payment page, never a proof; null without one. */
  hint: ReturnHint;
  /** The plan of a membership; null for other kinds. */
  planId: string | null;
}

/** A try at the moment of its press: of an account or of a guest. */
export interface PressedTry extends PurchaseId {
  key: string;
  /** Unix ms. */
  since: number;
  /** Null for a guest. */
  userId: Id | null;
}

/** The entry of a try that is about to be sent, with what is known of it besides. */
export function entryOfTry(
  { userId, ...pressed }: PressedTry,
  known: Partial<JournalEntry>,
): JournalEntry {
  return {
    ...pressed,
    until: null,
    owner: userId === null ? 'guest' : 'account',
    mark: userId === null ? null : accountMark(pressed.key, userId),
    method: null,
    channel: 'link',
    paymentId: null,
    count: 1,
    shownCents: null,
    chargedCents: null,
    url: null,
    reference: null,
    nonce: null,
    ownParams: [],
    hint: null,
    planId: null,
    ...known,
  };
}

const textOrNull = v.fallback(v.nullable(v.string()), null);
const cents = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null);
const moment = v.pipe(v.number(), v.finite());

/** Storage can be written by anything on the page: an address is checked again as it is read. */
const safeUrl = v.pipe(
  v.string(),
  v.transform((address) => toSafeUrl(address)?.href),
  v.string(),
);

const entrySchema = v.object({
  entityId: v.string(),
  kind: v.string(),
  target: v.string(),
  since: moment,
  until: v.fallback(v.nullable(moment), null),
  owner: v.fallback(v.picklist(PAYMENT_OWNERS), 'guest'),
  mark: textOrNull,
  method: v.fallback(v.nullable(v.picklist(PAYMENT_METHOD_ORDER)), null),
  channel: v.fallback(v.picklist(['wallet', 'link']), 'link'),
  paymentId: textOrNull,
  count: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 1),
  shownCents: cents,
  chargedCents: cents,
  url: v.fallback(v.nullable(safeUrl), null),
  reference: v.fallback(v.nullable(BankReferenceSchema), null),
  nonce: textOrNull,
  ownParams: v.fallback(v.array(v.string()), []),
  hint: v.fallback(v.nullable(v.picklist(RETURN_HINTS)), null),
  planId: textOrNull,
});

/** The JSON object in a stored text; null when there is none. */
export function parseRecord(stored: string | null): Record<string, unknown> | null {
  try {
    const parsed = v.safeParse(plainObject, JSON.parse(stored ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Reads one stored entry. A field that is missing or unreadable counts as not kept; null only where the text does
 * not say which purchase it is of, or since when.
 */
export function parseEntry(key: string, stored: string | null): JournalEntry | null {
  const parsed = v.safeParse(entrySchema, parseRecord(stored));
  return parsed.success ? { key, ...parsed.output } : null;
}

type StoredRecord = Readonly<Record<string, unknown>>;

function mergeValues(name: string, a: unknown, b: unknown): unknown {
  if (a === null) return b;
  if (b === null) return a;
  if (name === 'since' && typeof a === 'number' && typeof b === 'number') return Math.min(a, b);
  return JSON.stringify(a) > JSON.stringify(b) ? a : b;
}

/**
 * Two stored forms of one entry as one, whichever comes first: what only one of them knows is kept, unknown fields
 * too. The press was at the earlier of two times.
 */
export function mergeRecords(a: StoredRecord, b: StoredRecord): StoredRecord {
  const merged = new Map(Object.entries(a));
  for (const [name, value] of Object.entries(b)) {
    merged.set(name, mergeValues(name, merged.get(name) ?? null, value));
  }
  return Object.fromEntries(merged);
}
