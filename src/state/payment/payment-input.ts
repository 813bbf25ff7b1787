import type { Getter } from 'jotai/vanilla';

import type { PaymentRequest } from '../../domain/payment/build-payment-payload.ts';
import { bookingTypeAtom } from '../booking/booking-form-atoms.ts';
import { contactAtom } from '../booking/booking-state-atoms.ts';
import { isPremiumReservationAtom } from '../booking/premium-reservation-atom.ts';
import { chosenPrizeAtom, priceAtom } from '../campaign/price-atoms.ts';
import { productAtom } from '../campaign/product-atom.ts';
import { userAtom } from '../account/user-atom.ts';
import { voucherAtom } from '../voucher/voucher-atom.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
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
    method,
    voucher,
    owner: get(userAtom) === null ? 'guest' : 'account',
    userId: get(userAtom)?.id ?? null,
    shownCents: get(priceAtom)?.dueNowCents ?? 0,
    request: requestNow(get, { method, voucher }),
  };
}

/** What is paid and how, as a text to compare: another choice is another intent. Nothing personal is in it. */
export function choiceOfPurchase({ method, voucher }: Bought): string {
  const { numberOfPeople, prizeId, needVatInvoice } = voucher;
  return JSON.stringify({ method, numberOfPeople, prizeId, needVatInvoice });
}
