import { JOURNAL_PREFIX } from '../../../lib/limits.ts';
import { openIds } from '../../../submission/rules/purchase-state.ts';
import { purchaseAtom, waitAtom } from '../../../submission/submission-atom.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { reportError } from '../../../context/problems.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import type { Prize } from '../../../lib/user-session.ts';
import { PAYMENT_METHODS } from '../../../lib/payment/payment-method.ts';
import type { PressContext } from '../../../submission/press-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import {
  bookableAtom,
  bookingTypeAtom,
  isPremiumReservationAtom,
} from '../../offer/state/offer-atoms.ts';
import { chosenPrizeAtom, priceAtom } from '../../vouchers/state/price-atoms.ts';
import type { JournalEntry } from '../../../submission/journal/journal-entry.ts';
import { requestChecksum, type PaymentRequest } from '../rules/payment-payload.ts';
import { buildReturnUrl } from '../../../submission/journal/payment-return.ts';
import type { PaymentAnswer } from '../rules/payment-answers.ts';
import { paymentMethodAtom } from './payment-atoms.ts';
import { walletPhoneAtom } from './payment-form.ts';
import { entryOfPress, writeEntry } from '../../../submission/journal/journal.ts';

/** A payment of this element: its journal entry and the parts that are not stored. */
export interface Payment {
  /** Its key is empty before the press. */
  entry: JournalEntry;
  /** The request as pressed, to send it again; null after a reload, because it is personal and not stored. */
  request: PaymentRequest | null;
  /** The prize that the shown total contains; null without one and after a reload. */
  prize: Prize | null;
  /** The server's last answer; null before one. */
  answer: PaymentAnswer | null;
  /** Cents that the customer accepted in place of the amount shown. */
  agreedCents: readonly number[];
}

/** The payments that the server has answered, by the server's id. */
export const paymentsAtom = atom<ReadonlyMap<string, Payment>>(new Map());

/** The payment on the screen. */
export const shownPaymentAtom = atom((get) => get(paymentsAtom).get(get(waitAtom).currentId ?? ''));

/** Adds or replaces a payment. */
export function setPayment(set: Setter, paymentId: string, payment: Payment): void {
  set(paymentsAtom, (all) => new Map([...all, [paymentId, payment]]));
}

/** Reports an answer's status word that is unknown, once while it stands. */
export function reportUnknownWord(
  get: Getter,
  paymentId: string,
  { unknownWord: word }: PaymentAnswer,
) {
  if (word === undefined || word === get(paymentsAtom).get(paymentId)?.answer?.unknownWord) return;
  reportError(get, new ApiError('api', `Unknown payment status "${word}"`));
}

/** The payment that the button starts. */
export function newPayment(get: Getter, press: PressContext): Payment {
  const method = get(paymentMethodAtom);
  const price = get(priceAtom);
  const prize = get(chosenPrizeAtom);
  const voucher = get(voucherAtom);
  const count = voucher.numberOfPeople;
  const { name, email } = get(contactAtom);
  const { channel } = PAYMENT_METHODS[method];
  const shownCents = price?.totalCents ?? 0;
  const campaignId = get(bookableAtom)?.campaignId ?? '';
  const purchase = { kind: 'voucher', campaignId, key: '' } as const;
  const now = get(servicesAtom).host.now();
  const entry = entryOfPress(press, purchase, now, { method, channel, count, shownCents });
  return {
    entry,
    prize,
    request: {
      method,
      variant: get(isPremiumReservationAtom) ? 'premium' : 'gift',
      campaignId,
      campaignType: get(bookingTypeAtom),
      count,
      // A prize that is not loaded is neither shown nor sent.
      prizeId: prize?.id ?? null,
      invoice: voucher,
      name,
      email: press.username || email,
      phone: method === 'wallet' ? get(walletPhoneAtom) : null,
      userId: press.credentials?.userId ?? null,
      unitCents: price?.unitCents ?? 0,
    },
    answer: null,
    agreedCents: [],
  };
}

/** The check sum of a payment's request under a key, see `requestChecksum`; null if the request is unknown. */
export const checksumOf = (
  intentKey: string,
  { request }: Payment,
  { pageUrl }: PressContext,
): string | null => request && requestChecksum(intentKey, request, buildReturnUrl(pageUrl, ''));

/** Restores the entries of open payments after the storage was cleared. */
export function restoreEntries(get: Getter): void {
  const { shared } = get(servicesAtom).host;
  const known = new Set(shared.keys(JOURNAL_PREFIX));
  for (const paymentId of openIds(get(purchaseAtom))) {
    const entry = get(paymentsAtom).get(paymentId)?.entry;
    if (entry && !known.has(JOURNAL_PREFIX + entry.key)) writeEntry(get, entry.key, entry);
  }
}

/** Restores the payment of an entry. */
export function restorePayment(get: Getter, set: Setter, entry: JournalEntry): void {
  const { paymentId } = entry;
  if (paymentId === null || get(paymentsAtom).has(paymentId)) return;
  setPayment(set, paymentId, {
    entry,
    request: null,
    prize: null,
    answer: null,
    agreedCents: [],
  });
}
