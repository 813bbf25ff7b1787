import { atom } from 'jotai/vanilla';

import type { PaymentRequest } from '../rules/build-payment-payload.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { PaymentKind, PurchaseId } from '../rules/journal/journal-entry.ts';
import type { PaymentLink } from '../rules/payment-link.ts';
import type { PaymentAnswer } from '../rules/payment-status.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../../lib/payment/payment-owner.ts';
import type { VoucherState } from '../../../flow/rules/voucher-state.ts';

/** What a payment was requested for: the form may change while an older payment is still open. */
export interface Purchase {
  kind: PaymentKind;
  /** What the journal knows it by. */
  of: PurchaseId;
  /** The key of its entry; empty until it is sent. */
  intentKey: string;
  method: PaymentMethod;
  voucher: VoucherState;
  owner: PaymentOwner;
  /** Whose account it is; null for a guest's, and after a reload until the server has told of it: it is not stored. */
  userId: Id | null;
  /** By what that account is known again after a reload; null where it is not. */
  accountMark: string | null;
  /** Cents of all, as shown when the button was pressed or as agreed to since. */
  shownCents: number;
  /** What the request says, for the same to be sent once more; null after a reload: it is personal and not stored. */
  request: PaymentRequest | null;
}

/** What each intent asked to pay for, by its key. */
export const intentPurchasesAtom = atom<ReadonlyMap<string, Purchase>>(new Map<string, Purchase>());

/** Keys of the intents one of whose requests got no answer: what the server says to the next may come of it. */
export const lostIntentsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** What each payment is for. */
export const purchasesAtom = atom<ReadonlyMap<Id, Purchase>>(new Map<Id, Purchase>());

/** The provider's page or reference of each payment. */
export const paymentLinksAtom = atom<ReadonlyMap<Id, PaymentLink>>(new Map<Id, PaymentLink>());

/** What the server said last of each payment. */
export const paymentAnswersAtom = atom<ReadonlyMap<Id, PaymentAnswer>>(
  new Map<Id, PaymentAnswer>(),
);

/** The map with one entry more. */
export function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  return new Map([...entries, [key, value]]);
}
