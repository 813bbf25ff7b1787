import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { bookingBody, GUEST_QUERY } from '../test-support/booking-body.ts';
import { freeSlot, slotsOf } from '../test-support/free-slots.ts';
import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

const SHOP = '/rest/shop/1?language=es_ES';

function fault(client: SandboxClient, json: Record<string, unknown>) {
  return client.call('/__sandbox/faults', { json });
}

describe('recorded requests', () => {
  test('hold every call with its query, headers and body, but no control', async () => {
    const client = createClient();
    await client.call('/rest/authentication', {
      form: { username: 'ana@example.com' },
      headers: { 'x-user-language': 'pt_PT' },
    });
    await client.call(`/rest/bookings/guest?${GUEST_QUERY}`, { json: { a: 1 } });
    await client.call(SHOP);

    const { body } = await client.call('/__sandbox/requests');

    expect(body).toMatchObject([
      {
        method: 'POST',
        path: '/rest/authentication',
        headers: { 'x-user-language': 'pt_PT' },
        body: { username: 'ana@example.com' },
      },
      { path: '/rest/bookings/guest', query: { providerId: '1' }, body: { a: 1 } },
      { method: 'GET', path: '/rest/shop/1', query: { language: 'es_ES' }, body: null },
    ]);
    expect(body).toHaveLength(3);
  });
});

describe('a fault', () => {
  test('answers with its status and a message in the language asked for', async () => {
    const client = createClient();
    await fault(client, { match: 'GET /rest/shop', status: 503 });

    expect(await client.call(SHOP)).toMatchObject({
      status: 503,
      body: {
        status: 503,
        message: 'El servicio tiene problemas. Inténtalo dentro de un momento.',
      },
    });
  });

  test('is seen by a page of another origin', async () => {
    const client = createClient();
    await fault(client, { match: '/rest/', status: 500 });

    const response = await client.raw(SHOP);

    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['HTML', { status: 500, body: '<h1>Oops</h1>' }, '<h1>Oops</h1>', 'text/html'],
    ['truncated JSON', { body: '{"id":' }, '{"id":', 'application/json'],
    ['an empty body', { status: 200, body: '' }, '', 'application/json'],
    ['a lie', { body: { id: 'one' } }, '{"id":"one"}', 'application/json'],
  ])('answers with %s', async (_, how, text, type) => {
    const client = createClient();
    await fault(client, { match: '/rest/shop/1', ...how });

    const response = await client.raw(SHOP);

    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toContain(type);
  });

  test('meets as many calls as it says, then the sandbox is well again', async () => {
    const client = createClient();
    await fault(client, { match: '/^GET .*shop/', status: 500, times: 2 });

    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await client.call(SHOP)).status);

    expect(statuses).toEqual([500, 500, 200]);
  });

  test('leaves other calls alone', async () => {
    const client = createClient();
    await fault(client, { match: 'POST /rest/shop', status: 500 });

    expect((await client.call(SHOP)).status).toBe(200);
  });

  test('delays the true answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const client = createClient();
    await fault(client, { match: '/rest/shop', delayMs: 40_000 });
    const arrived = vi.fn();

    const reply = client.call(SHOP).finally(arrived);
    while (vi.getTimerCount() === 0) await vi.advanceTimersByTimeAsync(0);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);

    expect((await reply).status).toBe(200);
  });

  test('holds the true answer until it is released', async () => {
    const client = createClient();
    await fault(client, { match: '/rest/shop', hold: true, times: 1 });
    const arrived = vi.fn();
    const reply = client.call(SHOP).finally(arrived);
    await client.call('/rest/v1/web/campaigns/101?language=pt_PT&entityId=1');
    expect(arrived).not.toHaveBeenCalled();
    await client.raw('/__sandbox/release', { method: 'POST' });
    expect((await reply).status).toBe(200);
  });

  test('drops the connection', async () => {
    const client = createClient();
    await fault(client, { match: '/rest/shop', drop: true });

    await expect(client.raw(SHOP)).rejects.toThrow('Failed to fetch');
  });

  test('drops the answer of a booking that was made: the outcome is unknown', async () => {
    const client = createClient();
    const { slot, capacity } = await freeSlot(client, 101, 4);
    await fault(client, { match: 'POST /rest/bookings', drop: true, after: true, times: 1 });
    const json = bookingBody({ slots: [slot] });
    const book = () =>
      client.raw(`/rest/bookings/guest?${GUEST_QUERY}`, {
        json,
        headers: { 'idempotency-key': 'intent-2' },
      });

    await expect(book()).rejects.toThrow('Failed to fetch');

    expect((await book()).status).toBe(200);
    const left = (await slotsOf(client, 101)).find((each) => each.startTime === slot.startTime);
    expect(left?.capacity).toBe(capacity - 2);
  });

  test.each([[{}], [{ match: '' }], [{ match: 'x', status: 99 }], [{ match: 'x', often: true }]])(
    'of a wrong shape is a 400: %o',
    async (json) => {
      expect((await fault(createClient(), json)).status).toBe(400);
    },
  );
});

describe('a reset', () => {
  test('forgets bookings, faults and recorded requests', async () => {
    const client = createClient();
    const { slot, capacity } = await freeSlot(client, 101, 4);
    await client.call(`/rest/bookings/guest?${GUEST_QUERY}`, {
      json: bookingBody({ slots: [slot] }),
    });
    await fault(client, { match: '/rest/shop', status: 500 });

    expect((await client.call('/__sandbox/reset', { method: 'POST' })).status).toBe(200);

    expect((await client.call('/__sandbox/requests')).body).toEqual([]);
    expect((await client.call(SHOP)).status).toBe(200);
    const left = (await slotsOf(client, 101)).find((each) => each.startTime === slot.startTime);
    expect(left?.capacity).toBe(capacity);
  });
});

describe('a page of another origin', () => {
  test.each(['token', 'X-User-Language', 'authorization', 'Idempotency-Key'])(
    'may send the header %s',
    async (header) => {
      const response = await createClient().raw('/rest/bookings', {
        method: 'OPTIONS',
        headers: {
          origin: 'https://tasca.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': header,
        },
      });

      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-headers')).toContain(header);
    },
  );
});
