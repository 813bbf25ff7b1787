import { atom, type Getter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import type { VoucherState } from '../../../flow/rules/booking-state.ts';
import { contactAtom, voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../../lib/payment/payment-owner.ts';
import { bookableAtom, bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { isPremiumReservationAtom } from '../../offer/state/premium-reservation-atom.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import type { PaymentKind, PurchaseId } from '../rules/journal/journal-entry.ts';
import { requestMark, type PaymentRequest } from '../rules/payment-payload.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PaymentAnswer, PaymentLink } from '../rules/payment.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
import { walletPhoneAtom } from './payment-form.ts';
import { purchaseIdOf } from './purchase-id.ts';

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

type Bought = Pick<Purchase, 'method' | 'voucher'>;

/** What is bought with the one who pays, as both requests say it. */
function requestNow(get: Getter, { method, voucher }: Bought): PaymentRequest {
  const { name, email } = get(contactAtom);
  return {
    method,
    variant: get(isPremiumReservationAtom) ? 'premium' : 'gift',
    campaignId: get(bookableAtom)?.campaignId ?? '',
    campaignType: get(bookingTypeAtom),
    count: voucher.numberOfPeople,
    prizeId: voucher.prizeId,
    invoice: voucher,
    name,
    email: get(userAtom)?.username || email,
    phone: method === 'wallet' ? get(walletPhoneAtom) : null,
  };
}

/** What the button pays for now. */
export function purchaseNow(get: Getter): Purchase {
  const method = get(paymentMethodAtom);
  // A prize that is not at hand is neither shown nor sent.
  const voucher = { ...get(voucherAtom), prizeId: get(chosenPrizeAtom)?.id ?? null };
  return {
    kind: 'voucher',
    of: purchaseIdOf(get, 'voucher'),
    intentKey: '',
    accountMark: null,
    method,
    voucher,
    owner: get(userAtom) === null ? 'guest' : 'account',
    userId: get(userAtom)?.id ?? null,
    shownCents: get(priceAtom)?.dueNowCents ?? 0,
    request: requestNow(get, { method, voucher }),
  };
}

/** By what a purchase sent under a key is known again; a check sum, so nothing personal can be read from it. */
export function markOfPurchase(get: Getter, intentKey: string, purchase: Purchase): string | null {
  const { request, userId } = purchase;
  const pageUrl = buildReturnUrl(get(servicesAtom).host.pageUrl(), '');
  return request && requestMark(intentKey, request, { userId, pageUrl });
}
