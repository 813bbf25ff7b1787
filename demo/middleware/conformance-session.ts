import type { ApiContext } from '../../src/platform/api/api-context.ts';
import { ApiError } from '../../src/platform/api/http/api-error.ts';
import { createTestApi, type AllCalls, type EndpointName } from '../../test/support/api/calls.ts';
import type { PlainAnswer } from '../../src/plugins/debug/anonymise.ts';
import { browserFetch, type Deviation } from './browser-exchange.ts';
import { hintFor } from './conformance-hints.ts';
import type { ConformanceOptions } from './conformance-options.ts';
import { failureDeviation, networkCode, refusalDeviations, shapeDeviations } from './deviations.ts';

/** One call and what deviates; nothing deviates from an empty list. */
export interface CallReport {
  call: string;
  /** Null where no request could be made. */
  method: string | null;
  /** The address that was called, without the token; null where no request could be made. */
  url: string | null;
  status: number | null;
  ms: number;
  deviations: readonly Deviation[];
  /** A likely cause; null without one. */
  hint: string | null;
}

/** What keeps pages of another origin from reading answers, once for all calls that it concerns. */
export interface CorsReport extends Deviation {
  calls: readonly string[];
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
  cors: () => readonly CorsReport[];
  /** All answers as they came. */
  answers: readonly PlainAnswer[];
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

/** An address as the report shows it: without the token of the test account. */
function shownUrl(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has('token')) url.searchParams.set('token', '…');
  return decodeURI(url.href);
}

/** No connection, or no such host: every other call would fail as well. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Starts a session with a middleware. */
export function startSession(options: ConformanceOptions): Session {
  const reports: CallReport[] = [];
  const corsReports = new Map<string, CorsReport>();
  const browser = browserFetch(options.origin);
  const context = contextFor(options, browser.fetch, sessionId());

  const note = (
    name: EndpointName,
    { call, started }: { call: string; started: number },
    found: readonly Deviation[],
  ) => {
    const exchange = browser.last();
    const { request, status, cors } = exchange;
    for (const deviation of cors) {
      const key = JSON.stringify(deviation);
      corsReports.set(key, { ...deviation, calls: [...(corsReports.get(key)?.calls ?? []), call] });
    }
    reports.push({
      call,
      method: request?.method ?? null,
      url: request && shownUrl(request.url),
      status,
      ms: Math.round(performance.now() - started),
      deviations: found,
      hint: found.length > 0 ? hintFor(name, exchange, options) : null,
    });
  };
  const begin = (call: string) => {
    browser.start();
    return { call, started: performance.now() };
  };
  return {
    reports,
    cors: () => [...corsReports.values()],
    answers: browser.answers,
    async ask(name, make, { note: more, idempotency = 'off' } = {}) {
      const running = begin(more ? `${name} (${more})` : name);
      try {
        const result = await make(createTestApi({ ...context, idempotency }));
        note(name, running, shapeDeviations(name, browser.last()));
        return result;
      } catch (error) {
        if (error instanceof ApiError && error.status === null && browser.answers.length === 0) {
          const why = networkCode(error) ?? error.code;
          throw new Unreachable(`Nothing answers at ${options.middleware} (${why}).`, {
            cause: error,
          });
        }
        note(name, running, [failureDeviation(name, error, browser.last())]);
        return undefined;
      }
    },
    async refuse(name, why, make) {
      const running = begin(`${name} (${why})`);
      const error: unknown = await make(createTestApi(context)).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      note(name, running, refusalDeviations(error, browser.last()));
    },
  };
}
