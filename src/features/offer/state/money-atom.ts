import { atom } from 'jotai/vanilla';

import { moneyFormatter } from '../../../lib/money/money.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { productAtom } from './product-atom.ts';

/** What the flow's amounts are in, as the server names it; empty when it does not say, which means euros. */
export const currencyAtom = atom((get) => get(productAtom)?.currency ?? '');

/** Writes an amount in cents as the language shown does, in the flow's currency. Spec section 9. */
export const moneyAtom = atom((get) => ({
  format: moneyFormatter(get(currencyAtom), get(formatLocaleAtom)),
}));
