import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';

import type { Cart, CartEntry, CartShop } from '../rules/cart.ts';
import { useCartMoney } from './use-cart-money.ts';
import { shopNotesAtom } from '../state/cart-atoms.ts';
import { editShopNoteAction } from '../state/page-cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import { NOTES_MAX_LENGTH } from '../../../lib/element-limits.ts';
import { CART_MAX_QUANTITY, CART_NOTES_ROWS } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { Stepper } from '../../../ui/field/stepper.tsx';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { trashIcon } from '../../../ui/icon/booking-icons.ts';

interface CartLineProps {
  entry: CartEntry;
  onQuantity: (entry: CartEntry, to: (quantity: number) => number) => void;
  onRemove: (entry: CartEntry) => void;
  /** Stands before the name. */
  picture?: ReactNode;
  /** It has just come back: its button takes the focus. */
  isBack?: boolean | undefined;
}

/** One line of a cart: what, how many, what it costs, and the way out. Spec section 2 screen 7. */
function CartLine(props: CartLineProps) {
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

/** What the customer wants to say to one shop. Spec section 2 screen 7 "per-shop note box". */
function ShopNote({ shop }: { shop: Pick<CartShop, 'id' | 'name'> }) {
  const note = useAtomValue(shopNotesAtom)[shop.id] ?? '';
  const edit = useSetAtom(editShopNoteAction);
  const t = useTranslate();
  return (
    <TextArea
      label={t('cart.note', { shop: shop.name })}
      hint={t('cart.noteHint')}
      optionalText={t('common.optional')}
      rows={CART_NOTES_ROWS}
      maxLength={NOTES_MAX_LENGTH}
      value={note}
      onChange={(text) => edit({ shopId: shop.id, note: text })}
    />
  );
}

/** A line that was taken out and put in again, with another id perhaps, is the same to who looks at it. */
function keyOf({ id, productId }: CartEntry, items: readonly CartEntry[]): Id {
  const first = items.find((item) => item.productId === productId);
  return first?.id === id ? `product ${productId}` : id;
}

interface CartShopsProps extends Pick<CartLineProps, 'onQuantity' | 'onRemove'> {
  cart: Pick<Cart, 'shops'>;
  /** A line's picture; lines have none without it. */
  picture?: ((entry: CartEntry) => ReactNode) | undefined;
  /** The line that has just come back; null for none. */
  backId?: Id | null | undefined;
}

/** The lines of a cart by shop, each shop with a note of its own; whoever keeps the cart says what the buttons do. */
export function CartShops(props: CartShopsProps) {
  const { cart, picture, backId = null, onQuantity, onRemove } = props;
  return cart.shops.map((shop) => (
    <Card key={shop.id} title={shop.name}>
      <ul className="mc-cart-lines">
        {shop.items.map((entry) => (
          <CartLine
            key={keyOf(entry, shop.items)}
            entry={entry}
            picture={picture?.(entry)}
            isBack={entry.id === backId}
            onQuantity={onQuantity}
            onRemove={onRemove}
          />
        ))}
      </ul>
      <ShopNote shop={shop} />
    </Card>
  ));
}
