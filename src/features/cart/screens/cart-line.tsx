import { Fragment, type ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';

import { type Cart, type CartShop, lineIdAt, type LineId, type LinePlace } from '../rules/cart.ts';
import type { CartEntry } from '../rules/server-cart-schema.ts';
import { LinePrice, useLineMoney } from './cart-contents.tsx';
import { changedLineAtom, shopNotesAtom } from '../state/cart-atoms.ts';
import type { QuantityChange } from '../state/order-atom.ts';
import { editShopNoteAction } from '../state/page-cart.ts';
import { percentOff } from '../../../lib/money/money.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { NoteField } from '../../../screen-kit/note-field.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Picture } from '../../../screen-kit/picture.tsx';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Stepper } from '../../../ui/field/stepper.tsx';
import { trashIcon } from '../../../ui/icon/icon.tsx';
import { useFocusOnMount } from '../../../ui/use-focus-on-mount.ts';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';

interface CartLineProps {
  entry: CartEntry;
  line: LineId;
  setQuantity: (change: QuantityChange) => void;
  /** The percentage off every line; null without one. */
  percent: number | null;
  /** It was just put back, so its remove button takes the focus. */
  isBack: boolean;
}

/** Why the line could not be changed, with a retry for a removal. */
function LineRefused({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  const retry = (
    <Button small onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <div className="mc-cart-line__refused">
      <RefusalNotice of="removal" action={retry} />
      <RefusalNotice of="cart" />
    </div>
  );
}

/** A line of a cart with quantity, price and a remove button. Spec section 2 screen 7. */
function CartLine(props: CartLineProps) {
  const { entry, line, setQuantity, percent, isBack } = props;
  const { name, quantity, unitCents, description = '', allergens = [] } = entry;
  const money = useLineMoney(entry.currency);
  const t = useTranslate();
  const isChanged = useAtomValue(changedLineAtom) === entry.productId;
  const removeLine = () => setQuantity({ ...line, to: () => 0 });
  const remove = useFocusOnMount<HTMLButtonElement>(isBack);
  return (
    <li className="mc-cart-line">
      <div className="mc-cart-line__what">
        {entry.image !== null && <Picture src={entry.image} />}
        <div className="mc-cart-line__texts">
          <p className="mc-cart-line__name">{name}</p>
          {description !== '' && <p className="mc-hint">{description}</p>}
          {allergens.length > 0 && (
            <p className="mc-hint">{t('menu.allergens', { list: allergens.join(', ') })}</p>
          )}
          {quantity > 1 && (
            <p className="mc-hint">
              {t('cart.each', { price: money(percentOff(unitCents, percent ?? 0)) })}
            </p>
          )}
        </div>
      </div>
      <div className="mc-cart-line__price">
        <LinePrice line={entry} percent={percent} />
      </div>
      <div className="mc-cart-line__controls">
        <Stepper
          label={t('cart.quantityOf', { name })}
          labelHidden
          value={quantity}
          min={1}
          max={CART_MAX_QUANTITY}
          onChange={(to) => setQuantity({ ...line, to })}
          decreaseLabel={t('cart.less', { name })}
          increaseLabel={t('cart.more', { name })}
        />
        <IconButton
          ref={remove}
          icon={trashIcon}
          label={t('cart.remove', { name })}
          onClick={removeLine}
        />
      </div>
      {isChanged && <LineRefused onRetry={removeLine} />}
    </li>
  );
}

/** The note to a shop. Spec section 2 screen 7. */
function ShopNote({ shop: { id, name } }: { shop: Pick<CartShop, 'id' | 'name'> }) {
  const notes = useAtomValue(shopNotesAtom);
  const isOfServer = useAtomValue(isProductCheckoutAtom);
  const edit = useSetAtom(editShopNoteAction);
  const t = useTranslate();
  return (
    <NoteField
      addText={t('cart.addNote', { shop: name })}
      label={t('cart.note', { shop: name })}
      hint={t(isOfServer ? 'cart.noteHintGoods' : 'cart.noteHint')}
      value={notes[id] ?? ''}
      onChange={(note) => edit({ shopId: id, note })}
    />
  );
}

/** The React key of a line, which stays the same if the line is removed and added again with another id. */
function keyOf({ productId }: CartEntry, items: readonly CartEntry[], index: number): string {
  const nth = items.slice(0, index).filter((item) => item.productId === productId).length;
  return `${nth} ${productId}`;
}

interface CartShopsProps extends Pick<CartLineProps, 'setQuantity'> {
  cart: Pick<Cart, 'shops' | 'items' | 'discountPercent'>;
  /** The line that was just put back. */
  backId: string | undefined;
  /** Where a line was removed. */
  gap: LinePlace | null;
  /** Shown in the gap. */
  notice: ReactNode;
}

/** The lines of a cart by shop, each with a note. */
export function CartShops({ cart, backId, gap, notice, setQuantity }: CartShopsProps) {
  return cart.shops.map((shop) => (
    <Card key={shop.id} title={shop.name}>
      <ul className="mc-cart-lines">
        {shop.items.map((entry, index) => (
          <Fragment key={keyOf(entry, shop.items, index)}>
            {gap?.shopId === shop.id && gap.index === index && <li>{notice}</li>}
            <CartLine
              entry={entry}
              line={lineIdAt(shop, index)}
              percent={cart.discountPercent}
              isBack={entry.id === backId}
              setQuantity={setQuantity}
            />
          </Fragment>
        ))}
        {gap?.shopId === shop.id && gap.index >= shop.items.length && <li>{notice}</li>}
      </ul>
      <ShopNote shop={shop} />
    </Card>
  ));
}
