import * as v from 'valibot';

import { isId } from '../../../lib/config/id.ts';

/** An offer code that the customer scanned or typed, as it is saved for a reload. */
export const savedOfferCodeSchema = v.pipe(v.string(), v.check(isId));
