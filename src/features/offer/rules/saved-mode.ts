import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';

/** How the customer takes the offer, as it is saved for a reload. */
export const savedModeSchema = v.object({
  mode: v.picklist(['book', 'voucher']),
  reservationType: v.picklist(['normal', 'smart']),
});

export type SavedMode = Frozen<v.InferOutput<typeof savedModeSchema>>;
