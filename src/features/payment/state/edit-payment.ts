import { atom } from 'jotai/vanilla';

import type { PaymentMethod } from '../../../lib/payment/payment-method.ts';
import { KNOWN_PREFIXES } from '../../../lib/phone/dial-prefixes.ts';
import { normalisePhone, type PhoneNumber } from '../../../lib/portugal/phone.ts';
import { attemptsAtom, touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { paymentMethodAtom, typedWalletPhoneAtom } from './payment-atoms.ts';
import { WALLET_PHONE_TOUCH, walletPhoneAtom } from './wallet-phone-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';

/** Picks how to pay; nothing is sent. */
export const choosePaymentMethodAction = atom(null, (_get, set, method: PaymentMethod) => {
  set(paymentMethodAtom, method);
  set(attemptsAtom, 0);
});

/** Takes over the wallet's number as it was typed. */
export const editWalletPhoneAction = atom(null, (get, set, part: Partial<PhoneNumber>) =>
  set(typedWalletPhoneAtom, { ...get(walletPhoneAtom), ...part }),
);

/** Turns a number typed in any usual form into a right value. */
export const tidyWalletPhoneAction = atom(null, (get, set) => {
  const { phone, prefix } = get(walletPhoneAtom);
  set(typedWalletPhoneAtom, normalisePhone(phone, prefix, KNOWN_PREFIXES));
});

/** The customer left the number: it may be judged, once the press that took the focus away is through. */
export const leaveWalletPhoneAction = atom(null, (_get, set) =>
  set(afterPressAction, () => {
    set(tidyWalletPhoneAction);
    set(touchedFieldsAtom, (touched) => new Set([...touched, WALLET_PHONE_TOUCH]));
  }),
);
