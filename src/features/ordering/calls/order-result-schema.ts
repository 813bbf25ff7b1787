import * as v from 'valibot';

import { id } from '../../../platform/api/schema/fields.ts';
import { safeUrl } from '../../../platform/api/schema/safe-url.ts';

/** The answer to an order; whether the address to pay at may be opened is judged apart, since the order stands. */
export const OrderResultSchema = v.object({
  orderRef: id,
  paymentUrl: v.nullish(v.unknown(), null),
});

/** Where an order is paid; null where there is nothing to pay now. */
export const PaymentUrlSchema = v.nullable(safeUrl);
