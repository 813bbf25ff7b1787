import { useEffect, useRef } from 'react';

import type { Id } from '../../../lib/config/id.ts';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

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
