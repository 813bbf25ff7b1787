import type { Getter, Setter } from 'jotai/vanilla';
import { enteredOfferCodeAtom } from '../../context/checkout-context.ts';
import { submits } from '../../flow/flow-rows.ts';
import type { Feature } from '../../flow/feature-interface.ts';
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
};
