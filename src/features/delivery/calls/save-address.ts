import { toWireId } from '../../../lib/config/wire-id.ts';
import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { AddressSchema } from './address-schema.ts';

/** POST user/addresses/create: creates without an id, updates with one. Spec section 7. */
export const saveAddress =
  (http: HttpClient): Api['saveAddress'] =>
  async ({ token }, { id, countryId, vatId, ...address }, { intentKey, ...options }) => {
    const body = {
      ...(id !== null && { id: toWireId(id) }),
      ...address,
      countryId: toWireId(countryId),
      vatId: vatId || null,
    };
    const answer = await http('saveAddress', { values: { token }, body, intentKey }, options);
    return parseAnswer(answer, AddressSchema);
  };
