import { atom, type Getter } from 'jotai/vanilla';

import type { StepId } from '../step-ids.ts';

/** Whether what a step asks for is complete. */
export type StepJudge = (get: Getter) => boolean;

/**
 * Judges of steps whose rules come with the code of their flow, so that other flows do not carry them. Each says
 * yes in flows that it does not know.
 */
export const stepJudgesAtom = atom<Partial<Record<StepId, StepJudge>>>({});
