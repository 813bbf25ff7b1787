import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import { percentOff } from '../../../lib/money/money.ts';
import { Picture } from '../../../screen-kit/picture.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stepper } from '../../../ui/field/stepper.tsx';
import { quantitiesAtom } from '../../cart/state/cart-atoms.ts';
import { isOrderable } from '../../offer/rules/menu-rules.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { Allergens, ItemPrice, type MenuView } from './menu-item-card.tsx';

interface ItemSheetProps {
  item: MenuItem;
  view: MenuView;
  onClose: () => void;
}

/** Sets how many pieces of the item are in the cart, with what they cost. */
function Order({ item, view, onClose }: ItemSheetProps) {
  const inCart = useAtomValue(quantitiesAtom).get(item.id) ?? 0;
  const [count, setCount] = useState(Math.max(inCart, 1));
  const { t, money, discountPercent, change } = view;
  const total = money(item, percentOff(item.priceCents, discountPercent) * count);
  const put = () => {
    change(item, () => count);
    onClose();
  };
  return (
    <div className="mc-menu-sheet__order">
      <Stepper
        label={t('menu.quantity')}
        value={count}
        min={1}
        max={CART_MAX_QUANTITY}
        onChange={setCount}
        decreaseLabel={t('cart.less', { name: item.name })}
        increaseLabel={t('cart.more', { name: item.name })}
      />
      <Button variant="primary" wide onClick={put}>
        {t(inCart > 0 ? 'menu.change' : 'menu.put', { total })}
      </Button>
    </div>
  );
}

/** One item of the menu in full: picture, description, allergens, price and quantity. */
export function ItemSheet({ item, view, onClose }: ItemSheetProps) {
  const { t, use } = view;
  return (
    <Dialog open title={item.name} closeLabel={t('common.close')} onClose={onClose}>
      <div className="mc-menu-sheet">
        {item.image && <Picture src={item.image.url} alt={item.image.alt} wide />}
        {item.description !== '' && <p>{item.description}</p>}
        <Allergens item={item} view={view} />
        <p>
          <ItemPrice item={item} view={view} />
        </p>
        {isOrderable(item, use) && <Order item={item} view={view} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
