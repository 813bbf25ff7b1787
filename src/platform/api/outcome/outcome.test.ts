import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ERROR_CODES } from '../../../lib/error/error-code.ts';
import { outcomeOfFailure, outcomeOfAnswer, type CallKind } from './outcome.ts';
const KINDS = ['charge', 'change', 'repeatable', 'read'] as const satisfies CallKind[];

const anAnswer = fc.record({
  kind: fc.constantFrom(...KINDS),
  status: fc.integer({ min: 0, max: 599 }),
  hasPlatformBody: fc.boolean(),
});

describe('a charge', () => {
  it('is refused by a 4xx with the platform’s own error body, and by nothing else', () => {
    fc.assert(
      fc.property(anAnswer, (answer) => {
        const { status, hasPlatformBody } = answer;
        const isRefused = outcomeOfAnswer({ ...answer, kind: 'charge' }) === 'refused';
        const is4xx = status >= 400 && status <= 499 && status !== 408 && status !== 425;
        expect(isRefused).toBe(is4xx && hasPlatformBody);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([0, 100, 101, 199, 300, 302, 304, 307, 399, 408, 425, 500, 502, 503, 504, 521, 599])(
    'answered by %d is unknown, whatever the body says',
    (status) => {
      for (const hasPlatformBody of [true, false]) {
        expect(outcomeOfAnswer({ kind: 'charge', status, hasPlatformBody })).toBe('unknown');
      }
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 429, 499])(
    'answered by %d is refused in the platform’s words and unknown in any others',
    (status) => {
      expect(outcomeOfAnswer({ kind: 'charge', status, hasPlatformBody: true })).toBe('refused');
      expect(outcomeOfAnswer({ kind: 'charge', status, hasPlatformBody: false })).toBe('unknown');
    },
  );
});

it('a 2xx accepts every call, and nothing else does', () => {
  fc.assert(
    fc.property(anAnswer, (answer) => {
      const is2xx = answer.status >= 200 && answer.status <= 299;
      expect(outcomeOfAnswer(answer) === 'accepted').toBe(is2xx);
    }),
  );
});

it('an answer never shows that nothing was sent', () => {
  fc.assert(fc.property(anAnswer, (answer) => outcomeOfAnswer(answer) !== 'notSent'));
});

it.each([
  [408, 'unknown'],
  [425, 'unknown'],
  [502, 'unknown'],
  [504, 'unknown'],
  [302, 'unknown'],
  [400, 'refused'],
  [500, 'refused'],
  [503, 'refused'],
] as const)('a change of a cart or an address answered by %d is %s', (status, outcome) => {
  expect(outcomeOfAnswer({ kind: 'change', status, hasPlatformBody: false })).toBe(outcome);
});

it.each(['read', 'repeatable'] as const)('a %s is refused by every error', (kind) => {
  for (const [status, outcome] of [
    [302, 'unknown'],
    [399, 'unknown'],
    [400, 'refused'],
    [408, 'refused'],
    [504, 'refused'],
    [599, 'refused'],
  ] as const) {
    expect(outcomeOfAnswer({ kind, status, hasPlatformBody: false })).toBe(outcome);
  }
});

describe('a charge that ended in an error', () => {
  it('was refused where the platform or the payment page said so', () => {
    const refused = ERROR_CODES.filter((code) => outcomeOfFailure(code, false) === 'refused');
    expect(new Set(refused)).toEqual(
      new Set(['api', 'auth', 'conflict', 'validation', 'payment_refused', 'payment_platform']),
    );
  });

  it('is unknown when its answer was lost, and when our own code failed', () => {
    const unknown = ERROR_CODES.filter((code) => outcomeOfFailure(code, false) === 'unknown');
    expect(unknown).toEqual(['outcome_unknown', 'storage', 'internal']);
  });

  it('was not sent where the configuration, the network or a read before it failed', () => {
    const notSent = ERROR_CODES.filter((code) => outcomeOfFailure(code, false) === 'notSent');
    expect(notSent).toEqual(['config', 'offline', 'network', 'timeout']);
  });

  it('stays unknown when a second try meets a conflict', () => {
    expect(outcomeOfFailure('conflict', false)).toBe('refused');
    expect(outcomeOfFailure('conflict', true)).toBe('unknown');
    expect(outcomeOfFailure('validation', true)).toBe('refused');
  });
});
