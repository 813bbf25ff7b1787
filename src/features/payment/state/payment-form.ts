import { atom } from 'jotai/vanilla';

import { attemptsAtom, contactAtom, touchedFieldsAtom } from '../../../flow/state/flow-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { touchFieldAction } from '../../../flow/state/touched-fields.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { initialWalletPhone, walletPhoneIssue } from '../rules/wallet.ts';
import { paymentMethodAtom, typedWalletPhoneAtom } from './payment-atoms.ts';

/** The wallet number: as typed, else the contact's. */
export const walletPhoneAtom = atom(
  (get): PhoneNumber => get(typedWalletPhoneAtom) ?? initialWalletPhone(get(contactAtom)),
);

/** The name of the field among the touched fields. */
const WALLET_PHONE_TOUCH = 'walletPhone';

/** The issue of the wallet number; null for other methods. */
export const walletPhoneIssueAtom = atom((get) =>
  get(paymentMethodAtom) === 'wallet' ? walletPhoneIssue(get(walletPhoneAtom)) : null,
);

/** The same, after the customer has left the field or tried to pay. */
export const shownWalletPhoneIssueAtom = atom((get) => {
  const mayShow = get(attemptsAtom) > 0 || get(touchedFieldsAtom).has(WALLET_PHONE_TOUCH);
  return mayShow ? get(walletPhoneIssueAtom) : null;
});

/** Chooses a method without sending anything. */
export const choosePaymentMethodAction = atom(null, (_get, set, method: PaymentMethod) => {
  set(paymentMethodAtom, method);
  set(attemptsAtom, 0);
});

/** Edits the wallet number. */
export const editWalletPhoneAction = atom(null, (get, set, part: Partial<PhoneNumber>) =>
  set(typedWalletPhoneAtom, { ...get(walletPhoneAtom), ...part }),
);

/** Normalizes the typed number. */
export const tidyWalletPhoneAction = atom(null, (get, set) => {
  const { phone, prefix } = get(walletPhoneAtom);
  set(typedWalletPhoneAtom, normalisePhone(phone, prefix, KNOWN_PREFIXES));
});

/** The customer left the number field: normalizes it and shows its error, after the press that took the focus. */
export const leaveWalletPhoneAction = atom(null, (get, set) =>
  set(afterPressAction, () => {
    set(tidyWalletPhoneAction);
    set(touchFieldAction, WALLET_PHONE_TOUCH, get(walletPhoneAtom).phone);
  }),
);
