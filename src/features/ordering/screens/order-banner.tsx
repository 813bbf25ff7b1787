import { useAtomValue, useSetAtom } from 'jotai';

import { countPieces } from '../../cart/rules/cart.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { goBackAction } from '../../../flow/state/move-step.ts';
import { menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { SummaryBanner } from '../../../ui/frame/summary-banner.tsx';
import { calendarIcon } from '../../../ui/icon/icon.tsx';
import { bagIcon } from '../../../ui/icon/shop-icons.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useOrderWhen } from './transport-time.tsx';

/**
 * Time, number of pieces and total of the order; a press goes back. Not on the confirmation, whose cards show the same.
 * Spec section 2 screen 2.
 */
export default function OrderBanner() {
  const when = useOrderWhen();
  const cart = useAtomValue(menuCartAtom);
  const money = useMoney();
  const goBack = useSetAtom(goBackAction);
  const step = useAtomValue(currentEntryAtom)?.step;
  const t = useTranslate();
  if (step === 'confirm') return null;
  const pieces = { icon: bagIcon, text: t('cart.pieces', { count: countPieces(cart) }) };
  return (
    <SummaryBanner
      items={when === '' ? [pieces] : [{ icon: calendarIcon, text: when }, pieces]}
      price={money(cart.finalCents)}
      actionText={t('common.change')}
      onClick={goBack}
    />
  );
}
