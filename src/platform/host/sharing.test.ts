import { expect, it } from 'vitest';
import { createActivity } from './activity.ts';
import { createSharing } from './sharing.ts';
import { createTimers } from './timers.ts';

it('a test that waits for an idle checkout waits until a text is copied', async () => {
  const activity = createActivity();
  let finish = () => {};
  const written = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const clipboard = { writeText: () => written };
  const page = Object.assign(Object.create(null) as Window, { navigator: { clipboard } });
  const { copyText } = createSharing(page, createTimers(activity), activity.during);
  const copied = copyText('MC-1');
  expect(activity.isOpen()).toBe(true);
  finish();
  expect(await copied).toBe(true);
  expect(activity.isOpen()).toBe(false);
});
