import type { Getter, Setter } from 'jotai/vanilla';

import type { WaitEvent } from '../rules/wait/wait-state.ts';

/** The dependencies of the effects of a payment. */
export interface PaymentRun {
  get: Getter;
  set: Setter;
  /** Says what came of it. */
  tell: (event: WaitEvent) => void;
}
