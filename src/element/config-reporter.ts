import { emitCheckoutEvent } from '../host/events.ts';
import { warnIntegrator } from '../host/warn-integrator.ts';
import type { ConfigProblem } from './read-config.ts';

/** Tells the page of values that cannot be used: one warning and one `error` event for each bad value. */
export interface ConfigReporter {
  /** `problems` are all that there are now; those already told are not told again. */
  report(problems: readonly ConfigProblem[]): void;
}

/** Makes the reporter of one element. Contract section 1. */
export function createConfigReporter(element: HTMLElement): ConfigReporter {
  let known: readonly ConfigProblem[] = [];

  return {
    report(problems) {
      const fresh = problems.filter(
        ({ key, input }) => !known.some((each) => each.key === key && each.input === input),
      );
      known = problems;
      for (const { message } of fresh) {
        warnIntegrator(message);
        emitCheckoutEvent(element, 'error', { code: 'config', status: null, message });
      }
    },
  };
}
