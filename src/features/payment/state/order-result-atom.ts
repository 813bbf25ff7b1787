import { atom } from 'jotai/vanilla';

import type { PaymentKind } from '../../delivery/rules/saved-delivery.ts';

/** An accepted product order. */
export interface OrderResult {
  orderRef: string;
  totalCents: number;
  payment: PaymentKind;
}

/** The accepted product order; null before. It stands in this room because the journal shows an unpaid one again. */
export const orderResultAtom = atom<OrderResult | null>(null);
