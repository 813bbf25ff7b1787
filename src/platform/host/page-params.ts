import { keepParams, splitParams } from '../../lib/url/url-params.ts';

/** Readers of the parameters of the page's query and hash, in this order; each returns null for a missing parameter. */
export type PageParams = readonly ((name: string) => string | null)[];

export type PageParamsSource = ReturnType<typeof createPageParams>;

/** The address without the named parameters in its query and hash. */
export function addressWithout(url: URL, names: ReadonlySet<string>): string {
  const isKept = (name: string) => !names.has(name);
  return url.pathname + keepParams(url.search, isKept) + keepParams(url.hash, isKept);
}

/**
 * Creates the source of a page, one for all elements. Reading removes secret parameters from the address bar and keeps
 * their values for this path, so that every element gets them. Contract section 1 "Precedence".
 */
export function createPageParams(page: Window, secretNames: readonly string[]) {
  const secrets = new Set(secretNames);
  let removed: { path: string; values: readonly Map<string, string>[] } = { path: '', values: [] };

  return {
    read(): PageParams {
      const url = new URL(page.location.href);
      const params = [url.search, url.hash].map(
        (part) => new URLSearchParams(splitParams(part)[1]),
      );
      const found = params.map((each) => new Map([...each].filter(([name]) => secrets.has(name))));
      const isFound = found.some(({ size }) => size > 0);
      if (isFound || removed.path !== url.pathname) removed = { path: url.pathname, values: found };
      if (isFound) replaceAddress(page, addressWithout(url, secrets));
      const { values } = removed;
      return params.map(
        (each, index) => (name) => each.get(name) ?? values[index]?.get(name) ?? null,
      );
    },
  };
}

/** Replaces path, query and hash in the address bar. Never throws. */
export function replaceAddress(page: Window, address: string): void {
  try {
    page.history.replaceState(page.history.state, '', address);
  } catch {
    // A sandboxed page cannot change its address.
  }
}
