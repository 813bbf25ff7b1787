import * as v from 'valibot';

import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';

/** A failed call. Spec section 8 "HTTP wrapper". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** HTTP status; null without an answer. */
  readonly status: number | null = null;
  /** The name of the call. */
  readonly endpoint: string | null = null;
  /** The address that was called, without query and with its parameters in braces; null without a call. */
  readonly address: string | null = null;
  /** The missing or wrong field of the answer, as a dotted path; null for the body itself. */
  readonly field: string | null = null;
  /** The server's message to the customer; null if unusable. */
  readonly serverMessage: string | null = null;
  /** The server's code for the error. */
  readonly serverCode: string | null = null;
  /** The requested code no longer exists on its server. */
  readonly isOutdated: boolean = false;
  readonly body: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    { cause, ...detail }: ErrorOptions & Partial<Omit<ApiError, keyof Error | 'code'>> = {},
  ) {
    super(message, { cause });
    this.code = code;
    Object.assign(this, detail);
  }
}

const SERVER_MESSAGE_MAX_LENGTH = 300; // characters
const ErrorBodySchema = v.fallback(
  v.object({
    message: v.fallback(v.nullish(v.string(), null), null),
    code: v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null),
  }),
  { message: null, code: null },
);

/** A message to the customer as plain text, never as markup; a long one is cut. Null if empty. */
export function toServerMessage(message: string | null): string | null {
  const text = cleanText(message ?? '').trim();
  return text.length > SERVER_MESSAGE_MAX_LENGTH
    ? `${text.slice(0, SERVER_MESSAGE_MAX_LENGTH - 1).trimEnd()}…`
    : text || null;
}

/** The message and the code of an error body; null if missing or unusable. Spec section 8 "Server error object". */
export function readErrorBody(body: unknown): Pick<ApiError, 'serverMessage' | 'serverCode'> {
  const { message, code } = v.parse(ErrorBodySchema, body);
  return { serverMessage: toServerMessage(message), serverCode: String(code ?? '') || null };
}

/**
 * Whether the server says that the requested thing does not exist or no longer does. A refusal with its own message
 * keeps that message. Spec section 8 "Campaign errors".
 */
export function isGone({ status, serverMessage }: ApiError): boolean {
  return status === 404 || (status === 410 && serverMessage === null);
}
