import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import type { Id } from '../../../lib/config/id.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { menuQueryAtom } from '../state/menu.ts';

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

interface SectionNavProps {
  sections: readonly Pick<PriceListSection, 'id' | 'name'>[];
  current: Id | null;
  onGo: (id: Id) => void;
}

/** The sections in one line that stays in view; the one that is read is marked and scrolled into it. */
export function SectionNav({ sections, current, onGo }: SectionNavProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const index = sections.findIndex(({ id }) => id === current);
  useEffect(() => {
    const line = list.current;
    const marked = line?.children.item(Math.max(index, 0));
    // Only the line itself: the page must not move under the finger.
    if (line && marked instanceof HTMLElement)
      line.scrollLeft = marked.offsetLeft - line.offsetLeft;
  }, [index]);
  return (
    <nav className="mc-menu-nav" aria-label={t('menu.sections')}>
      <ul className="mc-menu-nav__list" ref={list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className="mc-menu-nav__link"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onGo(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Searches a long menu while it is typed. */
export function MenuSearch() {
  const [query, setQuery] = useAtom(menuQueryAtom);
  const t = useTranslate();
  return (
    <search className="mc-menu__search">
      <TextField
        label={t('menu.search')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
    </search>
  );
}
