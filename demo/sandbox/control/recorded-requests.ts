/** One call as the sandbox received it. */
export interface RecordedRequest {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** JSON as a value, a form as an object, anything else as text; null when there is none. */
  body: unknown;
}

function parseBody(text: string, contentType: string): unknown {
  if (text === '') return null;
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (!contentType.startsWith('application/json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Notes down a call; the request can still be read afterwards. */
export async function recordRequest(request: Request): Promise<RecordedRequest> {
  const url = new URL(request.url);
  const text = await request.clone().text();
  return {
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: parseBody(text, request.headers.get('content-type') ?? ''),
  };
}
