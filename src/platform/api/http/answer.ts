import * as v from 'valibot';

import { outcomeOfAnswer, type CallKind } from '../outcome/outcome.ts';
import { ApiError, readErrorBody } from './api-error.ts';
import { isWrite } from './endpoint.ts';
import type { ErrorCode } from '../../../lib/error/error-code.ts';

/** An answer that is read but not parsed. */
export interface Answer {
  /** The name of the call. */
  endpoint: string;
  kind: CallKind;
  /** The address that was called, as an `ApiError` names it. */
  address: string;
  /** HTTP status; 0 for a redirect, whose status browsers hide. */
  status: number;
  isJson: boolean;
  text: string;
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** Whether the content type of a response is JSON. */
export function saysJson(response: Response): boolean {
  return JSON_TYPE.test(response.headers.get('Content-Type') ?? '');
}

/** The body as JSON by its content type, else as text; invalid JSON stays text. Spec section 7. */
function readBody({ isJson, text }: Pick<Answer, 'isJson' | 'text'>): unknown {
  if (!isJson) return text;
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}

/**
 * Parses an answer. Throws an `ApiError` with the call and the missing or wrong field (null for the body itself): of code
 * `api`, or `outcome_unknown` for a write, which the server has accepted nevertheless. Contract section 3.
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  answer: Answer,
  schema: Schema,
): v.InferOutput<Schema> {
  const { endpoint, kind, status, address } = answer;
  const body = readBody(answer);
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  const field = v.getDotPath(result.issues[0]);
  throw new ApiError(
    isWrite(kind) ? 'outcome_unknown' : 'api',
    `${endpoint}: ${field === null ? 'the body' : `the field "${field}"`} is missing or of the wrong type`,
    { endpoint, status, body, field, address },
  );
}

const CODE_OF_STATUS = new Map<number, ErrorCode>([
  [400, 'validation'],
  [401, 'auth'],
  [409, 'conflict'],
  [422, 'validation'],
]);

/**
 * The error of an answer that is not 2xx: of code `outcome_unknown` for a write unless its refusal is proven, else by
 * its status. A redirect is not followed and counts as no answer. Spec section 8.
 */
export function failed({ endpoint, kind, status, address, ...answer }: Answer): ApiError {
  const body = readBody(answer);
  const { serverCode, serverMessage: said } = readErrorBody(body);
  const hasPlatformBody = said !== null || serverCode !== null;
  // The bare HTTP phrase explains nothing to a customer.
  const serverMessage = said === 'Conflict' ? null : said;
  const isUnknown =
    isWrite(kind) && outcomeOfAnswer({ kind, status, hasPlatformBody }) !== 'refused';
  const isRedirect = status < 400;
  const code = isRedirect ? 'network' : (CODE_OF_STATUS.get(status) ?? 'api');
  return new ApiError(
    isUnknown ? 'outcome_unknown' : code,
    `${endpoint}: ${isRedirect ? 'a redirect, which is not followed' : `HTTP status ${status}`}`,
    { endpoint, status: isRedirect ? null : status, body, serverCode, serverMessage, address },
  );
}

/** The error of a call without a complete answer; a write may have reached the server. Spec section 8. */
export function unanswered(
  { endpoint, kind, address }: Pick<Answer, 'endpoint' | 'kind' | 'address'>,
  cause: unknown,
  online: boolean,
): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  const readCode = isTimeout ? 'timeout' : online ? 'network' : 'offline';
  const code = isWrite(kind) ? 'outcome_unknown' : readCode;
  return new ApiError(code, `${endpoint}: no answer`, { endpoint, cause, address });
}
