/** The address parameter with the nonce that identifies a return as ours. */
export const RETURN_NONCE = 'mc-nonce';

const NONCE_MAX_LENGTH = 64;

/** The storage key that names the element of a nonce: all elements of a page see the same return address. */
export function returnOwnerKey(nonce: string): string {
  return `merchant-checkout:return:${nonce.slice(0, NONCE_MAX_LENGTH)}`;
}

/** The storage key of the secrets that are removed from the page's address until the return. */
export function strippedParamsKey(nonce: string): string {
  return `merchant-checkout:page:${nonce.slice(0, NONCE_MAX_LENGTH)}`;
}
