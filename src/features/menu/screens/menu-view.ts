import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';

import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { announceAction } from '../../../flow/state/announcements.ts';
import { moneyFormatter } from '../../../lib/money/money.ts';
import type { Translate } from '../../../platform/i18n/message-key.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { menuCartAtom, quantitiesAtom } from '../../cart/state/cart-atoms.ts';
import { setItemQuantityAction } from '../../cart/state/page-cart.ts';
import type { MenuUse } from '../../offer/rules/menu.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { menuIsReadOnlyAtom } from '../state/menu.ts';

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

/** What the items of the menu share; the same until language or terms change. */
export function useMenuView(): MenuView {
  const locale = useAtomValue(formatLocaleAtom);
  const isReadOnly = useAtomValue(menuIsReadOnlyAtom);
  const discountPercent = Math.abs(useAtomValue(transportTermsAtom).discountPercent);
  const setQuantity = useSetAtom(setItemQuantityAction);
  const announce = useSetAtom(announceAction);
  const store = useStore();
  const t = useTranslate();
  return useMemo<MenuView>(() => {
    const money: MenuView['money'] = ({ currency }, cents) =>
      moneyFormatter(currency, locale)(cents);
    const change: MenuView['change'] = (item, to) => {
      setQuantity({ id: item.id, to });
      const count = store.get(quantitiesAtom).get(item.id) ?? 0;
      // The total that the customer sees in the bar, for those who do not see it.
      const total = money(item, store.get(menuCartAtom).finalCents);
      announce(t('cart.inCart', { name: item.name, count, total }));
    };
    return { t, money, use: isReadOnly ? 'read' : 'order', discountPercent, change };
  }, [t, locale, isReadOnly, discountPercent, setQuantity, announce, store]);
}
