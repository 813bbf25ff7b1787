import { atom } from 'jotai/vanilla';

import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import type { Submission } from '../../../submission/rules/submission-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { isOrderAtom } from '../../../flow/state/order-messages-atoms.ts';

const OPEN: readonly Submission['status'][] = ['idle', 'unknown'];

/** Whether another cart of the page can take the place of the one that is being ordered, without a new start. */
export const takesCartAtom = atom(
  (get) =>
    get(isOrderAtom) &&
    get(flowStatusAtom).status === 'ready' &&
    // An order whose answer was lost is none the less being put together again.
    OPEN.includes(get(submissionAtom).status),
);
