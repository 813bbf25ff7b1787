import { atom } from 'jotai/vanilla';

import { isMenuOrderAtom } from '../../../flow/state/flow-atoms.ts';
import { transportTermsAtom } from './transport-terms-atoms.ts';

/** Whether what is shown cannot be ordered: neither take-away nor delivery is allowed. */
export const noTransportAtom = atom(
  (get) => get(isMenuOrderAtom) && get(transportTermsAtom).types.length === 0,
);
