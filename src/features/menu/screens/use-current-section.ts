import { useEffect, useState } from 'react';

import type { Id } from '../../../lib/config/id.ts';

/** Where the customer reads: the first section in the window below the line of sections is the one that is read. */
const READING_ROOM = '-100px 0px 0px';

const isBelow = (element: Element | undefined) =>
  element !== undefined && element.getBoundingClientRect().top >= 0;

/**
 * The section that stands where the customer reads, the first before any does; null without sections. The function marks
 * one that was gone to: the last ones may be too short to get there. `elements` are those drawn, by section id; `drawn` is
 * kept from one drawing to the next, and grows with a long menu.
 */
export function useCurrentSection(
  elements: ReadonlyMap<Id, HTMLElement>,
  drawn: readonly { section: { id: Id } }[],
): readonly [current: Id | null, mark: (id: Id) => void] {
  const [current, setCurrent] = useState<Id | null>(null);
  useEffect(() => {
    const read = new Set<Element | undefined>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) read.add(target);
          else read.delete(target);
        }
        const top = drawn.find(({ section }) => read.has(elements.get(section.id)));
        // A jump may leave them all: to before the first, or to after the last.
        const [first] = drawn;
        const isBefore = first && isBelow(elements.get(first.section.id));
        setCurrent((top ?? (isBefore ? first : drawn.at(-1)))?.section.id ?? null);
      },
      { rootMargin: READING_ROOM },
    );
    for (const { section } of drawn) {
      const element = elements.get(section.id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [elements, drawn]);
  // A search may have left out the section that was read.
  const isThere = drawn.some(({ section }) => section.id === current);
  return [isThere ? current : (drawn[0]?.section.id ?? null), setCurrent];
}
