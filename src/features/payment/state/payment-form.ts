import { atom, type Getter } from 'jotai/vanilla';

import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { contactAtom } from '../../contact/state/contact-atom.ts';
import { formOf } from '../../../flow/state/form-model.ts';
import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { initialWalletPhone, walletPhoneIssue } from '../rules/wallet.ts';
import { paymentMethodAtom, typedWalletPhoneAtom } from './payment-atoms.ts';

const walletPhoneOf = (get: Getter): PhoneNumber =>
  get(typedWalletPhoneAtom) ?? initialWalletPhone(get(contactAtom));

/** The wallet number: the typed one, else the contact's. Accepts a part of it. */
export const walletPhoneAtom = atom(walletPhoneOf, (get, set, part: Partial<PhoneNumber>) =>
  set(typedWalletPhoneAtom, { ...walletPhoneOf(get), ...part }),
);

/** The issue of the wallet number; none for other methods. */
const walletIssuesAtom = atom((get) => {
  const issue = get(paymentMethodAtom) === 'wallet' && walletPhoneIssue(get(walletPhoneAtom));
  return issue ? [issue] : [];
});

/** Chooses a method without sending anything. */
export const choosePaymentMethodAction = atom(null, (_get, set, method: PaymentMethod) => {
  set(paymentMethodAtom, method);
  set(submitCountAtom, 0);
});

/** Normalizes the typed number. */
export const tidyWalletPhoneAction = atom(null, (get, set) => {
  const { phone, prefix } = get(walletPhoneAtom);
  set(walletPhoneAtom, normalisePhone(phone, prefix, KNOWN_PREFIXES));
});

/** The wallet's prefix and number. Spec section 3 "mbwayPhoneNumber". */
export const WALLET = formOf<keyof PhoneNumber>({
  id: 'mc-wallet',
  values: walletPhoneAtom,
  edit: walletPhoneAtom,
  issues: walletIssuesAtom,
  onLeave: (_get, set, field) => {
    if (field === 'phone') set(tidyWalletPhoneAction);
  },
});
