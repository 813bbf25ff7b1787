import { atom } from 'jotai/vanilla';

import { waitAtom } from '../../payment/state/payment-atoms.ts';
import { busyItemAtom } from '../../cart/state/busy-item-atom.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** Whether something is under way that must end as the user who began it: a request, or a wallet that asks the customer. */
export const isSendingAtom = atom(
  (get) =>
    get(submissionAtom).status === 'sending' ||
    get(waitAtom).phase === 'waiting' ||
    get(busyItemAtom) !== null,
);

/** Whether the signed-in user changed elsewhere and this element has not followed yet. */
export const followIsDueAtom = atom(false);
