import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { rowsOf } from '../../../platform/api/schema/rows.ts';
import { AddressSchema } from './address-schema.ts';

const AddressesSchema = rowsOf(AddressSchema);

/** GET user/addresses. Spec section 7. */
export const getAddresses =
  (http: HttpClient): Api['getAddresses'] =>
  async ({ token }, options) =>
    parseAnswer(await http('getAddresses', { values: { token } }, options), AddressesSchema);
