import { shadow } from './shadow.ts';

/** Taps into a contact form that the browser fills in: one on a field, one on what it proposes. Typing is no tap. */
export const AUTOFILL_TAPS = 2;

/** Counts the presses on an element's controls from now on; what `fill` types is none. */
export function countTaps(element: Element): () => number {
  let taps = 0;
  shadow(element).addEventListener('click', () => {
    taps += 1;
  });
  return () => taps;
}
