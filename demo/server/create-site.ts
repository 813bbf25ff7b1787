/// <reference types="node" />
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { createReadStandIn } from './read-stand-in.ts';
import { renderSitePage } from '../site/render-site-page.ts';
import { createStaticFiles } from './static-files.ts';
import { isStrictPage, withStrictPolicy } from './strict-csp.ts';

const SANDBOX_PATH = /^\/(rest|__sandbox)\//;

/** Nothing is cached, so that a new build shows at once; pages of any origin may load the module. */
function served(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('cache-control', 'no-store');
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}

function notFound(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return new Response('Not found. The pages are listed at /\n', { status: 404, headers });
}

function wrongMethod(): Response {
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
}

/** The demo site and the sandbox at one origin, as one function from request to answer; `now` (Unix ms) is the sandbox's clock. */
export function createSite(
  root: string,
  now: () => number = () => Date.now(),
): (request: Request) => Promise<Response> {
  const sandbox = createSandbox({ now, standIn: createReadStandIn(root) });
  const staticFile = createStaticFiles(root);

  const content = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const html = renderSitePage(
      new URL(request.url),
      request.headers.get('accept-language') ?? undefined,
    );
    const page =
      html && new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    const found = page || (await staticFile(pathname)) || notFound();
    return isStrictPage(pathname) ? await withStrictPolicy(found) : found;
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (SANDBOX_PATH.test(pathname)) return served(await sandbox.fetch(request));
    if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod();
    return served(await content(request));
  };
}
