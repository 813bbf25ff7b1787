import type { WriteCall } from './define-call.ts';
import { judgeOutcome } from './outcome/judge-outcome.ts';

/**
 * Defines a call that changes something: `charge` where a second one would be a second booking, order or charge,
 * `change` where it would do no harm. Its refusals are proven by the outcome table, which comes with this code only.
 */
export function defineWrite<Args extends readonly unknown[] = [], Result = unknown>(
  definition: Omit<WriteCall<Args, Result>, 'judge'>,
): WriteCall<Args, Result> {
  return { ...definition, judge: judgeOutcome };
}
