import * as v from 'valibot';

import { finiteNumber, instant } from '../../../platform/api/schema/fields.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';

/** The bookable moments of a calendar. Contract section 3 "available-slots". */
export const SlotsSchema = rowsOf(
  v.object({
    startTime: instant,
    durationSec: v.pipe(finiteNumber, v.minValue(0)),
    capacity: finiteNumber,
  }),
);
