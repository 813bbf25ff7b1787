import { isId } from '../domain/config/is-id.ts';
import type { ApiContext } from './api.ts';
import {
  DEFAULT_QUERY_LANGUAGE,
  ENDPOINTS,
  type EndpointName,
  type PathField,
  type QueryField,
} from './endpoints.ts';

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
export type CallValues = Partial<Record<QueryField | PathField, string | number | null>>;

export interface CallParams {
  values?: CallValues;
  /** Sent as JSON. */
  body?: unknown;
  /** Goes into `Idempotency-Key` where the context says so. */
  intentKey?: string;
}

/**
 * The request of one call, ready to be fetched. Spec section 7. Throws a
 * `RangeError` that names the id when one of the path is missing or is none, before anything is sent.
 */
export function buildRequest(
  endpoint: EndpointName,
  { values: own, body, intentKey }: CallParams,
  context: RequestContext,
  signal?: AbortSignal,
): Request {
  const { method, path, query, headers: named } = ENDPOINTS[endpoint];
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
    const id = valueOf(name);
    if (!isId(id)) throw new RangeError(`${endpoint}: ${name} is not an id`);
    return encodeURIComponent(id);
  });

  const search = new URLSearchParams({ clientApplication, language: DEFAULT_QUERY_LANGUAGE });
  for (const field of query) if (values[field] != null) search.set(field, valueOf(field));

  const headers = new Headers();
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  for (const header of named ?? []) {
    headers.set(header, header === 'token' ? valueOf('token') : language);
  }
  if (intentKey && context.idempotency === 'header') headers.set('Idempotency-Key', intentKey);

  return new Request(`${context.middleware}${resolved}?${search}`, {
    method,
    headers,
    credentials: 'omit',
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
}
