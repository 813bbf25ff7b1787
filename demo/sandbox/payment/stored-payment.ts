import type { PaymentStatus } from '../../../src/features/payment/rules/payment.ts';
import type { PlatformLanguage } from '../../../src/lib/config/language.ts';
import type { Localised } from '../support/localised.ts';

/** What becomes of a payment by itself: in a moment, never, or not before somebody presses a button of the page. */
export type PaymentScript = 'completes' | 'isCancelled' | 'waits';

/** A payment that was requested. */
export interface StoredPayment {
  id: number;
  /** Null for a guest. */
  userId: number | null;
  /** Who is paid, and for what. */
  merchant: string;
  what: string | Localised;
  amountCents: number;
  status: PaymentStatus;
  script: PaymentScript;
  /** Unix ms. */
  createdAt: number;
  /** How often its status was asked since the script began. */
  polls: number;
  language: PlatformLanguage;
  /** The return address of the hosted page; null without one. */
  returnUrl: string | null;
  /** What the hosted page shows to pay at a cash machine; null for a card. */
  reference: { entity: string; reference: string } | null;
  /** A prize that is used up when it is paid. */
  prizeId: number | null;
  /** The user becomes premium when it is paid. */
  makesPremium: boolean;
  /** What a voucher is shown with at the shop. */
  activationCode: string | null;
}
