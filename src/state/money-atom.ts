import { atom } from 'jotai/vanilla';

import { moneyFormatter } from '../domain/money/format-money.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { formatLocaleAtom } from './language-atom.ts';

/** What the flow's amounts are in, as the server names it; empty when it does not say, which means euros. */
export const currencyAtom = atom((get) => get(campaignInfoAtom)?.campaignView.currency ?? '');

/** Writes an amount in cents as the language shown does, in the flow's currency. Spec section 9. */
export const moneyAtom = atom((get) => ({
  format: moneyFormatter(get(currencyAtom), get(formatLocaleAtom)),
}));
