import { SandboxError } from '../support/sandbox-error.ts';

/** Below which the hosted page is served. */
export const HOSTED_PAGE_ROOT = '/__sandbox';

/** Where the stand-in for the provider's payment page is. */
export const HOSTED_PAGE_PATH = `${HOSTED_PAGE_ROOT}/pay`;

/** The host of the sandbox inside a page, at which nothing can be opened. */
const IN_PAGE_HOST = 'sandbox.invalid';

/** Whether this sandbox has a server, which alone can show a payment page. */
export function hasHostedPage(request: Request): boolean {
  return new URL(request.url).hostname !== IN_PAGE_HOST;
}

/**
 * The address of the page on which a payment is made, at the origin of the request. The sandbox inside a page has
 * none and says so with a 501.
 */
export function hostedPageUrl(request: Request, paymentId: number): string {
  if (!hasHostedPage(request)) throw new SandboxError('NO_PAYMENT_PAGE');
  return `${new URL(request.url).origin}${HOSTED_PAGE_PATH}?payment=${paymentId}`;
}
