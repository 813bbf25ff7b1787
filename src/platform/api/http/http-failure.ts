import type { ErrorCode } from '../../../lib/error/error-code.ts';
import type { judgeOutcome } from '../outcome/judge-outcome.ts';
import { readBody, type Answer } from './answer.ts';
import { ApiError, readErrorBody } from './api-error.ts';
import { isWrite } from './endpoint.ts';

const CODE_OF_STATUS = new Map<number, ErrorCode>([
  [400, 'validation'],
  [401, 'auth'],
  [409, 'conflict'],
  [422, 'validation'],
]);

/** The type of `judgeOutcome`, which loads with the writing calls, after the first screen. */
export type Judge = typeof judgeOutcome;

/**
 * The error of an answer that is no 2xx: of code `outcome_unknown` for a write unless its refusal is proven, else by
 * its status. A redirect is not followed: it counts as no answer. Spec section 8.
 */
export function failed({ endpoint, kind, status, ...answer }: Answer, judge?: Judge): ApiError {
  const body = readBody(answer);
  const words = readErrorBody(body);
  const hasPlatformBody = words.serverMessage !== null || words.serverCode !== null;
  const isUnknown = isWrite(kind) && judge?.({ kind, status, hasPlatformBody }) !== 'refused';
  const isRedirect = status < 400;
  const code = isRedirect ? 'network' : (CODE_OF_STATUS.get(status) ?? 'api');
  return new ApiError(
    isUnknown ? 'outcome_unknown' : code,
    `${endpoint}: ${isRedirect ? 'a redirect, which is not followed' : `HTTP status ${status}`}`,
    { endpoint, status: isRedirect ? null : status, body, ...words },
  );
}

/**
 * The error of a call without a complete answer. A write may have reached the server, so its outcome is unknown. Spec
 * section 8.
 */
export function unanswered(
  { endpoint, kind }: Pick<Answer, 'endpoint' | 'kind'>,
  cause: unknown,
  online: boolean,
): ApiError {
  const code = (): ErrorCode => {
    if (isWrite(kind)) return 'outcome_unknown';
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'timeout';
    return online ? 'network' : 'offline';
  };
  return new ApiError(code(), `${endpoint}: no answer`, { endpoint, cause });
}
