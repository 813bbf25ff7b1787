import { servicesAtom } from '../../context/services.ts';
import type { Feature, LoadContext } from '../../flow/feature.ts';
import { serviceIdAtom } from '../../flow/state/service-id-atoms.ts';
import { categoriesAtom, shopAtom } from '../offer/state/offer-atoms.ts';
import { checkService } from './rules/check-service.ts';
import { leaveService } from './state/leave-service.ts';

/** Reads how services are grouped. */
export async function loadCategories({
  get,
  keep,
  signal,
}: Pick<LoadContext, 'get' | 'keep' | 'signal'>): Promise<void> {
  const categories = await get(servicesAtom).call(
    () => import('./calls/categories.ts').then((calls) => calls.getCategories),
    [],
    { signal },
  );
  keep(categoriesAtom, categories);
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
