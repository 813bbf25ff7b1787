import type { ElementEnvironment, ElementLoaders } from './element-environment.ts';
import {
  readConfig,
  type ConfigProblem,
  type ConfigReading,
  type OwnValues,
} from './read-config.ts';
import { emitConfigError } from '../platform/host/checkout-events.ts';

/** Identifies a problem by its content, because a page may give a new, equal object at each render. */
function signatureOf({ key, input }: ConfigProblem): string {
  try {
    return key + JSON.stringify(input);
  } catch {
    return key;
  }
}

/**
 * Creates the reader of one element's config. Reports each bad value once, by a warning and an `error` event, whose
 * texts load on demand. The first usable middleware is final: no other origin may receive its tokens. Contract section
 * 1.
 */
export function createConfigReader(
  element: HTMLElement,
): (own: OwnValues, environment: ElementEnvironment) => ConfigReading {
  let known: readonly string[] = [];
  let fixed: string | null = null;

  async function report(
    problems: readonly ConfigProblem[],
    load: ElementLoaders['problemTexts'],
  ): Promise<void> {
    const fresh = problems.filter((problem) => !known.includes(signatureOf(problem)));
    known = problems.map(signatureOf);
    if (fresh.length === 0) return;
    const texts = await load().catch(() => null);
    for (const problem of fresh) {
      const message = texts?.describeProblem(problem) ?? `The ${problem.place} cannot be used.`;
      emitConfigError(element, message);
    }
  }

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
    void report(problems, loaders.problemTexts);
    // An earlier fixed value replaces an unusable one.
    const fatal = reading.fatal && !(fixed && !middleware);
    return { ...reading, fatal, config: { ...reading.config, middleware: fixed ?? '' } };
  };
}
