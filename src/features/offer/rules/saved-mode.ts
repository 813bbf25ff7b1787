import * as v from 'valibot';

/** How the customer takes the offer, as it is saved for a reload. */
export const savedModeSchema = v.object({
  mode: v.picklist(['book', 'voucher']),
  reservationType: v.picklist(['normal', 'smart']),
});
