import type { BookingType } from '../../offer/rules/booking-type.ts';
import type { InvoiceState } from '../../../flow/rules/booking-state.ts';
import type { Id } from '../../../lib/config/id.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { PAYMENT_EXPIRY_DAYS } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import type { VoucherVariant } from '../../vouchers/rules/voucher-variant.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentLinkPayload, WalletPaymentPayload } from './payment-payload.ts';

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

/** What a customer asks to pay for, without the moment: the same again is the same request. */
export interface PaymentRequest extends Omit<PaymentInput, 'now'> {
  /** The wallet's number; null for the other methods. */
  phone: PhoneNumber | null;
}

/** A moment a number of days later, as the wire writes it: ISO 8601 in UTC without milliseconds. */
function daysAhead(now: number, days: number): string {
  const at = now + minutesToMs(days * DAY_MINUTES);
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** What both requests say; fields in the order of the specification. */
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
