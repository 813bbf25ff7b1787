import { toWireId } from '../../../lib/config/wire-id.ts';
import { defineCall, unread, defineWrite } from '../../../platform/api/define-call.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import type { AddressDraft } from '../rules/address-form.ts';
import { AddressSchema } from '../rules/address-schema.ts';

/** The user's saved addresses. */
export const getAddresses = defineCall({
  name: 'getAddresses',
  method: 'GET',
  path: '/rest/user/addresses',
  query: ['language', 'token'],
  params: ({ token }: Credentials) => ({ values: { token } }),
  answer: wire.rowsOf(AddressSchema),
});

/** Creates an address, or replaces the one with its id. Returns it as the server stores it. */
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
  params: ({ token }: Credentials, addressId: string) => ({ values: { token, addressId } }),
  answer: unread,
});
