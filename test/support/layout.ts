import { elementsBelow } from './shadow.ts';

const TOLERANCE_PX = 1;

/** Whether an element stands in a box that scrolls or cuts it off, as a line of tabs does. */
function isInScroller(element: Element, within: Element): boolean {
  for (let box = element.parentElement; box && box !== within; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return false;
}

/** Throws with what reaches beyond the page's right edge, or when the page scrolls sideways. */
export function expectNoOverflow(element: Element): void {
  const width = document.documentElement.clientWidth;
  const isClipped = (each: Element) => each.closest('.mc-visually-hidden') !== null;
  const wide = [...elementsBelow(element)].filter(
    (each) =>
      each.checkVisibility() &&
      !isClipped(each) &&
      !isInScroller(each, element) &&
      each.getBoundingClientRect().right > width + TOLERANCE_PX,
  );
  if (wide.length === 0 && document.documentElement.scrollWidth <= width) return;
  const names = wide.map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`);
  throw new Error(`Wider than ${width} px: ${names.join(', ') || 'the page scrolls sideways'}`);
}

/** WCAG 2.2, 2.5.8. */
const LEAST_TARGET_PX = 24;

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]';

/** What can be hit for a control: of a radio or a check box also its label. */
function targetOf(control: Element): Element {
  const isBox = control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
  return (isBox && control.labels?.[0]) || control;
}

/** A link within a sentence is as high as its line. */
const isInSentence = (control: Element) =>
  control.localName === 'a' && getComputedStyle(control).display === 'inline';

/** Throws with every control in sight that is less than 24 px wide or high. */
export function expectLargeTargets(element: Element): void {
  const small = [...elementsBelow(element)].flatMap((control) => {
    if (!control.matches(CONTROLS) || !control.checkVisibility() || isInSentence(control))
      return [];
    const { width, height } = targetOf(control).getBoundingClientRect();
    if (width >= LEAST_TARGET_PX && height >= LEAST_TARGET_PX) return [];
    return [`${control.computedRole} "${control.computedName}": ${width} x ${height}`];
  });
  if (small.length > 0) throw new Error(`Smaller than 24 px: ${small.join(', ')}`);
}
