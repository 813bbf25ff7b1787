import * as v from 'valibot';

import { id, price, text } from '../../../platform/api/schema/fields.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';

/** The discount vouchers that a user won. Contract section 3 "myprizes". */
export const PrizesSchema = rowsOf(
  v.pipe(
    v.object({ id, prizeTitle: text, prizeValue: price }),
    v.transform(({ prizeValue, ...prize }) => ({ ...prize, prizeValueCents: prizeValue })),
  ),
);
