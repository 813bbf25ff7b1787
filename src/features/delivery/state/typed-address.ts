import { atom } from 'jotai/vanilla';

import { type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';

/** The address typed in the delivery step, for a menu order or by a guest of product checkout. Never stored. */
export const typedAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);
