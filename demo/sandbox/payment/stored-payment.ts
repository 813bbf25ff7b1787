import type { PaymentStatus } from '../../../src/submission/rules/purchase-state.ts';
import type { PlatformLanguage } from '../../../src/lib/config/language.ts';
import type { Localised } from '../support/localised.ts';

/** When a payment is decided: in a moment, never, or when a button of the page is pressed. */
export type PaymentScript = 'completes' | 'isCancelled' | 'waits';

/** A payment that was requested. */
export interface StoredPayment {
  id: number;
  /** Null for a guest. */
  userId: number | null;
  /** The payee and the purpose. */
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
  /** The reference on the hosted page to pay at a cash machine; null for a card. */
  reference: { entity: string; reference: string } | null;
  /** A prize that is used up when it is paid. */
  prizeId: number | null;
  /** A refused or cancelled try does not end it. */
  canRetry: boolean;
  /** The user becomes premium when it is paid. */
  makesPremium: boolean;
  /** The code of a voucher to show at the shop. */
  activationCode: string | null;
}
