import { atom, useAtomValue, useSetAtom } from 'jotai';
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { LONG_MENU_MIN_ITEMS } from '../../../lib/limits.ts';
import { countItems } from '../../offer/rules/menu-rules.ts';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { sectionQuantitiesAtom } from '../state/menu-state.ts';
import { MenuItemCard, type MenuView } from './menu-item-card.tsx';
import { SectionNav, useCurrentSection } from './section-nav.tsx';

/** How many items are rendered at first, enough to fill a large screen, and how many each further step adds. */
const FIRST = 12;
const MORE = 96;

/**
 * How many of `total` items to render: the first ones at once, the others in steps when idle, so that a long list
 * appears as fast as a short one. The function renders all of them.
 */
function useGrowingCount(total: number): readonly [count: number, drawAll: () => void] {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + MORE));
  }, [count, total]);
  const drawAll = useCallback(() => setCount(Number.MAX_SAFE_INTEGER), []);
  return [count, drawAll];
}

const afterAction = atom(null, (get, _set, ms: number, run: () => void) =>
  get(servicesAtom).host.after(ms, run),
);

interface MenuSectionProps {
  section: PriceListSection;
  /** How many of its items are rendered. */
  drawn: number;
  /** The layout of a long menu skips items that are out of view. */
  isLong: boolean;
  view: MenuView;
  ref: Ref<HTMLElement>;
}

/** The estimated height of an item before it is in view; also in menu.css. */
const ITEM_HEIGHT_PX = 108;

/** One section of the menu; rendered again only when one of its items changes. */
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
        {section.items.slice(0, drawn).map((item) => (
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

/** Delay and number of the checks whether the items around a section have their real size. */
const SETTLE_MS = 60;
const SETTLE_TIMES = 4;

interface MenuListProps {
  sections: readonly PriceListSection[];
  view: MenuView;
}

/** The sections that the first `count` items reach, each with the number of its items among them. */
function drawnSections(sections: readonly PriceListSection[], count: number) {
  let left = count;
  return sections.flatMap((section) => {
    const drawn = Math.min(left, section.items.length);
    left -= drawn;
    return drawn > 0 ? [{ section, drawn }] : [];
  });
}

/** The section elements by id, and the ref that maintains them. */
function useSectionElements() {
  const [elements] = useState(() => new Map<string, HTMLElement>());
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

/** The sections and their navigation. */
export function MenuList({ sections, view }: MenuListProps) {
  const total = countItems(sections);
  const [count, drawAll] = useGrowingCount(total);
  const { elements, keep } = useSectionElements();
  const after = useSetAtom(afterAction);
  const target = useRef<string | null>(null);
  const drawn = useMemo(() => drawnSections(sections, count), [sections, count]);
  const [current, mark] = useCurrentSection(elements, drawn);
  const isLong = total >= LONG_MENU_MIN_ITEMS;
  const go = (id: string) => {
    const element = elements.get(id);
    if (!element) {
      target.current = id;
      drawAll();
      return;
    }
    element.scrollIntoView({ block: 'start' });
    element.querySelector('h3')?.focus({ preventScroll: true });
    // Items get their real size once they are in view, which moves the section; a slow phone needs several rounds.
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
    const id = target.current;
    if (id === null || !elements.has(id)) return;
    target.current = null;
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
          isLong={isLong}
          view={view}
          ref={keep}
        />
      ))}
    </>
  );
}
