import { atom } from 'jotai/vanilla';
import { CALENDAR_STEPS, stepsOf } from '../flow-rows.ts';
import type { StepId } from '../flow-table.ts';
import { shownStepsOf } from '../skipped-steps.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';

/** The steps that "Change" opens; null if the flow lacks or skips the step. */
export const editStepsAtom = atom((get): Record<'booking' | 'contact', StepId | null> => {
  const entry = get(currentEntryAtom);
  if (!entry) return { booking: null, contact: null };
  const shown = shownStepsOf(entry.flow, get(skipFactsAtom));
  return {
    booking: shown.find((step) => CALENDAR_STEPS.includes(step)) ?? null,
    contact: shown.includes('client-info') ? 'client-info' : null,
  };
});

/** Whether the running flow has a menu step. */
export const hasMenuStepAtom = atom((get) => {
  const flow = get(currentEntryAtom)?.flow;
  return flow !== undefined && stepsOf(flow).includes('menu');
});
