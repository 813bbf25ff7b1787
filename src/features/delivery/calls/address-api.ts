import type { Address, AddressDraft } from '../rules/address.ts';
import type { Id } from '../../../lib/config/id.ts';
import type {
  CallOptions,
  Credentials,
  WriteOptions,
} from '../../../platform/api/http/call-options.ts';

/** The calls of a user's saved addresses. Spec section 7. */
export interface AddressApi {
  getAddresses(user: Credentials, options?: CallOptions): Promise<readonly Address[]>;
  /** Creates the address, or replaces the one of its id; gives it as the server keeps it. */
  saveAddress(user: Credentials, address: AddressDraft, options: WriteOptions): Promise<Address>;
  deleteAddress(user: Credentials, addressId: Id, options: WriteOptions): Promise<void>;
}
