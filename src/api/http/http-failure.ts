import type { ErrorCode } from '../../domain/error/error-code.ts';
import { readBody, type Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { readErrorBody } from './error-body.ts';

const CODE_OF_STATUS = new Map<number, ErrorCode>([
  [400, 'validation'],
  [401, 'auth'],
  [409, 'conflict'],
  [422, 'validation'],
]);

/** A gateway lost the server's answer on its way: a write may have been done all the same. */
const LOST_ANSWERS: ReadonlySet<number> = new Set([502, 504]);

function codeOf(isWrite: boolean, status: number): ErrorCode {
  if (isWrite && LOST_ANSWERS.has(status)) return 'outcome_unknown';
  return CODE_OF_STATUS.get(status) ?? 'api';
}

/** The server's refusal of a call, by its status. Spec section 8. */
export function refused({ endpoint, isWrite, status, ...answer }: Answer): ApiError {
  const body = readBody(answer);
  return new ApiError(codeOf(isWrite, status), `${endpoint}: HTTP status ${status}`, {
    endpoint,
    status,
    body,
    ...readErrorBody(body),
  });
}

/**
 * What a call ended in that got no (whole) answer. A write without an answer may have reached the server, so
 * its outcome is unknown. Spec section 8.
 */
export function unanswered(
  { endpoint, isWrite }: Pick<Answer, 'endpoint' | 'isWrite'>,
  cause: unknown,
  online: boolean,
): ApiError {
  const code = (): ErrorCode => {
    if (isWrite) return 'outcome_unknown';
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'timeout';
    return online ? 'network' : 'offline';
  };
  return new ApiError(code(), `${endpoint}: no answer`, { endpoint, cause });
}
