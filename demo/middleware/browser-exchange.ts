import type { PlainAnswer } from '../../src/plugins/debug/anonymise.ts';

/** Something that differs from what the element needs. */
export interface Deviation {
  expected: string;
  found: string;
}

/** One request as a browser would have seen it. */
export interface Exchange {
  /** Null without a request. */
  request: { method: string; url: string } | null;
  /** HTTP status; null without an answer. */
  status: number | null;
  /** The content type; empty without one. */
  type: string;
  /** The target of a redirect; null without one. */
  location: string | null;
  /** The body as it came; empty without an answer. */
  body: string;
  /** The body if it is JSON by its type and its text; undefined for anything else. */
  json: unknown;
  /** What keeps a page of another origin from reading the answer. */
  cors: readonly Deviation[];
}

const NOTHING: Exchange = {
  request: null,
  status: null,
  type: '',
  location: null,
  body: '',
  json: undefined,
  cors: [],
};

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

function originDeviation({ headers }: Response, origin: string, where: string): Deviation[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === origin) return [];
  return [
    {
      expected: `Access-Control-Allow-Origin: ${origin} (or *) in ${where}`,
      found: allowed === null ? 'no such header' : allowed,
    },
  ];
}

/** What a preflight does not allow. */
async function preflightDeviations(
  request: Request,
  names: readonly string[],
  origin: string,
): Promise<Deviation[]> {
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
  const refused = response.ok
    ? []
    : [{ expected: 'status 200 or 204 for a preflight (OPTIONS)', found: `${response.status}` }];
  const header = response.headers.get('Access-Control-Allow-Headers');
  const allowed = (header ?? '').split(',').map((name) => name.trim().toLowerCase());
  // Browsers do not count Authorization among "*".
  const isAllowed = (name: string) =>
    allowed.includes(name) || (allowed.includes('*') && name !== 'authorization');
  const missing = names.filter((name) => !isAllowed(name));
  return [
    ...refused,
    ...originDeviation(response, origin, 'the answer to a preflight (OPTIONS)'),
    ...missing.map((name) => ({
      expected: `Access-Control-Allow-Headers with ${name} in the answer to a preflight (OPTIONS)`,
      found: header ?? 'no such header',
    })),
  ];
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

function jsonOf(type: string, body: string): unknown {
  if (!JSON_TYPE.test(type)) return undefined;
  try {
    const json: unknown = JSON.parse(body);
    return json;
  } catch {
    return undefined;
  }
}

/** A `fetch` that asks as a page of `origin` would, what it saw of the last request, and all answers so far. */
export function browserFetch(origin: string) {
  let last = NOTHING;
  const answers: PlainAnswer[] = [];
  return {
    /** What was seen since `start`. */
    last: () => last,
    /** Forgets the last request. */
    start: () => {
      last = NOTHING;
    },
    answers,
    fetch: async (request: Request): Promise<Response> => {
      const { method, url } = request;
      last = { ...NOTHING, request: { method, url } };
      const headers = new Headers(request.headers);
      headers.set('Origin', origin);
      const asked = new Request(request, { headers });
      const names = headersToAsk(asked);
      const preflight = names.length > 0 ? await preflightDeviations(asked, names, origin) : [];
      const response = await fetch(asked);
      const body = await response.clone().text();
      const { status } = response;
      const type = response.headers.get('Content-Type') ?? '';
      answers.push({ method, url, status, type, body });
      last = {
        request: { method, url },
        status,
        type,
        location: response.headers.get('Location'),
        body,
        json: jsonOf(type, body),
        cors: [...preflight, ...originDeviation(response, origin, 'every answer')],
      };
      return response;
    },
  };
}
