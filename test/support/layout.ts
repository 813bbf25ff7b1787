import { elementsBelow } from './shadow.ts';

const TOLERANCE_PX = 1;

/** Throws with what reaches beyond the page's right edge, or when the page scrolls sideways. */
export function expectNoOverflow(element: Element): void {
  const width = document.documentElement.clientWidth;
  const isClipped = (each: Element) => each.closest('.mc-visually-hidden') !== null;
  const wide = [...elementsBelow(element)].filter(
    (each) =>
      each.checkVisibility() &&
      !isClipped(each) &&
      each.getBoundingClientRect().right > width + TOLERANCE_PX,
  );
  if (wide.length === 0 && document.documentElement.scrollWidth <= width) return;
  const names = wide.map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`);
  throw new Error(`Wider than ${width} px: ${names.join(', ') || 'the page scrolls sideways'}`);
}
