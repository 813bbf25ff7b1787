import { expect, onTestFinished, test } from 'vitest';

import { startServer } from './start-server.ts';

async function started() {
  const server = await startServer({ port: 0, quiet: true });
  onTestFinished(() => server.close());
  return server;
}

async function fetched(path: string, init?: RequestInit) {
  const { url } = await started();
  return await fetch(`${url}${path}`, init);
}

test('the site, its files and the sandbox are at one origin, never cached', async () => {
  const { url } = await started();
  const replies = await Promise.all(
    ['/', '/booking.html?lang=en', '/site.css', '/rest/shop/1?language=pt_PT'].map((path) =>
      fetch(url + path),
    ),
  );

  expect(replies.map(({ headers }) => headers.get('content-type'))).toEqual([
    'text/html; charset=utf-8',
    'text/html; charset=utf-8',
    'text/css; charset=utf-8',
    'application/json',
  ]);
  expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual(
    replies.map(() => 'no-store'),
  );
});

test.each([
  '/photos/..%2f..%2fpackage.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/server/serve.ts',
  '/photos/%00.png',
  '/%ff',
  '/demo-pages.ts',
])('%s leads to nothing', async (path) => {
  expect((await fetched(path)).status).toBe(404);
});

test('a page can only be read', async () => {
  expect((await fetched('/', { method: 'PUT' })).status).toBe(405);
});

test('pages of other origins may load the module and call the sandbox', async () => {
  const [file, call] = [await fetched('/site.css'), await fetched('/rest/common/category/pt_PT')];

  expect(file.headers.get('access-control-allow-origin')).toBe('*');
  expect(call.headers.get('access-control-allow-origin')).toBe('*');
});

test('a page below /csp/ has the strict policy with the nonce of its scripts, each time another', async () => {
  const { url } = await started();
  const nonces = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await fetch(`${url}/csp/strict.html`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-(\w+)'/.exec(policy)?.[1] ?? 'none';
    const html = await page.text();

    expect(policy).toContain("style-src 'none'");
    expect(policy).toContain("trusted-types 'none'");
    expect(html.match(/<script/g)?.length).toBe(html.split(`nonce="${nonce}"`).length - 1);
    expect(html).not.toContain('__NONCE__');
    nonces.push(nonce);
  }
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a dropped connection is cut without an answer', async () => {
  const { url } = await started();
  await fetch(`${url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: '/rest/shop', drop: true }),
  });

  await expect(fetch(`${url}/rest/shop/1?language=pt_PT`)).rejects.toThrow('fetch failed');
});

test('a browser gets the first byte of a dropped answer, so that it sends no POST again by itself', async () => {
  const { url } = await started();
  await fetch(`${url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match: 'POST /rest/bookings', drop: true }),
  });

  const answer = await fetch(`${url}/rest/bookings/guest`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('a taken port gives one message', async () => {
  const { url } = await started();
  const port = Number(new URL(url).port);

  await expect(startServer({ port, quiet: true })).rejects.toThrow(
    `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
  );
});
