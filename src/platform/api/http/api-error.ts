import * as v from 'valibot';

import type { ErrorCode } from '../../../lib/error/error-code.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';

interface ApiErrorDetail {
  /** HTTP status; null when no answer came. */
  status?: number | null;
  /** Which call failed, by its name in the endpoint table. */
  endpoint?: string;
  /** The response field that was missing or of the wrong type, as a dotted path; null for the body itself. */
  field?: string | null;
  /** The server's message to the customer; null without a usable one. */
  serverMessage?: string | null;
  /** The server's own code for the error; null when it gave none. */
  serverCode?: string | null;
  /** The code that was to be loaded is gone from its server. */
  isOutdated?: boolean;
  body?: unknown;
  cause?: unknown;
}

/** A failed call. Spec section 8 "HTTP wrapper". */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number | null;
  readonly endpoint: string | null;
  readonly field: string | null;
  readonly serverMessage: string | null;
  readonly serverCode: string | null;
  readonly isOutdated: boolean;
  readonly body: unknown;

  constructor(code: ErrorCode, message: string, detail: ApiErrorDetail = {}) {
    super(message, { cause: detail.cause });
    this.code = code;
    this.status = detail.status ?? null;
    this.endpoint = detail.endpoint ?? null;
    this.field = detail.field ?? null;
    this.serverMessage = detail.serverMessage ?? null;
    this.serverCode = detail.serverCode ?? null;
    this.isOutdated = detail.isOutdated ?? false;
    this.body = detail.body;
  }
}

const SERVER_MESSAGE_MAX_LENGTH = 300; // characters
const ErrorBodySchema = v.object({
  message: v.fallback(v.nullish(v.string(), null), null),
  code: v.fallback(v.nullish(v.union([v.string(), v.number()]), null), null),
});

/** The message and code in an error answer; null where missing or unusable. */
export interface ServerWords {
  serverMessage: string | null;
  serverCode: string | null;
}

/** The sentence as plain text, never as markup; a long one is cut. */
function toServerMessage(message: string | null): string | null {
  const text = cleanText(message ?? '').trim();
  return text.length > SERVER_MESSAGE_MAX_LENGTH
    ? `${text.slice(0, SERVER_MESSAGE_MAX_LENGTH - 1).trimEnd()}…`
    : text || null;
}

/** Reads the message and the code of an error body of any shape. Spec section 8 "Server error object". */
export function readErrorBody(body: unknown): ServerWords {
  const parsed = v.safeParse(ErrorBodySchema, body);
  if (!parsed.success) return { serverMessage: null, serverCode: null };
  const { message, code } = parsed.output;
  return {
    serverMessage: toServerMessage(message),
    serverCode: String(code ?? '') || null,
  };
}
