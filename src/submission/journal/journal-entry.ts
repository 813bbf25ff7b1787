import * as v from 'valibot';

import type { Frozen } from '../../lib/frozen.ts';
import { BankReferenceSchema } from '../../lib/payment/bank-reference.ts';
import {
  DEFAULT_PAYMENT_METHOD,
  PAYMENT_METHOD_ORDER,
  PAYMENT_OWNERS,
  type PaymentMethod,
} from '../../lib/payment/payment-method.ts';
import { accountChecksum } from '../../lib/account-mark.ts';
import * as wire from '../../platform/api/schema/fields.ts';
import { RETURN_HINTS } from './payment-return.ts';

/** The kinds of purchase that the journal keeps: those that are paid for. */
export type JournalKind = 'voucher' | 'premium' | 'order';

const textOrNull = v.fallback(v.nullable(v.string()), null);
const cents = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null);
const moment = v.pipe(v.number(), v.finite());

/**
 * A payment that may still be charged; unreadable fields are replaced by defaults. Holds nothing personal; a check sum
 * replaces the account.
 */
const entrySchema = v.object({
  /** The origin of the middleware that the payment was requested from; an entry without one belongs to none. */
  origin: v.fallback(v.string(), ''),
  entityId: v.string(),
  /** A `JournalKind`, or a kind of another version of the script. */
  kind: v.string(),
  /** The campaign of vouchers or the shop of an order; empty for a membership or without a shop. */
  target: v.string(),
  /** Unix ms of the press. */
  since: moment,
  /** Deadline of the payment, Unix ms; null if unknown. */
  until: v.fallback(v.nullable(moment), null),
  owner: v.fallback(v.picklist(PAYMENT_OWNERS), 'guest'),
  /** The account's check sum, see `accountChecksum`; null for a guest or if unknown. */
  mark: textOrNull,
  /** Null if this version does not know it. */
  method: v.fallback(v.nullable(v.picklist(PAYMENT_METHOD_ORDER)), null),
  channel: v.fallback(v.picklist(['wallet', 'link']), 'link'),
  /** The server's id, an opaque text; null before it answers, when the outcome of the request is unknown. */
  paymentId: textOrNull,
  count: v.fallback(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 1),
  /** Cents that the customer agreed to; null if unknown. */
  shownCents: cents,
  /** Cents that the server charges; null if unknown. */
  chargedCents: cents,
  /** The provider's page; checked on every read, because any script on the page can write to storage. */
  url: wire.looseSafeUrl,
  reference: v.fallback(v.nullable(BankReferenceSchema), null),
  /** The nonce in `returnUrl`; null without a provider's page. */
  nonce: textOrNull,
  /** The page's own parameters that look like the provider's. */
  ownParams: v.fallback(v.array(v.string()), []),
  /** The hint of the return address, never a proof. */
  hint: v.fallback(v.nullable(v.picklist(RETURN_HINTS)), null),
  /** The key of the first intent that the platform answered with this payment; null if it is the entry's own. */
  firstKey: textOrNull,
  /** The plan of a membership; null for other kinds. */
  planId: textOrNull,
});

/** An entry with the key of its intent; the storage key ends with it. */
export type JournalEntry = Frozen<v.InferOutput<typeof entrySchema>> & { readonly key: string };

/**
 * Identifies a purchase regardless of party size, date, prize and method. A second charge for it needs the customer's
 * consent.
 */
export type PurchaseId = Pick<JournalEntry, 'origin' | 'entityId' | 'kind' | 'target'>;

/** The method of a payment; a likely one if the entry names none that this version knows. */
export const methodOf = ({ method, channel }: JournalEntry): PaymentMethod =>
  method ?? (channel === 'link' ? 'card' : DEFAULT_PAYMENT_METHOD);

/** The key of the intent that made a payment, the same in every tab. */
export const firstKeyOf = ({ key, firstKey }: JournalEntry): string => firstKey ?? key;

/** An attempt to pay at the moment of its press. */
interface PressedTry extends PurchaseId {
  key: string;
  /** Unix ms. */
  since: number;
  /** Null for a guest. */
  userId: string | null;
}

/** The entry of an attempt that is about to be sent; `known` sets further fields. */
export function entryOfAttempt(
  { userId, ...pressed }: PressedTry,
  known: Partial<JournalEntry>,
): JournalEntry {
  const mark = userId === null ? null : accountChecksum(pressed.key, userId);
  const owner = userId === null ? 'guest' : 'account';
  return { key: pressed.key, ...v.parse(entrySchema, { ...pressed, owner, mark, ...known }) };
}

const storedRecord = v.pipe(v.string(), v.parseJson(), wire.plainObject);

/** Parses a stored JSON object; null if it is none. */
export function parseRecord(stored: string | null): Record<string, unknown> | null {
  const parsed = v.safeParse(storedRecord, stored);
  return parsed.success ? parsed.output : null;
}

/** Parses a stored entry. Replaces unreadable fields by defaults; null if the purchase or `since` is unreadable. */
export function parseEntry(key: string, stored: string | null): JournalEntry | null {
  const parsed = v.safeParse(entrySchema, parseRecord(stored));
  return parsed.success ? { key, ...parsed.output } : null;
}
