import type { Getter } from 'jotai/vanilla';

import { getCampaignSlots, getServiceSlots } from '../../offer/calls/slots.ts';
import type { SlotPeriod } from '../../../platform/api/slot-period.ts';
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
  const { call } = get(servicesAtom);
  const options = { signal: get(runSignalAtom) };
  if (product?.campaignId != null) {
    return call(getCampaignSlots, [product.campaignId, period], options);
  }
  if (product?.serviceId != null) {
    return call(getServiceSlots, [product.serviceId, period], options);
  }
  return null;
}
