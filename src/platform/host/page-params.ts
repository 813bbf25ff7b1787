/** A parameter's value by its name; null when the page has none of that name. */
type ParamReader = (name: string) => string | null;

/** The parameters of the page's address: those of its query, which come first, and those of its hash. */
export type PageParams = readonly ParamReader[];

/** Reads the page's address for all elements of one page. */
export interface PageParamsSource {
  read(): PageParams;
}

/** A query or hash with the parameters that it holds apart: `?a=1`, `#a=1`, `#?a=1`, `#/path?a=1`. */
function splitParams(part: string): [lead: string, params: string] {
  const start = part.indexOf('?') + 1 || 1;
  return [part.slice(0, start), part.slice(start)];
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

/** A query or hash without some of its parameters; the others stay letter for letter. */
function withoutNames(part: string, names: ReadonlySet<string>): string {
  const [lead, params] = splitParams(part);
  const rest = params
    .split('&')
    .filter((pair) => !names.has(nameOf(pair)))
    .join('&');
  return rest || params === rest ? lead + rest : lead.replace(/[#?]$/, '');
}

/** The address without the named parameters in its query and hash. */
export function addressWithout(url: URL, names: ReadonlySet<string>): string {
  return url.pathname + withoutNames(url.search, names) + withoutNames(url.hash, names);
}

function valuesOf(params: URLSearchParams, names: ReadonlySet<string>): Map<string, string> {
  return new Map([...params].filter(([name]) => names.has(name)));
}

/**
 * Reads the page's parameters and removes secret ones from the address bar at once; the rest of the address stays.
 * Removed values are kept for this path only, so that every element of the page gets them: create one source per
 * page. Contract section 1 "Precedence".
 */
export function createPageParams(page: Window, secretNames: readonly string[]): PageParamsSource {
  const secrets = new Set(secretNames);
  let taken: { path: string; values: readonly Map<string, string>[] } = { path: '', values: [] };

  function take(url: URL, params: readonly URLSearchParams[]): void {
    const path = url.pathname;
    const values = params.map((each) => valuesOf(each, secrets));
    const isFound = values.some(({ size }) => size > 0);
    if (isFound || taken.path !== path) taken = { path, values };
    if (isFound) replaceAddress(page, addressWithout(url, secrets));
  }

  return {
    read() {
      const url = new URL(page.location.href);
      const params = [url.search, url.hash].map(
        (part) => new URLSearchParams(splitParams(part)[1]),
      );
      take(url, params);
      const { values } = taken;
      return params.map(
        (each, index) => (name) => each.get(name) ?? values[index]?.get(name) ?? null,
      );
    },
  };
}

/** Shows another address of the same origin in the address bar: path, query and hash. Never throws. */
export function replaceAddress(page: Window, address: string): void {
  try {
    page.history.replaceState(page.history.state, '', address);
  } catch {
    // A sandboxed page cannot change its address; what was read from it is of use all the same.
  }
}
