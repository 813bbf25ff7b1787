import { useEffect, useState } from 'react';

import type { Id } from '../../domain/config/id.ts';

/** The part of the window, from its top, in which a section counts as the one that is read. */
const READING_STRIP = '-15% 0px -75% 0px';

/**
 * The section that stands where the customer reads, the first before any does; null without sections. `elements` are
 * those drawn, by section id; `drawn` is kept from one drawing to the next, and grows with a long menu.
 */
export function useCurrentSection(
  elements: ReadonlyMap<Id, HTMLElement>,
  drawn: readonly { section: { id: Id } }[],
): Id | null {
  const [current, setCurrent] = useState<Id | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter((entry) => entry.isIntersecting).at(-1)?.target;
        if (entered instanceof HTMLElement) setCurrent(entered.dataset['section'] ?? null);
      },
      { rootMargin: READING_STRIP },
    );
    for (const { section } of drawn) {
      const element = elements.get(section.id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [elements, drawn]);
  // A search may have left out the section that was read.
  const isThere = drawn.some(({ section }) => section.id === current);
  return isThere ? current : (drawn[0]?.section.id ?? null);
}
