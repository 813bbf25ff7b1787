import { atom } from 'jotai/vanilla';

import { waitAtom } from '../payment/payment-atoms.ts';
import { busyItemAtom } from '../cart/busy-item-atom.ts';
import { submissionAtom } from '../booking/submission-atom.ts';

/** Whether something is under way that must end as the user who began it: a request, or a wallet that asks the customer. */
export const isSendingAtom = atom(
  (get) =>
    get(submissionAtom).status === 'sending' ||
    get(waitAtom).phase === 'waiting' ||
    get(busyItemAtom) !== null,
);

/** Whether the signed-in user changed elsewhere and this element has not followed yet. */
export const followIsDueAtom = atom(false);
