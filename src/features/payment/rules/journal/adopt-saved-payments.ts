import * as v from 'valibot';

import { plainObject } from '../../../../lib/plain-object.ts';
import { parsePlanPayment } from './plan-payment.ts';
import { accountMark } from '../../../../lib/user-session.ts';
import { PAYMENT_METHOD_ORDER } from '../../../../lib/payment/payment-method.ts';
import { parseRecord, type PaymentKind } from './journal-entry.ts';

/** One open payment as an earlier version stored it. */
export interface AdoptedPayment {
  /** The key of its entry, the same wherever it is found. */
  key: string;
  record: Readonly<Record<string, unknown>>;
  /** It was on the screen. */
  isShown: boolean;
  /** By what the request that was sent is known again; null where it is not known. */
  mark: string | null;
}

const oldPayment = v.object({
  paymentId: v.string(),
  channel: v.fallback(v.string(), 'link'),
  requestedAt: v.number(),
  purchase: v.fallback(v.nullable(plainObject), null),
});

const oldIntent = v.object({
  intentKey: v.string(),
  channel: v.fallback(v.string(), 'link'),
  since: v.number(),
});

/** `<prefix><element>:<flow>:<entity>:<shop>:<campaign>:<offer code>:<service>`, with `-` for a missing part. */
const KEY = /:([\w-]+):([\w-]+):([\w-]+):([\w-]+):([\w-]+)$/;

function purchaseOf(storageKey: string, kind: PaymentKind) {
  const [, entityId = '1', shop = '-', campaign = '-'] = KEY.exec(storageKey) ?? [];
  const target = kind === 'order' ? shop : campaign;
  return { entityId, kind, target: target === '-' ? '' : target };
}

function openPayments(storageKey: string, saved: Readonly<Record<string, unknown>>) {
  const { payments, currentId, nonce, ownParams } = saved;
  const about = { ...purchaseOf(storageKey, 'voucher'), nonce, ownParams };
  return (Array.isArray(payments) ? payments : []).flatMap((each): AdoptedPayment[] => {
    const parsed = v.safeParse(oldPayment, each);
    if (!parsed.success) return [];
    const { paymentId, channel, requestedAt: since, purchase } = parsed.output;
    // Another form of the same, as in a copy of the tab, is found under the same key.
    const key = accountMark('voucher', paymentId);
    const until = v.safeParse(v.object({ expiresAt: v.number() }), purchase?.['reference']);
    const end = until.success ? until.output.expiresAt : null;
    const record = { ...purchase, ...about, channel, paymentId, since, until: end };
    return [{ key, record, isShown: paymentId === currentId, mark: null }];
  });
}

function lostIntent(
  storageKey: string,
  saved: Readonly<Record<string, unknown>>,
): AdoptedPayment[] {
  const parsed = v.safeParse(oldIntent, saved['pendingIntent']);
  if (!parsed.success) return [];
  const { intentKey: key, channel, since } = parsed.output;
  const { nonce, ownParams, mark } = saved;
  const method = PAYMENT_METHOD_ORDER.find((each) => each === saved['method']) ?? null;
  const about = { ...purchaseOf(storageKey, 'voucher'), nonce, ownParams, method };
  const record = { ...about, channel, since };
  return [{ key, record, isShown: true, mark: typeof mark === 'string' ? mark : null }];
}

const oldOrder = v.object({
  savedAt: v.number(),
  reservation: v.object({ transactionId: v.string(), valueChargedCents: v.number() }),
  orderPayment: plainObject,
});

function openOrder(storageKey: string, saved: unknown): AdoptedPayment[] {
  const parsed = v.safeParse(oldOrder, saved);
  if (!parsed.success) return [];
  const { savedAt: since, reservation, orderPayment } = parsed.output;
  const { transactionId: paymentId, valueChargedCents: shownCents } = reservation;
  const about = { ...purchaseOf(storageKey, 'order'), paymentId, shownCents, since };
  const record = { ...orderPayment, ...about };
  return [{ key: accountMark('order', paymentId), record, isShown: true, mark: null }];
}

function openPlan(stored: string, entityId: string): AdoptedPayment[] {
  const payment = parsePlanPayment(stored);
  if (!payment) return [];
  const { paymentId, since, plan, mark } = payment;
  const about = { entityId, kind: 'premium', target: '', owner: 'account' };
  const bought = { planId: plan?.id ?? null, shownCents: plan?.totalPriceCents ?? null };
  return [
    {
      key: paymentId,
      record: { ...about, ...bought, paymentId, since, mark },
      isShown: false,
      mark: null,
    },
  ];
}

/**
 * The open payments in what version 0.1.16 had saved under one key, each read by itself: what the rest of the record
 * looks like does not matter. Empty where there is none. `entityId` is the page's, for a membership, whose key has none.
 */
export function adoptSavedPayments(
  storageKey: string,
  stored: string,
  entityId: string,
): readonly AdoptedPayment[] {
  if (storageKey.endsWith(':plan')) return openPlan(stored, entityId);
  const saved = parseRecord(stored);
  const payment = v.safeParse(plainObject, saved?.['payment']);
  return [
    ...(payment.success ? openPayments(storageKey, payment.output) : []),
    ...(payment.success ? lostIntent(storageKey, payment.output) : []),
    ...openOrder(storageKey, saved),
  ];
}
