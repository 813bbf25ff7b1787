import type { Getter, Setter } from 'jotai/vanilla';
import { enteredOfferCodeAtom, userAtom } from '../../context/checkout-context.ts';
import { submits } from '../../flow/flow-rows.ts';
import type { Feature } from '../../flow/feature-interface.ts';
import { currentEntryAtom } from '../../flow/state/flow-atoms.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';
import { ENTERED_CODE } from './state/entered-code.ts';

/** Restores the offer code that the customer entered before a reload. Contract section 2. */
async function restoreOfferCode(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  if (get(enteredOfferCodeAtom) !== null) return;
  const code = await ENTERED_CODE.read(get);
  if (code !== null && !signal.aborted) set(enteredOfferCodeAtom, code);
}

/** Points that a campaign gives. */
export const points: Feature = {
  async prepare(get, set, flow, signal) {
    if (submits(flow, 'points')) await restoreOfferCode(get, set, signal);
  },
  isFinished: {
    // Reaching the result obtains the points. Restored after a press that came to nothing, it needs another press; a guest's sign-in
    // is one.
    'points-confirm': (get) =>
      get(currentEntryAtom)?.step !== 'points-result' ||
      get(submissionAtom).status !== 'idle' ||
      get(userAtom) === null,
  },
};
