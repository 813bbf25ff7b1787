import type { Getter } from 'jotai/vanilla';

import { isVoucherComplete } from '../../domain/voucher/is-voucher-complete.ts';
import { isSkipped, stepsOf } from '../../flows/flow-table.ts';
import type { StepId } from '../../flows/step-ids.ts';
import { bookingIssuesAtom } from '../booking/booking-form-atoms.ts';
import { modeAtom } from '../booking/booking-state-atoms.ts';
import { contactIssuesAtom } from '../contact/contact-form-atoms.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';
import { priceAtom } from '../campaign/price-atoms.ts';
import { stepJudgesAtom } from './step-judges-atom.ts';
import { userAtom } from '../account/user-atom.ts';
import { voucherAtom } from '../voucher/voucher-atom.ts';

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
