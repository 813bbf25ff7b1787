import type { MenuUse } from '../../offer/rules/menu.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';

/** What every item of a menu needs alike: made once, so that a thousand items read no store of their own. */
export interface MenuView {
  t: Translate;
  /** Writes an amount in cents of an item. */
  money: (item: Pick<MenuItem, 'currency'>, cents: number) => string;
  use: MenuUse;
  /** Percent off each price; 0 for none. */
  discountPercent: number;
  /** Sets how many pieces are in the cart. */
  change: (item: MenuItem, to: (quantity: number) => number) => void;
}
