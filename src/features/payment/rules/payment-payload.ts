import type { BookingType } from '../../offer/rules/booking-type.ts';
import type { WireId } from '../../../lib/config/wire-id.ts';

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
