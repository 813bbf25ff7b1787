import type { InvoiceState } from '../../offer/rules/offer-choice.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { PAYMENT_EXPIRY_DAYS } from '../../../lib/limits.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { minutesToMs, utcInstant } from '../../../lib/time/instant.ts';
import { accountChecksum } from '../../../lib/account-mark.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';
import type { VoucherVariant } from '../../vouchers/rules/voucher-form-rules.ts';

const DAY_MINUTES = 24 * 60;

/** The data of a payment request. */
export interface PaymentInput {
  method: PaymentMethod;
  variant: VoucherVariant;
  campaignId: string;
  campaignType: BookingType;
  count: number;
  /** The chosen prize; null for none. */
  prizeId: string | null;
  invoice: InvoiceState;
  name: string;
  /** The signed-in user's own address, else the guest's. */
  email: string;
  /** The moment of the press, Unix ms. */
  now: number;
}

/** A payment request as it was pressed, without its time: equal content is the same request. */
export interface PaymentRequest extends Omit<PaymentInput, 'now'> {
  /** The payer's account; null for a guest. */
  userId: string | null;
  /** The price of one voucher in cents; not sent. */
  unitCents: number;
  /** The wallet's number; null for the other methods. */
  phone: PhoneNumber | null;
}

/** The common fields of both requests, in the order of the specification. */
function commonPayload(input: PaymentInput) {
  const { needVatInvoice, name, vatId } = input.invoice;
  const expiresAt = input.now + minutesToMs(PAYMENT_EXPIRY_DAYS * DAY_MINUTES);
  return {
    expireDate: utcInstant(expiresAt),
    invoiceName: needVatInvoice ? name.trim() : null,
    invoiceFiscalId: needVatInvoice ? normaliseNif(vatId) : null,
    onBehalfOfName: input.name.trim(),
    campaignId: toWireId(input.campaignId),
    campaignTypeId: input.campaignType,
    quantityPurchased: input.count,
    prizeTransactionId: input.prizeId === null ? null : toWireId(input.prizeId),
    paymentMethod: PAYMENT_METHODS[input.method].providerCode,
    paymentReservationType: input.variant === 'premium' ? 'premium' : 'voucher',
    email: input.email.trim(),
  };
}

/** The body of a wallet request, field by field. Spec section 7 "payment.hipayMbwayPaymentRequest". */
export function buildWalletPayload(input: PaymentInput, wallet: PhoneNumber) {
  const { prefix, phone } = normalisePhone(wallet.phone, wallet.prefix);
  return { ...commonPayload(input), paymentPhoneNumber: prefix + phone };
}

export type WalletPaymentPayload = ReturnType<typeof buildWalletPayload>;

/** The body of a payment link, field by field: "the same minus phone, plus returnUrl". Spec section 7. */
export function buildLinkPayload(input: PaymentInput, returnUrl: string) {
  return { ...commonPayload(input), returnUrl };
}

export type PaymentLinkPayload = ReturnType<typeof buildLinkPayload>;

/**
 * A check sum of a request's content, payer and return page without a nonce. It identifies a retry: nothing else is ever
 * sent under the key of a request of unknown outcome. Includes the key, so that it reveals nothing personal, and leaves out the time.
 */
export function requestChecksum(
  intentKey: string,
  request: PaymentRequest,
  pageUrl: string,
): string {
  const input = { ...request, now: 0 };
  const { phone, userId } = request;
  const body = phone ? buildWalletPayload(input, phone) : buildLinkPayload(input, pageUrl);
  return accountChecksum(intentKey, JSON.stringify([body, userId]));
}
