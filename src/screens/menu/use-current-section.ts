import { useEffect, useState } from 'react';

import type { Id } from '../../domain/config/id.ts';

/** The part of the window, from its top, in which a section counts as the one that is read. */
const READING_STRIP = '-15% 0px -75% 0px';

/** The section that stands where the customer reads; null before any does. `elements` are those drawn, by section id. */
export function useCurrentSection(
  elements: ReadonlyMap<Id, HTMLElement>,
  sections: readonly { id: Id }[],
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
    for (const { id } of sections) {
      const element = elements.get(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [elements, sections]);
  return current;
}
