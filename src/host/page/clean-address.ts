import { addressWithout } from '../page-params.ts';

/** Takes parameters out of the address bar, in query and hash; the rest stays letter for letter. Never throws. */
export function cleanAddress(page: Window, names: readonly string[]): void {
  const url = new URL(page.location.href);
  const address = addressWithout(url, new Set(names));
  if (address === url.pathname + url.search + url.hash) return;
  try {
    page.history.replaceState(page.history.state, '', address);
  } catch {
    // A sandboxed page cannot change its address; what a URL says proves nothing anyway.
  }
}
