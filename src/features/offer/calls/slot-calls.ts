import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
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
