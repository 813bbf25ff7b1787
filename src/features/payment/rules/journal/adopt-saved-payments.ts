import * as v from 'valibot';

import { accountMark } from '../../../../lib/user-session.ts';
import { PAYMENT_METHOD_ORDER } from '../../../../lib/payment/payment-method.ts';
import { plainObject } from '../../../../platform/api/schema/fields.ts';
import { parseRecord, type PurchaseKind } from './journal-entry.ts';

/** An open payment as version 0.1.16 stored it. */
interface AdoptedPayment {
  /** The key of its journal entry; deterministic. */
  key: string;
  record: Readonly<Record<string, unknown>>;
  /** The payment was on the screen. */
  isShown: boolean;
  /** The check sum of its request, see `requestMark`; null if unknown. */
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

function purchaseOf(storageKey: string, kind: PurchaseKind) {
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
    // Copies of the payment, as in a duplicated tab, get the same key.
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

/** A plan whose payment page was opened. `plan` is null if the pages of several plans were opened. */
const oldPlan = v.object({
  paymentId: v.string(),
  since: v.pipe(v.number(), v.finite()),
  plan: v.nullable(
    v.object({
      id: v.string(),
      totalPriceCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
  mark: v.string(),
});

function openPlan(saved: unknown, entityId: string): AdoptedPayment[] {
  const parsed = v.safeParse(oldPlan, saved);
  if (!parsed.success) return [];
  const { paymentId, since, plan, mark } = parsed.output;
  const about = { entityId, kind: 'premium', target: '', owner: 'account' };
  const bought = { planId: plan?.id ?? null, shownCents: plan?.totalPriceCents ?? null };
  const record = { ...about, ...bought, paymentId, since, mark };
  return [{ key: paymentId, record, isShown: false, mark: null }];
}

/**
 * The open payments that version 0.1.16 saved under a key, each parsed on its own. `entityId` is the page's, because the
 * key of a membership has none.
 */
export function adoptSavedPayments(
  storageKey: string,
  stored: string,
  entityId: string,
): readonly AdoptedPayment[] {
  const saved = parseRecord(stored);
  if (storageKey.endsWith(':plan')) return openPlan(saved, entityId);
  const payment = v.safeParse(plainObject, saved?.['payment']);
  return [
    ...(payment.success ? openPayments(storageKey, payment.output) : []),
    ...(payment.success ? lostIntent(storageKey, payment.output) : []),
    ...openOrder(storageKey, saved),
  ];
}
