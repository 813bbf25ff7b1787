import type { StepId } from './step-ids.ts';

/** The steps that hold the booking form. */
export const CALENDAR_STEPS: readonly StepId[] = ['choice', 'booking'];
