import { atom } from 'jotai/vanilla';

import { isProductCheckout } from '../order-flows.ts';
import { currentEntryAtom } from './flow-atoms.ts';

/** Whether the running flow orders the cart that the server keeps. Spec section 2 "product-checkout". */
export const isProductCheckoutAtom = atom((get) => isProductCheckout(get(currentEntryAtom)?.flow));
