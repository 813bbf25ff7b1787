import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import type { Category } from '../../offer/rules/shop-services.ts';
import { SERVICES_FIRST_CALLS } from '../calls/services-first-calls.ts';

/** The categories that services are grouped by. */
export const CATEGORIES = resource<readonly Category[], object>({
  ofFlow: true,
  translated: true,
  key: () => SERVICES_FIRST_CALLS.categories().values,
  read({ get, signal }) {
    const getCategories = () =>
      import('../calls/category-calls.ts').then((calls) => calls.getCategories);
    return get(servicesAtom).call(getCategories, [], { signal });
  },
});

const NO_CATEGORIES: readonly Category[] = [];

/** The same; empty before they have loaded and in flows without a list. */
export const categoriesAtom = atom((get) => get(CATEGORIES.state).value ?? NO_CATEGORIES);
