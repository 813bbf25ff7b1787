import { atom, type Getter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import type { VoucherState } from '../../../flow/rules/booking-state.ts';
import { contactAtom, voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import type { PaymentOwner } from '../../../lib/payment/payment-owner.ts';
import { bookableAtom, bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { isPremiumReservationAtom } from '../../offer/state/campaign-atoms.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import type { PaymentKind, PurchaseId } from '../rules/journal/journal-entry.ts';
import { requestMark, type PaymentRequest } from '../rules/payment-payload.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import type { PaymentAnswer, PaymentLink } from '../rules/payment.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
import { walletPhoneAtom } from './payment-form.ts';
import { purchaseIdOf } from './purchase-id.ts';

/** The content of a requested payment: the form may change while an older payment is still open. */
export interface Purchase {
  kind: PaymentKind;
  /** The id of the purchase in the journal. */
  of: PurchaseId;
  /** The key of its entry; empty until it is sent. */
  intentKey: string;
  method: PaymentMethod;
  voucher: VoucherState;
  owner: PaymentOwner;
  /** The payer's account; null for a guest, and after a reload until the server has confirmed it: it is not stored. */
  userId: Id | null;
  /** By what that account is known again after a reload; null where it is not. */
  accountMark: string | null;
  /** Cents of all, as shown when the button was pressed or as agreed to since. */
  shownCents: number;
  /** The content of the request, to send it again; null after a reload, because it is personal and not stored. */
  request: PaymentRequest | null;
}

/** The purchase of each intent, by its key. */
export const intentPurchasesAtom = atom<ReadonlyMap<string, Purchase>>(new Map<string, Purchase>());

/** Keys of intents with a request that got no answer. The server's answer to a retry may refer to that request. */
export const lostIntentsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The purchase of each payment. */
export const purchasesAtom = atom<ReadonlyMap<Id, Purchase>>(new Map<Id, Purchase>());

/** The provider's page or reference of each payment. */
export const paymentLinksAtom = atom<ReadonlyMap<Id, PaymentLink>>(new Map<Id, PaymentLink>());

/** The server's last answer about each payment. */
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

/** The content of the request with its payer, common to both requests. */
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

/** The purchase that the button pays for now. */
export function purchaseNow(get: Getter): Purchase {
  const method = get(paymentMethodAtom);
  // A prize that is not loaded is neither shown nor sent.
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

/** The check sum that identifies the same purchase at a retry; it reveals nothing personal. */
export function markOfPurchase(get: Getter, intentKey: string, purchase: Purchase): string | null {
  const { request, userId } = purchase;
  const pageUrl = buildReturnUrl(get(servicesAtom).host.pageUrl(), '');
  return request && requestMark(intentKey, request, { userId, pageUrl });
}
