import type * as v from 'valibot';

import type { ApiContext } from './api-context.ts';
import type { Answer } from './http/answer.ts';
import type { CallParams } from './http/build-request.ts';
import type { CallOptions, NamedEndpoint, WriteOptions } from './http/endpoint.ts';
import type { Judge } from './http/http-failure.ts';

/** Everything that there is to know of one call of the middleware. Spec section 7. */
export interface CallDefinition<Args extends readonly unknown[], Result> extends NamedEndpoint {
  /** The endpoint for guests, used if the `params` say so. */
  guest?: NamedEndpoint;
  /** The content of the request; a function if it also needs the element's context. */
  params?: (...args: Args) => CallParams | ((context: ApiContext) => CallParams);
  /** Turns the answer into what the call resolves with: a schema, or a function that may throw an `ApiError`. */
  answer: v.GenericSchema<unknown, Result> | ((answer: Answer, args: NoInfer<Args>) => Result);
  /** Runs the whole call, to change what it rejects with. */
  guard?: <Value>(call: () => Promise<Value>) => Promise<Value>;
  /** The call may be made before the customer has seen whose account it is about. */
  anyAccount?: boolean;
  /** Judges refusals of a write; set by `defineWrite`. */
  judge?: Judge;
}

/** A call that may be made again: a GET, or a POST that is `repeatable`. */
export interface ReadCall<Args extends readonly unknown[], Result> extends CallDefinition<
  Args,
  Result
> {
  judge?: never;
}

/** A call whose outcome may stay unknown. */
export interface WriteCall<Args extends readonly unknown[], Result> extends CallDefinition<
  Args,
  Result
> {
  method: 'POST';
  kind?: 'change';
  judge: Judge;
}

/** Makes a call of one element. Rejects with an `ApiError`, or with the signal's own reason when the caller aborts. */
export interface Call {
  <Args extends readonly unknown[], Result>(
    definition: Loadable<ReadCall<Args, Result>>,
    args: NoInfer<Args>,
    options?: CallOptions,
  ): Promise<Result>;
  <Args extends readonly unknown[], Result>(
    definition: Loadable<WriteCall<Args, Result>>,
    args: NoInfer<Args>,
    options: WriteOptions,
  ): Promise<Result>;
}

/** A definition, or how to load it: code of the first chunk carries no schemas of later calls. */
export type Loadable<Definition> = Definition | (() => Promise<Definition>);

type RepeatableEndpoint = { method: 'GET' } | { method: 'POST'; kind: 'repeatable' };

/** Defines a call that may be made again; types of arguments and answer derive from `params` and `answer`. */
export function defineCall<Args extends readonly unknown[] = [], Result = unknown>(
  definition: ReadCall<Args, Result> & RepeatableEndpoint,
): ReadCall<Args, Result> {
  return definition;
}

/** The answer of a call whose body is not read. */
export const unread = (): void => undefined;
