import type { ApiContext } from '../api-context.ts';
import type { Call, CallDefinition, Loadable } from '../define-call.ts';
import { kindOf, type NamedEndpoint, type WriteOptions } from './endpoint.ts';
import { ApiError } from './api-error.ts';
import { parseAnswer, saysJson, type Answer, failed, unanswered } from './answer.ts';
import { buildRequest, type CallParams } from './build-request.ts';
import { sendRequest } from './send-request.ts';
import { loadCode } from './load-code.ts';

function requestOf(
  endpoint: NamedEndpoint,
  params: CallParams,
  context: ApiContext,
  { intentKey }: Partial<WriteOptions>,
): Request {
  const { name } = endpoint;
  try {
    return buildRequest(endpoint, params, context, { intentKey });
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new ApiError('config', `${name}: ${cause.message}`, { endpoint: name, cause });
    // Any other error may quote the URL or a header, and so a token.
    throw new ApiError('config', `${name}: no request can be made`, { endpoint: name });
  }
}

/**
 * Creates the client of the middleware. It reads its context at each call, because attributes may change. A call has
 * one time limit, reads are retried, errors are typed. If
 * the code of a call does not load, it rejects like a read, as nothing was sent. `during` is told of each call and gives its promise
 * back. Spec sections 7 and 8.
 */
export function createClient(
  read: () => ApiContext,
  during: <Work extends Promise<unknown>>(work: Work) => Work = (work) => work,
): Call {
  const send = async (
    definition: Pick<CallDefinition<never, unknown>, keyof NamedEndpoint | 'guest' | 'anyAccount'>,
    params: CallParams,
    context: ApiContext,
    options: Partial<WriteOptions>,
  ): Promise<Answer> => {
    const { guest, anyAccount } = definition;
    const endpoint = (params.asGuest && guest) || definition;
    const address = context.middleware + endpoint.path;
    const call = { endpoint: endpoint.name, kind: kindOf(endpoint), address };
    const request = requestOf(endpoint, params, context, options);
    const { signal } = options;
    const token = params.values?.token;
    if (typeof token === 'string' && !anyAccount) await context.untilAccountSeen(token, signal);
    if (!context.isOnline()) {
      throw new ApiError('offline', `${endpoint.name}: offline`, { endpoint: endpoint.name });
    }
    try {
      const { response, text } = await sendRequest(request, context, signal);
      const answer = { ...call, status: response.status, isJson: saysJson(response), text };
      if (!response.ok) throw failed(answer);
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ApiError) throw error;
      throw unanswered(call, error, context.isOnline());
    }
  };

  const perform = async <Args extends readonly unknown[], Result>(
    loadable: Loadable<CallDefinition<Args, Result>>,
    args: Args,
    options: Partial<WriteOptions>,
  ): Promise<Result> => {
    const definition =
      typeof loadable === 'function' ? await loadCode(loadable, read().isOnline) : loadable;
    const { params, answer, guard } = definition;
    const run = async (): Promise<Result> => {
      const context = read();
      const given = params?.(...args) ?? {};
      const carried = typeof given === 'function' ? given(context) : given;
      const reply = await send(definition, carried, context, options);
      return typeof answer === 'function' ? answer(reply, args) : parseAnswer(reply, answer);
    };
    return guard ? guard(run) : run();
  };

  return <Args extends readonly unknown[], Result>(
    loadable: Loadable<CallDefinition<Args, Result>>,
    args: Args,
    options: Partial<WriteOptions> = {},
  ): Promise<Result> => during(perform(loadable, args, options));
}
