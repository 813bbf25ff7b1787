import { expect, test } from 'vitest';

import { createPageSandbox } from './in-page.ts';

const ORIGIN = 'https://sandbox.invalid';

test('the sandbox answers inside the page, its pictures beside the module', async () => {
  const response = await createPageSandbox()(new Request(`${ORIGIN}/rest/shop/1?language=pt_PT`));
  const body: unknown = await response.json();

  expect(response.status).toBe(200);
  expect(body).toHaveProperty('shopImages.0.url', expect.not.stringContaining(ORIGIN));
});

test('a request that is given up rejects at once, though the sandbox would answer late', async () => {
  const send = createPageSandbox();
  await send(
    new Request(`${ORIGIN}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ match: '/rest/shop', delayMs: 40_000 }),
    }),
  );
  const stop = new AbortController();

  const answer = send(new Request(`${ORIGIN}/rest/shop/1?language=pt_PT`, { signal: stop.signal }));
  stop.abort();

  await expect(answer).rejects.toThrow('aborted');
});

test('each sandbox has a state of its own', async () => {
  const [first, second] = [createPageSandbox(), createPageSandbox()];
  await first(new Request(`${ORIGIN}/rest/shop/1?language=pt_PT`));

  const requests = await second(new Request(`${ORIGIN}/__sandbox/requests`));

  expect(await requests.json()).toEqual([]);
});
