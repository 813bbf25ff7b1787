import type { Getter, Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../context/checkout-context.ts';
import type { Feature, LoadContext } from '../../flow/feature.ts';
import { chosenServiceIdAtom, serviceIdAtom } from '../../flow/state/flow-atoms.ts';
import { resetBookState } from '../booking/state/reset-booking.ts';
import { resourcesAtom } from '../booking/state/resources.ts';
import {
  slotsAtom,
  slotsLoadedUntilAtom,
  categoriesAtom,
  shopAtom,
} from '../offer/state/offer-atoms.ts';
import { checkService } from './rules/check-service.ts';

/** Loads the categories that group services. */
async function loadCategories({ get, keep, signal }: LoadContext): Promise<void> {
  const categories = await get(servicesAtom).call(
    () => import('./calls/categories.ts').then((calls) => calls.getCategories),
    [],
    { signal },
  );
  keep(categoriesAtom, categories);
}

/** Clears the chosen service and its calendar on the return to the list. */
function leaveService(get: Getter, set: Setter): void {
  if (get(chosenServiceIdAtom) === null) return;
  set(chosenServiceIdAtom, null);
  set(slotsAtom, []);
  set(slotsLoadedUntilAtom, 0);
  set(resourcesAtom, []);
  resetBookState(get, set);
}

/** A shop's services. */
export const services: Feature = {
  loads: { categories: loadCategories },
  checkLoaded(get, flow) {
    const shop = get(shopAtom);
    return shop && checkService(flow, shop, get(serviceIdAtom));
  },
  onStep: { services: leaveService },
};
