import type { PlatformLanguage } from '../../../src/lib/config/language.ts';
import { ERRORS, type SandboxErrorCode } from './error-messages.ts';

/** A refusal; becomes the platform's error object. Spec section 8 "Server error object format". */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly code: SandboxErrorCode;
  readonly payload: unknown;

  constructor(code: SandboxErrorCode, payload: unknown = null) {
    super(code);
    this.code = code;
    this.payload = payload;
  }
}

/** The answer that an error gives: `{status, name, message, code, payload}` in one language. */
export function errorResponse(
  error: SandboxError,
  language: PlatformLanguage,
  status: number = ERRORS[error.code].status,
): Response {
  const { name, message } = ERRORS[error.code];
  const { code, payload } = error;
  return Response.json({ status, name, message: message[language], code, payload }, { status });
}
