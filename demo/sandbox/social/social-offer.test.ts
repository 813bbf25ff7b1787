import { describe, expect, test } from 'vitest';

import { createPageSandbox } from '../in-page.ts';
import { createClient } from '../test-support/sandbox-client.ts';

const CONFIG = '/rest/v1/web/entity/config?language=pt_PT&hostname=loja.example';
const SCRIPT = '/__sandbox/social/google.js';

describe('the providers that a brand offers', () => {
  test('come with a client id and a script at the origin of the sandbox', async () => {
    const { body } = await createClient().call(CONFIG);

    expect(body).toMatchObject({
      social: { google: true, facebook: true, apple: true },
      env: {
        googleClientId: 'sandbox-google',
        googleSdkUrl: `http://sandbox.test${SCRIPT}`,
        facebookSdkUrl: 'http://sandbox.test/__sandbox/social/facebook.js',
        appleSdkUrl: 'http://sandbox.test/__sandbox/social/apple.js',
      },
    });
  });

  test('are none inside the page, where no script can be served', async () => {
    const response = await createPageSandbox()(new Request(`https://sandbox.invalid${CONFIG}`));
    const body: unknown = await response.json();

    expect(body).toMatchObject({ social: { google: false, facebook: false, apple: false } });
    expect(body).not.toHaveProperty('env.googleSdkUrl');
  });
});

describe('the script of a stand-in', () => {
  test.each(['google', 'facebook', 'apple', 'consent'])(
    '%s is JavaScript for any page',
    async (name) => {
      const response = await createClient().raw(`/__sandbox/social/${name}.js`);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.text()).toMatch(/window\.|export function/);
    },
  );

  test('is recorded when it is loaded, and a fault keeps it away', async () => {
    const client = createClient();
    await client.call('/__sandbox/faults', { json: { match: SCRIPT, status: 503, times: 1 } });

    expect((await client.raw(SCRIPT)).status).toBe(503);
    expect((await client.raw(SCRIPT)).status).toBe(200);
    const { body } = await client.call('/__sandbox/requests');
    expect(body).toMatchObject([{ path: SCRIPT }, { path: SCRIPT }]);
  });

  test.each(['other.js', 'google', '..%2Fstand-ins.js'])('%s is not there', async (file) => {
    expect((await createClient().raw(`/__sandbox/social/${file}`)).status).toBe(404);
  });
});

describe('a token of a provider', () => {
  const encode = (claims: unknown) => btoa(JSON.stringify(claims)).replaceAll('=', '');
  const right = {
    iss: 'https://accounts.google.com',
    aud: 'sandbox-google',
    email: 'ana@example.com',
    exp: Date.parse('2026-11-11T11:00:00Z') / 1000,
  };
  const login = (credential: string) =>
    createClient().call('/rest/client/authentication/signUpLoginGoogle', {
      form: { credential, persistence: 'true' },
    });

  test('signs in when all of it is right', async () => {
    expect((await login(`e30.${encode(right)}.sandbox`)).status).toBe(200);
  });

  test.each([
    ['of another client', `e30.${encode({ ...right, aud: 'other' })}.sandbox`],
    ['that is too old', `e30.${encode({ ...right, exp: 1_000_000_000 })}.sandbox`],
    ['without an e-mail', `e30.${encode({ ...right, email: undefined })}.sandbox`],
    ['with a foreign signature', `e30.${encode(right)}.c2ln`],
    ['that is none', 'abc'],
    ['of broken text', 'e30.%%%.sandbox'],
  ])('%s is a 401 that says so', async (_, credential) => {
    expect(await login(credential)).toMatchObject({
      status: 401,
      body: { code: 'PROVIDER_REFUSED' },
    });
  });
});
