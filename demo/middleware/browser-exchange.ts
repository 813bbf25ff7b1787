/** One request as a browser would have seen it. */
export interface Exchange {
  /** HTTP status; null without an answer. */
  status: number | null;
  /** The answer's body if it is JSON by its type and its text; undefined for anything else. */
  json: unknown;
  /** Problems that would stop a page of another origin, or its developer. */
  deviations: readonly string[];
}

/** Headers that a page may send without asking first. */
const SAFE_TYPES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];

/** The headers of a request for which a browser sends a preflight. */
function headersToAsk(request: Request): readonly string[] {
  return [...request.headers].flatMap(([name, value]) => {
    if (name === 'origin') return [];
    const isSafe = name === 'content-type' && SAFE_TYPES.some((type) => value.startsWith(type));
    return isSafe ? [] : [name];
  });
}

function corsDeviation({ headers }: Response, origin: string): string[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === origin) return [];
  const found = allowed === null ? 'is missing' : `is "${allowed}"`;
  return [`CORS: Access-Control-Allow-Origin ${found}, for pages of ${origin}`];
}

/** The headers that a preflight does not allow. */
async function preflightDeviations(
  request: Request,
  names: readonly string[],
  origin: string,
): Promise<string[]> {
  const response = await fetch(request.url, {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': request.method,
      'Access-Control-Request-Headers': names.join(','),
    },
  });
  await response.arrayBuffer();
  const refused = response.ok ? [] : [`preflight: HTTP status ${response.status}`];
  const allowed = (response.headers.get('Access-Control-Allow-Headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  // Browsers do not count Authorization among "*".
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const missing = names.filter((name) => !isAllowed(name));
  return [
    ...refused,
    ...corsDeviation(response, origin).map((text) => `preflight: ${text}`),
    ...missing.map((name) => `preflight: the header ${name} is not allowed`),
  ];
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? ''))
    return undefined;
  try {
    const body: unknown = await response.json();
    return body;
  } catch {
    return undefined;
  }
}

/** A `fetch` that asks as a page of `origin` would, and what it saw of the last request. */
export function browserFetch(origin: string) {
  let last: Exchange = { status: null, json: undefined, deviations: [] };
  return {
    last: () => last,
    fetch: async (request: Request): Promise<Response> => {
      last = { status: null, json: undefined, deviations: [] };
      const headers = new Headers(request.headers);
      headers.set('Origin', origin);
      const asked = new Request(request, { headers });
      const names = headersToAsk(asked);
      const preflight = names.length > 0 ? await preflightDeviations(asked, names, origin) : [];
      const response = await fetch(asked);
      last = {
        status: response.status,
        json: await bodyOf(response.clone()),
        deviations: [...preflight, ...corsDeviation(response, origin)],
      };
      return response;
    },
  };
}
