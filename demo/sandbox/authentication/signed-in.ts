import type { UserRow } from './users-data.ts';

/** `{id, districtId, genderId, newRegistration, token}`. Contract section 3. */
export function signedIn({ id, districtId, genderId, token }: UserRow, newRegistration = false) {
  return { id, districtId, genderId, newRegistration, token };
}
