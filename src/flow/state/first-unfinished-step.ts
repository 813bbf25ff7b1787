import type { Getter } from 'jotai/vanilla';

import { isVoucherComplete } from '../../features/vouchers/rules/is-voucher-complete.ts';
import { isSkipped, stepsOf } from '../flow-table.ts';
import type { StepId } from '../step-ids.ts';
import { bookingIssuesAtom } from '../../features/booking/state/booking-form-atoms.ts';
import { modeAtom } from './booking-state-atoms.ts';
import { contactIssuesAtom } from '../../features/contact/state/contact-form-atoms.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';
import { priceAtom } from '../../features/offer/state/price-atoms.ts';
import { stepJudgesAtom } from './step-judges-atom.ts';
import { userAtom } from '../../features/account/state/user-atom.ts';
import { voucherAtom } from './voucher-atom.ts';

/** Which steps take input, and whether what they hold is complete. */
const FINISHED: Partial<Record<StepId, (get: Getter) => boolean>> = {
  // Shown only while they stand in the way.
  plans: () => false,
  login: (get) => get(userAtom) !== null,
  choice: (get) => {
    if (get(modeAtom) === 'book') return get(bookingIssuesAtom).length === 0;
    const isPrizeTooHigh = get(priceAtom)?.isPrizeTooHigh ?? false;
    return isVoucherComplete(get(voucherAtom), { isPrizeTooHigh });
  },
  booking: (get) => get(bookingIssuesAtom).length === 0,
  'client-info': (get) => get(contactIssuesAtom).length === 0,
};

/** The first step before the one shown whose input is incomplete; null when all is there. */
export function firstUnfinishedStep(get: Getter): StepId | null {
  const entry = get(currentEntryAtom);
  if (!entry) return null;
  const facts = get(skipFactsAtom);
  const judges = get(stepJudgesAtom);
  for (const step of stepsOf(entry.flow)) {
    if (step.id === entry.step) return null;
    const judge = FINISHED[step.id] ?? judges[step.id];
    const isFinished = judge?.(get) ?? true;
    if (!isSkipped(step, facts) && !isFinished) return step.id;
  }
  return null;
}
