import { expect, test } from 'vitest';

import { withLock } from './lock.ts';

type Request = (name: string, run: () => Promise<unknown>) => Promise<unknown>;

const pageWith = (request: Request | null) =>
  ({ navigator: request ? { locks: { request } } : {} }) as unknown as Window;

function pageWithLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return pageWith((_name, run) => {
    last = last.then(run, run);
    return last;
  });
}

test.each([
  ['the browser has locks', pageWithLocks()],
  ['it has none', pageWith(null)],
  ['it refuses them', pageWith(() => Promise.reject(new DOMException('no', 'SecurityError')))],
])('the work runs once where %s', async (_, page) => {
  let runs = 0;
  expect(await withLock(page, 'a', async () => (runs += 1))).toBe(1);
  expect(runs).toBe(1);
});

test('two pieces of work under one lock run one after the other', async () => {
  const page = pageWithLocks();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(page, 'a', work('first')), withLock(page, 'a', work('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('a failure of the work is the caller’s', async () => {
  const fail = async () => {
    throw new Error('full');
  };
  await expect(withLock(pageWithLocks(), 'a', fail)).rejects.toThrow('full');
});
