/** A parameter's value by its name; null when the page has none of that name. */
export type ParamReader = (name: string) => string | null;

/** The parameters of the page's address. */
export interface PageParams {
  query: ParamReader;
  hash: ParamReader;
}

/** Reads the page's address for all elements of one page. */
export interface PageParamsSource {
  read(): PageParams;
}

/** The part of a hash that holds parameters: `#a=1`, `#?a=1`, `#/path?a=1`. */
function paramsStart(hash: string): number {
  const mark = hash.indexOf('?');
  return mark < 0 ? Math.min(1, hash.length) : mark + 1;
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

/** A text of parameters without some of them; the others stay letter for letter. */
function withoutNames(text: string, names: ReadonlySet<string>): string {
  return text
    .split('&')
    .filter((pair) => !names.has(nameOf(pair)))
    .join('&');
}

function splitHash(hash: string): [lead: string, params: string] {
  const start = paramsStart(hash);
  return [hash.slice(0, start), hash.slice(start)];
}

/** The address without the named parameters in its query and hash. */
export function addressWithout(url: URL, names: ReadonlySet<string>): string {
  const query = withoutNames(url.search.slice(1), names);
  const [lead, params] = splitHash(url.hash);
  const rest = withoutNames(params, names);
  const hash = rest || params === rest ? lead + rest : lead.replace(/[#?]$/, '');
  return url.pathname + (query && `?${query}`) + hash;
}

function valuesOf(params: URLSearchParams, names: ReadonlySet<string>): Map<string, string> {
  return new Map([...params].filter(([name]) => names.has(name)));
}

/**
 * Reads the page's parameters and takes secret ones out of the address bar at once; the rest of the
 * address stays as it is. What was taken out is remembered here, for this page's path alone, so that
 * every element of the page gets it: make one source per page. Contract section 1 "Precedence".
 */
export function createPageParams(page: Window, secretNames: readonly string[]): PageParamsSource {
  const secrets = new Set(secretNames);
  let taken = { path: '', query: new Map<string, string>(), hash: new Map<string, string>() };

  function take(url: URL, query: URLSearchParams, hash: URLSearchParams): void {
    const found = { query: valuesOf(query, secrets), hash: valuesOf(hash, secrets) };
    if (taken.path !== url.pathname) taken = { path: url.pathname, ...found };
    if (found.query.size + found.hash.size === 0) return;
    taken = { path: url.pathname, ...found };
    try {
      page.history.replaceState(page.history.state, '', addressWithout(url, secrets));
    } catch {
      // A sandboxed page cannot change its address; the parameters are of use all the same.
    }
  }

  return {
    read() {
      const url = new URL(page.location.href);
      const query = url.searchParams;
      const hash = new URLSearchParams(splitHash(url.hash)[1]);
      take(url, query, hash);
      const { query: takenQuery, hash: takenHash } = taken;
      return {
        query: (name) => query.get(name) ?? takenQuery.get(name) ?? null,
        hash: (name) => hash.get(name) ?? takenHash.get(name) ?? null,
      };
    },
  };
}
