import type { Getter, Setter } from 'jotai/vanilla';

import type { WaitEvent } from '../rules/wait/wait-state.ts';

/** What the work that a step of paying asks for is done with. */
export interface PaymentRun {
  get: Getter;
  set: Setter;
  /** Says what came of it. */
  tell: (event: WaitEvent) => void;
}
