import { atom } from 'jotai/vanilla';

import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { reportError } from '../../../context/problems.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import type { Country } from '../rules/addresses.ts';

/** The countries that goods can be sent to; null before they are loaded. */
export const countriesAtom = atom<readonly Country[] | null>(null);

/** The countries to choose from; null where any is allowed, and for a menu order, which stays in Portugal. */
export const offeredCountriesAtom = atom((get) =>
  get(isProductCheckoutAtom) ? get(countriesAtom) : null,
);

/** Loads the countries if necessary; without them addresses are in Portugal. */
export const loadCountriesAction = atom(null, async (get, set): Promise<void> => {
  if (get(countriesAtom)) return;
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const calls = () => import('../calls/delivery.ts');
    const countries = await call(async () => (await calls()).getCountries, [], { signal });
    if (!signal.aborted && countries.length > 0) set(countriesAtom, countries);
  } catch (error) {
    if (!signal.aborted) reportError(get, error);
  }
});
