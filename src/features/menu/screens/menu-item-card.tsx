import { memo, useRef, useMemo } from 'react';
import { isOrderable, isSoldOut, type MenuUse } from '../../offer/rules/menu-rules.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { percentOff, moneyFormatter } from '../../../lib/money/money.ts';
import { IconButton } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { minusIcon, plusIcon } from '../../../ui/icon/icon.tsx';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { formatLocaleAtom } from '../../../context/checkout-context.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';
import { Picture } from '../../../screen-kit/picture.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { menuCartAtom, quantitiesAtom } from '../../cart/state/cart-atoms.ts';
import { setItemQuantityAction } from '../../cart/state/page-cart.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import { menuUseAtom } from '../state/menu-state.ts';

/** Plus, and with pieces in the cart, minus and the quantity. The focus moves to plus before minus disappears. */
function QuantityControl({ item, quantity, view: { t, change } }: MenuItemCardProps) {
  const { name } = item;
  const plus = useRef<HTMLButtonElement>(null);
  const less = () => {
    if (quantity === 1) plus.current?.focus();
    change(item, (now) => now - 1);
  };
  const isIn = quantity > 0;
  return (
    <span
      className={isIn ? 'mc-quantity mc-quantity--in' : 'mc-quantity'}
      {...(isIn && { role: 'group', 'aria-label': t('menu.quantity') })}
    >
      {isIn && (
        <>
          <IconButton icon={minusIcon} label={t('cart.less', { name })} onClick={less} />
          <span className="mc-quantity__count">{quantity}</span>
        </>
      )}
      <IconButton
        ref={plus}
        icon={plusIcon}
        label={t(isIn ? 'cart.more' : 'cart.add', { name })}
        onClick={() => change(item, (now) => now + 1)}
      />
    </span>
  );
}

/** Characters up to which a description is shown open, so that the next item stays in view on a phone. */
const SHORT_DESCRIPTION = 90;

interface ItemProps {
  item: MenuItem;
  view: MenuView;
}

/** The item's allergens; nothing if unknown. */
export function Allergens({ item: { allergens = [] }, view: { t } }: ItemProps) {
  if (allergens.length === 0) return null;
  return (
    <p className="mc-menu-item__allergens">{t('menu.allergens', { list: allergens.join(', ') })}</p>
  );
}

interface MenuItemCardProps extends ItemProps {
  /** Pieces in the cart. */
  quantity: number;
}

function Description({ item: { description: text }, view: { t } }: ItemProps) {
  if (text === '') return null;
  if (text.length <= SHORT_DESCRIPTION) return <p className="mc-menu-item__text">{text}</p>;
  return <Details summary={t('menu.description')}>{text}</Details>;
}

/** The price of an item; with a discount, the old and the new one. */
export function ItemPrice({ item, view }: ItemProps) {
  const { t, money, discountPercent, use } = view;
  const isReduced = use === 'order' && discountPercent > 0 && isOrderable(item);
  if (!isReduced) return <Price now={money(item, item.priceCents)} />;
  return (
    <Price
      now={money(item, percentOff(item.priceCents, discountPercent))}
      before={money(item, item.priceCents)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
    />
  );
}

/** One item of the menu with its price and its quantity in the cart. Spec section 2 screen 16. */
export const MenuItemCard = memo(function MenuItemCard({
  item,
  quantity,
  view,
}: MenuItemCardProps) {
  const { t, use, open } = view;
  const isGone = isSoldOut(item);
  const hasSheet = Boolean(item.image) || (item.allergens ?? []).length > 0;
  return (
    <li className={isGone ? 'mc-menu-item mc-menu-item--gone' : 'mc-menu-item'}>
      {item.image && <Picture src={item.image.url} />}
      <div className="mc-menu-item__texts">
        <h4 className="mc-menu-item__name">
          {hasSheet ? (
            <button
              type="button"
              className="mc-menu-item__open"
              aria-haspopup="dialog"
              onClick={() => open(item)}
            >
              {item.name}
            </button>
          ) : (
            item.name
          )}
        </h4>
        <Description item={item} view={view} />
        <Allergens item={item} view={view} />
        <p className="mc-menu-item__price">
          <ItemPrice item={item} view={view} />
          {isGone && <Badge>{t('menu.soldOut')}</Badge>}
          {!isGone && use === 'order' && !item.takeawayDeliveryAvailable && (
            <Badge>{t('menu.atTable')}</Badge>
          )}
        </p>
      </div>
      {isOrderable(item, use) && <QuantityControl item={item} quantity={quantity} view={view} />}
    </li>
  );
});

/** Values that all items of a menu share, so that 1,000 items do not each read the store. */
export interface MenuView {
  t: Translate;
  /** Formats an amount in cents in the currency of an item. */
  money: (item: Pick<MenuItem, 'currency'>, cents: number) => string;
  use: MenuUse;
  /** Percent off each price; 0 for none. */
  discountPercent: number;
  /** Sets how many pieces are in the cart. */
  change: (item: MenuItem, to: (quantity: number) => number) => void;
  /** Opens the sheet of an item. */
  open: (item: MenuItem) => void;
}

/** The shared values; a new object only when language or terms change. */
export function useMenuView(open: MenuView['open']): MenuView {
  const locale = useAtomValue(formatLocaleAtom);
  const use = useAtomValue(menuUseAtom);
  const { discountPercent = 0 } = useAtomValue(bookableAtom) ?? {};
  const setQuantity = useSetAtom(setItemQuantityAction);
  const announce = useSetAtom(announceAction);
  const store = useStore();
  const t = useTranslate();
  return useMemo<MenuView>(() => {
    const money: MenuView['money'] = ({ currency }, cents) =>
      moneyFormatter(currency, locale)(cents);
    const change: MenuView['change'] = (item, to) => {
      setQuantity({ id: item.id, to });
      const count = store.get(quantitiesAtom).get(item.id) ?? 0;
      // Screen readers hear the total that the bar shows.
      const total = money(item, store.get(menuCartAtom).finalCents);
      announce(t('cart.inCart', { name: item.name, count, total }));
    };
    return { t, money, use, discountPercent, change, open };
  }, [t, locale, use, discountPercent, setQuantity, announce, store, open]);
}
