/** Where requests to the sandbox inside the page seem to go; no name of this kind can ever resolve. */
const PAGE_SANDBOX_ORIGIN = 'https://sandbox.invalid';

/** The base URL for calls: the middleware's own, or the stand-in's for `sandbox:`. */
export function apiBase(middleware: string): string {
  return middleware === 'sandbox:' ? PAGE_SANDBOX_ORIGIN : middleware;
}
