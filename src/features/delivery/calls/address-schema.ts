import * as v from 'valibot';

import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { id, looseId, looseText, text } from '../../../platform/api/schema/fields.ts';

/** A saved address; without street, city and postal code nothing can be sent there. Spec section 3 "Address". */
export const AddressSchema = v.pipe(
  v.object({
    id,
    addressName: looseText,
    countryId: looseId,
    city: text,
    postalCode: text,
    street: text,
    floorDoor: looseText,
    company: looseText,
    vatId: looseId,
  }),
  v.transform(({ countryId, vatId, ...address }) => ({
    ...address,
    countryId: countryId ?? PORTUGAL_COUNTRY_ID,
    vatId: vatId ?? '',
  })),
);
