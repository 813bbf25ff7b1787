import type { ElementEnvironment, ElementLoaders } from './element-environment.ts';
import {
  readConfig,
  type ConfigProblem,
  type ConfigReading,
  type OwnValues,
} from './read-config.ts';
import { emitCheckoutEvent } from '../platform/host/checkout-events.ts';
import { warnIntegrator } from '../platform/host/warn-integrator.ts';

/** Reports values that cannot be used: one warning and one `error` event for each bad value. */
interface ConfigReporter {
  /** `problems` are all that there are now; those already reported are not reported again. */
  report(problems: readonly ConfigProblem[], load: ElementLoaders['problemTexts']): void;
}

/** Makes the reporter of one element. The words come when there is something to say. Contract section 1. */
function createConfigReporter(element: HTMLElement): ConfigReporter {
  let known: readonly ConfigProblem[] = [];

  return {
    report(problems, load) {
      const fresh = problems.filter(
        ({ key, input }) => !known.some((each) => each.key === key && each.input === input),
      );
      known = problems;
      if (fresh.length > 0) void report(element, fresh, load);
    },
  };
}

async function report(
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

/**
 * Makes what reads one element's config, again and again, and reports values that cannot be used. The
 * middleware is the first one that could be used, for good: no other origin may get what this one was trusted with.
 */
export function createConfigReader(
  element: HTMLElement,
): (own: OwnValues, environment: ElementEnvironment) => ConfigReading {
  const reporter = createConfigReporter(element);
  let fixed: string | null = null;

  return (own, { params, scriptOrigin, loaders }) => {
    const reading = readConfig(own, {
      language: element.ownerDocument.documentElement.lang,
      scriptOrigin,
      params: () => params.read(),
    });
    const problems = [...reading.problems];
    const { middleware } = reading.config;
    if (middleware) fixed ??= middleware;
    if (middleware && middleware !== fixed) {
      const key = 'middleware';
      problems.push({ kind: 'fixed', key, input: middleware, place: key });
    }
    reporter.report(problems, loaders.problemTexts);
    // One that has been fixed stands in for one that cannot be used.
    const fatal = reading.fatal && !(fixed && !middleware);
    return { ...reading, fatal, config: { ...reading.config, middleware: fixed ?? '' } };
  };
}
