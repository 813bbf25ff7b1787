import * as v from 'valibot';

import { dateTime, nonEmptyText, wireId } from '../support/fields.ts';

const vouchers = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

const common = {
  expireDate: dateTime,
  invoiceName: v.nullable(nonEmptyText),
  invoiceFiscalId: v.nullable(v.pipe(v.string(), v.regex(/^\d{9}$/, 'not nine digits'))),
  onBehalfOfName: nonEmptyText,
  campaignId: wireId,
  campaignTypeId: v.picklist([1, 2, 3, 5, 6, 7]),
  quantityPurchased: vouchers,
  prizeTransactionId: v.nullable(wireId),
  paymentReservationType: v.picklist(['premium', 'voucher']),
  email: v.pipe(v.string(), v.email()),
};

/** An invoice has a name and a number, or there is none. */
function hasWholeInvoice(body: { invoiceName: string | null; invoiceFiscalId: string | null }) {
  return (body.invoiceName === null) === (body.invoiceFiscalId === null);
}

const HALF_INVOICE = 'an invoice has a name and a number';

/** Body of the wallet request. Spec section 7 "payment.hipayMbwayPaymentRequest". */
export const walletBody = v.pipe(
  v.strictObject({
    ...common,
    paymentMethod: v.literal('mbway'),
    paymentPhoneNumber: v.pipe(v.string(), v.regex(/^\+\d{6,18}$/, 'not a prefix and a phone')),
  }),
  v.check((body) => hasWholeInvoice(body), HALF_INVOICE),
);

/** Body of the payment link. Spec section 7 "campaign.getHiPayPaymentLink". */
export const linkBody = v.pipe(
  v.strictObject({
    ...common,
    paymentMethod: v.picklist(['credit-card', 'multibanco']),
    returnUrl: v.pipe(v.string(), v.url(), v.regex(/^https?:/, 'not a page')),
  }),
  v.check((body) => hasWholeInvoice(body), HALF_INVOICE),
);

/** The fields about the purchase in both requests. */
export type PurchaseBody = Pick<
  v.InferOutput<typeof walletBody>,
  | 'campaignId'
  | 'campaignTypeId'
  | 'quantityPurchased'
  | 'prizeTransactionId'
  | 'paymentReservationType'
>;
