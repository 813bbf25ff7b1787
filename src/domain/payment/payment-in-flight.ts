import * as v from 'valibot';

import type { Id } from '../config/id.ts';
import { isId } from '../config/is-id.ts';
import { toSafeUrl } from '../config/parse-url.ts';
import type { BankReference } from './bank-reference.ts';
import { BankReferenceSchema } from './bank-reference-schema.ts';
import { PAYMENT_METHOD_ORDER, type PaymentMethod } from './payment-method.ts';
import { PAYMENT_OWNERS, type PaymentOwner } from './payment-owner.ts';
import {
  NO_PAYMENT,
  pendingIntentOf,
  type FollowedPayment,
  type PaymentIntent,
  type WaitState,
} from './wait/wait-state.ts';

/** What is paid. */
export type PaymentKind = 'voucher' | 'premium' | 'order';

/** What a payment was asked for and how it can be paid, as far as it is needed while it is open. */
export interface KeptPurchase {
  owner: PaymentOwner;
  method: PaymentMethod;
  count: number;
  /** Cents that the customer has agreed to. */
  shownCents: number;
  /** Cents that the server charges; null where it has not said. */
  chargedCents: number | null;
  /** The provider's page; safe to navigate to, also after it was stored. */
  url: string | null;
  reference: BankReference | null;
}

/** A payment that is still open. */
export interface KeptPayment extends Omit<FollowedPayment, 'isOpen'> {
  /** Null where it was not kept: then it is taken for that of who is here. */
  purchase: KeptPurchase | null;
}

/** What of a payment outlives a reload and a way to the provider and back. Nothing personal: no number, no name. */
export interface PaymentInFlight {
  kind: PaymentKind;
  method: PaymentMethod;
  /** Those that are still open, oldest first. */
  payments: readonly KeptPayment[];
  /** The one on the screen; null while another is being chosen. */
  currentId: Id | null;
  /** A request that was under way or cut off, with the time of its press; null when none was. */
  pendingIntent: PaymentIntent | null;
  /** By what that request is known again, see `requestMark`; null where it is not known. */
  mark: string | null;
  /** Sent along in `returnUrl`; null where no page of the provider was opened. */
  nonce: string | null;
  /** Parameters of the merchant's own page that look like the provider's. */
  ownParams: readonly string[];
}

const idText = v.pipe(v.string(), v.check(isId));
const channel = v.picklist(['wallet', 'link']);
const moment = v.pipe(v.number(), v.finite());
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Storage can be written by anything on the page: an address is judged again as it is read. */
export const PageUrlSchema = v.pipe(
  v.string(),
  v.transform((address) => toSafeUrl(address)?.href),
  v.string(),
);

const pageUrl = v.fallback(v.nullable(PageUrlSchema), null);

const keptPurchase = v.object({
  owner: v.picklist(PAYMENT_OWNERS),
  method: v.picklist(PAYMENT_METHOD_ORDER),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  shownCents: cents,
  chargedCents: v.nullable(cents),
  url: pageUrl,
  reference: v.nullable(BankReferenceSchema),
});

/** The saved form; a part of the saved state. */
export const PaymentInFlightSchema = v.object({
  kind: v.picklist(['voucher', 'premium', 'order']),
  method: v.picklist(PAYMENT_METHOD_ORDER),
  payments: v.array(
    v.object({
      paymentId: idText,
      channel,
      requestedAt: moment,
      purchase: v.optional(v.fallback(v.nullable(keptPurchase), null), null),
    }),
  ),
  currentId: v.nullable(idText),
  pendingIntent: v.nullable(v.object({ channel, intentKey: key, since: moment })),
  mark: v.optional(v.nullable(key), null),
  nonce: v.nullable(key),
  ownParams: v.array(v.pipe(v.string(), v.maxLength(64))),
});

/** Reads what was saved; null when it is none. */
export function parsePaymentInFlight(saved: unknown): PaymentInFlight | null {
  const parsed = v.safeParse(PaymentInFlightSchema, saved);
  return parsed.success ? parsed.output : null;
}

/** What to save of a payment, with what each one open is for; null when nothing is open. */
export function toPaymentInFlight(
  state: WaitState,
  about: Pick<PaymentInFlight, 'kind' | 'method' | 'mark' | 'nonce' | 'ownParams'>,
  purchaseOf: (paymentId: Id) => KeptPurchase | null,
): PaymentInFlight | null {
  const pendingIntent = pendingIntentOf(state);
  const payments = state.payments.flatMap(({ isOpen, ...payment }) =>
    isOpen ? [{ ...payment, purchase: purchaseOf(payment.paymentId) }] : [],
  );
  const { completedId, currentId } = state;
  if (completedId !== null || (payments.length === 0 && pendingIntent === null)) return null;
  return { ...about, payments, currentId, pendingIntent };
}

/**
 * The state to go on with after a reload: the same screen, with the clock of the request. A request that
 * was under way is of unknown outcome. Send `look` next.
 */
export function restoreWait(saved: PaymentInFlight): WaitState {
  const { currentId, pendingIntent } = saved;
  const payments = saved.payments.map(({ purchase: _purchase, ...payment }) => ({
    ...payment,
    isOpen: true,
  }));
  const current = payments.find((payment) => payment.paymentId === currentId);
  const restored = { ...NO_PAYMENT, payments, currentId: current?.paymentId ?? null };
  if (pendingIntent) return { ...restored, phase: 'unknown', intent: pendingIntent };
  if (!current) return restored;
  return { ...restored, phase: current.channel === 'wallet' ? 'waiting' : 'linked' };
}
