import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { savedBookSchema } from '../../offer/rules/saved-book.ts';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What is saved of a booking for a reload: the form, and the accepted booking without the codes to show at the shop. */
export const savedBookingSchema = v.object({
  book: savedBookSchema,
  /** Null before. */
  reservation: v.nullable(
    v.object({
      /** An opaque reference of the server. */
      transactionId: v.string(),
      valueChargedCents: cents,
      points: v.nullable(v.pipe(v.number(), v.finite())),
      status: v.nullable(v.string()),
      /** Total in cents as shown at the submission; null without a price and for a menu order. */
      shownCents: v.nullable(cents),
    }),
  ),
});

export type SavedBooking = Frozen<v.InferOutput<typeof savedBookingSchema>>;
