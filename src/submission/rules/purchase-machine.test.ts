import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { ApiError } from '../../platform/api/http/api-error.ts';
import type { ErrorCode } from '../../lib/error/error-code.ts';
import {
  movePurchase,
  type Failure,
  type PurchaseEffect,
  type PurchaseEvent,
} from './purchase-machine.ts';
import {
  isClosed,
  reusableKeyFor,
  unknownAttemptOf,
  NO_PURCHASE,
  type Submission,
} from './purchase-state.ts';

/** One event of an attempt whose choice the server confirms and that needs no entry in the journal. */
function moveSubmission(submission: Submission, event: PurchaseEvent) {
  const before = { ...NO_PURCHASE, submission };
  const { state, effects } = movePurchase(before, event, NOW);
  return { state: state.submission, effects };
}

const NOW = Date.parse('2026-11-20T10:00:00Z');
const UNKNOWN: Submission = { status: 'unknown', intentKey: 'a', since: NOW, choice: 'dinner' };
const SENDING: Submission = {
  status: 'sending',
  intentKey: 'b',
  choice: 'lunch',
  unknownAttempt: null,
  stage: 'sending',
  payment: null,
};
const SECOND: Submission = {
  status: 'sending',
  intentKey: 'a',
  choice: 'dinner',
  unknownAttempt: UNKNOWN,
  stage: 'sending',
  payment: null,
};
const DONE: Submission = { status: 'done' };
const intent = { intentKey: 'b', choice: 'lunch', isSecond: false };

const failure = (code: ErrorCode, outcome: Failure['outcome']): Failure => ({
  intent,
  error: new ApiError(code, 'no', { serverMessage: 'Não.' }),
  outcome,
  at: NOW + 1,
});
const kindsOf = (effects: readonly PurchaseEffect[]) => effects.map(({ kind }) => kind);

describe('a press', () => {
  it.each([
    ['before anything was sent', { status: 'idle' } as const, null],
    ['after an attempt of unknown outcome', UNKNOWN, UNKNOWN],
  ])('%s sends, and an earlier try of unknown outcome is kept', (_, before, unknownAttempt) => {
    const { state, effects } = moveSubmission(before, { kind: 'pressed', intent, payment: null });
    expect(state).toMatchObject({
      status: 'sending',
      intentKey: 'b',
      choice: 'lunch',
      unknownAttempt,
    });
    expect(effects).toEqual([{ kind: 'verify', intentKey: 'b' }]);
  });

  it.each([SENDING, DONE])('while it is %o sends nothing', (before) => {
    expect(moveSubmission(before, { kind: 'pressed', intent, payment: null })).toEqual({
      state: before,
      effects: [],
    });
  });
});

describe('a try that has failed', () => {
  const cases: readonly [string, Submission, Failure, string, readonly string[]][] = [
    ['unknown outcome', SENDING, failure('outcome_unknown', 'unknown'), 'unknown', []],
    ['refused', SENDING, failure('api', 'refused'), 'idle', ['goBackToRetry', 'refuse']],
    [
      'no connection',
      SENDING,
      failure('offline', 'notSent'),
      'idle',
      ['goBackToRetry', 'showOffline'],
    ],
    ['no sign-in', SENDING, failure('auth', 'refused'), 'idle', ['askToSignIn']],
    ['a conflict', SENDING, failure('conflict', 'refused'), 'sending', ['showConflict']],
    ['after it was taken', DONE, failure('api', 'refused'), 'done', []],
    ['after it was taken, a conflict', DONE, failure('conflict', 'refused'), 'done', []],
    [
      'a second one is refused',
      SECOND,
      {
        ...failure('api', 'refused'),
        intent: { intentKey: 'a', choice: 'dinner', isSecond: true },
      },
      'unknown',
      ['goBackToRetry', 'refuse'],
    ],
  ];

  it.each(cases)('%s', (_, before, what, status, kinds) => {
    const { state, effects } = moveSubmission(before, { kind: 'failed', failure: what });
    expect(state.status).toBe(status);
    expect(kindsOf(effects)).toEqual(kinds);
  });

  it('without an answer is kept with what the server said', () => {
    const what = failure('outcome_unknown', 'unknown');
    expect(moveSubmission(SENDING, { kind: 'failed', failure: what }).state).toEqual({
      status: 'unknown',
      intentKey: 'b',
      since: NOW + 1,
      choice: 'lunch',
      serverMessage: 'Não.',
    });
  });

  it('by a conflict that cannot be shown is refused like any other', () => {
    const { state, effects } = moveSubmission(SENDING, {
      kind: 'failed',
      failure: failure('conflict', 'refused'),
      isConflictHidden: true,
    });
    expect(state).toEqual({ status: 'idle' });
    expect(kindsOf(effects)).toEqual(['goBackToRetry', 'refuse']);
  });
});

