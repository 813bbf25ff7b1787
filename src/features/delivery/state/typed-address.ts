import { runAtom } from '../../../context/run-atom.ts';
import { type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';

/** The address typed in the delivery step, for a menu order or by a guest of product checkout. Never stored. */
export const typedAddressAtom = runAtom<AddressFields>(EMPTY_ADDRESS);
