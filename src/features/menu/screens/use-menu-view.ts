import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useMemo } from 'react';

import { moneyFormatter } from '../../../lib/money/money.ts';
import { announceAction } from '../../../flow/state/announce.ts';
import { setItemQuantityAction } from '../../cart/state/change-cart.ts';
import { quantitiesAtom, transportCartAtom } from '../../cart/state/transport-cart-atoms.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { menuIsReadOnlyAtom } from '../state/menu-atoms.ts';
import { transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import type { MenuView } from './menu-view.ts';

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
      setQuantity({ productId: item.id, to });
      const count = store.get(quantitiesAtom).get(item.id) ?? 0;
      // The total that the customer sees in the bar, for those who do not see it.
      const total = money(item, store.get(transportCartAtom).finalCents);
      announce(t('cart.inCart', { name: item.name, count, total }));
    };
    return { t, money, use: isReadOnly ? 'read' : 'order', discountPercent, change };
  }, [t, locale, isReadOnly, discountPercent, setQuantity, announce, store]);
}
