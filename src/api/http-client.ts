import ky, { HTTPError, type RetryOptions } from 'ky';

import { READ_RETRY_LIMIT, READ_RETRY_STATUSES, REQUEST_TIMEOUT_MS } from '../domain/limits.ts';
import type { ApiContext, CallOptions } from './api.ts';
import { ApiError } from './api-error.ts';
import { saysJson, type Answer } from './answer.ts';
import { buildRequest, type CallParams } from './build-request.ts';
import { withDeadline } from './call-deadline.ts';
import type { EndpointName } from './endpoints.ts';
import { toApiError } from './http-failure.ts';
import { retryAfterMs } from './retry-after.ts';

/**
 * Makes one call. Rejects with an `ApiError`, or with the signal's own reason when the caller aborts.
 * Spec sections 7 and 8.
 */
export type HttpClient = (
  endpoint: EndpointName,
  params: CallParams,
  options?: CallOptions,
) => Promise<Answer>;

/** Reads again what the network or a busy server kept back, unless its own delay leads too far. */
function retryRules(context: ApiContext): RetryOptions {
  const deadline = context.now() + REQUEST_TIMEOUT_MS;
  return {
    limit: READ_RETRY_LIMIT,
    methods: ['get'],
    statusCodes: [...READ_RETRY_STATUSES],
    afterStatusCodes: [...READ_RETRY_STATUSES],
    jitter: true,
    shouldRetry: ({ error }) => {
      if (!(error instanceof HTTPError)) return error instanceof TypeError && context.isOnline();
      const now = context.now();
      return now + retryAfterMs(error.response, now) < deadline ? undefined : false;
    },
  };
}

/**
 * The response once its body has arrived too, so that a body cut off counts as a network error. An
 * empty body becomes none: a browser gives a 204 one, and then refuses to make a 204 with it.
 */
async function whole(response: Response): Promise<Response> {
  return new Response((await response.text()) || null, response);
}

function requestOf(endpoint: EndpointName, params: CallParams, context: ApiContext): Request {
  try {
    return buildRequest(endpoint, params, context);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('config', `${endpoint}: no request can be made`, { endpoint, cause });
  }
}

/** The one way to the middleware: time-out over the whole call, retries of reads, typed errors. */
export function createHttpClient(context: ApiContext): HttpClient {
  const send = (request: Request, signal: AbortSignal) =>
    ky(request, {
      fetch: async (input) =>
        whole(await context.fetch(input instanceof Request ? input : new Request(input))),
      retry: retryRules(context),
      signal,
      timeout: false,
    });

  return async (endpoint, params, { signal } = {}) => {
    const request = requestOf(endpoint, params, context);
    if (!context.isOnline()) throw new ApiError('offline', `${endpoint}: offline`, { endpoint });
    try {
      return await withDeadline(REQUEST_TIMEOUT_MS, signal, async (stop) => {
        const response = await send(request, stop);
        const { status } = response;
        return { endpoint, status, isJson: saysJson(response), text: await response.text() };
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw await toApiError(endpoint, error, context.isOnline());
    }
  };
}
