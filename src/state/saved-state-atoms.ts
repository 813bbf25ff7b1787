import { atom } from 'jotai/vanilla';

import type { CheckoutConfig } from '../domain/config/checkout-config.ts';
import { SAVED_STATE_PREFIX, type SavedState } from '../domain/saved/saved-state.ts';
import { selectFlow } from '../flows/select-flow.ts';
import { bookAtom, modeAtom, reservationTypeAtom } from './booking-state-atoms.ts';
import { nowAtom } from './clock-atom.ts';
import { configAtom } from './config-atom.ts';
import { flowStackAtom } from './flow-atoms.ts';
import { readinessAtom } from './readiness-atom.ts';
import { servicesAtom } from './services.ts';
import { submissionAtom } from './submission-atom.ts';

/** What tells one flow's saved state from another's on the same site. */
function targetOf(config: CheckoutConfig): string {
  const { shopId, campaignId, offerCode, serviceId, entityId } = config;
  return [selectFlow(config), entityId, shopId, campaignId, offerCode, serviceId]
    .map((part) => part ?? '-')
    .join(':');
}

/** The storage key of one element's target; two elements of a page share none. Contract section 2. */
export const savedStateKeyAtom = atom((get) => {
  const elementKey = get(servicesAtom).host.elementKey();
  return `${SAVED_STATE_PREFIX}${elementKey}:${targetOf(get(configAtom))}`;
});

/** What is worth keeping now; null where nothing is: while a flow loads and once it has ended. */
export const savedStateAtom = atom((get): SavedState | null => {
  const stack = get(flowStackAtom);
  const submission = get(submissionAtom);
  const isShown = get(readinessAtom).status === 'ready';
  if (!isShown || submission.status === 'done') return null;
  return {
    savedAt: get(nowAtom),
    stack,
    mode: get(modeAtom),
    reservationType: get(reservationTypeAtom),
    book: get(bookAtom),
    pendingIntent: submission.status === 'idle' ? null : submission.intentKey,
  };
});
