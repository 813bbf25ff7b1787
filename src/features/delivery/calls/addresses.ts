import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { toWireId } from '../../../lib/config/wire-id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { defineCall, unread } from '../../../platform/api/define-call.ts';
import { defineWrite } from '../../../platform/api/define-write.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { id, looseId, looseText, rowsOf, text } from '../../../platform/api/schema/fields.ts';
import type { AddressDraft } from '../rules/addresses.ts';

/** A saved address; without street, city and postal code nothing can be sent there. Spec section 3 "Address". */
const AddressSchema = v.pipe(
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

/** The user's saved addresses. */
export const getAddresses = defineCall({
  name: 'getAddresses',
  method: 'GET',
  path: '/rest/user/addresses',
  query: ['language', 'token'],
  params: ({ token }: Credentials) => ({ values: { token } }),
  answer: rowsOf(AddressSchema),
});

/** Creates the address, or replaces the one of its id; gives it as the server keeps it. */
export const saveAddress = defineWrite({
  name: 'saveAddress',
  method: 'POST',
  kind: 'change',
  path: '/rest/user/addresses/create',
  query: ['language', 'token'],
  params: ({ token }: Credentials, { id, countryId, vatId, ...address }: AddressDraft) => {
    const body = {
      ...(id !== null && { id: toWireId(id) }),
      ...address,
      countryId: toWireId(countryId),
      vatId: vatId || null,
    };
    return { values: { token }, body };
  },
  answer: AddressSchema,
});

/** Deletes a saved address. */
export const deleteAddress = defineWrite({
  name: 'deleteAddress',
  method: 'POST',
  kind: 'change',
  path: '/rest/user/addresses/delete/{addressId}',
  query: ['language', 'token'],
  params: ({ token }: Credentials, addressId: Id) => ({ values: { token, addressId } }),
  answer: unread,
});
