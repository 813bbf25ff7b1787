import * as v from 'valibot';

import { id, text } from '../../../platform/api/schema/fields.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';

/** Who or what can be booked; a resource without a name cannot be offered. Contract section 3 "resources". */
export const ResourcesSchema = rowsOf(v.object({ id, name: v.pipe(text, v.trim(), v.nonEmpty()) }));
