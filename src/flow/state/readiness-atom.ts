import { atom } from 'jotai/vanilla';

import type { FlowProblem } from '../flow-problem.ts';

/** Whether the flow can be shown. */
export type Readiness =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'failed'; problem: FlowProblem };

export const readinessAtom = atom<Readiness>({ status: 'loading' });
