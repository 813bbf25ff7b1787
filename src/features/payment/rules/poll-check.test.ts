import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkFailedPoll, checkStatus } from './poll-check.ts';

describe('the status of a payment', () => {
  it.each(['COMPLETED', 'CANCELLED', 'ERROR_IN_PAY_PLATFORM'] as const)('%s ends it', (end) => {
    expect(checkStatus(end)).toEqual({ isDecided: true, end });
  });

  it.each([
    ['IN_PROGRESS', 'inProgress'],
    ['UNKNOWN', 'unknownWord'],
  ] as const)('%s leaves it undecided', (status, because) => {
    expect(checkStatus(status)).toEqual({ isDecided: false, because });
  });
});

describe('a poll that failed', () => {
  it.each([
    ['no answer', null, null, null, 'unreachable'],
    ['the page of a captive portal', 200, null, null, 'unreadable'],
    ['a 404 in the platform’s words', 404, 'Não existe', null, 'refused'],
    ['a 429 with a code', 429, null, 'SLOW_DOWN', 'refused'],
    ['an HTML 403', 403, null, null, 'unreachable'],
    ['408', 408, 'x', null, 'unreachable'],
    ['a 500 in the platform’s words', 500, 'x', null, 'unreachable'],
  ] as const)('by %s', (_, status, serverMessage, serverCode, because) => {
    expect(checkFailedPoll({ status, serverMessage, serverCode })).toBe(because);
  });

  it('always has a reason that leaves the payment undecided', () => {
    const text = fc.option(fc.string());
    const poll = fc.record({
      status: fc.option(fc.integer({ min: 100, max: 599 })),
      serverMessage: text,
      serverCode: text,
    });
    fc.assert(
      fc.property(poll, (failed) => {
        expect(['refused', 'unreadable', 'unreachable']).toContain(checkFailedPoll(failed));
      }),
    );
  });
});
