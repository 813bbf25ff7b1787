import { parsed, refused, type ParseResult } from './parser.ts';
import { toText } from './text.ts';

/** The empty host is that of `about:srcdoc`, `about:blank` and `file:`. */
const LOCAL_HOST = /^(|localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the middleware is the sandbox inside the page. Contract section 4. */
export const isSandbox = (middleware: string): boolean => middleware.startsWith('sandbox:');

/** The base URL of the sandbox's requests, which never reach a network. Contract section 4. */
export const SANDBOX_BASE = 'https://sandbox.invalid';

export function isLocalHost(hostname: string): boolean {
  return LOCAL_HOST.test(hostname);
}

/** A URL that is safe to open or load: absolute https (http on localhost), without user info; else null. Contract section 3. */
export function toSafeUrl(input: unknown): URL | null {
  const text = toText(input);
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  const allowed =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLocalHost(url.hostname));
  return allowed ? url : null;
}

/** Parses an origin, such as `https://www.example.pt`; refuses `*`, paths, queries and hashes. Contract section 1 "parent-origin". */
export function parseOrigin(input: unknown): ParseResult<string> {
  const url = toSafeUrl(input);
  return url && url.pathname + url.search + url.hash === '/'
    ? parsed(url.origin)
    : refused('origin');
}

/** Parses the middleware: a base URL without a trailing slash, or the sandbox's name. */
export function parseMiddleware(input: unknown): ParseResult<string> {
  const text = toText(input);
  if (isSandbox(text)) return parsed(text);
  const url = toSafeUrl(input);
  if (!url || url.search || url.hash) return refused('middleware');
  return parsed(url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''));
}

const LOADERS = ['imgix', 'cloudinary', 'akamai'];
const SOURCE = '{src}';

/** Parses the name of an image loader or a URL template; null for `none`. Spec section 8 "Image loader". */
export function parseImageLoader(input: unknown): ParseResult<string | null> {
  const text = toText(input);
  if (text === 'none') return parsed(null);
  if (LOADERS.includes(text)) return parsed(text);
  return text.includes(SOURCE) && toSafeUrl(text) ? parsed(text) : refused('imageLoader');
}
