import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TEST_BOOKING, TEST_CALLS } from '../../../../test/support/api/calls.ts';
import { jsonAnswer, type Outcome } from '../../../../test/support/api/test-context.ts';
import {
  useFakeTime,
  write,
  dropped,
  silent,
  refused,
  says,
  redirected,
  cutOff,
  endless,
  start,
} from '../../../../test/support/api/http-calls.ts';

const html = (): Outcome =>
  new Response('<h1>No</h1>', { status: 403, headers: { 'Content-Type': 'text/html' } });

beforeEach(useFakeTime);
afterEach(() => {
  vi.useRealTimers();
});

describe('a write', () => {
  it.each([
    ['a dropped connection', dropped, 'outcome_unknown', null],
    ['a body that breaks off', cutOff, 'outcome_unknown', null],
    ['429', refused(429), 'outcome_unknown', 429],
    ['503 with Retry-After', refused(503, { 'Retry-After': '1' }), 'outcome_unknown', 503],
    ['a redirect', redirected, 'outcome_unknown', null],
  ])('is sent once, whatever comes: %s', async (_, failure, code, status) => {
    const { requests, seen } = start(write, [failure]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(seen.error).toMatchObject({
      name: 'ApiError',
      endpoint: 'createGuestBooking',
      code,
      status,
    });
  });

  it.each([
    ['the server is silent', silent],
    ['the body never ends', endless],
  ])('has an unknown outcome after 40 s when %s', async (_, outcome) => {
    const { requests, seen } = start(write, [outcome]);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(seen.error).toMatchObject({ code: 'outcome_unknown', status: null });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('has an unknown outcome when the connection is lost while it is sent', async () => {
    let online = true;
    const lost = () => {
      online = false;
      return dropped();
    };
    const { seen } = start(write, [lost], { isOnline: () => online });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({ code: 'outcome_unknown' });
  });

  it.each([408, 425, 500, 501, 502, 503, 504, 520, 522, 524, 599])(
    'has an unknown outcome after %d, and keeps what the server said',
    async (status) => {
      const { seen } = start(write, [says(status)]);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.error).toMatchObject({
        code: 'outcome_unknown',
        status,
        serverMessage: 'Não há vagas',
      });
    },
  );

  it.each([
    ['a page of HTML', html],
    ['no body', () => new Response(null, { status: 403 })],
    [
      'JSON that is not the platform’s error object',
      () => jsonAnswer({ ok: false }, { status: 403 }),
    ],
    ['a list', () => jsonAnswer([{ message: 'x' }], { status: 403 })],
    ['a message that says nothing', () => jsonAnswer({ message: ' ', code: '' }, { status: 403 })],
    ['the error object as a text', () => new Response('{"message":"x"}', { status: 403 })],
    [
      'the error object as a text that mentions JSON',
      () => {
        const headers = { 'Content-Type': 'text/plain; not=application/json' };
        return new Response('{"message":"x"}', { status: 403, headers });
      },
    ],
  ])('has an unknown outcome after a 403 with %s', async (_, answer) => {
    const { seen } = start(write, [answer]);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({ code: 'outcome_unknown', status: 403 });
  });

  it.each([
    ['a message', { message: 'Não' }],
    ['a code', { code: 'SLOT_TAKEN' }],
    ['a code that is a number', { code: 0 }],
  ])('is refused by a 4xx whose error object has %s', async (_, body) => {
    const { seen } = start(write, [() => jsonAnswer(body, { status: 429 })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({ code: 'api', status: 429 });
  });

  it('sends the body that was given', async () => {
    const { requests } = start(write, [() => jsonAnswer(TEST_CALLS.createBooking.body)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await requests[0]?.json()).toEqual(TEST_BOOKING);
  });
});
