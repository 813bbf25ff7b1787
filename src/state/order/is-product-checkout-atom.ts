import { atom } from 'jotai/vanilla';

import { currentEntryAtom } from '../flow-atoms.ts';

/** Whether the running flow orders the cart that the server keeps. Spec section 2 "product-checkout". */
export const isProductCheckoutAtom = atom(
  (get) => get(currentEntryAtom)?.flow === 'product-checkout',
);
