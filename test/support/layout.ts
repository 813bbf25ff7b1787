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
