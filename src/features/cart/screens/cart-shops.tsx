import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import type { Cart, CartEntry, CartShop } from '../rules/cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import { CART_NOTES_ROWS, NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { editShopNoteAction } from '../state/edit-shop-note.ts';
import { shopNotesAtom } from '../state/cart-state-atoms.ts';
import { Card } from '../../../ui/display/card.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { CartLine, type CartLineProps } from './cart-line.tsx';
import './cart.css';

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
