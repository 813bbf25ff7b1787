import type { Getter, Setter } from 'jotai/vanilla';

import type { Feature } from '../../flow/feature-interface.ts';
import { persist } from '../../flow/persist.ts';
import { chosenServiceIdAtom, serviceIdAtom } from '../offer/state/choice-atoms.ts';
import { resetBookState } from '../booking/state/reset-booking.ts';
import { SERVICE_RESOURCES } from '../booking/state/service-resources.ts';
import { shopAtom } from '../offer/state/offer-atoms.ts';
import { SLOTS } from '../offer/state/offer-resources.ts';
import { CATEGORIES } from './state/categories.ts';
import { checkService } from './rules/check-service.ts';

/** Clears the chosen service and its calendar on the return to the list. */
function leaveService(get: Getter, set: Setter): void {
  if (get(chosenServiceIdAtom) === null) return;
  set(chosenServiceIdAtom, null);
  set(SLOTS.forget);
  set(SERVICE_RESOURCES.forget);
  resetBookState(get, set);
}

/** A shop's services. */
export const services: Feature = {
  async prepare(_get, set) {
    set(chosenServiceIdAtom, null);
  },
  persist: persist({
    room: 'services',
    save(get) {
      const serviceId = get(chosenServiceIdAtom);
      return serviceId === null ? null : { serviceId };
    },
    load: async () => (await import('./state/restore-service.ts')).RESTORER,
  }),
  chosenServiceId: (get) => get(chosenServiceIdAtom),
  resources: { categories: CATEGORIES },
  checkLoaded(get, flow) {
    const shop = get(shopAtom);
    return shop && checkService(flow, shop, get(serviceIdAtom));
  },
  onStep: { services: leaveService },
};
