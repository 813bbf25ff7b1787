import { expect, onTestFinished, test, vi } from 'vitest';

import { createPageSandbox } from './in-page.ts';

const ORIGIN = 'https://sandbox.invalid';

test('the sandbox answers inside the page, with pictures that need no server', async () => {
  const response = await createPageSandbox()(new Request(`${ORIGIN}/rest/shop/1?language=pt_PT`));
  const body: unknown = await response.json();

  expect(response.status).toBe(200);
  expect(body).toHaveProperty('shopImages.0.url', expect.stringMatching(/^data:image\/svg\+xml,/));
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

test('the sandbox is hostile where the page asks for it, the same for the same seed', async () => {
  const answersOf = async (middleware: string) => {
    const send = createPageSandbox(middleware);
    const answers: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const request = new Request(`${ORIGIN}/rest/client/authentication/isRegisteredEmail/a@b.pt`);
      const answer = await send(request).then((response) => response.status, String);
      answers.push(String(answer));
    }
    return answers;
  };
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: false });
  onTestFinished(() => void vi.useRealTimers());
  const hostile = Promise.all([answersOf('sandbox:?hostile=3'), answersOf('sandbox:?hostile=3')]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  const [first, second] = await hostile;

  expect(first).toEqual(second);
  expect(new Set(first).size).toBeGreaterThan(1);
  expect(new Set(await answersOf('sandbox:'))).toEqual(new Set(['400']));
});

test('the sandbox answers with a recording that the page names', async () => {
  const recording = {
    format: 'merchant-checkout-recording',
    formatVersion: 1,
    recordedAt: '2026-11-20T10:00:00.000Z',
    attributes: {},
    lines: {},
    answers: [
      {
        method: 'GET',
        path: '/rest/shop/9',
        status: 502,
        type: 'text/html',
        body: '<html></html>',
      },
    ],
  };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(recording);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const send = createPageSandbox('sandbox:?replay=/faults/1.json', 'https://shop.example/book');

  const answer = await send(new Request(`${ORIGIN}/rest/shop/9?language=pt_PT`));

  expect([answer.status, await answer.text()]).toEqual([502, '<html></html>']);
  expect(asked).toEqual(['https://shop.example/faults/1.json']);
});

test.each([
  ['https://other.example/1.json', 'own origin'],
  ['/gone.json', 'answers with 404'],
  ['/index.html', 'no recording'],
])(
  'the recording %s is refused with a sentence that the screen shows',
  async (address, sentence) => {
    vi.stubGlobal('fetch', async (url: string) =>
      url.endsWith('gone.json') ? new Response('', { status: 404 }) : new Response('<html>'),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const send = createPageSandbox(`sandbox:?replay=${address}`, 'https://shop.example/');

    const answer = await send(new Request(`${ORIGIN}/rest/shop/9`));

    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(sentence) });
  },
);
