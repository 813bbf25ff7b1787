import type { WriteCall } from './define-call.ts';
import { outcomeOfAnswer } from './outcome/outcome.ts';

/**
 * Defines a call that changes something: `charge` if a second one would book, order or charge twice, `change` if it is
 * harmless. The outcome table, which decides about its refusals, loads with this module only.
 */
export function defineWrite<Args extends readonly unknown[] = [], Result = unknown>(
  definition: Omit<WriteCall<Args, Result>, 'outcomeOf'>,
): WriteCall<Args, Result> {
  return { ...definition, outcomeOf: outcomeOfAnswer };
}
