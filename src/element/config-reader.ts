import { createConfigReporter } from './config-reporter.ts';
import type { ElementEnvironment } from './element-environment.ts';
import { readConfig, type ConfigReading, type OwnValues } from './read-config.ts';

/**
 * Makes what reads one element's config, again and again, and tells the page of values that cannot be used. The
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
