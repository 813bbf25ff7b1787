import { ApiError } from '../../../platform/api/http/api-error.ts';

/**
 * Runs a call that sends or receives a password or a token: its `ApiError` keeps code, status, field and the
 * server's words, but neither the body nor the cause, which may hold what nobody shall read in a report.
 */
export async function withoutSecrets<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message, status, endpoint, field, serverMessage, serverCode } = error;
    throw new ApiError(code, message, {
      status,
      serverMessage,
      serverCode,
      ...(endpoint !== null && { endpoint }),
      ...(field !== null && { field }),
    });
  }
}
