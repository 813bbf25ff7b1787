import type { Getter } from 'jotai/vanilla';

import type { PaymentRequest } from '../rules/build-payment-payload.ts';
import { buildReturnUrl } from '../rules/payment-return.ts';
import { requestMark } from '../rules/request-mark.ts';
import { bookingTypeAtom } from '../../offer/state/product-atom.ts';
import { contactAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isPremiumReservationAtom } from '../../offer/state/premium-reservation-atom.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
import { purchaseIdOf } from './purchase-id.ts';
import type { Purchase } from './purchases.ts';
import { walletPhoneAtom } from './wallet-phone-atoms.ts';

type Bought = Pick<Purchase, 'method' | 'voucher'>;

/** What is bought with the one who pays, as both requests say it. */
function requestNow(get: Getter, { method, voucher }: Bought): PaymentRequest {
  const { name, email } = get(contactAtom);
  return {
    method,
    variant: get(isPremiumReservationAtom) ? 'premium' : 'gift',
    campaignId: get(productAtom)?.campaignId ?? '',
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
