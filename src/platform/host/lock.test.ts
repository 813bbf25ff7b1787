import { expect, test, vi } from 'vitest';

import { withLock } from './lock.ts';

type Request = (
  name: string,
  options: LockOptions,
  run: () => Promise<unknown>,
) => Promise<unknown>;

const locksWith = (request: Request) => ({ request }) as unknown as LockManager;

function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return locksWith((_name, _options, run) => {
    last = last.then(run, run);
    return last;
  });
}

test.each([
  ['the browser has locks', createLocks()],
  ['it has none', undefined],
  ['it refuses them', locksWith(() => Promise.reject(new DOMException('no', 'SecurityError')))],
])('the work runs once where %s', async (_, locks) => {
  let runs = 0;
  expect(await withLock(locks, 'a', async () => (runs += 1))).toBe(1);
  expect(runs).toBe(1);
});

test('two pieces of work under one lock run one after the other', async () => {
  const locks = createLocks();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(locks, 'a', work('first')), withLock(locks, 'a', work('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a failure of the work is the caller’s', async () => {
  const fail = async () => {
    throw new Error('full');
  };
  await expect(withLock(createLocks(), 'a', fail)).rejects.toThrow('full');
});

/** Somebody else has the lock and never gives it back. */
const takenLocks = () =>
  locksWith(
    (_name, { signal }) =>
      new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError'))),
      ),
  );

test('a lock that another tab never gives back blocks no one for ever', async () => {
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
  let runs = 0;
  const result = withLock(takenLocks(), 'a', async () => (runs += 1));
  await Promise.resolve();
  expect(runs).toBe(0);
  clock.abort();
  expect(await result).toBe(1);
});
