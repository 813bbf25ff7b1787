import type { CartChange } from '../rules/cart-changes.ts';
import type { LeftOut, LeftOutReason } from '../rules/resolve-cart.ts';
import type { MessageKey, Translate } from '../../../platform/i18n/message-key.ts';

/** What became of one thing of a cart, in words; `money` writes cents. */
export function changeInWords(
  change: CartChange,
  t: Translate,
  money: (cents: number) => string,
): string {
  switch (change.kind) {
    case 'gone':
      return t('cart.changes.gone', { name: change.name });
    case 'new':
      return t('cart.changes.new', { name: change.name, quantity: change.quantity });
    case 'quantity':
      return t('cart.changes.quantity', {
        name: change.name,
        before: change.before,
        after: change.after,
      });
    case 'price':
      return t('cart.changes.price', {
        name: change.name,
        before: money(change.beforeCents),
        after: money(change.afterCents),
      });
    case 'final':
      return t('cart.changes.final', {
        before: money(change.beforeCents),
        after: money(change.afterCents),
      });
  }
}

const LEFT_OUT: Record<LeftOutReason, MessageKey> = {
  unknown: 'cart.leftOut.unknown',
  inactive: 'cart.leftOut.inactive',
  notTransported: 'cart.leftOut.notTransported',
  quantity: 'cart.leftOut.quantity',
};

/** Why something that was asked for is not in the cart, in words. */
export function leftOutInWords({ productId, name, reason }: LeftOut, t: Translate): string {
  return t(LEFT_OUT[reason], { id: productId, name: name ?? productId });
}
