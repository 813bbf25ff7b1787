import { shownText, type Scope } from './shadow.ts';
import { whenIdle } from './idle.ts';

/** Waits until a scope shows a text; the message says what it shows instead. */
export function untilText(scope: Scope, text: string | RegExp): Promise<true> {
  return whenIdle(
    () => {
      const shown = shownText(scope);
      if (typeof text === 'string' ? shown.includes(text) : text.test(shown)) return true;
      throw new Error(`shown: ${shown}`);
    },
    { what: `the text ${String(text)}` },
  );
}
