import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { hasMenuStepAtom } from '../../../flow/state/menu-step-atom.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { CART_NOTES_ROWS, NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { bagIcon } from '../../../ui/icon/shop-icons.ts';
import { HaveAccount } from '../../contact/screens/have-account.tsx';
import { CallShopButton } from '../../offer/screens/ask-shop-part.tsx';
import type { Cart, CartEntry, CartShop } from '../rules/cart.ts';
import { cartIsOfServerAtom, shopNotesAtom } from '../state/cart-atoms.ts';
import { editShopNoteAction } from '../state/cart-edits.ts';
import { CartLine, type CartLineProps } from './cart-line.tsx';
import { useCartMoney } from './use-cart-money.ts';
import './cart.css';

/** Nothing to order, and the way to something. Spec section 8 "Empty cart". */
export function EmptyCart() {
  const hasMenu = useAtomValue(hasMenuStepAtom);
  const isOfServer = useAtomValue(cartIsOfServerAtom);
  const jump = useSetAtom(jumpToStepAction);
  const t = useTranslate();
  const action = hasMenu ? (
    <Button variant="primary" onClick={() => jump('menu')}>
      {t('cart.toMenu')}
    </Button>
  ) : (
    <>
      {isOfServer && <HaveAccount />}
      <CallShopButton />
    </>
  );
  return (
    <EmptyState icon={bagIcon} title={t('cart.emptyError')} action={action}>
      {hasMenu && t('cart.emptyText')}
    </EmptyState>
  );
}

interface CartTotalsProps {
  cart: Pick<Cart, 'itemsTotalCents' | 'discountCents' | 'finalCents' | 'currency'>;
  /** What the discount is called: "10% discount"; "Discount" when not told. */
  discountLabel?: string | undefined;
  /** What is paid for delivery; null while nobody knows. */
  deliveryCents: number | null;
  /** Under the total: "Taxes included". */
  note?: ReactNode;
}

/** Subtotal, discount, delivery and total: rows that say nothing new are left out. Spec section 9 "Cart final price". */
export function CartTotals({ cart, discountLabel, deliveryCents, note }: CartTotalsProps) {
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const rows: SummaryRow[] = [];
  if (cart.discountCents > 0) {
    const label = discountLabel ?? t('cart.discount');
    rows.push({ label, value: `−${money(cart.discountCents)}` });
  }
  if (deliveryCents !== null && deliveryCents > 0) {
    rows.push({ label: t('cart.delivery'), value: money(deliveryCents) });
  }
  if (rows.length > 0) {
    rows.unshift({ label: t('cart.subtotal'), value: money(cart.itemsTotalCents) });
  }
  return (
    <SummaryList
      rows={rows}
      total={{ label: t('cart.total'), value: money(cart.finalCents), note }}
    />
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
