import { useAtomValue, useSetAtom } from 'jotai';
import { atom } from 'jotai/vanilla';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type Ref } from 'react';

import { servicesAtom } from '../../../context/services.ts';
import type { Id } from '../../../lib/config/id.ts';
import { sectionQuantitiesAtom } from '../../cart/state/page-cart.ts';
import { countItems, isLong } from '../../offer/rules/menu.ts';
import type { MenuItem, PriceListSection } from '../../offer/rules/shop.ts';
import { MenuItemCard } from './menu-item-card.tsx';
import type { MenuView } from './menu-view.ts';
import { useGrowingCount } from './order-bar.tsx';
import { SectionNav, useCurrentSection } from './section-nav.tsx';

const afterAction = atom(null, (get, _set, ms: number, run: () => void) =>
  get(servicesAtom).host.after(ms, run),
);

interface MenuSectionProps {
  section: PriceListSection;
  /** How many of its items are drawn by now. */
  drawn: number;
  /** What is out of sight of a long menu is not laid out. */
  isLong: boolean;
  view: MenuView;
  ref: Ref<HTMLElement>;
}

/** What an item is guessed to take before it was in sight; also in menu.css. */
const ITEM_HEIGHT_PX = 108;

const firstOf = (items: readonly MenuItem[], count: number) =>
  count < items.length ? items.slice(0, count) : items;

/** One section of the menu; drawn again only when one of its own items changes. */
const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
  const { section, drawn, isLong, view, ref } = props;
  const quantities = useAtomValue(useMemo(() => sectionQuantitiesAtom(section), [section]));
  return (
    <section
      className="mc-menu-section"
      ref={ref}
      data-section={section.id}
      data-long={isLong || undefined}
    >
      <h3 className="mc-menu-section__title" tabIndex={-1}>
        {section.name}
      </h3>
      <ul
        className="mc-menu-section__items"
        style={{ containIntrinsicBlockSize: `auto ${String(drawn * ITEM_HEIGHT_PX)}px` }}
      >
        {firstOf(section.items, drawn).map((item) => (
          <MenuItemCard
            key={item.id}
            item={item}
            quantity={quantities.get(item.id) ?? 0}
            view={view}
          />
        ))}
      </ul>
    </section>
  );
});

/** How long the items around a section take to get their real size, once it is in view. */
const SETTLE_MS = 60;
/** How often it is looked whether they have. */
const SETTLE_TIMES = 4;

interface MenuListProps {
  sections: readonly PriceListSection[];
  view: MenuView;
}

/** Each section with how many of its items are drawn, in order, as far as `count` items reach. */
function drawnSections(sections: readonly PriceListSection[], count: number) {
  let left = count;
  return sections.flatMap((section) => {
    const drawn = Math.min(left, section.items.length);
    left -= drawn;
    return drawn > 0 ? [{ section, drawn }] : [];
  });
}

/** The section elements by id, kept up to date by their refs. */
function useSectionElements() {
  const [elements] = useState(() => new Map<Id, HTMLElement>());
  const keep = useCallback(
    (element: HTMLElement | null) => {
      const id = element?.dataset['section'];
      if (!element || id === undefined) return undefined;
      elements.set(id, element);
      return () => void elements.delete(id);
    },
    [elements],
  );
  return { elements, keep };
}

/** The sections with the line that leads to them. */
export function MenuList({ sections, view }: MenuListProps) {
  const [count, drawAll] = useGrowingCount(countItems(sections));
  const { elements, keep } = useSectionElements();
  const after = useSetAtom(afterAction);
  const wanted = useRef<Id | null>(null);
  const drawn = useMemo(() => drawnSections(sections, count), [sections, count]);
  const [current, mark] = useCurrentSection(elements, drawn);
  const go = (id: Id) => {
    const element = elements.get(id);
    if (!element) {
      wanted.current = id;
      drawAll();
      return;
    }
    element.scrollIntoView({ block: 'start' });
    element.querySelector('h3')?.focus({ preventScroll: true });
    // What was out of sight had a guessed size, which moves the section; a slow phone finds the real ones bit by bit.
    const settle = (times: number, from: number) =>
      after(SETTLE_MS, () => {
        const top = element.offsetTop;
        if (top !== from) {
          element.scrollIntoView({ block: 'start' });
          mark(id);
        }
        if (times > 1) settle(times - 1, top);
      });
    settle(SETTLE_TIMES, Number.NaN);
  };
  useEffect(() => {
    const id = wanted.current;
    if (id === null || !elements.has(id)) return;
    wanted.current = null;
    go(id);
  });
  return (
    <>
      {sections.length > 1 && <SectionNav sections={sections} current={current} onGo={go} />}
      {drawn.map(({ section, drawn: items }) => (
        <MenuSection
          key={section.id}
          section={section}
          drawn={items}
          isLong={isLong(sections)}
          view={view}
          ref={keep}
        />
      ))}
    </>
  );
}
