import { atom } from 'jotai/vanilla';

import { submissionAtom } from '../../submission/submission-atom.ts';
import { featuresAtom } from '../feature.ts';
import { hasResultAtom } from './flow-atoms.ts';

/** Whether the screen shows a result or an open payment; a sign-in request must not replace it. */
export const holdsCustomerAtom = atom(
  (get) =>
    get(hasResultAtom) ||
    get(featuresAtom).some(({ holdsCustomer }) => holdsCustomer?.(get) ?? false),
);

/** Whether a request or a wallet payment is under way that must end under the same user. */
export const isSendingAtom = atom(
  (get) =>
    get(submissionAtom).status === 'sending' ||
    get(featuresAtom).some(({ isSending }) => isSending?.(get) ?? false),
);
