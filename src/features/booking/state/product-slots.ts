import type { Getter } from 'jotai/vanilla';

import type { SlotPeriod } from '../../../platform/api/api.ts';
import type { Slot } from '../../../lib/time/slot.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';

/**
 * The free slots of what is booked, of the campaign's calendar or the service's; null where there is neither.
 * Rejects with an ApiError. Spec section 7.
 */
export function loadProductSlots(get: Getter, period: SlotPeriod): Promise<readonly Slot[]> | null {
  const product = get(productAtom);
  const { api } = get(servicesAtom);
  const options = { signal: get(runSignalAtom) };
  if (product?.campaignId != null) return api.getCampaignSlots(product.campaignId, period, options);
  if (product?.serviceId != null) return api.getServiceSlots(product.serviceId, period, options);
  return null;
}
