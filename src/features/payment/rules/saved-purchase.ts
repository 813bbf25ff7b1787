import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { BankReferenceSchema } from '../../../lib/payment/bank-reference.ts';
import { PAYMENT_METHOD_ORDER, PAYMENT_OWNERS } from '../../../lib/payment/payment-method.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const cents = count;
const method = v.picklist(PAYMENT_METHOD_ORDER);

/** Paid or reserved vouchers, without codes to show at the shop. */
const purchase = v.object({
  /** An opaque reference of the server; encoded before it becomes part of a path. */
  paymentId: v.string(),
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

/** What is saved of a voucher purchase for a reload; null without anything, because open payments are in the journal. */
export const savedPurchaseSchema = v.nullable(
  v.object({
    method,
    /** The result, for the confirmation; null before. */
    purchase: v.nullable(purchase),
  }),
);

export type SavedPurchase = Frozen<v.InferOutput<typeof savedPurchaseSchema>>;

/** Paid or reserved vouchers as they are saved. */
export type SavedVouchers = Frozen<v.InferOutput<typeof purchase>>;
