import { isId } from '../../../lib/config/id.ts';
import type { ApiContext } from '../api.ts';
import type { Endpoint, HeaderField, PathField, QueryField } from './endpoint.ts';
import { DEFAULT_QUERY_LANGUAGE } from '../areas/first-endpoints.ts';

/** What a request needs of the element. */
export type RequestContext = Pick<
  ApiContext,
  | 'middleware'
  | 'entityId'
  | 'providerId'
  | 'clientApplication'
  | 'channelManager'
  | 'sessionId'
  | 'language'
  | 'idempotency'
>;

/** Values by wire name; a call takes those that its row names, and leaves out what is null. */
export type CallValues = Partial<
  Record<QueryField | PathField | HeaderField, string | number | null>
>;

export interface CallParams {
  values?: CallValues;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form instead; fields that are null are left out. */
  form?: Readonly<Record<string, string | null>>;
  /** Goes into `Idempotency-Key` where the context says so. */
  intentKey?: string;
}

function toForm(fields: Readonly<Record<string, string | null>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  return form;
}

/** One row of the table of calls with its name. */
export interface Call {
  name: string;
  row: Endpoint;
}

/** Path parameters that the server alone gives: opaque text, which is encoded. */
const REFERENCES: readonly string[] = ['paymentId', 'itemId', 'addressId'];
/** What a path would lose or follow, encoded or not. */
const NO_SEGMENT = /^\.{0,2}$/;

/** What may stand in a path: an id, a reference of the server, or for `email` whatever has an at-sign and so is no `..`. */
function fitsPath(name: string, text: string): boolean {
  if (name === 'email') return text.includes('@');
  return REFERENCES.includes(name) ? !NO_SEGMENT.test(text) : isId(text);
}

/**
 * The request of one call, ready to be fetched. Spec section 7. Throws a
 * `RangeError` that names the id when one of the path is missing or is none, before anything is sent.
 */
export function buildRequest(
  { name: endpoint, row }: Call,
  { values: own, body, form, intentKey }: CallParams,
  context: RequestContext,
  signal?: AbortSignal,
): Request {
  const { method, path, query, headers: named } = row;
  const { entityId, providerId, clientApplication, channelManager } = context;
  const language = context.language();
  const values: Record<string, string | number | null | undefined> = {
    entityId,
    providerId,
    clientApplication,
    channelManager,
    sessionId: context.sessionId(),
    language,
    ...own,
  };
  const valueOf = (name: string) => String(values[name] ?? '');

  const resolved = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = valueOf(name);
    if (!fitsPath(name, text)) throw new RangeError(`${endpoint}: ${name} is not fit for a path`);
    return encodeURIComponent(text);
  });

  const search = new URLSearchParams({ clientApplication, language: DEFAULT_QUERY_LANGUAGE });
  for (const field of query) if (values[field] != null) search.set(field, valueOf(field));

  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  for (const header of named ?? []) {
    headers.set(header, header === 'X-User-Language' ? language : valueOf(header));
  }
  if (intentKey && row.kind !== 'repeatable' && context.idempotency === 'header')
    headers.set('Idempotency-Key', intentKey);

  return new Request(`${context.middleware}${resolved}?${search}`, {
    method,
    headers,
    credentials: 'omit',
    // Where a redirect leads, tokens and personal data must not follow.
    redirect: 'manual',
    body: form ? toForm(form) : (JSON.stringify(body) ?? null),
    signal: signal ?? null,
  });
}
