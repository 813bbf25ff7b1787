import { endMotion } from './motion.ts';
import { elementsBelow } from './shadow.ts';
import { until } from './until.ts';

const TOLERANCE_PX = 1;

/** Whether an element stands in a box that scrolls or cuts it off, as a line of tabs does. */
function isInScroller(element: Element, withTimeout: Element): boolean {
  for (let box = element.parentElement; box && box !== withTimeout; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/** Elements beyond the page's right edge once all motion has ended; the page itself where it scrolls sideways. */
export function overflowOf(element: Element): readonly string[] {
  endMotion(element);
  const width = document.documentElement.clientWidth;
  const isClipped = (each: Element) => each.closest('.mc-visually-hidden') !== null;
  const wide = [...elementsBelow(element)].filter(
    (each) =>
      each.checkVisibility() &&
      !isClipped(each) &&
      !isInScroller(each, element) &&
      each.getBoundingClientRect().right > width + TOLERANCE_PX,
  );
  const scrolls = document.documentElement.scrollWidth > width;
  return [
    ...wide.map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`),
    ...(scrolls ? [`the page scrolls sideways at ${width} px`] : []),
  ];
}

/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24;

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]';

/** The areas to hit for a control: for a radio or a check box also its label. */
function targetOf(control: Element): Element {
  const isBox = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
  return (isBox && control.labels?.[0]) || control;
}

/** A link within a sentence is as high as its line. */
const isInSentence = (control: Element) =>
  control.localName === 'a' && getComputedStyle(control).display === 'inline';

/** The controls in sight that are less than 24 px wide or high once all motion has ended. */
export function smallTargetsOf(element: Element): readonly string[] {
  endMotion(element);
  return [...elementsBelow(element)].flatMap((control) => {
    if (!control.matches(CONTROLS) || !control.checkVisibility() || isInSentence(control))
      return [];
    const { width, height } = targetOf(control).getBoundingClientRect();
    if (width >= LEAST_TARGET_PX && height >= LEAST_TARGET_PX) return [];
    return [`${control.computedRole} "${control.computedName}": ${width} x ${height}`];
  });
}

/** Waits until a look at the layout finds nothing; the message says what it found last. */
function untilNone(what: string, look: () => readonly string[]): Promise<true> {
  return until(
    () => {
      const found = look();
      if (found.length > 0) throw new Error(found.join(', '));
      return true;
    },
    { what },
  );
}

/** Waits until nothing reaches beyond the page's right edge. */
export const expectNoOverflow = (element: Element): Promise<true> =>
  untilNone('a page without overflow', () => overflowOf(element));
