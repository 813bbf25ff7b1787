import { parseId } from './id.ts';
import { isRecord, ownField, toData } from './json.ts';
import { parsed, refused, type ParseResult, type Parser } from './parser.ts';
import { toText } from './text.ts';

/** One entry of `cart-items` (JSON) or of `cart` (ids, quantity 1 each). */
export interface CartItemRequest {
  id: string;
  productId: string;
  /** As the page gave it; the shop's price list decides later what can be ordered. */
  qty: number;
}

type Items = readonly CartItemRequest[];

function toCartItem(input: unknown): CartItemRequest | null {
  if (!isRecord(input)) return null;
  const productId = parseId(ownField(input, 'productId') ?? ownField(input, 'id'));
  const id = parseId(ownField(input, 'id') ?? productId);
  const given = ownField(input, 'qty');
  const qty = given === undefined ? 1 : Number(toText(given) || NaN);
  return id && productId && Number.isFinite(qty) ? { id, productId, qty } : null;
}

/** The valid rows; refused if there are only invalid ones. */
function usableRows(
  rows: readonly unknown[],
  read: (row: unknown) => CartItemRequest | null,
  takes: string,
): ParseResult<Items> {
  const items = rows.map(read).filter((item) => item !== null);
  if (items.length === rows.length) return parsed(items);
  return items.length > 0 ? parsed(items, takes) : refused(takes);
}

/** Parses `cart-items`: a list of id, productId and qty (default 1), as JSON or data, without invalid rows. Spec section 2. */
export const parseCartItems: Parser<Items, string | null> = (input) => {
  const data = toData(input);
  return usableRows(Array.isArray(data) ? data : [null], toCartItem, 'cartItems');
};

/** Parses `cart`: ids separated by commas, one piece each. Spec section 2 "shoppingCart". */
export const parseCart: Parser<Items, string | null> = (input) => {
  const rows = Array.isArray(input)
    ? input
    : toText(input)
        .split(',')
        .filter((part) => part.trim());
  return usableRows(rows, (id) => toCartItem({ id }), 'cart');
};
