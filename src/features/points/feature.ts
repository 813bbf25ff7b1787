import type { Getter, Setter } from 'jotai/vanilla';
import { load, servicesAtom, enteredOfferCodeAtom } from '../../context/checkout-context.ts';
import { submits } from '../../flow/flow-rows.ts';
import type { Feature } from '../../flow/feature.ts';
import { offerCodeKeyAtom, readWithinLimit } from '../../flow/state/saved-state.ts';

/**
 * Restores the offer code that the customer entered before a reload. Rejects with an `ApiError` if the module that
 * parses it does not load. Contract section 2.
 */
async function restoreOfferCode(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  if (get(enteredOfferCodeAtom) !== null) return;
  const { host } = get(servicesAtom);
  const stored = await readWithinLimit(host, get(offerCodeKeyAtom));
  if (stored === null || signal.aborted) return;
  const { parseSavedOfferCode } = await load(
    get,
    () => import('../../flow/rules/saved-offer-code.ts'),
  );
  const code = parseSavedOfferCode(stored, host.now());
  if (code !== null && !signal.aborted) set(enteredOfferCodeAtom, code);
}

/** Points that a campaign gives. */
export const points: Feature = {
  async prepare(get, set, flow, signal) {
    if (submits(flow, 'points')) await restoreOfferCode(get, set, signal);
  },
};
