import { atom } from 'jotai/vanilla';

import { readinessAtom } from '../flow/readiness-atom.ts';
import { submissionAtom } from '../booking/submission-atom.ts';
import { isTransportOrderAtom } from '../transport/is-transport-order-atom.ts';

/** Whether another cart of the page can take the place of the one that is being ordered, without a new start. */
export const takesCartAtom = atom(
  (get) =>
    get(isTransportOrderAtom) &&
    get(readinessAtom).status === 'ready' &&
    get(submissionAtom).status === 'idle',
);
