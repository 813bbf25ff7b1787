import { atom } from 'jotai/vanilla';

import { submissionAtom } from '../../submission/submission-atom.ts';
import { featuresAtom } from '../feature.ts';
import { hasResultAtom } from './flow-atoms.ts';

/**
 * Whether the screen shows what became of something, or a payment that is open: nobody is led away from that to
 * sign in.
 */
export const holdsCustomerAtom = atom(
  (get) =>
    get(hasResultAtom) ||
    get(featuresAtom).some(({ holdsCustomer }) => holdsCustomer?.(get) ?? false),
);

/** Whether something is under way that must end as the user who began it: a request, or a wallet that asks the customer. */
export const isSendingAtom = atom(
  (get) =>
    get(submissionAtom).status === 'sending' ||
    get(featuresAtom).some(({ isSending }) => isSending?.(get) ?? false),
);
