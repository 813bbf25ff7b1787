import { memo, useRef } from 'react';

import type { MenuView } from './menu-view.ts';
import { isOrderable } from '../../offer/rules/menu.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { percentOff } from '../../../lib/money/money.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { minusIcon, plusIcon } from '../../../ui/icon/booking-icons.ts';

interface QuantityControlProps {
  /** Pieces in the cart, 0 for none. */
  quantity: number;
  /** Names of the buttons, with the thing that they act on. */
  addLabel: string;
  moreLabel: string;
  lessLabel: string;
  /** Gets what leads from the quantity as it is then, which may be newer than the one drawn, to the next. */
  onChange: (to: (quantity: number) => number) => void;
}

/** Plus alone while there is none, minus and the number beside it then. The focus never goes with a button. */
function QuantityControl(props: QuantityControlProps) {
  const { quantity, addLabel, moreLabel, lessLabel, onChange } = props;
  const plus = useRef<HTMLButtonElement>(null);
  const less = () => {
    if (quantity === 1) plus.current?.focus();
    onChange((now) => now - 1);
  };
  const isIn = quantity > 0;
  return (
    <span className={isIn ? 'mc-quantity mc-quantity--in' : 'mc-quantity'}>
      {isIn && (
        <>
          <IconButton icon={minusIcon} label={lessLabel} onClick={less} />
          <span className="mc-quantity__count">{quantity}</span>
        </>
      )}
      <IconButton
        ref={plus}
        icon={plusIcon}
        label={isIn ? moreLabel : addLabel}
        onClick={() => onChange((now) => now + 1)}
      />
    </span>
  );
}

/** Characters of a description that may stand open without pushing the next item out of a phone's view. */
const SHORT_DESCRIPTION = 90;

interface MenuItemCardProps {
  item: MenuItem;
  /** Pieces of it in the cart. */
  quantity: number;
  view: MenuView;
}

function Description({ text, view: { t } }: { text: string; view: MenuView }) {
  if (text === '') return null;
  if (text.length <= SHORT_DESCRIPTION) return <p className="mc-menu-item__text">{text}</p>;
  return <Details summary={t('menu.description')}>{text}</Details>;
}

function ItemPrice({ item, view }: { item: MenuItem; view: MenuView }) {
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

/** One item of the menu: what it is, what it costs, and how many of it are in the cart. Spec section 2 screen 16. */
export const MenuItemCard = memo(function MenuItemCard({
  item,
  quantity,
  view,
}: MenuItemCardProps) {
  const { t, use, change } = view;
  const { name } = item;
  return (
    <li className="mc-menu-item">
      <div className="mc-menu-item__texts">
        <h4 className="mc-menu-item__name">{name}</h4>
        <Description text={item.description} view={view} />
        <p className="mc-menu-item__price">
          <ItemPrice item={item} view={view} />
          {use === 'order' && !item.takeawayDeliveryAvailable && <Badge>{t('menu.atTable')}</Badge>}
        </p>
      </div>
      {isOrderable(item, use) && (
        <QuantityControl
          quantity={quantity}
          addLabel={t('cart.add', { name })}
          moreLabel={t('cart.more', { name })}
          lessLabel={t('cart.less', { name })}
          onChange={(to) => change(item, to)}
        />
      )}
    </li>
  );
});
