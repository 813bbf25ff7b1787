import { atom } from 'jotai/vanilla';

import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';
import { transportTermsAtom } from './transport-terms-atoms.ts';

/** Whether what is shown cannot be ordered: neither take-away nor delivery is allowed. */
export const noTransportAtom = atom(
  (get) => get(isTransportOrderAtom) && get(transportTermsAtom).types.length === 0,
);
