import type { ApiContext } from '../../../src/platform/api/api-context.ts';

/** The moment of every test: a winter noon in Lisbon. */
export const TEST_NOW = Date.parse('2027-01-15T12:00:30.500Z');

/** An answer with a JSON body. */
export function jsonAnswer(body: unknown, init: ResponseInit = {}): Response {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { headers, ...init });
}

/** The result of one attempt of a call: an answer, or the failure that `fetch` rejects with. */
export type Outcome = Response | Error | Promise<Response>;

/**
 * A context whose server plays the given outcomes in order, the last one again and again, and whose
 * requests are recorded.
 */
export function createTestContext(
  outcomes: readonly (() => Outcome)[],
  changes: Partial<ApiContext> = {},
): { context: ApiContext; requests: Request[] } {
  const requests: Request[] = [];
  const context: ApiContext = {
    middleware: 'https://mw.example.pt/base',
    fetch: async (request) => {
      requests.push(request.clone());
      const play = outcomes[Math.min(requests.length, outcomes.length) - 1];
      const outcome = await play?.();
      if (!outcome || outcome instanceof Error) throw outcome ?? new Error('no outcome');
      return outcome;
    },
    entityId: '7',
    providerId: '2',
    clientApplication: 'WEB',
    channel: 'news',
    channelManager: 'cm-1',
    sessionId: () => 'session-9',
    language: () => 'pt_PT',
    idempotency: 'off',
    now: () => TEST_NOW,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => true,
    untilAccountSeen: async () => undefined,
    ...changes,
  };
  return { context, requests };
}
