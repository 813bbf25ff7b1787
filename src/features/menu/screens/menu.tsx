import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';

import { countItems } from '../../offer/rules/menu-rules.ts';
import {
  excludedAllergensAtom,
  findInMenuAtom,
  menuQueryAtom,
  menuSectionsAtom,
  menuUseAtom,
  showWholeMenuAction,
  trackMenuAction,
  viewOrderAction,
} from '../state/menu-state.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { ActionBar, Button } from '../../../ui/action/button.tsx';
import { MENU_SEARCH_MIN_ITEMS } from '../../../lib/limits.ts';
import { MIDDLE_DOT } from '../../../lib/text/non-breaking.ts';
import { countPieces } from '../../cart/rules/cart.ts';
import { OrderLines, useEntry } from '../../cart/screens/cart-contents.tsx';
import { menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { bagIcon, searchIcon } from '../../../ui/icon/shop-icons.ts';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { StepScreen, useAnnouncement, useTranslate } from '../../../screen-kit/screen.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { NoTransport } from '../../offer/screens/no-transport.tsx';
import { withoutAllergens } from '../rules/allergens.ts';
import { AllergenFilter } from './allergen-filter.tsx';
import { MenuList } from './menu-list.tsx';
import { ItemSheet } from './item-sheet.tsx';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { MenuSearch } from './section-nav.tsx';
import { useMenuView } from './menu-item-card.tsx';
import './menu.css';

/** The discount of the campaign on an order. */
function DiscountLine() {
  const use = useAtomValue(menuUseAtom);
  const percent = useAtomValue(bookableAtom)?.discountPercent ?? 0;
  const t = useTranslate();
  return use !== 'read' && percent > 0 && t('menu.discount', { percent });
}

/** That nothing can be ordered, or the merchant's note before an order. */
function Intro() {
  const use = useAtomValue(menuUseAtom);
  const note = useAtomValue(bookableAtom)?.notes.start ?? null;
  if (use === 'read') return <NoTransport />;
  return note !== null && <Notice>{note}</Notice>;
}

interface SearchResultsProps {
  /** Contains the search field, which takes the focus when the search is cleared. */
  box: RefObject<HTMLElement | null>;
}

function NothingFound({ box }: SearchResultsProps) {
  const showAll = useSetAtom(showWholeMenuAction);
  const excluded = useAtomValue(excludedAllergensAtom);
  const t = useTranslate();
  const isFiltered = excluded.length > 0;
  const title = isFiltered
    ? t('menu.filter.none', { names: excluded.join(', ') })
    : t('menu.nothingFound');
  useAnnouncement(title);
  const clear = () => {
    box.current?.querySelector<HTMLElement>('input, summary')?.focus();
    showAll();
  };
  const label = t(isFiltered ? 'menu.filter.clear' : 'menu.clearSearch');
  return (
    <EmptyState icon={searchIcon} title={title} action={<Button onClick={clear}>{label}</Button>}>
      {!isFiltered && t('menu.nothingFoundText')}
    </EmptyState>
  );
}

/** Shows and announces the number of found items, and without allergens, of those that do not say. */
function Found({ count, unsaid }: { count: number; unsaid: number }) {
  const excluded = useAtomValue(excludedAllergensAtom);
  const t = useTranslate();
  const names = excluded.join(', ');
  const found = names ? t('menu.filter.free', { count, names }) : t('menu.found', { count });
  const text = unsaid > 0 ? `${found} ${t('menu.filter.unsaidCount', { count: unsaid })}` : found;
  useAnnouncement(text);
  return <p className="mc-hint">{text}</p>;
}

/** The section of the dishes that do not say what they contain. */
const UNSAID_ID = 'mc-unsaid';

/** The sections that match the search, without excluded allergens; typing does not wait for rendering. */
function SearchResults({ box }: SearchResultsProps) {
  const query = useDeferredValue(useAtomValue(menuQueryAtom));
  const found = useAtomValue(findInMenuAtom)(query);
  const excluded = useDeferredValue(useAtomValue(excludedAllergensAtom));
  const t = useTranslate();
  const { free, unsaid } = useMemo(() => withoutAllergens(found, excluded), [found, excluded]);
  const sections =
    unsaid.length > 0
      ? [...free, { id: UNSAID_ID, name: t('menu.filter.unsaid'), items: unsaid }]
      : free;
  const [opened, setOpened] = useState<MenuItem | null>(null);
  const view = useMenuView(setOpened);
  if (sections.length === 0) return <NothingFound box={box} />;
  return (
    <>
      {(query.trim() !== '' || excluded.length > 0) && (
        <Found count={countItems(free)} unsaid={unsaid.length} />
      )}
      <MenuList sections={sections} view={view} />
      {opened && <ItemSheet item={opened} view={view} onClose={() => setOpened(null)} />}
    </>
  );
}

const SUMMARY_ID = 'mc-menu-order';

/**
 * "View order" with subtotal and final price: a bar over the menu once something is in the cart; where there is room, the
 * cart itself beside the menu. Spec section 2 "Steps per flow". */
export function OrderBar() {
  const cart = useAtomValue(menuCartAtom);
  const viewOrder = useSetAtom(viewOrderAction);
  const money = useMoney();
  const t = useTranslate();
  const count = countPieces(cart);
  const hasTotal = !cart.hasSeveralCurrencies;
  const summary =
    count === 0 ? (
      <span id={SUMMARY_ID}>{t('cart.emptyError')}</span>
    ) : (
      <>
        <span id={SUMMARY_ID}>
          {t('cart.pieces', { count })}
          {hasTotal && `${MIDDLE_DOT}${t('cart.subtotal')} ${money(cart.itemsTotalCents)}`}
        </span>
        {hasTotal && (
          <span className="mc-menu__total">
            {t('cart.total')} <strong>{money(cart.finalCents)}</strong>
          </span>
        )}
      </>
    );
  return (
    <div className="mc-menu__order" data-empty={count === 0 || undefined}>
      <div className="mc-menu__lines">
        <OrderLines items={cart.items} percent={cart.discountPercent} />
      </div>
      <ActionBar summary={summary}>
        <Button
          variant="primary"
          disabled={count === 0}
          describedBy={SUMMARY_ID}
          onClick={viewOrder}
        >
          {t('menu.viewOrder')}
        </Button>
      </ActionBar>
    </div>
  );
}

/** The digital menu, to order from or (menu_only) to read. Spec section 2 screen 16. */
export default function Menu() {
  const items = countItems(useAtomValue(menuSectionsAtom));
  const use = useAtomValue(menuUseAtom);
  const box = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  useEntry(trackMenuAction);
  if (items === 0) {
    return (
      <StepScreen title={t('menu.title')}>
        <EmptyState icon={bagIcon} title={t('menu.notAvailable')} action={<CallShopButton />}>
          {t('menu.call')}
        </EmptyState>
      </StepScreen>
    );
  }
  return (
    <StepScreen title={t('menu.title')} intro={<DiscountLine />}>
      <div className={use === 'order' ? 'mc-menu mc-columns mc-columns--aside' : 'mc-menu'}>
        <div className="mc-menu__items" ref={box}>
          <Intro />
          {items >= MENU_SEARCH_MIN_ITEMS && <MenuSearch />}
          <AllergenFilter />
          <SearchResults box={box} />
        </div>
        {use === 'order' && <OrderBar />}
      </div>
    </StepScreen>
  );
}
