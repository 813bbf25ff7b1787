/** Carries the random text by which a return is known to be ours. */
export const RETURN_NONCE = 'mc-nonce';

const NONCE_MAX_LENGTH = 64;

/** Where it is kept which element of a page a nonce belongs to: several see the same address. */
export function returnOwnerKey(nonce: string): string {
  return `merchant-checkout:return:${nonce.slice(0, NONCE_MAX_LENGTH)}`;
}

/** Where the tab keeps what the page's address must not carry to the provider, until it leads back. */
export function strippedParamsKey(nonce: string): string {
  return `merchant-checkout:page:${nonce.slice(0, NONCE_MAX_LENGTH)}`;
}
