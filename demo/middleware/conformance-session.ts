import { ApiError } from '../../src/platform/api/http/api-error.ts';
import type { ApiContext } from '../../src/platform/api/api-context.ts';
import { createTestApi, type AllCalls, type EndpointName } from '../../test/support/api/calls.ts';
import { ANSWER_SCHEMAS } from './answer-schemas.ts';
import { browserFetch, type Exchange } from './browser-exchange.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { leftOutRows } from './left-out-rows.ts';

/** One call and what deviates; nothing deviates from an empty list. */
export interface CallReport {
  call: string;
  status: number | null;
  ms: number;
  deviations: readonly string[];
}

/** Makes calls as the element does and keeps what each shows. */
export interface Session {
  /** Makes a call that should succeed; undefined where it does not. */
  ask: <Result>(
    name: EndpointName,
    make: (api: AllCalls) => Promise<Result>,
    setup?: Setup,
  ) => Promise<Result | undefined>;
  /** Makes a call that should be refused with the platform's error body. */
  refuse: (
    name: EndpointName,
    why: string,
    make: (api: AllCalls) => Promise<unknown>,
  ) => Promise<void>;
  reports: readonly CallReport[];
}

interface Setup {
  /** Distinguishes it in the report. */
  note?: string;
  idempotency?: ApiContext['idempotency'];
}

/** A session of its own for the cart of this run. */
const sessionId = () => `conformance-${crypto.randomUUID()}`;

function contextFor(
  { middleware, entity, provider }: ConformanceOptions,
  fetch: ApiContext['fetch'],
  cart: string,
): ApiContext {
  return {
    middleware,
    fetch,
    entityId: entity,
    providerId: provider,
    clientApplication: 'WEB',
    channel: null,
    channelManager: null,
    sessionId: () => cart,
    language: () => 'pt_PT',
    idempotency: 'off',
    now: () => Date.now(),
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => true,
    untilAccountSeen: async () => undefined,
  };
}

/** The message of a client error, without the name of the call; without an answer also why there is none. */
function sentence(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error);
  const text = error.message.replace(/^\w+: /, '');
  return error.status === null ? `${text} (${error.code})` : text;
}

function shapeDeviations(name: EndpointName, { json }: Exchange): string[] {
  const schema = ANSWER_SCHEMAS.get(name);
  if (!schema) return [];
  return leftOutRows(schema, json).map(
    (field) => `the field "${field}" is wrong: its row is left out`,
  );
}

function refusalDeviations(error: unknown): string[] {
  if (error === undefined) return ['a wrong request is accepted'];
  if (!(error instanceof ApiError)) return [sentence(error)];
  const { status, serverMessage, serverCode } = error;
  if (status === null) return [sentence(error)];
  return [
    ...(status < 500 ? [] : [`HTTP status ${status} for a wrong request, not 4xx`]),
    ...(serverMessage === null && serverCode === null
      ? ['the error has no JSON body with "message" or "code"']
      : []),
  ];
}

/** Starts a session with a middleware. */
export function startSession(options: ConformanceOptions): Session {
  const reports: CallReport[] = [];
  const browser = browserFetch(options.origin);
  const context = contextFor(options, browser.fetch, sessionId());

  const note = (call: string, started: number, found: readonly string[]) => {
    const { status, deviations } = browser.last();
    const ms = Math.round(performance.now() - started);
    reports.push({ call, status, ms, deviations: [...deviations, ...found] });
  };
  return {
    reports,
    async ask(name, make, { note: more, idempotency = 'off' } = {}) {
      const started = performance.now();
      const call = more ? `${name} (${more})` : name;
      try {
        const result = await make(createTestApi({ ...context, idempotency }));
        note(call, started, shapeDeviations(name, browser.last()));
        return result;
      } catch (error) {
        note(call, started, [sentence(error)]);
        return undefined;
      }
    },
    async refuse(name, why, make) {
      const started = performance.now();
      const error: unknown = await make(createTestApi(context)).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      note(`${name} (${why})`, started, refusalDeviations(error));
    },
  };
}
