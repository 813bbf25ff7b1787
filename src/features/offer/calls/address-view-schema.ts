import * as v from 'valibot';

import { looseText } from '../../../platform/api/schema/fields.ts';

/** Where a shop is; lines that are missing are empty, and without an address there is none to show. */
export const AddressViewSchema = v.fallback(
  v.nullish(
    v.object({
      address1: looseText,
      address2: looseText,
      address3: looseText,
      zipcode: looseText,
      zone: looseText,
      county: looseText,
      district: looseText,
    }),
    null,
  ),
  null,
);
