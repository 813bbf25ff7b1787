/// <reference types="node" />
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { startServer } from '../server/start-server.ts';
import { checkConformance, type ConformanceReport } from './conformance.ts';
import { readOptions } from './conformance-options.ts';
import { reportLines, runConformance } from './run-conformance.ts';
import { readRecording, replayAnswers } from '../sandbox/recording/replayed-answers.ts';

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

const check = async (...options: string[]) => {
  const { report } = await checkConformance(readOptions([sandbox.url, ...options]));
  return report;
};

const deviationsOf = ({ calls }: ConformanceReport) =>
  Object.fromEntries(
    calls
      .filter(({ deviations }) => deviations.length > 0)
      .map(({ call, deviations }) => [
        call,
        deviations.map(({ expected, found }) => `expected ${expected}; found ${found}`),
      ]),
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
    [
      'another status',
      { status: 500, body: {} },
      /^expected status 200; found status 500, an object|^expected status 200; found status 500/,
    ],
    ['a field that is missing', { body: { id: 2 } }, /^expected the field "name"; found nothing$/],
    [
      'a field of another type',
      { body: { name: 7 } },
      /^expected the field "name": string; found the number 7$/,
    ],
    ['a redirect', { status: 302 }, /redirects are not followed; found status 302/],
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
      /"priceListView\.sections\.0\.items\.1\.name" .*; found nothing/,
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
      'getShop (an unknown id)': [
        'expected status 4xx with a JSON body with "message" or "code"; found status 404, an object with no fields',
      ],
    });
  });

  it('shows each call with its address, and a deviation with what is expected and found', async () => {
    await control('faults', { match: '/rest/shop/2', status: 500, body: {} });
    const { text, status } = await runConformance([sandbox.url]);
    expect(status).toBe(1);
    expect(text).toMatch(/^deviates {2}getShop +500 +\d+ ms {2}GET http:.*\/rest\/shop\/2\?/m);
    expect(text).toMatch(/^ +expected {2}status 200\n +found {5}status 500/m);
    expect(text).toMatch(/^ok +getCampaign +200/m);
    expect(text).toMatch(/1 of \d+ calls deviate\.$/);
    const json = await runConformance([sandbox.url, '--json']);
    expect(JSON.parse(json.text).calls.length).toBeGreaterThan(10);
    expect(json.status).toBe(1);
  });

  it('asks for the ids of the platform where the standard ones are unknown', async () => {
    await control('faults', { match: '/rest/v1/web/campaigns/101', status: 404, times: 1 });
    const { text } = await runConformance([sandbox.url]);
    expect(text).toContain('hint      Is 101 your campaign? Name yours with --campaign.');
  });

  it('shows no token of the test account', async () => {
    const { text } = await runConformance([sandbox.url, ...ACCOUNT]);
    expect(text).toContain('token=…');
    expect(text).not.toContain('token-ana');
  });

  it('names a site that answers with HTML, by its title', async () => {
    const site = createServer((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      });
      response.end('<!doctype html><title>Sign in</title>');
    });
    const url = await listen(site);
    const { text } = await runConformance([url]);
    site.close();
    expect(text).toContain('found     a page of HTML, titled "Sign in"');
    expect(text).toContain(`is ${url} its address?`);
  });

  it('says at once that nothing answers', async () => {
    const server = createServer();
    const url = await listen(server);
    server.close();
    expect(await runConformance([url])).toEqual({
      text: `Nothing answers at ${url} (ECONNREFUSED).`,
      status: 3,
    });
  });

  it('records answers that the sandbox replays, without personal data', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recording-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'fault.json');
    await control('faults', { match: '/rest/shop/2', body: { id: 2 } });
    await runConformance([sandbox.url, ...ACCOUNT, '--write', '--record', file]);

    const text = readFileSync(file, 'utf8');
    const replayed = replayAnswers(readRecording(text), () => Date.now());
    const shop = replayed(new Request('https://sandbox.invalid/rest/shop/2?language=pt_PT'));

    expect(await shop.json()).toEqual({ id: 2 });
    expect(text).not.toMatch(/ana@example|Ana |token-ana|secret1|912345678/);
  });

  it('records the element that shows the campaign of the check', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recording-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'fault.json');
    await runConformance([sandbox.url, '--campaign', '110', '--record', file]);

    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      attributes: { campaign: '110', 'reservation-type': 'normal', 'allow-guest-login': '' },
    });
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
    const { report } = await checkConformance(readOptions([url, '--write']));
    proxy.close();
    expect(report.honoursIdempotencyKey).toBe(false);
  });

  it('says once for all calls what keeps a page of another origin from reading answers', async () => {
    const server = createServer((_, response) => response.end('{}'));
    const { report } = await checkConformance(readOptions([await listen(server), '--write']));
    server.close();
    const texts = report.cors.map(({ expected, found }) => `${expected}: ${found}`);
    expect(texts).toContain(
      'Access-Control-Allow-Origin: https://shop.example.pt (or *) in every answer: no such header',
    );
    expect(texts.filter((each) => each.includes('in every answer'))).toHaveLength(1);
    expect(texts.join()).toContain('Access-Control-Allow-Headers with content-type');
    expect(reportLines(report).join('\n')).toMatch(/in {8}\d+ of \d+ calls: getEntityConfig/);
  });
});

describe('the command', () => {
  it.each([
    [[], /Name the address/],
    [['localhost:4173'], /with https/],
    [['sandbox:'], /with https/],
    [['https://api.example.pt', '--user', 'ana'], /--user and --password go together/],
    [['https://api.example.pt', '--shops', '1'], /--shops/],
    [['https://api.example.pt', 'https://b.example.pt'], /not also https:\/\/b\.example\.pt/],
    [['https://api.example.pt', '--origin', 'shop'], /--origin needs/],
  ])('refuses the options %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });

  it('says that a key which is not honoured gives two bookings', () => {
    const report = {
      middleware: 'https://api.example.pt',
      origin: 'https://shop.example.pt',
      calls: [],
      cors: [],
      honoursIdempotencyKey: false,
    };
    expect(reportLines(report).join('\n')).toMatch(/not honoured/);
  });

  it('explains itself, and ends with status 2 for options that cannot be used', async () => {
    const help = await runConformance(['--help']);
    expect(help.status).toBe(0);
    for (const part of ['--record FILE', '--campaign ID', '(101)', 'Exit status:'])
      expect(help.text).toContain(part);
    expect(await runConformance(['--nothing'])).toMatchObject({ status: 2 });
  });
});
