import type { ErrorCode } from '../../../lib/error/error-code.ts';

interface ApiErrorDetail {
  /** HTTP status; null when no answer came. */
  status?: number | null;
  /** Which call failed, by its name in the endpoint table. */
  endpoint?: string;
  /** The response field that was missing or of the wrong type, as a dotted path; null for the body itself. */
  field?: string | null;
  /** What the server said to the customer; null when it said nothing fit to show. */
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