describe('a try that ends otherwise', () => {
  const ends: readonly [PurchaseEvent, Submission, Submission][] = [
    [{ kind: 'accepted' }, SENDING, DONE],
    [{ kind: 'reset' }, SENDING, { status: 'idle' }],
    [{ kind: 'reset' }, SECOND, UNKNOWN],
    [{ kind: 'reset' }, UNKNOWN, UNKNOWN],
    [{ kind: 'settled' }, SECOND, { status: 'idle' }],
  ];

  it.each(ends)('%o', (event, before, after) => {
    expect(moveSubmission(before, event)).toEqual({ state: after, effects: [] });
  });
});

test('only a repeat of the submission of unknown outcome has its key', () => {
  const same = () => 'dinner';
  expect([UNKNOWN, SECOND].map((each) => reusableKeyFor(each, same))).toEqual(['a', 'a']);
  expect([{ status: 'idle' } as const, SENDING].map((each) => reusableKeyFor(each, same))).toEqual([
    null,
    null,
  ]);
  expect(reusableKeyFor(UNKNOWN, () => 'lunch')).toBeNull();
  expect(reusableKeyFor(UNKNOWN, () => null)).toBeNull();
  expect(reusableKeyFor(UNKNOWN, (key) => (key === 'a' ? 'dinner' : null))).toBe('a');
});

const step = fc.record({
  what: fc.constantFrom<'pressed' | 'accepted' | 'failed' | 'reset' | 'settled'>(
    'pressed',
    'accepted',
    'failed',
    'reset',
    'settled',
  ),
  intentKey: fc.constantFrom('a', 'b', 'c'),
  code: fc.constantFrom<ErrorCode>('api', 'auth', 'conflict', 'offline', 'outcome_unknown'),
  outcome: fc.constantFrom<Failure['outcome']>('refused', 'unknown', 'notSent'),
});

test('whatever happens: only a press sends, nothing is sent while something is under way or done, and an attempt of unknown outcome is kept until the server has answered', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: Submission = { status: 'idle' };
      for (const { what, intentKey, code, outcome } of steps) {
        const before: Submission = state;
        const about = { intentKey, choice: intentKey, isSecond: false };
        const error = new ApiError(code, 'no');
        const event: PurchaseEvent =
          what === 'pressed'
            ? { kind: what, intent: about, payment: null }
            : what === 'failed'
              ? { kind: what, failure: { intent: about, error, outcome, at: NOW } }
              : { kind: what };
        const { state: after, effects } = moveSubmission(before, event);
        const sends = kindsOf(effects).filter((kind) => kind === 'verify');
        const mayGo = before.status === 'idle' || before.status === 'unknown';
        expect(sends).toHaveLength(what === 'pressed' && mayGo ? 1 : 0);
        if (sends.length > 0) expect(after).toMatchObject({ status: 'sending', intentKey });
        const unknownAttempt = unknownAttemptOf(before);
        const isAnswered = what === 'accepted' || what === 'settled';
        if (unknownAttempt && !isAnswered && outcome !== 'unknown')
          expect(unknownAttemptOf(after)).toEqual(unknownAttempt);
        if (before.status === 'done' && what === 'failed') expect(after).toEqual(before);
        if (after.status === 'sending') expect(isClosed(after, NOW)).toBe(true);
        state = after;
      }
    }),
  );
});
