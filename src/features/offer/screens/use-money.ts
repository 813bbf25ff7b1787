import { useAtomValue } from 'jotai';

import { moneyAtom } from '../state/money-atom.ts';

/** Writes an amount in cents for the customer, in the flow's currency and the language shown. */
export function useMoney(): (cents: number) => string {
  return useAtomValue(moneyAtom).format;
}
