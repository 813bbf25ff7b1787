import type { Api } from '../../../platform/api/api.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';

/** POST user/addresses/delete/{id}; what it answers is not read. Spec section 7. */
export const deleteAddress =
  (http: HttpClient): Api['deleteAddress'] =>
  async ({ token }, addressId, { intentKey, ...options }) => {
    await http('deleteAddress', { values: { token, addressId }, intentKey }, options);
  };
