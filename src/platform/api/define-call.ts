import type * as v from 'valibot';

import type { ApiContext } from './api-context.ts';
import type { Answer } from './http/answer.ts';
import type { CallParams } from './http/build-request.ts';
import type { CallOptions, NamedEndpoint, WriteOptions } from './http/endpoint.ts';

/** One call of the middleware. Spec section 7. */
export interface CallDefinition<Args extends readonly unknown[], Result> extends NamedEndpoint {
  /** The endpoint for guests, used if `params` set `asGuest`. */
  guest?: NamedEndpoint;
  /** The content of the request, or a function that builds it from the element's context. */
  params?: (...args: Args) => CallParams | ((context: ApiContext) => CallParams);
  /** Parses the answer: a schema, or a function that may throw an `ApiError`. */
  answer: v.GenericSchema<unknown, Result> | ((answer: Answer, args: NoInfer<Args>) => Result);
  /** Wraps the whole call, to change its rejection. */
  guard?: <Value>(call: () => Promise<Value>) => Promise<Value>;
  /** Allowed before the customer has seen the owner of an account from a link. */
  anyAccount?: boolean;
}

/** A call that may be repeated: a GET, or a `repeatable` POST. */
export type ReadCall<Args extends readonly unknown[], Result> = CallDefinition<Args, Result> &
  ({ method: 'GET' } | { method: 'POST'; kind: 'repeatable' });

/** A call whose outcome may stay unknown. */
export type WriteCall<Args extends readonly unknown[], Result> = CallDefinition<Args, Result> & {
  method: 'POST';
  kind?: 'change';
};

/** Makes a call. Rejects with an `ApiError`, or with the signal's reason if the caller aborts. */
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

/** A definition or its loader, so that the first chunk contains no schemas of later calls. */
export type Loadable<Definition> = Definition | (() => Promise<Definition>);

/** Defines a repeatable call; the types of arguments and answer derive from `params` and `answer`. */
export function defineCall<Args extends readonly unknown[] = [], Result = unknown>(
  definition: ReadCall<Args, Result>,
): ReadCall<Args, Result> {
  return definition;
}

/**
 * Defines a call that changes something: `charge` if a second one would book, order or charge twice, `change` if it is
 * harmless. The outcome table decides about its refusals.
 */
export function defineWrite<Args extends readonly unknown[] = [], Result = unknown>(
  definition: WriteCall<Args, Result>,
): WriteCall<Args, Result> {
  return definition;
}

/** Ignores the body of an answer. */
export const unread = (): void => undefined;
