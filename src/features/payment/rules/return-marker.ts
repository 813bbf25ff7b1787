/** The address parameter with the nonce that identifies a return as ours. */
export const RETURN_NONCE = 'mc-nonce';

const NONCE_MAX_LENGTH = 64;

/** The storage key of the element that a nonce belongs to; all elements of a page see the same address. */
export function returnOwnerKey(nonce: string): string {
  return `merchant-checkout:return:${nonce.slice(0, NONCE_MAX_LENGTH)}`;
}

/** The storage key of the secrets that were removed from the page's address until the return. */
export function strippedParamsKey(nonce: string): string {
  return `merchant-checkout:page:${nonce.slice(0, NONCE_MAX_LENGTH)}`;
}
