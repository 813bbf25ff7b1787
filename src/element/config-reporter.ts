import { emitCheckoutEvent } from '../platform/host/events.ts';
import { warnIntegrator } from '../platform/host/warn-integrator.ts';
import type { ElementLoaders } from './element-loaders.ts';
import type { ConfigProblem } from './read-config.ts';

/** Tells the page of values that cannot be used: one warning and one `error` event for each bad value. */
export interface ConfigReporter {
  /** `problems` are all that there are now; those already told are not told again. */
  report(problems: readonly ConfigProblem[], load: ElementLoaders['problemTexts']): void;
}

/** Makes the reporter of one element. The words come when there is something to say. Contract section 1. */
export function createConfigReporter(element: HTMLElement): ConfigReporter {
  let known: readonly ConfigProblem[] = [];

  return {
    report(problems, load) {
      const fresh = problems.filter(
        ({ key, input }) => !known.some((each) => each.key === key && each.input === input),
      );
      known = problems;
      if (fresh.length > 0) void tell(element, fresh, load);
    },
  };
}

async function tell(
  element: HTMLElement,
  problems: readonly ConfigProblem[],
  load: ElementLoaders['problemTexts'],
): Promise<void> {
  const texts = await load().catch(() => null);
  for (const problem of problems) {
    const message = texts?.describeProblem(problem) ?? `The ${problem.place} cannot be used.`;
    warnIntegrator(message);
    emitCheckoutEvent(element, 'error', { code: 'config', status: null, message });
  }
}
