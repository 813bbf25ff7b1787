import { atom } from 'jotai/vanilla';

import type { PhoneNumber } from '../../../lib/portugal/phone.ts';
import { initialWalletPhone, walletPhoneIssue } from '../rules/wallet-phone-form.ts';
import {
  attemptsAtom,
  contactAtom,
  touchedFieldsAtom,
} from '../../../flow/state/booking-state-atoms.ts';
import { paymentMethodAtom, typedWalletPhoneAtom } from './payment-atoms.ts';

/** The wallet's number: as typed, else the contact's. */
export const walletPhoneAtom = atom(
  (get): PhoneNumber => get(typedWalletPhoneAtom) ?? initialWalletPhone(get(contactAtom)),
);

/** What the field is called among the touched fields. */
export const WALLET_PHONE_TOUCH = 'walletPhone';

/** What keeps a wallet payment from being sent; null when nothing does, and for the other methods. */
export const walletPhoneIssueAtom = atom((get) =>
  get(paymentMethodAtom) === 'wallet' ? walletPhoneIssue(get(walletPhoneAtom)) : null,
);

/** The same, once the customer has left the field or has tried to pay. */
export const shownWalletPhoneIssueAtom = atom((get) => {
  const mayShow = get(attemptsAtom) > 0 || get(touchedFieldsAtom).has(WALLET_PHONE_TOUCH);
  return mayShow ? get(walletPhoneIssueAtom) : null;
});
