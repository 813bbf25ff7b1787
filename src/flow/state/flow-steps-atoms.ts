import { atom } from 'jotai/vanilla';
import { CALENDAR_STEPS } from '../flow-kinds.ts';
import { stepsOf } from '../flow-table.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';
import type { StepId } from '../step-ids.ts';

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
  const open = stepsOf(entry.flow).filter((step) => !step.skip?.(facts));
  return {
    booking: open.find((step) => CALENDAR_STEPS.includes(step.id))?.id ?? null,
    contact: open.find((step) => step.id === 'client-info')?.id ?? null,
  };
});

/** Whether the running flow has a menu that the customer can go back to. */
export const hasMenuStepAtom = atom((get) => {
  const flow = get(currentEntryAtom)?.flow;
  return flow !== undefined && stepsOf(flow).some(({ id }) => id === 'menu');
});
