// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createParentWindow } from './parent-window.ts';
import { createTimers } from '../timers.ts';

const ORIGIN = 'https://platform.example';
const sent: [message: unknown, origin: unknown][] = [];
const parent = { postMessage: (message: unknown, origin: unknown) => sent.push([message, origin]) };

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});

afterEach(() => vi.useRealTimers());

function framed(origin: string | null, ownParent: unknown = parent) {
  const listeners = new Set<(event: unknown) => void>();
  const page = Object.create(null, {
    parent: { get: () => ownParent },
    addEventListener: {
      value(_: string, listener: (event: unknown) => void, { signal }: { signal: AbortSignal }) {
        listeners.add(listener);
        signal.addEventListener('abort', () => listeners.delete(listener));
      },
    },
  });
  const { signal } = new AbortController();
  const input = {
    page,
    origin: () => origin,
    timers: createTimers(),
    randomId: () => 'id-1',
    signal,
  };
  const answer = (event: object) => listeners.forEach((listener) => listener(event));
  return { parentWindow: createParentWindow(input), answer, listeners };
}

const GOOD = {
  source: parent,
  origin: ORIGIN,
  data: { source: 'merchant-checkout', replyTo: 'id-1', result: 7 },
};

test('tells exactly the named origin', () => {
  framed(ORIGIN).parentWindow.tell('setLoggedInUser', { userId: '9', token: 't' });
  expect(sent).toEqual([
    [
      {
        source: 'merchant-checkout',
        id: 'id-1',
        type: 'setLoggedInUser',
        detail: { userId: '9', token: 't' },
      },
      ORIGIN,
    ],
  ]);
});

test('tells nobody without a named origin', () => {
  framed(null).parentWindow.tell('setLoggedInUser', null);
  expect(sent).toEqual([]);
});

test('asking without a parent is an error with status 501', async () => {
  await expect(framed(null).parentWindow.ask('location', {}, 10)).rejects.toMatchObject({
    status: 501,
  });
});

test('takes the answer of that window and origin alone', async () => {
  const { parentWindow, answer, listeners } = framed(ORIGIN);
  const result = parentWindow.ask('location', {}, 100);
  answer({ ...GOOD, source: {}, data: { ...GOOD.data, result: 1 } });
  answer({ ...GOOD, origin: 'https://evil.example', data: { ...GOOD.data, result: 2 } });
  answer({ ...GOOD, data: { ...GOOD.data, replyTo: 'id-2', result: 3 } });
  answer({ ...GOOD, data: 'text' });
  answer(GOOD);
  await expect(result).resolves.toBe(7);
  expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
});

test('an answer that does not come in time says so', async () => {
  const { parentWindow, listeners } = framed(ORIGIN);
  const result = expect(parentWindow.ask('location', {}, 100)).rejects.toThrow(
    'Timed out in 100ms',
  );
  await vi.advanceTimersByTimeAsync(100);
  await result;
  expect(listeners.size).toBe(0);
});
