import { withoutSecrets } from '../../lib/url/page-url-secrets.ts';
import { RETURN_MARKER } from '../../lib/limits.ts';

const MARKER_VALUE = 'payment';

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

/**
 * Parameters that the provider adds to the return address (HiPay Enterprise "feedback parameters"), and common synonyms.
 * Erased only from an address with our marker.
 */
const PROVIDER_PARAMS: ReadonlySet<string> = new Set(
  [
    'orderid cid state reason status test reference approval ip ipcountry email score fraud review',
    'avscheck cvccheck pp eci3ds veres pares cardtoken cardbrand cardpan cardholder cardexpiry',
    'cardcountry hash pbkey transactionId paymentId',
  ].flatMap((names) => names.split(' ')),
);
const CUSTOM_DATA = /^cdata\d{0,2}$/;

/** The states that a return address can name. */
export const RETURN_HINTS = ['completed', 'refused', 'cancelled', 'pending'] as const;

/** The payment's state according to the return address: a hint, never a proof of payment; null without one. */
export type ReturnHint = (typeof RETURN_HINTS)[number] | null;

const HINTS: Readonly<Record<string, ReturnHint>> = {
  completed: 'completed',
  declined: 'refused',
  refused: 'refused',
  error: 'refused',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  pending: 'pending',
  forwarding: 'pending',
};

/** A return from payment, read from the page's address. */
export type PaymentReturn = NonNullable<ReturnType<typeof readReturn>>;

function isProviderParam(name: string): boolean {
  return PROVIDER_PARAMS.has(name) || CUSTOM_DATA.test(name);
}

/** The page's own parameters that look like the provider's, which must stay in the address. */
export function ownParamNames(pageUrl: string): readonly string[] {
  return [...new Set(new URL(pageUrl).searchParams.keys())].filter(isProviderParam);
}

/**
 * Where the provider returns to: the page's address with our marker and nonce, without its secrets. Throws a `TypeError`
 * for an invalid address. Contract section 2 "Return from payment".
 */
export function buildReturnUrl(pageUrl: string, nonce: string): string {
  const url = new URL(withoutSecrets(pageUrl));
  url.searchParams.set(RETURN_MARKER, MARKER_VALUE);
  url.searchParams.set(RETURN_NONCE, nonce);
  return url.href;
}

/** Reads a return address; null without our marker. `ownNames` are never listed in `eraseNames`. */
export function readReturn(pageUrl: string, ownNames: readonly string[] = []) {
  const { searchParams } = new URL(pageUrl);
  if (searchParams.get(RETURN_MARKER) !== MARKER_VALUE) return null;
  const own = new Set(ownNames);
  const names = [...new Set(searchParams.keys())];
  const state = searchParams.get('state')?.toLowerCase() ?? '';
  return {
    nonce: searchParams.get(RETURN_NONCE) ?? '',
    hint: (Object.hasOwn(HINTS, state) ? HINTS[state] : null) ?? null,
    /** Parameters to remove from the address bar. */
    eraseNames: names.filter(
      (name) =>
        name === RETURN_MARKER ||
        name === RETURN_NONCE ||
        (isProviderParam(name) && !own.has(name)),
    ),
  };
}
