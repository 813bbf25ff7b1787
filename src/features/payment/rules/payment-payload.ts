import type { InvoiceState } from '../../../flow/rules/booking-state.ts';
import type { Id } from '../../../lib/config/id.ts';
import { toWireId, type WireId } from '../../../lib/config/wire-id.ts';
import { PAYMENT_EXPIRY_DAYS } from '../../../lib/limits.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { accountMark } from '../../../lib/user-session.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';
import type { VoucherVariant } from '../../vouchers/rules/voucher-form.ts';

/** Body of the payment link. Spec section 7 "campaign.getHiPayPaymentLink". */
export interface PaymentLinkPayload {
  /** ISO 8601 in UTC; two days ahead. */
  expireDate: string;
  /** Null unless an invoice is wanted. */
  invoiceName: string | null;
  invoiceFiscalId: string | null;
  onBehalfOfName: string;
  campaignId: WireId;
  campaignTypeId: BookingType;
  quantityPurchased: number;
  prizeTransactionId: WireId | null;
  /** The provider's code of the method. */
  paymentMethod: string;
  paymentReservationType: 'premium' | 'voucher';
  email: string;
  /** Where the provider leads back to: the page with our marker and nonce. */
  returnUrl: string;
}

/** Body of the wallet request. Spec section 7 "payment.hipayMbwayPaymentRequest". */
export interface WalletPaymentPayload extends Omit<PaymentLinkPayload, 'returnUrl'> {
  /** Dial prefix with its plus sign, then the number: `+351912345678`. */
  paymentPhoneNumber: string;
}

const DAY_MINUTES = 24 * 60;

/** All that a payment request is made of. */
export interface PaymentInput {
  method: PaymentMethod;
  variant: VoucherVariant;
  campaignId: Id;
  campaignType: BookingType;
  count: number;
  /** The chosen prize; null for none. */
  prizeId: Id | null;
  invoice: InvoiceState;
  /** The customer's name, as the contact form or the profile has it. */
  name: string;
  /** The signed-in user's own address, else the guest's. */
  email: string;
  /** Unix ms; the moment of the press. */
  now: number;
}

/** The content of a payment request, without its time: equal content is the same request. */
export interface PaymentRequest extends Omit<PaymentInput, 'now'> {
  /** The wallet's number; null for the other methods. */
  phone: PhoneNumber | null;
}

/** A moment a number of days later, as the wire writes it: ISO 8601 in UTC without milliseconds. */
function daysAhead(now: number, days: number): string {
  const at = now + minutesToMs(days * DAY_MINUTES);
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** The common fields of both requests, in the order of the specification. */
function commonPayload(input: PaymentInput): Omit<PaymentLinkPayload, 'returnUrl'> {
  const { needVatInvoice, name, vatId } = input.invoice;
  return {
    expireDate: daysAhead(input.now, PAYMENT_EXPIRY_DAYS),
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
export function buildWalletPayload(input: PaymentInput, wallet: PhoneNumber): WalletPaymentPayload {
  const { prefix, phone } = normalisePhone(wallet.phone, wallet.prefix);
  return { ...commonPayload(input), paymentPhoneNumber: prefix + phone };
}

/** The body of a payment link, field by field: "the same minus phone, plus returnUrl". Spec section 7. */
export function buildLinkPayload(input: PaymentInput, returnUrl: string): PaymentLinkPayload {
  return { ...commonPayload(input), returnUrl };
}

/** The source of a request: the payer and the page. */
interface RequestSource {
  /** The account; null for a guest. */
  userId: string | null;
  /** The page that the provider leads back to, without what is fresh in each address. */
  pageUrl: string;
}

/**
 * A check sum of all that a request says, by which the same request is known again: under the key of a lost one nothing
 * else is ever sent. The key is in it, so that it names nobody; the moment is not, it is that of the first press.
 */
export function requestMark(
  intentKey: string,
  request: PaymentRequest,
  { userId, pageUrl }: RequestSource,
): string {
  const input = { ...request, now: 0 };
  const { phone } = request;
  const body = phone ? buildWalletPayload(input, phone) : buildLinkPayload(input, pageUrl);
  return accountMark(intentKey, JSON.stringify([body, userId]));
}
