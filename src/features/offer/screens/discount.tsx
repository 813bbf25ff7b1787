import { useAtomValue } from 'jotai';

import { discountAtom } from '../state/price-atoms.ts';
import { Price } from '../../../ui/display/price.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

/** The offer's discount in the place of its price, where it names none. */
export function Discount() {
  const percent = useAtomValue(discountAtom);
  const t = useTranslate();
  return percent > 0 && <Price now={t('price.discount', { percent })} />;
}
