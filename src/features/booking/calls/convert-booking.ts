import { toWireId } from '../../../lib/config/wire-id.ts';
import { centsToWire } from '../../../lib/money/money.ts';
import type { Api, ApiContext } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';

/** POST client/book/book/{userId} after a booking; what it answers is not read. Contract section 3. */
export const convertBooking =
  (http: HttpClient, { channelManager }: ApiContext): Api['convertBooking'] =>
  async (user, conversion, { intentKey, ...options }) => {
    const { transactionId, valueChargedCents, campaignId } = conversion;
    const body = {
      transactionId: toWireId(transactionId),
      valueCharged: centsToWire(valueChargedCents),
      campaignId: campaignId === null ? null : toWireId(campaignId),
      channelManager,
    };
    await http('convertBooking', { values: { ...user }, body, intentKey }, options);
  };
