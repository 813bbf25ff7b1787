import { useAtomValue } from 'jotai';
import { memo, useMemo, type Ref } from 'react';

import type { MenuItem, PriceListSection } from '../../offer/rules/shop.ts';
import { sectionQuantitiesAtom } from '../../cart/state/section-quantities.ts';
import { MenuItemCard } from './menu-item-card.tsx';
import type { MenuView } from './menu-view.ts';

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
export const MenuSection = memo(function MenuSection(props: MenuSectionProps) {
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
