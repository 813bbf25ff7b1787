import { REQUEST_TIMEOUT_MS } from '../../../lib/limits.ts';
import type { ApiContext } from '../api.ts';
import type { CallOptions } from './call-options.ts';
import { ApiError } from './api-error.ts';
import { saysJson, type Answer } from './answer.ts';
import { buildRequest, type CallParams } from './build-request.ts';
import { withDeadline } from './call-deadline.ts';
import { kindOf, type Endpoint, type EndpointTable } from './endpoint.ts';
import type { EndpointName } from '../areas/endpoints.ts';
import { failed, unanswered, type Judge } from './http-failure.ts';
import { sendRequest } from './send-request.ts';

/**
 * Makes one call. Rejects with an `ApiError`, or with the signal's own reason when the caller aborts.
 * Spec sections 7 and 8.
 */
export type HttpClient = (
  endpoint: EndpointName,
  params: CallParams,
  options?: CallOptions,
) => Promise<Answer>;

function requestOf(
  endpoint: EndpointName,
  row: Endpoint,
  params: CallParams,
  context: ApiContext,
): Request {
  try {
    return buildRequest({ name: endpoint, row }, params, context);
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new ApiError('config', cause.message, { endpoint, cause });
    // Any other error may quote the URL or a header, which may hold a token.
    throw new ApiError('config', `${endpoint}: no request can be made`, { endpoint });
  }
}

/**
 * The one way to the middleware, for the calls of one table: time-out over the whole call, retries of reads, typed
 * errors. Without a `judge` no refusal of a write is proven.
 */
export function createHttpClient(
  context: ApiContext,
  table: EndpointTable,
  judge?: Judge,
): HttpClient {
  return async (endpoint, params, { signal } = {}) => {
    const row = table[endpoint];
    if (!row)
      throw new ApiError('internal', `${endpoint}: no such call in this area`, { endpoint });
    const call = { endpoint, kind: kindOf(row) };
    const request = requestOf(endpoint, row, params, context);
    const token = params.values?.token;
    if (typeof token === 'string' && endpoint !== 'getProfile') {
      await context.untilAccountSeen(token, signal);
    }
    if (!context.isOnline()) throw new ApiError('offline', `${endpoint}: offline`, { endpoint });
    try {
      const { response, text } = await withDeadline(REQUEST_TIMEOUT_MS, signal, (stop) =>
        sendRequest(request, context, stop),
      );
      const answer = { ...call, status: response.status, isJson: saysJson(response), text };
      if (!response.ok) throw failed(answer, judge);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError) throw error;
      throw unanswered(call, error, context.isOnline());
    }
  };
}
