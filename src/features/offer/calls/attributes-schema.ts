import * as v from 'valibot';

import { text } from '../../../platform/api/schema/fields.ts';
import { looseRowsOf } from '../../../platform/api/schema/rows.ts';

const Attribute = v.object({
  type: v.string(),
  value: v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), text),
});

/** A map that inherits nothing, so that "__proto__" or "constructor" is a name like any other. */
function toMap(pairs: readonly v.InferOutput<typeof Attribute>[]): Record<string, string> {
  const map: Record<string, string> = Object.create(null);
  for (const { type, value } of pairs) map[type] = value;
  return map;
}

/** The list of type/value pairs as a map; of two with one type the later counts. Spec section 3. */
export const AttributesSchema = v.pipe(
  looseRowsOf(Attribute),
  v.transform((pairs) => toMap(pairs)),
);
