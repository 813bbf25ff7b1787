import type { CartItemRequest } from './checkout-config.ts';
import { parseId } from './parse-id.ts';
import { isRecord, ownField, toData } from './parse-json.ts';
import { parsed, refused, type ParseResult } from './parse-result.ts';
import { toText } from './parse-text.ts';

function toCartItem(input: unknown): CartItemRequest | null {
  if (!isRecord(input)) return null;
  const productId = parseId(ownField(input, 'productId') ?? ownField(input, 'id'));
  const id = parseId(ownField(input, 'id') ?? productId);
  const qty = Number(toText(ownField(input, 'qty') ?? 1) || NaN);
  return id && productId ? { id, productId, qty } : null;
}

/**
 * Reads `cart-items`: a list of id, productId and qty, as JSON or data. A quantity that cannot be ordered is named and
 * left out with the shop's price list at hand. Spec section 2.
 */
export function parseCartItems(input: unknown): ParseResult<readonly CartItemRequest[]> {
  const data = toData(input);
  const items = Array.isArray(data) ? data.map(toCartItem) : [null];
  const good = items.filter((item) => item !== null);
  return good.length === items.length ? parsed(good) : refused('cartItems');
}

/** Reads `cart`: ids between commas, one piece each; nothing between two commas is nothing. Spec section 2 "shoppingCart". */
export function parseCart(input: unknown): ParseResult<readonly CartItemRequest[]> {
  const parts = Array.isArray(input)
    ? input
    : toText(input)
        .split(',')
        .filter((part) => part.trim());
  const ids = parts.map(parseId).filter((id) => id !== null);
  return ids.length === parts.length
    ? parsed(ids.map((id) => ({ id, productId: id, qty: 1 })))
    : refused('cart');
}
