import * as v from 'valibot';

import type { Slot } from '../../../lib/time/slots.ts';
import { defineCall, type Call } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import type { SlotPeriod } from '../../../platform/api/slot-period.ts';
import { GET_CAMPAIGN_SLOTS, GET_SERVICE_SLOTS } from './offer-first-calls.ts';

/** The free slots of a calendar. Contract section 3 "available-slots". */
const SlotsSchema = wire.rowsOf(
  v.object({
    startTime: wire.instant,
    durationSec: v.pipe(wire.finiteNumber, v.minValue(0)),
    capacity: wire.finiteNumber,
  }),
);

export const getCampaignSlots = defineCall({
  name: 'getCampaignSlots',
  ...GET_CAMPAIGN_SLOTS,
  params: (campaignId: string, period: SlotPeriod) => ({ values: { campaignId, ...period } }),
  answer: SlotsSchema,
});

export const getServiceSlots = defineCall({
  name: 'getServiceSlots',
  ...GET_SERVICE_SLOTS,
  params: (serviceId: string, period: SlotPeriod) => ({ values: { serviceId, ...period } }),
  answer: SlotsSchema,
});

/** What has a calendar. */
export type SlotSource = { campaignId: string } | { serviceId: string };

/** Loads the free slots of a campaign or a service in a period. Rejects with an `ApiError`. Spec section 7. */
export function loadSlots(
  call: Call,
  source: SlotSource,
  period: SlotPeriod,
  signal: AbortSignal,
): Promise<readonly Slot[]> {
  return 'serviceId' in source
    ? call(getServiceSlots, [source.serviceId, period], { signal })
    : call(getCampaignSlots, [source.campaignId, period], { signal });
}
