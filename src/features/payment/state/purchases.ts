import { atom, type Getter } from 'jotai/vanilla';

import { servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import type { VoucherState } from '../../../flow/rules/booking-state.ts';
import { contactAtom, voucherAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { PaymentMethod, PaymentOwner } from '../../../lib/payment/payment-method.ts';
import {
  bookableAtom,
  bookingTypeAtom,
  isPremiumReservationAtom,
  chosenPrizeAtom,
  priceAtom,
} from '../../offer/state/offer-atoms.ts';
import type { PurchaseId } from '../rules/journal/journal-entry.ts';
import { requestMark, type PaymentRequest } from '../rules/payment-payload.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PaymentAnswer, PaymentLink } from '../rules/payment.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
import { walletPhoneAtom } from './payment-form.ts';
import { purchaseIdOf } from './payment-journal.ts';
import { messageForError } from '../../../context/problems.ts';
import type { SubmissionKind } from '../../../submission/submit.ts';
import { ACCOUNT_CHECK, askToSignIn } from '../../account/state/session.ts';

/** The content of a requested payment; the form may change while an older payment is open. */
export interface Purchase {
  /** The id of the purchase in the journal. */
  of: PurchaseId;
  /** The key of its entry; empty until it is sent. */
  intentKey: string;
  method: PaymentMethod;
  voucher: VoucherState;
  owner: PaymentOwner;
  /** The payer's account, which is not stored; null for a guest, and after a reload until the server confirms it. */
  userId: Id | null;
  /** The account's check sum, to recognize it after a reload; null if unknown. */
  accountMark: string | null;
  /** The price of one voucher at the press, in cents. */
  unitCents: number;
  /** The total in cents, as shown at the press or accepted later. */
  shownCents: number;
  /** The content of the request, to resend it; null after a reload, because it is personal and not stored. */
  request: PaymentRequest | null;
}

/** The purchase of each intent, by its key. */
export const intentPurchasesAtom = atom<ReadonlyMap<string, Purchase>>(new Map<string, Purchase>());

/** Keys of intents with an unanswered request. The server's answer to a retry may refer to that request. */
export const lostIntentsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The purchase of each payment. */
export const purchasesAtom = atom<ReadonlyMap<Id, Purchase>>(new Map());

/** The provider's page or reference of each payment. */
export const paymentLinksAtom = atom<ReadonlyMap<Id, PaymentLink>>(new Map());

/** The server's last answer about each payment. */
export const paymentAnswersAtom = atom<ReadonlyMap<Id, PaymentAnswer>>(new Map());

/** The map with an entry added or replaced. */
export function withEntry<Value>(
  entries: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> {
  return new Map([...entries, [key, value]]);
}

/** The purchase that the button pays for now. */
export function purchaseNow(get: Getter): Purchase {
  const method = get(paymentMethodAtom);
  const user = get(userAtom);
  const price = get(priceAtom);
  const { name, email } = get(contactAtom);
  // A prize that is not loaded is neither shown nor sent.
  const voucher = { ...get(voucherAtom), prizeId: get(chosenPrizeAtom)?.id ?? null };
  return {
    of: purchaseIdOf(get, 'voucher'),
    intentKey: '',
    accountMark: null,
    method,
    voucher,
    owner: user === null ? 'guest' : 'account',
    userId: user?.id ?? null,
    unitCents: price?.unitCents ?? 0,
    shownCents: price?.dueNowCents ?? 0,
    request: {
      method,
      variant: get(isPremiumReservationAtom) ? 'premium' : 'gift',
      campaignId: get(bookableAtom)?.campaignId ?? '',
      campaignType: get(bookingTypeAtom),
      count: voucher.numberOfPeople,
      prizeId: voucher.prizeId,
      invoice: voucher,
      name,
      email: user?.username || email,
      phone: method === 'wallet' ? get(walletPhoneAtom) : null,
    },
  };
}

/** The check sum of a purchase's request, see `requestMark`; null if the request is unknown. */
export function markOfPurchase(get: Getter, intentKey: string, purchase: Purchase): string | null {
  const { request, userId } = purchase;
  const pageUrl = buildReturnUrl(get(servicesAtom).host.pageUrl(), '');
  return request && requestMark(intentKey, request, { userId, pageUrl });
}

/** The submission of a voucher payment. */
export const paymentSubmission = (
  purchaseOf: (get: Getter) => Purchase,
  send: SubmissionKind['send'] = async () => undefined,
): SubmissionKind => ({
  kind: 'voucher',
  checks: { account: ACCOUNT_CHECK },
  choice: (get, intentKey) => markOfPurchase(get, intentKey, purchaseOf(get)),
  send,
  messageOf: (error) =>
    error.code === 'payment_platform' && !error.serverMessage
      ? { key: 'payment.platformError' }
      : messageForError(error),
  askToSignIn,
});
