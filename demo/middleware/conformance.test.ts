/// <reference types="node" />
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startServer } from '../server/start-server.ts';
import { checkConformance, type ConformanceReport } from './conformance.ts';
import { readOptions } from './conformance-options.ts';
import { reportLines, runConformance } from './run-conformance.ts';

const ACCOUNT = ['--user', 'ana@example.com', '--password', 'secret1'];

let sandbox: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  sandbox = await startServer({ port: 0, quiet: true });
});
afterAll(() => sandbox.close());

const control = (path: string, body: unknown = {}) =>
  fetch(`${sandbox.url}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Starts a server at any free port; gives its address. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
}

const check = (...options: string[]) => checkConformance(readOptions([sandbox.url, ...options]));

const deviationsOf = ({ calls }: ConformanceReport) =>
  Object.fromEntries(
    calls
      .filter(({ deviations }) => deviations.length > 0)
      .map(({ call, deviations }) => [call, deviations]),
  );

describe('the conformance of a middleware', () => {
  beforeEach(() => control('reset'));

  it('is complete for the sandbox, with every write', async () => {
    const report = await check(...ACCOUNT, '--write');
    expect(deviationsOf(report)).toEqual({});
    const called = report.calls.map(({ call }) => call);
    for (const name of ['getShop', 'signIn', 'createBooking', 'createGuestOrder'])
      expect(called).toContain(name);
    expect(report.honoursIdempotencyKey).toBe(true);
  });

  it('sends no write without --write', async () => {
    await check(...ACCOUNT);
    const response = await fetch(`${sandbox.url}/__sandbox/requests`);
    const requests: { method: string; path: string }[] = await response.json();
    const posts = requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(new Set(posts)).toEqual(new Set(['/rest/authentication']));
  });

  it.each([
    ['another status', { status: 500, body: {} }, /HTTP status 500/],
    ['a field that is missing', { body: { id: 2 } }, /the field "name" is missing/],
    ['a redirect', { status: 302 }, /redirect/],
    [
      'a row that cannot be read',
      {
        body: {
          name: 'Spa',
          priceListView: {
            sections: [
              {
                id: 1,
                name: 'A',
                items: [
                  { id: 1, name: 'Sopa', price: 2, status: 'active' },
                  { id: 2, price: 2, status: 'active' },
                ],
              },
            ],
          },
        },
      },
      /"priceListView\.sections\.0\.items\.1\.name" is wrong/,
    ],
  ])('names a call that answers with %s', async (_, fault, deviation) => {
    await control('faults', { match: '/rest/shop/2', ...fault });
    const found = deviationsOf(await check());
    expect(Object.keys(found)).toEqual(['getShop']);
    expect(found['getShop']?.join()).toMatch(deviation);
  });

  it('names a wrong request that is answered without the platform’s error body', async () => {
    await control('faults', { match: '/rest/shop/conformance-none', status: 404, body: {} });
    expect(deviationsOf(await check())).toEqual({
      'getShop (an unknown id)': ['the error has no JSON body with "message" or "code"'],
    });
  });

  it('ends the command with the calls that deviate', async () => {
    await control('faults', { match: '/rest/shop/2', status: 500, body: {} });
    const { text, deviates } = await runConformance([sandbox.url]);
    expect(deviates).toBe(true);
    expect(text).toMatch(/^deviates {2}getShop +500/m);
    expect(text).toMatch(/1 of \d+ calls deviate\.$/);
    const { text: json } = await runConformance([sandbox.url, '--json']);
    expect(JSON.parse(json).calls.length).toBeGreaterThan(10);
  });

  it('says that a platform makes two bookings of one Idempotency-Key', async () => {
    const proxy = createServer(async (incoming, outgoing) => {
      const { method = 'GET', url = '/', headers } = incoming;
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const kept = Object.entries(headers).filter(
        ([name]) => !['idempotency-key', 'host', 'connection', 'content-length'].includes(name),
      );
      const answer = await fetch(sandbox.url + url, {
        method,
        headers: kept.map(([name, value]): [string, string] => [name, String(value)]),
        body: method === 'POST' ? Buffer.concat(chunks) : null,
      });
      const answered = [...answer.headers].filter(([name]) => !name.startsWith('content-e'));
      outgoing.writeHead(answer.status, Object.fromEntries(answered));
      outgoing.end(await answer.text());
    });
    const url = await listen(proxy);
    const { honoursIdempotencyKey } = await checkConformance(readOptions([url, '--write']));
    proxy.close();
    expect(honoursIdempotencyKey).toBe(false);
  });

  it('names an answer and a preflight that a page of another origin may not read', async () => {
    const server = createServer((_, response) => response.end('{}'));
    const options = readOptions([await listen(server), '--write']);
    const { calls } = await checkConformance(options);
    server.close();
    const found = Object.fromEntries(
      calls.map(({ call, deviations }) => [call, deviations.join()]),
    );
    expect(found['getShop']).toMatch(/CORS: Access-Control-Allow-Origin is missing/);
    expect(found['addCartItem']).toMatch(/preflight: the header content-type is not allowed/);
  });
});

describe('the command', () => {
  it.each([
    [[], /Name the address/],
    [['localhost:4173'], /with https/],
    [['sandbox:'], /with https/],
    [['https://api.example.pt', '--user', 'ana'], /--user and --password go together/],
    [['https://api.example.pt', '--shops', '1'], /--shops/],
  ])('refuses the options %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('says that a key which is not honoured gives two bookings', () => {
    const report = { calls: [], honoursIdempotencyKey: false };
    expect(reportLines(report).join('\n')).toMatch(/not honoured/);
  });
});
