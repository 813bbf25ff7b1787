import * as v from 'valibot';

import { VOUCHER_MAX_COUNT, VOUCHER_MIN_COUNT } from '../../../lib/limits.ts';

/** The voucher form as it is saved for a reload: all but the name and the number of the invoice. */
export const savedVoucherSchema = v.object({
  numberOfPeople: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(VOUCHER_MIN_COUNT),
    v.maxValue(VOUCHER_MAX_COUNT),
  ),
  prizeId: v.nullable(v.string()),
  needVatInvoice: v.boolean(),
});
