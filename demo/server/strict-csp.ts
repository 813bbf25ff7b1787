/** Every page below this path is served with the strict policy. */
const STRICT_PREFIX = '/csp/';

/** Placeholder in a page for the nonce of its answer. */
const NONCE_MARK = '__NONCE__';

function policyFor(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'none'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Whether a page is one that proves the strict policy. */
export function isStrictPage(pathname: string): boolean {
  return pathname.startsWith(STRICT_PREFIX);
}

/** The same page with a fresh nonce and the policy that demands it. */
export async function withStrictPolicy(page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const headers = new Headers(page.headers);
  headers.set('content-security-policy', policyFor(nonce));
  const html = await page.text();
  return new Response(html.replaceAll(NONCE_MARK, nonce), { status: page.status, headers });
}
