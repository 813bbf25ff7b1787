import * as v from 'valibot';

import {
  currency,
  finiteNumber,
  id,
  looseSafeUrl,
  looseText,
  looseTextOrNull,
  optionalId,
  optionalPrice,
  price,
  priceOrZero,
  text,
} from '../../../platform/api/schema/fields.ts';

const CartItemSchema = v.pipe(
  v.object({
    id,
    productId: optionalId,
    name: text,
    quantity: finiteNumber,
    lineTotalBefore: optionalPrice,
    lineTotal: price,
    promotionPrice: optionalPrice,
    price,
    currency,
    image: looseSafeUrl,
    notes: looseText,
  }),
  v.transform(({ lineTotalBefore, lineTotal, promotionPrice, price, ...item }) => ({
    ...item,
    lineTotalBeforeCents: lineTotalBefore,
    lineTotalCents: lineTotal,
    promotionPriceCents: promotionPrice,
    priceCents: price,
  })),
);

const WireCart = v.object({
  couponCode: looseTextOrNull,
  shops: v.array(v.object({ id, name: text, items: v.array(CartItemSchema) })),
  itemsTotal: price,
  discountValue: priceOrZero,
  final: price,
});

/** The server's cart in cents. An unreadable item is an error: left out, it would still be paid. */
export const ShoppingCartSchema = v.pipe(
  WireCart,
  v.transform(({ itemsTotal, discountValue, final, ...cart }) => ({
    ...cart,
    itemsTotalCents: itemsTotal,
    discountValueCents: discountValue,
    finalCents: final,
  })),
);
