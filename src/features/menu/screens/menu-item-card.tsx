import { memo } from 'react';

import { isOrderable } from '../../offer/rules/menu.ts';
import { percentOff } from '../../../lib/money/money.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { Details } from '../../../ui/display/details.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { QuantityControl } from '../../cart/screens/quantity-control.tsx';
import type { MenuView } from './menu-view.ts';

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
