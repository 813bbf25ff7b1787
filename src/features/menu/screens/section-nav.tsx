import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import { useTranslate } from '../../../screen-kit/screen.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { menuQueryAtom } from '../state/menu-state.ts';

/** How far below the start of the section that a jump leads to the reading line is, in px. */
const READING_LINE = 28;

/**
 * The line in the window below which a section has to reach to be the current one, in px from its top: a little below where a
 * jump to the section leads, which the navigation and the page's header do not cover.
 */
function readingLineOf(section: HTMLElement): number {
  const px = (length: string) => (length.endsWith('px') ? Number.parseFloat(length) : 0);
  const line = px(getComputedStyle(section).scrollMarginTop) + READING_LINE;
  // A dialog covers the page.
  if (section.closest('dialog')) return line;
  return line + px(getComputedStyle(section.ownerDocument.documentElement).scrollPaddingTop);
}

const isBelow = (element: Element | undefined) =>
  element !== undefined && element.getBoundingClientRect().top >= 0;

/**
 * The section that the customer is reading, at first the first one; null without sections. The function sets it after a
 * jump, because the last sections may be too short to scroll to the top. `elements` holds the rendered sections by id;
 * `drawn` has to be memoised.
 */
export function useCurrentSection(
  elements: ReadonlyMap<string, HTMLElement>,
  drawn: readonly { section: { id: string } }[],
): readonly [current: string | null, mark: (id: string) => void] {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const visible = new Set<Element | undefined>();
    const [anySection] = elements.values();
    const line = anySection ? readingLineOf(anySection) : 0;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target);
          else visible.delete(target);
        }
        const top = drawn.find(({ section }) => visible.has(elements.get(section.id)));
        // None is visible after a jump to before the first or after the last.
        const [first] = drawn;
        const isBefore = first && isBelow(elements.get(first.section.id));
        setCurrent((top ?? (isBefore ? first : drawn.at(-1)))?.section.id ?? null);
      },
      { rootMargin: `-${line}px 0px 0px` },
    );
    for (const { section } of drawn) {
      const element = elements.get(section.id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [elements, drawn]);
  // A search may have removed the current section.
  const isThere = drawn.some(({ section }) => section.id === current);
  return [isThere ? current : (drawn[0]?.section.id ?? null), setCurrent];
}

interface SectionNavProps {
  sections: readonly Pick<PriceListSection, 'id' | 'name'>[];
  current: string | null;
  onGo: (id: string) => void;
}

/** A sticky line of links to the sections; the current one is marked and scrolled into view. */
export function SectionNav({ sections, current, onGo }: SectionNavProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const index = sections.findIndex(({ id }) => id === current);
  useEffect(() => {
    const line = list.current;
    const marked = line?.children.item(Math.max(index, 0));
    // Scrolls the line only: the page must not move while the customer scrolls it.
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

/** The search field of a long menu. */
export function MenuSearch() {
  const [query, setQuery] = useAtom(menuQueryAtom);
  const t = useTranslate();
  return (
    <search className="mc-menu__search">
      <TextField
        label={t('menu.search')}
        labelHidden
        placeholder={t('menu.search')}
        type="search"
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
    </search>
  );
}
