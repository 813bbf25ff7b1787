import { describe, expect, test } from 'vitest';

import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

const NEW = { username: 'Nova@example.com', password: 'segredo', entityId: '1' };

const register = (client: SandboxClient, form: Record<string, string> = NEW) =>
  client.call('/rest/client/authentication/signUp', { form });
const login = (client: SandboxClient, username: string, password: string) =>
  client.call('/rest/authentication', {
    form: { username, password, persistence: 'false', providerId: '1' },
  });
const isRegistered = async (client: SandboxClient, email: string) =>
  (await client.call(`/rest/client/authentication/isRegisteredEmail/${email}?entityId=1`)).body;

describe('a registration', () => {
  test('makes an account that signs in, has a profile and owns nothing', async () => {
    const client = createClient();

    expect(await register(client)).toMatchObject({
      status: 200,
      body: { data: { id: 2001 }, meta: { districtId: 11 } },
    });

    const { body } = await login(client, 'nova@example.com', 'segredo');
    expect(body).toMatchObject({ id: 2001, token: 'token-2001' });
    const who = 'userId=2001&token=token-2001';
    const profile = await client.call(`/rest/client/profile/2001?${who}&language=pt_PT`);
    expect(profile.body).toMatchObject({ username: 'nova@example.com', points: 0, prizes: [] });
    const prizes = `/rest/client/prize/myprizes?${who}&startIndex=0&pageSize=100`;
    expect((await client.call(prizes)).body).toEqual([]);
  });

  test('with a taken e-mail is a 409, however it is capitalised', async () => {
    const reply = await register(createClient(), { ...NEW, username: 'ANA@example.com' });

    expect(reply).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
  });

  test('with a weak password is a 400 and makes no account', async () => {
    const client = createClient();

    const reply = await register(client, { ...NEW, password: 'short' });

    expect(reply).toMatchObject({ status: 400, body: { code: 'WEAK_PASSWORD' } });
    expect(await isRegistered(client, 'nova@example.com')).toEqual({ registered: false });
  });

  test('is forgotten by a reset', async () => {
    const client = createClient();
    await register(client);

    await client.call('/__sandbox/reset', { method: 'POST' });

    expect((await login(client, 'nova@example.com', 'segredo')).status).toBe(401);
  });
});

describe('a sign-in', () => {
  test.each([
    ['a wrong password', 'ana@example.com', 'secret2'],
    ['an unknown e-mail', 'nobody@example.com', 'secret1'],
  ])('with %s is the same 401', async (_, username, password) => {
    expect(await login(createClient(), username, password)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });

  test('of the scripted e-mail is refused with markup in the message', async () => {
    const reply = await login(createClient(), 'markup@example.com', 'secret1');

    expect(reply).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('<img src="x"') },
    });
  });

  test('with an unknown external token is a 401', async () => {
    const reply = await createClient().call('/rest/authentication/external', {
      form: { providerId: '4' },
      headers: { authorization: 'external-nobody' },
    });

    expect(reply).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });
});

describe('an e-mail', () => {
  test.each([
    ['ana%40example.com', true],
    ['ANA@example.com', true],
    ['nova%2B1%40example.com', false],
  ])('%s is known: %s', async (email, registered) => {
    expect(await isRegistered(createClient(), email)).toEqual({ registered });
  });
});

describe('a new password', () => {
  const ask = (json: unknown) =>
    createClient().call('/rest/authentication/password/forgotPassword', { json });
  const body = {
    providerId: 1,
    redirectUrl: 'https://tasca.example/reservas',
    username: 'ana@example.com',
  };

  test('is sent to a known e-mail, and refused to an unknown one', async () => {
    expect(await ask(body)).toEqual({ status: 200, body: {} });
    expect(await ask({ ...body, username: 'nobody@example.com' })).toMatchObject({
      status: 404,
      body: { code: 'UNKNOWN_EMAIL' },
    });
  });

  test.each([[{ ...body, redirectUrl: 'here' }], [{ ...body, providerId: null }], [{}]])(
    'asked for wrongly is a 400',
    async (json) => {
      expect((await ask(json)).status).toBe(400);
    },
  );
});

test('a session ends when a fault says so, with the message of an ended session', async () => {
  const client = createClient();
  await client.call('/__sandbox/faults', {
    json: { match: '/rest/client/profile', status: 401, times: 1 },
  });
  const profile = () => client.call('/rest/client/profile/1001?token=token-ana&language=en_EN');

  expect(await profile()).toMatchObject({
    status: 401,
    body: { code: 'INVALID_TOKEN', message: 'Your session has ended. Please sign in again.' },
  });
  expect((await profile()).status).toBe(200);
});
