import { describe, expect, test } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { bookingBody, GUEST_QUERY } from '../test-support/booking-body.ts';
import { freeSlot } from '../test-support/free-slots.ts';
import { walletPayment } from '../test-support/payment-body.ts';
import { createClient, NOW } from '../test-support/sandbox-client.ts';

const ORIGIN = 'http://sandbox.test';
const CAMPAIGN = '/rest/v1/web/campaigns/101?language=pt_PT&entityId=1';
const WALLET = '/rest/payment/mbway-payment-request/guest/?language=pt_PT';

/** A sandbox in hostile mode whose late answers are noted and come at once. */
async function hostileSandbox(seed: number | string) {
  const waits: number[] = [];
  const sandbox = createSandbox({ now: () => NOW, sleep: async (ms) => void waits.push(ms) });
  const send = async (path: string, json?: unknown): Promise<string> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = { ...init, body: JSON.stringify(json) };
    const request = new Request(`${ORIGIN}${path}`, json === undefined ? {} : body);
    try {
      const response = await sandbox.fetch(request);
      return `${response.status} ${await response.text()}`;
    } catch (error) {
      return String(error);
    }
  };
  await send('/__sandbox/hostile', { seed });
  return { sandbox, send, waits };
}

/** Everything that many reads and purchases of one seed are answered. */
async function answersOf(seed: number, calls: readonly [string, unknown?][]) {
  const { send, waits } = await hostileSandbox(seed);
  const answers: string[] = [];
  for (const [path, json] of calls) answers.push(await send(path, json));
  return { answers, waits };
}

const CALLS: readonly [string, unknown?][] = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0 ? [CAMPAIGN] : [WALLET, walletPayment()],
);

describe('the hostile mode', () => {
  test('answers the same to the same seed, and other things to another', async () => {
    const first = await answersOf(7, CALLS);

    expect(await answersOf(7, CALLS)).toEqual(first);
    expect(await answersOf(8, CALLS)).not.toEqual(first);
  });

  test('draws by call and count, so that other calls in between change nothing', async () => {
    const alone = await answersOf(
      7,
      CALLS.filter(([path]) => path === CAMPAIGN),
    );
    const both = await answersOf(7, CALLS);

    expect(both.answers.filter((_, index) => index % 2 === 0)).toEqual(alone.answers);
  });

  test('answers everything that the contract allows', async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 12; seed += 1) {
      const { answers, waits } = await answersOf(seed, CALLS);
      for (const answer of answers) seen.add(answer);
      if (waits.some((ms) => ms > 40_000)) seen.add('later than anybody waits');
    }
    const all = [...seen].join('\n');

    expect(all).toMatch(/"id":"FT 2026\/9\d{5}"/);
    expect(all).toMatch(/"id":"hipay:tx\/9\d{5}"/);
    expect(all).toMatch(/\\ud83d[^\\]/);
    expect(all).toMatch(/"status":"(EXPIRED|REFUNDED|settled)"/);
    expect(all).toMatch(/"message":""/);
    expect(all).toMatch(/"[^"]{2500,}"/);
    expect(all).toMatch(/^200 <!doctype html>/m);
    expect(all).toMatch(/^403 <!doctype html>/m);
    expect(all).toMatch(/^429 \{"status":429/m);
    expect(all).toMatch(/^503 /m);
    expect(all).toMatch(/^200 \{"id": 1, "sta$/m);
    expect(all).toMatch(/DroppedConnection/);
    expect(all).toMatch(/later than anybody waits/);
  });

  test('loses answers of executed calls', async () => {
    let lost = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const { sandbox, send } = await hostileSandbox(seed);
      const answer = await send(WALLET, walletPayment());
      const isPaid = sandbox.state().payments.length === 1;
      if (isPaid && !answer.startsWith('200 {"id":"')) lost += 1;
    }

    expect(lost).toBeGreaterThan(0);
  });

  test('knows its own references again, whatever is in them', async () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { send } = await hostileSandbox(seed);
      const requested = /"id":("[^"]+"|\d+)/.exec(await send(WALLET, walletPayment()))?.[1];
      if (requested === undefined) continue;
      const id = encodeURIComponent(String(JSON.parse(requested)));
      const status = await send(`/rest/payment/mbway-payment-status/guest/${id}/`);

      expect(status).not.toMatch(/NOT_FOUND|MALFORMED/);
    }
  });

  test('never refuses an executed call as the platform', async () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const { sandbox, send } = await hostileSandbox(seed);
      const answer = await send(WALLET, walletPayment());
      const isRefusal = /^4\d\d \{/.test(answer) && !/^4(08|25) /.test(answer);

      if (isRefusal) expect(sandbox.state().payments).toEqual([]);
    }
  });

  test('ends with a reset', async () => {
    const client = createClient();
    await client.call('/__sandbox/hostile', { json: { seed: 'x' } });
    await client.call('/__sandbox/reset', { method: 'POST' });
    const { slot } = await freeSlot(client, 101, 2);

    for (let count = 0; count < 30; count += 1) {
      expect(await client.call(CAMPAIGN)).toMatchObject({ status: 200 });
    }
    const json = bookingBody({ slots: [slot] });
    expect(await client.call(`/rest/bookings/guest?${GUEST_QUERY}`, { json })).toMatchObject({
      status: 200,
      body: { transactionId: 500_001 },
    });
  });
});
