import { describe, expect, test } from 'vitest';

import { createSandbox } from '../create-sandbox.ts';
import { NOW } from '../test-support/sandbox-client.ts';

const SENT = { conversion_partner_id: 4711, rwg_token: 'token-1', merchant_changed: 2 };

describe('the stand-in for the maps service', () => {
  const sandbox = createSandbox({ now: () => NOW });
  const tell = (body: unknown) =>
    sandbox.fetch(
      new Request('https://www.google.com/maps/conversion/collect', {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(body),
      }),
    );

  test('takes a conversion and shows it among the calls received', async () => {
    expect((await tell(SENT)).status).toBe(204);
    const calls = await sandbox.fetch(new Request('https://sandbox.invalid/__sandbox/requests'));
    expect(await calls.json()).toMatchObject([{ path: '/maps/conversion/collect' }]);
  });

  test('refuses one without a token', async () => {
    expect((await tell({ ...SENT, rwg_token: '' })).status).toBe(400);
  });
});
