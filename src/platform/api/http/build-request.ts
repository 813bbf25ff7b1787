import { isId } from '../../../lib/config/id.ts';
import type { ApiContext } from '../api-context.ts';
import type { Endpoint, HeaderField, PathField, QueryField, WriteOptions } from './endpoint.ts';

/** The language of endpoints without a `language` parameter. See decisions.md. */
const DEFAULT_QUERY_LANGUAGE = 'en_EN';

/** The settings of the element that a request contains. */
export type RequestContext = Omit<
  ApiContext,
  'fetch' | 'now' | 'after' | 'isOnline' | 'untilAccountSeen'
>;

/** Values by wire name; a call sends those that its endpoint names and that are not null. */
type CallValues = Partial<Record<QueryField | PathField | HeaderField, string | number | null>>;

export interface CallParams {
  values?: CallValues;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form instead, without null fields. */
  form?: Readonly<Record<string, string | null>>;
  /** Uses the endpoint for guests. */
  asGuest?: boolean;
}

function toForm(fields: Readonly<Record<string, string | null>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  return form;
}

/** Path parameters from the server: opaque text, which is encoded. */
const REFERENCES: readonly string[] = ['paymentId', 'itemId', 'addressId'];
/** Segments that a path drops or follows, encoded or not. */
const NO_SEGMENT = /^\.{0,2}$/;

/** Whether a value may be a path segment: an id, a reference of the server, or an `email` with an at-sign, never `..`. */
function fitsPath(name: string, text: string): boolean {
  if (name === 'email') return text.includes('@');
  return REFERENCES.includes(name) ? !NO_SEGMENT.test(text) : isId(text);
}

/**
 * Builds the request of a call, with `intentKey` as `Idempotency-Key` if the context says so. Throws a `RangeError` with
 * the name of a missing or invalid path parameter. Spec section 7.
 */
export function buildRequest(
  endpoint: Endpoint,
  { values: own, body, form }: CallParams,
  context: RequestContext,
  { intentKey, signal }: { [Name in keyof WriteOptions]?: WriteOptions[Name] | undefined } = {},
): Request {
  const { method, kind, path, query, headers: named } = endpoint;
  const { entityId, providerId, clientApplication, channel, channelManager } = context;
  const language = context.language();
  const values: Record<string, string | number | null | undefined> = {
    entityId,
    providerId,
    clientApplication,
    channel,
    channelManager,
    sessionId: context.sessionId(),
    language,
    ...own,
  };
  const valueOf = (name: string) => String(values[name] ?? '');

  const resolved = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = valueOf(name);
    if (!fitsPath(name, text)) throw new RangeError(`${name} is not fit for a path`);
    return encodeURIComponent(text);
  });

  const search = new URLSearchParams({ clientApplication, language: DEFAULT_QUERY_LANGUAGE });
  for (const field of query) if (values[field] != null) search.set(field, valueOf(field));

  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  for (const header of named ?? []) {
    headers.set(header, header === 'X-User-Language' ? language : valueOf(header));
  }
  if (intentKey && kind !== 'repeatable' && context.idempotency === 'header')
    headers.set('Idempotency-Key', intentKey);

  return new Request(`${context.middleware}${resolved}?${search}`, {
    method,
    headers,
    credentials: 'omit',
    // Tokens and personal data must not follow a redirect.
    redirect: 'manual',
    body: form ? toForm(form) : (JSON.stringify(body) ?? null),
    signal: signal ?? null,
  });
}
