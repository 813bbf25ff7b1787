import type { WriteCall } from './define-call.ts';
import { judgeOutcome } from './outcome/judge-outcome.ts';

/**
 * Defines a call that changes something: `charge` if a second one would book, order or charge twice, `change` if a
 * second one is harmless. The outcome table judges its refusals, and loads with this code only.
 */
export function defineWrite<Args extends readonly unknown[] = [], Result = unknown>(
  definition: Omit<WriteCall<Args, Result>, 'judge'>,
): WriteCall<Args, Result> {
  return { ...definition, judge: judgeOutcome };
}
