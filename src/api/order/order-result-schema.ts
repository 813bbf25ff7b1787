import * as v from 'valibot';

import { id } from '../schema/fields.ts';
import { safeUrl } from '../schema/safe-url.ts';

/** The answer to an order. An address that must not be opened is an error: the customer still has to pay. */
export const OrderResultSchema = v.object({
  orderRef: id,
  paymentUrl: v.nullish(safeUrl, null),
});
