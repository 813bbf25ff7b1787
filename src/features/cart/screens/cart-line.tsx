import { useLayoutEffect, useRef, type ReactNode } from 'react';

import type { CartEntry } from '../rules/cart.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { Stepper } from '../../../ui/field/stepper.tsx';
import { trashIcon } from '../../../ui/icon/booking-icons.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { useCartMoney } from './use-cart-money.ts';

export interface CartLineProps {
  entry: CartEntry;
  onQuantity: (entry: CartEntry, to: (quantity: number) => number) => void;
  onRemove: (entry: CartEntry) => void;
  /** Stands before the name. */
  picture?: ReactNode;
  /** It has just come back: its button takes the focus. */
  isBack?: boolean | undefined;
}

/** One line of a cart: what, how many, what it costs, and the way out. Spec section 2 screen 7. */
export function CartLine(props: CartLineProps) {
  const { entry, onQuantity, onRemove, picture, isBack = false } = props;
  const { name, quantity, unitCents, lineCents, lineBeforeCents } = entry;
  const money = useCartMoney(entry.currency);
  const t = useTranslate();
  const remove = useRef<HTMLButtonElement>(null);
  const wasBack = useRef(isBack);
  useLayoutEffect(() => {
    if (wasBack.current) remove.current?.focus();
  }, []);
  return (
    <li className="mc-cart-line">
      <div className="mc-cart-line__what">
        {picture}
        <div className="mc-cart-line__texts">
          <p className="mc-cart-line__name">{name}</p>
          {quantity > 1 && <p className="mc-hint">{t('cart.each', { price: money(unitCents) })}</p>}
        </div>
      </div>
      <div className="mc-cart-line__price">
        <Price
          now={money(lineCents)}
          before={lineBeforeCents === null ? undefined : money(lineBeforeCents)}
          beforeText={t('price.before')}
          nowText={t('price.now')}
        />
      </div>
      <div className="mc-cart-line__controls">
        <Stepper
          label={t('cart.quantityOf', { name })}
          labelHidden
          value={quantity}
          min={1}
          max={CART_MAX_QUANTITY}
          onChange={(to) => onQuantity(entry, to)}
          decreaseLabel={t('cart.less', { name })}
          increaseLabel={t('cart.more', { name })}
        />
        <IconButton
          ref={remove}
          icon={trashIcon}
          label={t('cart.remove', { name })}
          onClick={() => onRemove(entry)}
        />
      </div>
    </li>
  );
}
