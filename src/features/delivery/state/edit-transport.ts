import { atom } from 'jotai/vanilla';

import type { TransportAddress } from '../rules/transport-address.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { attemptsAtom, touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { announceCart } from '../../cart/state/announce-cart.ts';
import { keepCart } from './keep-cart.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { transportTouch, transportIsChosenAtom } from './transport-form-atoms.ts';
import type { TransportField } from './transport-form-atoms.ts';
import { transportAddressAtom } from './transport-state-atoms.ts';
import { chosenTransportAtom } from '../../offer/state/transport-terms-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

/** Chooses take-away or delivery; an address that was typed stays for a change of mind. */
export const chooseTransportAction = atom(null, (get, set, type: TransportType) => {
  set(chosenTransportAtom, type);
  set(attemptsAtom, 0);
  keepCart(get);
  announceCart(get, set);
});

/** Takes over what was typed of the address, as it was typed. */
export const editTransportAddressAction = atom(null, (_get, set, part: Partial<TransportAddress>) =>
  set(transportAddressAtom, (address) => ({ ...address, ...part })),
);

/** The customer left a field: a postal code becomes nnnn-nnn, and the field may be judged after the press under way. */
export const leaveTransportFieldAction = atom(null, (_get, set, field: TransportField) =>
  set(afterPressAction, () => {
    set(transportAddressAtom, (address) => ({
      ...address,
      postalCode: normalisePostalCode(address.postalCode),
    }));
    set(touchedFieldsAtom, (touched) => new Set([...touched, transportTouch(field)]));
  }),
);

/** Goes on when it is clear how and where the order gets; otherwise shows what is missing. */
export const submitTransportAction = atom(null, (get, set) => {
  if (get(transportIsChosenAtom)) set(nextStepAction, 'delivery');
  else set(attemptsAtom, (count) => count + 1);
});
