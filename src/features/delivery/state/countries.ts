import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import type { Country } from '../rules/address-schema.ts';

/** The countries that goods can be sent to. Without them, addresses are in Portugal. */
export const COUNTRIES = resource<readonly Country[]>({
  key: () => 'all',
  translated: true,
  read: ({ get, signal }) =>
    get(servicesAtom).call(
      () => import('../calls/delivery-calls.ts').then((calls) => calls.getCountries),
      [],
      { signal },
    ),
});

/** The same; null before they are loaded and if there are none. */
export const countriesAtom = atom((get): readonly Country[] | null => {
  const { value } = get(COUNTRIES.state);
  return value?.length ? value : null;
});

/** The countries to choose from; null where any is allowed, and for a menu order, which stays in Portugal. */
export const offeredCountriesAtom = atom((get) =>
  get(isProductCheckoutAtom) ? get(countriesAtom) : null,
);
