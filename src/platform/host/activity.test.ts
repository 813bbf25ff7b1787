import { expect, test } from 'vitest';

import { createActivity } from './activity.ts';

test('work is open until it has settled, whichever way', async () => {
  const activity = createActivity();
  expect(activity.isOpen()).toBe(false);
  const fine = activity.during(Promise.resolve(1));
  const failed = activity.during(Promise.reject(new Error('no')));
  expect(activity.isOpen()).toBe(true);
  await expect(fine).resolves.toBe(1);
  await expect(failed).rejects.toThrow('no');
  expect(activity.isOpen()).toBe(false);
});

test('work that is ended twice counts once', () => {
  const activity = createActivity();
  const [end] = [activity.begin(), activity.begin()];
  end();
  end();
  expect(activity.isOpen()).toBe(true);
});
