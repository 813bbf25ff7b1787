import { atom } from 'jotai/vanilla';

import { FLOW_TABLE, isSkipped } from '../flows/flow-table.ts';
import type { StepId } from '../flows/step-ids.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';

const BOOKING_STEPS: ReadonlySet<StepId> = new Set(['choice', 'booking']);

/** Where the running flow lets the customer change things; null where it has no such step or passes over it. */
export interface EditSteps {
  booking: StepId | null;
  contact: StepId | null;
}

/** The steps that "Change" leads back to. */
export const editStepsAtom = atom((get): EditSteps => {
  const entry = get(currentEntryAtom);
  if (!entry) return { booking: null, contact: null };
  const facts = get(skipFactsAtom);
  const open = FLOW_TABLE[entry.flow].steps.filter((step) => !isSkipped(step, facts));
  return {
    booking: open.find((step) => BOOKING_STEPS.has(step.id))?.id ?? null,
    contact: open.find((step) => step.id === 'client-info')?.id ?? null,
  };
});
