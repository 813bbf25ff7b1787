import { useAtomValue } from 'jotai';

import { moneyFormatter } from '../../../lib/money/money.ts';
import { formatLocaleAtom } from '../../../context/config-atoms.ts';

/** Writes an amount in cents of a cart's currency, in the language shown. */
export function useCartMoney(currency: string): (cents: number) => string {
  return moneyFormatter(currency, useAtomValue(formatLocaleAtom));
}
